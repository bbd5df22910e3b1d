# Le tutoriel : les leçons, et ce que dit le guide à chaque pas. Les **mots** ressortent.

tutorial-title = Apprendre à jouer
tutorial-lead = Joue tes premiers tours avec un guide à tes côtés. Rien ne peut mal tourner : on ne peut choisir que ce dont parle le guide.
tutorial-first = Commence ici
tutorial-more = Puis, une chose à la fois : ce qu’ajoute le jeu complet
tutorial-minutes = Environ { $count } { $count ->
        [one] minute
       *[other] minutes
    }
tutorial-start = Commencer
tutorial-continue = Continuer
tutorial-again = La rejouer
tutorial-done = Fait
tutorial-progress = Étape { $step } sur { $steps }
tutorial-how-far = Où tu en es
tutorial-leave = Quitter la leçon
tutorial-next = Suivant
tutorial-back = Retour
tutorial-to-now = Retour à la partie
tutorial-your-move = À toi de jouer
tutorial-waiting = La leçon se prépare…
tutorial-late = Cela prend plus longtemps que prévu. Tu peux attendre encore un peu, ou recommencer la leçon.
tutorial-not-now = Une chose à la fois. Maintenant, c’est : { $choice }
tutorial-coach = Ton guide
tutorial-hide = Cacher le guide
tutorial-show = Montrer le guide
tutorial-failed = La leçon ne peut pas continuer
tutorial-failed-text = Sa partie n’est plus dans l’état qu’il faut à la leçon. Recommence la leçon.
tutorial-restart = Recommencer
tutorial-anew = La partie de cette leçon n’est plus là : la leçon reprend donc du début.
tutorial-restart-lesson = Recommencer : { $lesson }
tutorial-end = La leçon est finie
tutorial-first-basic = Première partie, contre un programme facile
tutorial-first-ego = Première partie contre Ego
tutorial-play-on = Continuer à jouer contre un programme
tutorial-next-lesson = Suivante : { $lesson }
tutorial-to-lesson = À la leçon : { $lesson }
tutorial-all = Toutes les leçons
tutorial-home = À la page d’accueil
tutorial-table = Leçon : { $lesson }

tutorial-basic = Le jeu de base
tutorial-basic-about = Trois tours d’une vraie partie : se déplacer, invoquer des Émotions, contrôler, Volonté et Essence, refouler, les Forteresses, ton premier jeton et ta première Révélation.
tutorial-growing = Améliorations, Ambition et Émotions Profondes
tutorial-growing-about = Un tour du jeu complet : faire grandir une Émotion, améliorer une action pour de bon, faire pivoter l’Origine et agir une fois de plus.
tutorial-hidden = Aspirations Propres
tutorial-hidden-about = Après une Révélation qui ne t’a rien apporté, tu peux choisir à quoi aspirer ensuite.
tutorial-intentions = Intentions et Esprits
tutorial-intentions-about = Des points pour ce que tu fais à ton tour, les bonus de la Roue, et le pouvoir de ton Esprit.
tutorial-set-up = La mise en place
tutorial-set-up-about = Dans le jeu complet, tu choisis où commencer et ce que ton Esprit sait faire.
tutorial-balance = La troisième équipe
tutorial-balance-about = Joue pour l’Équilibre : deux sortes d’Essence, des Émotions qui comptent pour d’autres, et des buts à toi.
tutorial-ego = Contre Ego
tutorial-ego-about = Joue sans adversaire : Ego joue tout seul, et tu peux le voir venir.

## Le jeu de base

tutorial-basic-1 = Bienvenue dans le monde intérieur de quelqu’un. Tu es **Amour** et joues pour le lumineux **Bonheur** ; Haine joue pour la sombre **Tristesse**. L’équipe qui a le plus de **points** à la fin a façonné cette personne et gagne.
tutorial-basic-2 = Les points viennent des **Fragments** : des parts d’une personne qu’une équipe gagne. Ils s’empilent en une tour, ici au centre. Un Mineur rapporte 3 points, un Majeur 5.
    .aloud = Les points viennent des **Fragments** : des parts d’une personne qu’une équipe gagne. Ils s’empilent en une tour. Un Mineur rapporte 3 points, un Majeur 5.
