# Les leçons de Dice Arena. Une étape dit quoi faire (60 caractères au plus) et pourquoi (90 au plus).
# Les dés décident : chaque texte doit être vrai quoi qu’ils montrent.

dice-arena-lesson-1-throw = Glissez un dé dans l’arène, ou pressez Lancer
dice-arena-lesson-1-throw-why = Un symbole en double : les deux dés sont à vous. Le dernier qui a des dés gagne.
dice-arena-lesson-1-again = Lancez encore, ou choisissez ce que demande le sort
dice-arena-lesson-1-again-why = Un double lance son sort et finit votre tour. Un X, ou un dé sorti, est perdu.
dice-arena-lesson-1-stop = Si rien n’est en double, pressez « S’arrêter là »
dice-arena-lesson-1-stop-why = Ce que vous avez lancé reste. Sans dé à la fin d’un tour, on est éliminé.
dice-arena-lesson-1-aim = Touchez un dé de l’arène pour le viser, puis lancez
dice-arena-lesson-1-aim-why = Touché, il peut montrer un autre symbole, ou sortir du jeu.
dice-arena-lesson-1-hard = Choisissez Fort, puis lancez
dice-arena-lesson-1-hard-why = Un lancer fort retourne des dés et renverse les tours, mais le vôtre peut sortir.
dice-arena-lesson-1-free = Maintenant, jouez comme vous voulez
dice-arena-lesson-1-free-why = Wingardium Leviosa empile les dés qui restent. Seul celui du haut compte.
dice-arena-lesson-1-try = Continuez : lancez, choisissez un dé ou arrêtez-vous
dice-arena-lesson-1-try-why = Deux Accio rapportent un dé de plus, au choix. Deux Immobulus restent en place.
dice-arena-lesson-1-last = Continuez, et soyez le dernier à avoir des dés
dice-arena-lesson-1-last-why = Confundo inverse le sens du jeu. Lashlabask fait d’abord lancer tous les autres.

dice-arena-lesson-1-done =
    Vous savez lancer, viser, faire un double et vous arrêter, et ce que font les sorts. Continuez ;
    tournois et dés soulevés du bord vous attendent dans une nouvelle partie.
