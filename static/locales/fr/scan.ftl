# Scanner un code avec l’appareil photo : chargé quand quelqu’un scanne.

scan-asking = En attente de la caméra. Si le navigateur demande si cette page peut s’en servir, acceptez.
scan-looking = Tenez le code de l’autre écran dans l’image : aussi grand que possible, et bien droit.
scan-hidden = La caméra est éteinte tant que personne ne regarde cette page.
scan-refused = Cette page ne peut pas se servir de la caméra. Autorisez-la dans le navigateur, par le signe à côté de l’adresse, puis réessayez. Ou prenez une photo du code.
scan-framed = La page autour de celle-ci ne lui laisse pas la caméra, ou elle a été refusée. Ouvrez la table dans une fenêtre à elle, ou prenez une photo du code.
scan-none = Il n’y a pas de caméra ici. Choisissez une image du code, laissez un téléphone de la table le scanner, ou collez le lien.
scan-busy = La caméra ne répond pas. Une autre application ou fenêtre s’en sert peut-être : fermez-la, puis réessayez.
scan-insecure = Les navigateurs ne prêtent la caméra qu’aux pages servies en HTTPS. Prenez une photo du code, ou collez le lien.
scan-reading = Recherche d’un code dans l’image…
scan-nothing = Aucun code lisible dans cette image. Le code devrait la remplir, droit et net.
scan-unreadable = Ce fichier n’est pas une image que le navigateur sait montrer.
scan-seen = L’image contient un code.
scan-photo = Prendre une photo
scan-picture = Choisir une image
scan-again = Réessayer