tutorial-basic-3 = Un Fragment va à qui est devant dans une **Aspiration**. Voici la Commune, la même pour les deux équipes : **Ouverture d’Esprit**. L’équipe qui contrôle le plus de **Frontières**, les bandes entre les cinq **Royaumes**, y est devant. Pour l’instant, c’est deux contre deux.
tutorial-basic-4 = Ton équipe a aussi une **Aspiration Propre** que toi seul connais : **Vitalité**, plus de gouttes d’**Essence** sur tes **Émotions**, les cartes du plateau. De temps en temps, il y a une **Révélation** : qui est alors devant dans l’une des deux gagne un Fragment Mineur ; dans les deux, un Majeur.
tutorial-basic-5 = À ton tour, tu as trois **Actions**. La plupart coûtent de la **Volonté**, les petites lumières, **VO** en abrégé. Tu en as 6. Les gouttes sont ton **Essence**, pour tes Émotions. Tu en as 2. Gagnons une troisième Frontière. D’abord, ton Esprit, ta figurine sur le plateau, doit s’en approcher. Choisis **Déplacer**. Cela coûte 1 Volonté.
    .aloud = À ton tour, tu as trois **Actions**. La plupart coûtent de la **Volonté**. Tu en as 6. Pour tes Émotions, il te faut de l’**Essence**. Tu en as 2. Gagnons une troisième Frontière. D’abord, ton Esprit doit s’en approcher. Choisis **Déplacer**. Cela coûte 1 Volonté.
tutorial-basic-6 = Tu peux aller aux lieux qui peuvent être choisis : ils brillent sur le plateau et figurent dans ta liste de choix ; là où se tient un Esprit adverse, tu ne peux pas t’arrêter. Va à la **Vallée des Motivations**.
    .aloud = Tu peux aller aux lieux qui peuvent être choisis : ils figurent dans ta liste de choix ; là où se tient un Esprit adverse, tu ne peux pas t’arrêter. Va à la **Vallée des Motivations**.
tutorial-basic-7 = Dans un Royaume, ton Esprit atteint deux emplacements. L’un d’eux est vide. Choisis **Invoquer** pour y jouer une Émotion de ta main : 2 Volontés, et 1 Essence qui va sur l’Émotion.
tutorial-basic-8 = Choisis **Désir**. Son pouvoir : avec une autre de tes Émotions à côté d’elle, comme ici Clarté, elle reçoit un jeton de +1.
tutorial-basic-9 = La voilà. La goutte est son Essence. Le nombre est son **Intensité**, sa force : 1 pour cette Essence, 1 pour le jeton. Plus d’Intensité donne le **contrôle**. L’emplacement d’une Frontière et ceux des deux côtés, ici les emplacements 12 à 14, sont sa **Triade** : ils décident à qui elle est. Toi seul y as une Émotion, elle est donc à toi : trois contre deux en Ouverture d’Esprit !
    .aloud = Désir est là avec 1 Essence. Sa force s’appelle **Intensité**, et vaut 2 : 1 pour cette Essence, 1 pour le jeton. Plus d’Intensité donne le **contrôle**. L’emplacement d’une Frontière et ceux des deux côtés, ici les emplacements 12 à 14, sont sa **Triade** : ils décident à qui elle est. Toi seul y as une Émotion, elle est donc à toi : trois contre deux en Ouverture d’Esprit !
tutorial-basic-10 = Chaque Royaume offre une action à tout le monde, où que l’on se tienne. Qui contrôle le Royaume paye 1 Volonté de moins. La Vallée des Motivations est à toi : **Gagner de la Volonté** prend donc une Action, mais pas de Volonté.
tutorial-basic-11 = C’était ta troisième Action. Termine ton tour. Qui n’a alors plus de Volonté en gagne 1.
tutorial-basic-12 = À la fin d’un tour, tu prends une **Ambition**, l’une des trois étoiles de ton équipe, ou deux cartes. Prends l’Ambition. Nous en aurons besoin.
    .aloud = À la fin d’un tour, tu prends une **Ambition**, l’une des trois de ton équipe, ou deux cartes. Prends l’Ambition. Nous en aurons besoin.
