# Les leçons d’Elfenwizards. Une étape dit quoi faire (60 caractères au plus) et pourquoi (90 au plus).

elfenwizards-lesson-1-roll = Lancez vos sept dés
elfenwizards-lesson-1-roll-why = Chaque dé devient un sort : plus il a de points, plus il vaut.
elfenwizards-lesson-1-done = Vous avez lancé vos dés.
