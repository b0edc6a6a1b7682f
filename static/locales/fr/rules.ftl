# Ce que les pages de règles de tous les jeux ont en commun : src/ui/rules.

rules-contents = Sommaire