tutorial-basic-13 = Haine s’est approchée et a invoqué **Amertume** dans l’une de tes Triades. Dans la Triade des Motivations et des Sens, c’est maintenant un contre un : personne ne contrôle la Frontière, et l’Ouverture d’Esprit est de nouveau à égalité.
tutorial-basic-14 = Une Émotion sur une Frontière compte aussi dans les Royaumes des deux côtés : Amertume dans le Berceau des Sens. Mais ta Clarté, juste à côté, la **bloque** pour la Vallée des Motivations, comme le ferait n’importe laquelle de tes Émotions, si faible soit-elle. Rends donc ton côté plus fort. **Intensifier** pose 1 de tes Essences sur une Émotion adjacente à ton Esprit ; chacune de plus coûterait 1 Volonté.
tutorial-basic-15 = La Contrée des Désirs est à toi, tu ne payes donc pas de Volonté : seulement une Action et 1 Essence. Pose-la sur **Clarté**, juste à côté d’Amertume.
tutorial-basic-16 = Deux Essences, Intensité 2 : la Frontière est de nouveau à toi. Maintenant **absorbe** de la Volonté d’une **Sphère**, une lumière au centre, à côté de toi. Cela ne prend pas d’Action, mais ne se fait qu’une fois par tour. Tu en reçois 2, et 1 de plus pour chaque Frontière à côté de toi que tu contrôles : 4 en tout.
    .aloud = Deux Essences, Intensité 2 : la Frontière est de nouveau à toi. Maintenant **absorbe** de la Volonté d’une **Sphère** à côté de toi. Cela ne prend pas d’Action, mais ne se fait qu’une fois par tour. Tu en reçois 2, et 1 de plus pour chaque Frontière à côté de toi que tu contrôles : 4 en tout.
tutorial-basic-17 = Chaque Sphère donne aussi un bonus. Celui d’**Humilité** est 1 Essence. Dis oui.
tutorial-basic-18 = Après chaque Absorption, la tienne ou celle de Haine, l’**Origine**, l’anneau des Sphères, pivote d’un cran. Humilité est passée au Royaume suivant, et il y reste 3 Volontés. Retiens-la : qui **vide** une Sphère cause une Révélation. Tu as beaucoup de Volonté. **Fortifier** construit une **Forteresse**, pour 3 : dans le Royaume où tu te tiens, ou depuis une Frontière de l’un ou l’autre côté, sauf si Haine contrôle ce Royaume.
tutorial-basic-19 = Une Forteresse est l’un de tes Fragments, et ajoute à ton Intensité dans son Royaume : 1 pour ce Mineur. Quand quelqu’un vide ici une Sphère à un tour suivant, la Forteresse va dans l’**Identité**, la tour au centre, où elle rapporte : 3, ou 5 pour un Majeur. Si elle est encore ici à la fin, elle ne rapporte rien. Ta troisième Action : **Récolter de l’Essence** change de la Volonté en Essence. Tu ne contrôles pas son Royaume, le Saule des Valeurs, cela coûte donc 1 Volonté en plus.
    .aloud = Une Forteresse est l’un de tes Fragments, et ajoute à ton Intensité dans son Royaume : 1 pour ce Mineur. Quand quelqu’un vide ici une Sphère à un tour suivant, la Forteresse va dans l’**Identité**, la tour de tous les Fragments, où elle rapporte : 3, ou 5 pour un Majeur. Si elle est encore ici à la fin, elle ne rapporte rien. Ta troisième Action : **Récolter de l’Essence** change de la Volonté en Essence. Tu ne contrôles pas son Royaume, le Saule des Valeurs, cela coûte donc 1 Volonté en plus.
tutorial-basic-20 = Change 3 Volontés en 3 Essences. En comptant celle de l’action, tu en payes 4.
tutorial-basic-21 = Termine ton tour.
tutorial-basic-22 = Cette fois, pioche **deux cartes**. La carte du dessus d’une pioche est face visible : tout le monde voit donc ce que tu pioches.
tutorial-basic-23 = Haine a placé **Solitude** à côté d’Amertume. Dans ta Triade, c’est deux contre deux : la Frontière est de nouveau perdue. En Vitalité aussi, vous êtes à égalité. Mais il ne reste à Humilité que 3 Volontés : une Révélation est proche. Si tu étais devant en Ouverture d’Esprit **et** en Vitalité, tu gagnerais un Fragment Majeur. Amertume fait obstacle.
tutorial-basic-24 = Débarrassons-nous donc d’Amertume. Elle est sur l’emplacement de la Frontière même, et tu atteins cet emplacement depuis la Frontière. **Déplacer**.
tutorial-basic-25 = Va sur la Frontière entre Motivations et Sens.
tutorial-basic-26 = Pour **refouler** une Émotion, tu montres de ta main une carte de la même **Vibration**, et tu la gardes. L’insigne d’une carte la dit : Amertume est jaune, l’étincelle, et ton Excitation aussi. **Refouler** retire 1 Essence à une Émotion adverse adjacente, pour 2 Volontés et 1 Ambition : celle que tu as prise.
    .aloud = Pour **refouler** une Émotion, tu montres de ta main une carte de la même **Vibration**, et tu la gardes. Elle est dite après le nom de la carte. Amertume est jaune, et ton Excitation aussi. **Refouler** retire 1 Essence à une Émotion adverse adjacente, pour 2 Volontés et 1 Ambition : celle que tu as prise.
