# Ce que toutes les leçons partagent : chargé quand on en ouvre une.

lesson = Leçon
lesson-of = { $game } : leçon { $number }
lesson-step = { $step } sur { $steps }
lesson-know = Je sais le faire
lesson-help = Montrez-moi
lesson-again = Recommencer la leçon
lesson-leave = Quitter
lesson-refused = La règle le permet. Faites d’abord ce que demande la leçon, pour voir ce qui arrive.
lesson-over = La leçon est finie !
lesson-next = Leçon suivante
lesson-on = Continuer la partie
lesson-new = Nouvelle partie
