# Les énigmes : chargées quand on les ouvre. Elles sont celles de tous les jeux ; `puzzle-` se lit à la
# table d’une énigme, `puzzles-` dans la liste.

puzzle = Énigme
puzzle-of = { $game } : énigme { $number }
puzzle-head = Énigme { $number } sur { $of } · { $grade }
puzzle-easy = facile
puzzle-medium = moyenne
puzzle-hard = difficile
puzzle-task = { $name }, que faites-vous ? Une décision est nettement meilleure.
puzzle-task-more = Décidez sur le plateau. Le journal raconte ce qui s’est passé jusqu’ici.
puzzle-wrong = Ainsi, on gagne environ { $value } parties sur 100, avec la bonne décision { $best }.
puzzle-wrong-more = Rien n’est fait : essayez autre chose.
puzzle-right = Bien vu ! Ainsi, on gagne environ { $value } parties sur 100, avec une mauvaise décision { $next } au plus.
puzzle-shown = Voici la solution.
puzzle-shown-more = Elle est marquée sur le plateau. Jouez-la, et voyez ce que répondent les autres.
puzzle-show = Solution
puzzle-next = Énigme suivante
puzzle-again = Revenir à la décision
puzzle-list = Toutes les énigmes
puzzle-missing = Il n’y a pas d’énigme de ce numéro, ou elle a été faite pour d’anciennes règles.

puzzles = Énigmes
puzzles-about = Des moments de vraies parties entre robots, où une décision gagne ou perd nettement plus que toute autre. Trouvez-la sur le plateau ; la partie continue ensuite, si vous voulez.
puzzles-progress = { $solved } résolues sur { $of }, dont { $once } du premier coup
puzzles-easy = Faciles : un apprenti les trouve presque toujours
puzzles-medium = Moyennes : un apprenti les manque souvent
puzzles-hard = Difficiles : un apprenti les manque le plus souvent
puzzles-kept = Ce que vous avez résolu n’est gardé que sur cet appareil, et exporté avec tout le reste. Les parties qui commencent par une énigme ne comptent nulle part.
puzzles-more = Ailleurs
puzzles-of = Énigmes de { $game }
puzzle-link-open = Énigme { $number }
puzzle-link-shown = Énigme { $number } : solution vue
puzzle-link-solved = Énigme { $number } : résolue
puzzle-link-at-once = Énigme { $number } : résolue du premier coup