tutorial-basic-27 = Amertume n’avait qu’une Essence, elle est donc partie. Tu mènes trois à deux en Ouverture d’Esprit, et quatre à trois en Vitalité. Maintenant, **absorbe**.
tutorial-basic-28 = Choisis **Humilité**. Tu en reçois 2, et 1 pour cette Frontière, et la Sphère en a exactement 3.
tutorial-basic-29 = Prends son bonus. Il vient avant la Révélation.
tutorial-basic-30 = Tu étais devant dans l’Aspiration Commune et dans la tienne. Les deux ensemble ont apporté un **Fragment Majeur** : l’Identité commence à grandir, dans tes couleurs. Cinq points pour le Bonheur.
    .aloud = Tu étais devant dans l’Aspiration Commune et dans la tienne. Les deux ensemble ont apporté un **Fragment Majeur**. C’est le premier de l’Identité. Cinq points pour le Bonheur.
tutorial-basic-31 = Chaque Révélation apporte de nouvelles Aspirations. La Tristesse a retiré l’une des Communes, car tu as gagné un Majeur. La suivante est **Versatilité** : différentes Vibrations parmi tes Émotions. Ta nouvelle Aspiration Propre est à côté. Tu as encore une Action. **Invoque** une Émotion sur l’emplacement que tu viens de libérer.
tutorial-basic-32 = Améliore d’abord l’action : défausse une carte, et un **jeton** de sa Vibration va sur la ligne de l’action. **Détermination** fait économiser 1 Volonté. Donne pour cela Optimisme, qui est bleu : choisis **Bleu**.
tutorial-basic-33 = Le jeton agit aussitôt, et lors de chaque Invocation future. Utilise **Détermination**. Dans une partie, le bouton **Améliorer cette action ?** mène ici, une fois l’action elle-même pressée.
tutorial-basic-34 = Choisis **Courage**. Comme cette Émotion sera à côté d’une Émotion adverse, son pouvoir lui donne un jeton de +1. Rouge est aussi une Vibration nouvelle parmi tes Émotions.
tutorial-basic-35 = Tu mènes 5 à 0. La partie se termine quand il ne reste pas d’Aspiration Commune : elles sont décomptées à côté du plateau, une pour chaque Révélation et une de plus pour chaque Majeur. Elle se termine aussi quand une équipe gagne un Fragment et n’en a plus de ce genre : son **Pyramidion** prend la place, pour 4 points. Alors **qui a le plus de points l’emporte**.
    .aloud = Tu mènes 5 à 0. La partie se termine quand il ne reste pas d’Aspiration Commune : il en part une à chaque Révélation, et une de plus pour chaque Majeur. Elle se termine aussi quand une équipe gagne un Fragment et n’en a plus de ce genre : son **Pyramidion** prend la place, pour 4 points. Alors **qui a le plus de points l’emporte**.
tutorial-basic-36 = Voilà le jeu de base. Joue maintenant ta **première partie** contre un programme facile, ou continue à partir d’ici. Dans une vraie partie, tu choisis librement parmi tout ce qui peut être choisi, et la plupart des choix peuvent être annulés.

## La mise en place

