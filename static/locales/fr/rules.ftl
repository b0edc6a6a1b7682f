# Ce que les pages de règles de tous les jeux ont en commun : src/ui/rules.

rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-hits = { $n ->
    [0] Rien trouvé.
    [one] Trouvé à un endroit.
   *[other] Trouvé à { $n } endroits.
}
rules-variant = Variante :
rules-note = Note { $n }
rules-note-back = Retour à la règle
rules-example = Exemple :
rules-before = Voici la situation de départ. Appuyez sur Suite.
rules-back = Retour
rules-next = Suite
rules-step = { $n } sur { $count }
rules-glossary = Glossaire
