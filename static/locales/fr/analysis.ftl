# L’analyse d’une partie finie : chargée quand on l’ouvre.

analysis-running = L’archimage revoit la partie…
analysis-stop = Arrêter
analysis-failed = L’archimage ne peut pas revoir la partie pour l’instant. Fermez et réessayez.
analysis-chances = Chances de gagner, sur 100
analysis-margin = À { $points ->
    [one] { $points } point
   *[other] { $points } points
} près, 19 fois sur 20.
analysis-turns = Les tournants
analysis-turn-luck = { $happened } { $name } passe de { $before } à { $after } sur 100.
analysis-turn-play = { $happened } Avec cela, { $name } passe de { $before } à { $after } sur 100.
analysis-turn-loss = { $happened } Une idée pour la prochaine fois, qui vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $name } : { $better }.
analysis-show = Montrer
analysis-luck-and-play = La chance et le jeu
analysis-luck = La chance
analysis-luck-high = La fortune a souri à { $name } : { $points } points de plus que ce qu’on peut espérer.
analysis-luck-good = La fortune a été douce pour { $name } : { $points } points de plus que ce qu’on peut espérer.
analysis-luck-even = La fortune a donné à { $name } ce qu’on peut attendre.
analysis-luck-bad = { $name } a tenu bon malgré { $points } points de malchance.
analysis-luck-low = { $name } a bravé { $points } points de malchance : qu’elle tourne la prochaine fois.
analysis-play-best = Un jeu d’archimage.
analysis-play-good = Une main sûre.
analysis-play-fair = Un beau jeu, qui garde des idées pour la prochaine fois.
analysis-play-bold = Un jeu hardi, où il reste beaucoup à découvrir.
analysis-play-each = Points perdus à { $decisions ->
    [one] la seule décision
   *[other] chacune des { $decisions } décisions
} : { $each }.
analysis-play-none = Il n’y avait rien à décider.
analysis-books = Tous les chiffres
analysis-books-about = En points : une partie gagnée en vaut 100. Chaque ligne s’additionne : les chances au début, ce que la chance a apporté, ce que les décisions ont changé, les siennes et celles des autres, et ce que valaient la donne et les mains cachées donnent la fin.
analysis-begin = Début
analysis-loss = Ses décisions
analysis-gift = Celles des autres
analysis-rest = La donne
analysis-end = Fin