tutorial-set-up-1 = Dans le jeu complet, rien n’est encore sur le plateau. Tu choisis où commencer, et les joueurs le font à tour de rôle.
tutorial-set-up-2 = Mets ton Esprit sur une Frontière. Prends celle entre **Valeurs** et **Motivations**.
tutorial-set-up-3 = Maintenant ton Émotion de départ, **Clarté**, sur un emplacement Royaume à côté de cette Frontière. Choisis celui de la Vallée des Motivations.
tutorial-set-up-4 = Haine a fait de même avec Noirceur.
tutorial-set-up-5 = Comme tu joues pour toute une équipe, tu places une seconde Clarté, comme si un autre de tes Esprits se tenait sur une Frontière vide. Prends la Frontière des **Motivations et des Sens**.
tutorial-set-up-6 = Mets-la aussi dans la Vallée des Motivations, et le Royaume est solidement à toi.
tutorial-set-up-7 = Viennent ensuite quatre **jetons primitifs** pour le plateau de ton Esprit. Le premier jeton d’une ligne **débloque** son action ; les autres sont des améliorations.
tutorial-set-up-8 = Tu voudras **te déplacer**. Débloque cette action : choisis **Primitif**.
tutorial-set-up-9 = Et **Invoquer**.
tutorial-set-up-10 = Et **Refouler**.
tutorial-set-up-11 = Le dernier pourrait débloquer Fortifier ou Transcender. Ou améliorer une action dès le début : mets-le sur **Renforcement**, la première amélioration d’Invoquer.
tutorial-set-up-12 = Maintenant tout est en place, et le premier tour commence. Ce que tu as laissé bloqué, tu peux le débloquer plus tard, avec une carte de ta main.

## Améliorations, Ambition et Émotions Profondes

tutorial-growing-1 = Le jeu complet se gagne comme le jeu de base, mais un tour peut y faire plus : les Émotions **grandissent**, les actions reçoivent des **améliorations**, et l’**Ambition** paye plus que Refouler. Voici tout cela en un seul tour.
tutorial-growing-2 = **Excitation** porte 2 Essences, et 2 est son seuil, l’espace encadré sur la carte. Elle est prête à devenir **Passion**.
    .aloud = **Excitation** porte 2 Essences, et 2 est son seuil. Elle est prête à devenir **Passion**.
tutorial-growing-3 = **Transcender** dit les deux cartes avant que tu le choisisses : celle qui est ici et celle qu’elle devient. Choisis-le.
tutorial-growing-4 = Excitation est retournée sous ta pioche, et **Passion** est à sa place avec toute l’Essence. Les Émotions Profondes ont de meilleurs nombres : Intensité 3 au lieu de 2. Chaque équipe a deux exemplaires de chacune.
tutorial-growing-5 = Et leurs pouvoirs sont plus forts. Passion te donne une Action de plus ce tour : Transcender ne t’en a donc coûté aucune, il t’en reste trois.
tutorial-growing-6 = Les cartes ne servent pas qu’à invoquer. Quand tu fais une action Esprit, tu peux d’abord en défausser une et placer un **jeton Vibration** de sa couleur sur la ligne de cette action. Dans une partie, c’est le bouton **Améliorer cette action ?** qui le fait.
tutorial-growing-7 = Supposons que tu veuilles aller à la Frontière des Valeurs et des Motivations, à deux cases. Choisis **Déplacer**.
tutorial-growing-8 = Défausse Désir, qui est vert, pour un jeton sur **Empressement**, la première amélioration de cette ligne : choisis **Vert**. Une ligne n’a jamais deux jetons d’une même couleur.
tutorial-growing-9 = Le jeton agit aussitôt. Utilise **Empressement** : 1 Volonté de plus, une case plus loin.
tutorial-growing-10 = Deux cases avec une seule Action. Le jeton reste sur ton plateau : désormais, chaque Déplacement peut être plus rapide. La dernière amélioration de chaque ligne de ce plateau, **Détermination**, rend l’action moins chère de 1 Volonté à chaque fois.
tutorial-growing-11 = Ton équipe a trois jetons **Ambition**, ses étoiles, et ici tous sont disponibles. Ils payent Refouler et certaines améliorations, et trois capacités. Une capacité n’est pas une Action, et chacune peut être utilisée une fois par tour.
tutorial-growing-12 = Tu aimerais absorber d’Assiduité, mais elle est à un cran de là, à la Contrée des Désirs. **Fais pivoter l’Origine** pour 1 Ambition : son anneau tourne, et chaque Sphère passe au Royaume suivant.
tutorial-growing-13 = Assiduité est arrivée au Saule des Valeurs, à ta portée. Maintenant, **absorbe**.
tutorial-growing-14 = Choisis **Assiduité**.
tutorial-growing-15 = Son bonus est de 2 Volontés de la réserve. Prends-le.
tutorial-growing-16 = Il reste deux Ambitions. Dépense-les pour une **Action supplémentaire**.
tutorial-growing-17 = De nouveau trois Actions. La troisième capacité, Ajouter un jeton Vibration, coûte 1 Ambition et ne prend pas de carte. L’Ambition dépensée revient une à une : à la fin d’un tour, d’Engagement et de la Roue.
tutorial-growing-18 = Rien de cela ne rapporte de points en soi ; cela rend plus facile ce qui en rapporte. Pour quoi le jeu complet donne des points en plus des Fragments, une leçon suivante le montre, celle sur les **Intentions**.

## Aspirations Propres

tutorial-hidden-1 = Ici, Haine a vidé une Sphère. Lors de cette Révélation, la Tristesse a accompli une Aspiration et ajouté un Fragment Mineur. Toi, tu n’en as accompli aucune.
tutorial-hidden-2 = Après une Révélation, chaque équipe reçoit une nouvelle Aspiration Propre. Qui n’en a accompli aucune a un choix : regarder les trois premières et en prendre une. Dis **oui**.
tutorial-hidden-3 = Voici tes trois : Ténacité, Prestance et Conscience. La liste des buts montre où en sont les équipes dans chacune.
tutorial-hidden-4 = Tu contrôles trois Royaumes, la Tristesse deux. Prends **Prestance**, dans laquelle tu es déjà devant.
tutorial-hidden-5 = Désormais, c’est ton but secret. Les adversaires ne voient qu’une carte face cachée. Un bon plan sert à la fois l’Aspiration Commune et la tienne : les deux ensemble apportent un Fragment Majeur.

## Intentions et Esprits

tutorial-intentions-1 = Dans le jeu complet, il y a aussi des points pour des actes à ton tour. Ils se comptent sur la **Roue des Intentions** : 1 point pour le premier d’un tour, 2 pour chaque suivant.
tutorial-intentions-2 = Une Intention est de prendre 4 Volontés ou plus d’une Sphère en une fois. Tu te tiens entre deux de tes Frontières : **Absorber** y suffit.
tutorial-intentions-3 = Prends l’Essence.
tutorial-intentions-4 = Un point sur la Roue. Et tu as gagné 1 Volonté de plus que n’en a donné la Sphère : c’est le **pouvoir d’Amour**, 1 pour chaque Forteresse du Bonheur à côté de lui. Chaque Esprit a un pouvoir à lui.
tutorial-intentions-5 = Une autre Intention est de remplir le dernier espace d’Essence d’une Émotion. **Intensifier**.
tutorial-intentions-6 = **Désir** a deux espaces libres.
tutorial-intentions-7 = Poses-y 2 Essences. La seconde coûte 1 Volonté.
tutorial-intentions-8 = La deuxième Intention de ce tour : 2 points. La Roue a dépassé 2 en chemin, ce qui t’a apporté 1 Essence. Un point sur deux apporte un bonus : de l’Essence, une carte ou une Ambition.
tutorial-intentions-9 = Cette face a encore deux Intentions : **Contenir**, c’est-à-dire retirer de l’Essence à une Émotion adverse en refoulant, et **Ligne complète**, c’est-à-dire placer le quatrième jeton d’une de tes lignes. Une équipe qui atteint 20 sur sa Roue met fin à la partie. Les insignes à côté du score disent ce que chacune demande, et lesquelles tu peux accomplir maintenant. Avec les améliorations, l’Ambition, les Émotions Profondes et les Aspirations Propres, qui ont leurs propres leçons, tu connais maintenant tout le jeu.
    .aloud = Cette face a encore deux Intentions : **Contenir**, c’est-à-dire retirer de l’Essence à une Émotion adverse en refoulant, et **Ligne complète**, c’est-à-dire placer le quatrième jeton d’une de tes lignes. Une équipe qui atteint 20 sur sa Roue met fin à la partie. Leur liste dit ce que chacune demande, et lesquelles tu peux accomplir maintenant. Avec les améliorations, l’Ambition, les Émotions Profondes et les Aspirations Propres, qui ont leurs propres leçons, tu connais maintenant tout le jeu.

## La troisième équipe

tutorial-balance-1 = Une troisième équipe est venue : l’**Équilibre**. Le Bonheur et la Tristesse se disputent toujours le contrôle et les Aspirations. L’Équilibre a sa propre façon : il pèse tantôt d’un côté, tantôt de l’autre, et gagne quand aucun des deux ne l’emporte.
tutorial-balance-2 = Tu es **Raison**. Le Bonheur et la Tristesse ont placé leurs Esprits et leurs Émotions. L’Équilibre arrive en dernier, sans Émotion, sur n’importe quelle Frontière ; il partage les cases avec tout le monde. Arrive entre Motivations et Sens.
tutorial-balance-3 = Amour et Haine ont joué un tour. Regarde ton **Essence** : tu n’as pas de sorte à toi, mais 1 de Bonheur et 1 de Tristesse. Chaque fois que tu en gagnes, tu choisis la sorte.
tutorial-balance-4 = Ton Aspiration Propre est **Vitalité** et, pour l’Équilibre, elle a deux conditions. La première : le Bonheur et la Tristesse y sont exactement à **égalité**, comme maintenant. La seconde : autant d’Essences de Bonheur que de Tristesse sur tes propres Émotions, dont tu n’as encore aucune. Une condition apporte un Fragment Mineur, les deux un Majeur.
tutorial-balance-5 = Le pouvoir de Raison : chaque action Royaume te coûte 1 Volonté de moins, peu importe qui contrôle le Royaume. **Gagner de la Volonté** prend donc une Action, mais pas de Volonté.
tutorial-balance-6 = Maintenant, plus près des emplacements. **Déplacer**.
tutorial-balance-7 = Va au **Berceau des Sens**. Dans un Royaume, tu atteins deux emplacements.
tutorial-balance-8 = **Invoque** une Émotion. Toutes les tiennes s’appellent Neutralité, en quatre Vibrations.
tutorial-balance-9 = Prends la **rouge**.
tutorial-balance-10 = Voici le choix qui importe. L’Essence avec laquelle tu l’invoques dit pour quelle équipe elle **compte**, dans le contrôle et dans les Aspirations. Utilise de l’Essence de **Bonheur**.
tutorial-balance-11 = Mets-la sur l’emplacement qui est dans la Triade des Motivations et des Sens.
tutorial-balance-12 = Elle est à toi : elle a ta couleur, et les deux autres équipes peuvent la refouler. Mais le soleil sur elle dit qu’elle compte pour le Bonheur, qui contrôle maintenant le Berceau des Sens, grâce à toi.
    .aloud = Elle est à toi : les deux autres équipes peuvent la refouler. Mais elle compte pour le Bonheur, qui contrôle maintenant le Berceau des Sens, grâce à toi.
tutorial-balance-13 = **Absorbe**. Toi-même, tu ne contrôles rien ; tu en prends 1 de plus pour chaque Triade à côté de toi où se trouve l’une de tes Émotions, donc 3.
tutorial-balance-14 = Le bonus d’**Engagement** : 1 Volonté pour une Ambition. Dis oui.
tutorial-balance-15 = Tout le monde a joué. Le Bonheur a maintenant une Essence de plus que la Tristesse, en comptant les tiennes : pas d’égalité, donc ; et ta propre Essence est toute d’une seule sorte : aucune condition n’est remplie.
tutorial-balance-16 = Un seul coup arrange les deux. **Invoque** encore une fois : il te reste une carte et une Essence, de Tristesse, tout va donc de soi.
tutorial-balance-17 = Celle-ci compte pour la Tristesse. Dans le Berceau des Sens, c’est un contre un : personne ne le contrôle.
tutorial-balance-18 = Et regarde ton but : égalité, et autant d’une sorte que de l’autre. Les deux conditions sont remplies. Si une Sphère était vidée maintenant, peu importe par qui, tu gagnerais un **Fragment Majeur**.
tutorial-balance-19 = Une Neutralité peut devenir n’importe laquelle de six Émotions Profondes. **Transcender** coûte 3 Volontés.
tutorial-balance-20 = Prends celle qui compte pour le Bonheur. Elle garde son Essence, et le camp où elle est.
tutorial-balance-21 = Avec 1 Essence, deux des six sont possibles. Choisis **Pulsion**.
tutorial-balance-22 = Les Émotions Profondes de l’Équilibre n’ont pas de Vibration à elles : tu leur en donnes une. Prends **rouge**.
tutorial-balance-23 = Pulsion te donne autant d’Essences qu’elle en porte : 1. Prends de l’Essence de **Tristesse**.
tutorial-balance-24 = La Neutralité rouge a quitté le plateau, et c’est alors qu’une Neutralité fait quelque chose : une rouge laisse piocher un Esprit de ton équipe. Tu en as un : **Raison**.
tutorial-balance-25 = Pulsion, avec une Intensité de 2. Le Berceau des Sens est de nouveau au Bonheur, et l’Essence est toujours à égalité.
tutorial-balance-26 = L’Équilibre marque comme les autres : des Fragments dans l’Identité et des points sur sa propre Roue. Garde la balance égale, et sois là quand une Sphère se vide. Tu peux continuer à partir d’ici contre des programmes.

## Contre Ego

tutorial-ego-1 = Il n’y a personne en face : **Ego** joue la Tristesse tout seul, avec deux Esprits masqués, le **Gardien** ici et l’**Influenceur**. Il n’a ni main, ni plateau, ni Ambition. Les places ont été tirées au sort de façon que les deux camps commencent à égalité.
    .aloud = Il n’y a personne en face : **Ego** joue la Tristesse tout seul, avec deux Esprits masqués, le **Gardien** et l’**Influenceur**. Il n’a ni main, ni plateau, ni Ambition. Les places ont été tirées au sort de façon que les deux camps commencent à égalité.
tutorial-ego-2 = Une partie du plan d’Ego est visible : son **Stratagème**. La tête de la carte dit ce que vise son prochain tour, l’Aspiration Commune, et sa première action, Invoquer. Son pied ne compte pas encore : la deuxième et la troisième action viennent du pied d’une carte qui est retournée à ce moment-là.
tutorial-ego-3 = Tu es **Amour**, un Façonneur : toute une équipe à toi seul. Tes Émotions de départ sont à côté de deux Frontières. Commence sur celle des Valeurs et des Motivations.
tutorial-ego-4 = L’Aspiration Commune est **Prestance** : qui contrôle le plus de Royaumes ? La Vallée des Motivations n’est à personne, et nous y avons mené ton Esprit. **Invoque** une Émotion.
tutorial-ego-5 = Prends **Courage**.
tutorial-ego-6 = Mets-la sur l’emplacement à côté de la Frontière d’où tu viens.
tutorial-ego-7 = Tu contrôles maintenant 2 Royaumes, Ego 1. Mais Ego vise la même Aspiration. **Termine ton tour** et regarde.
tutorial-ego-8 = Prends une **Ambition**. Puis Ego joue. Son tour est raconté pas à pas, chaque action avec sa raison, et tu dis quand continuer.
tutorial-ego-9 = Pour chaque action, Ego a pris la manière qui aidait le plus son but : de 1 Royaume contre tes 2 à 3 contre 1. Il a commencé par cette **Gêne**, qui lui a valu la Contrée des Désirs et t’a coûté le Saule des Valeurs, les deux à la fois. Les deux nombres derrière chaque action étaient les comptes du Bonheur et de la Tristesse : le tien et le sien.
    .aloud = Pour chaque action, Ego a pris la manière qui aidait le plus son but : de 1 Royaume contre tes 2 à 3 contre 1. Il a commencé par **Gêne**, qui lui a valu la Contrée des Désirs et t’a coûté le Saule des Valeurs, les deux à la fois. Les deux nombres derrière chaque action étaient les comptes du Bonheur et de la Tristesse : le tien et le sien.
tutorial-ego-10 = Un nouveau Stratagème est face visible. Le prochain tour d’Ego vise l’Aspiration Commune **suivante**, qui est Vitalité, et commence par Refouler. Vitalité compte l’Essence sur les Émotions : c’est ce qu’il va te prendre.
tutorial-ego-11 = Devance-le donc, et pose plus d’Essence sur Courage : **Intensifier**. Un seul Refoulement ne l’enlèvera alors pas.
tutorial-ego-12 = Lis son Stratagème, demande-toi ce que son Esprit peut atteindre, et mets-toi en travers. Ce qu’Ego ne peut pas faire sans se nuire, il le manque.
tutorial-ego-13 = À la fin, Ego marque 2 points pour chaque Forteresse Mineure qu’il a encore, et 4 pour chaque Majeure (1 et 2 dans la partie douce) : un petit nombre derrière ses points les compte. Le livre des règles dit [comment pense Ego](/rules#ego-thinks). Tu peux maintenant jouer une partie entière.
    .aloud = À la fin, Ego marque 2 points pour chaque Forteresse Mineure qu’il a encore, et 4 pour chaque Majeure (1 et 2 dans la partie douce). Le livre des règles dit [comment pense Ego](/rules#ego-thinks). Tu peux maintenant jouer une partie entière.
