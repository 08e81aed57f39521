### Le duel en français.
### Ce qui est dit est lu à voix haute par les lecteurs d’écran : des phrases courtes, rien qui ne parle qu’aux yeux.

game-name = Duel de judo

## Événements

state-change = { $to ->
    [waitingForMatchStart] Prêt à commencer un match.
    [matchStart] Le match commence.
    [cooldown] Une courte pause.
    [roundStart] Une nouvelle manche commence.
    [waitingForPlayerAction] Choisissez une caractéristique.
    [diceChoose] Les dés choisissent une caractéristique.
    [roundDecision] Les cartes sont comparées.
    [roundOver] La manche est terminée.
    [matchDecision] Le match est décidé.
    [matchOver] Le match est terminé.
    [interruptRound] La manche est interrompue.
    [interruptMatch] Le match est interrompu.
   *[other] Le match continue : { $to }.
}
round-start = Manche { $round }.
round-prompt = Manche { $round } : choisissez une caractéristique.
round-timeout = Manche { $round } : le temps est écoulé.
round-decision = { $outcome ->
    [winPlayer] Le joueur gagne la manche : { stat-name } { $player } contre { $opponent }.
    [winOpponent] L’adversaire gagne la manche : { stat-name } { $opponent } contre { $player }.
    [draw] La manche est nulle : { stat-name } { $player } contre { $opponent }.
   *[other] La manche est décidée : { stat-name } { $player } contre { $opponent }.
}
score-update = Score : joueur { $player }, adversaire { $opponent }.
cooldown-start = { $seconds ->
    [0] La manche suivante commence tout de suite.
    [one] La manche suivante commence dans { $seconds } seconde.
   *[other] La manche suivante commence dans { $seconds } secondes.
}
cooldown-end = Fin de la pause : manche { $round }.
match-end =
    { $reason ->
        [target] Le nombre de points pour gagner est atteint.
        [maxRounds] La dernière manche est jouée.
        [quit] Il y a eu abandon.
        [navigate] Un camp a quitté le match.
        [error] Le match s’est terminé sur une erreur.
        [waiting] L’attente a été trop longue.
       *[other] Le match est terminé.
    } { $winner ->
        [player] Le joueur gagne
        [opponent] L’adversaire gagne
       *[none] { $reason ->
            [quit] Il n’y a pas de vainqueur
            [navigate] Il n’y a pas de vainqueur
            [error] Il n’y a pas de vainqueur
            [waiting] Il n’y a pas de vainqueur
           *[other] Match nul
        }
    } : joueur { $player }, adversaire { $opponent }.
timer-tick = { $id ->
    [selection] { $seconds ->
        [0] Le temps pour choisir est écoulé.
        [one] Il reste { $seconds } seconde pour choisir.
       *[other] Il reste { $seconds } secondes pour choisir.
    }
   *[cooldown] { $seconds ->
        [0] La pause se termine.
        [one] Il reste { $seconds } seconde de pause.
       *[other] Il reste { $seconds } secondes de pause.
    }
}
error-event = { $code ->
    [duplicate] Trop tard : le premier choix compte.
    [wrong-state] Ce n’est pas possible maintenant.
    [unknown-stat] Cette caractéristique n’existe pas.
    [used-up] Cette caractéristique est épuisée pour l’instant.
    [malformed] Ce choix n’est pas valable.
    [not-your-turn] Ce n’est pas votre tour.
    [invalid-config] Le match ne peut pas commencer avec ces réglages.
    [locked] Les réglages sont bloqués une fois le match commencé.
    [deck] Le jeu de cartes ne peut pas être chargé.
    [fault] Un problème est survenu dans le jeu.
   *[other] Impossible : { $reason }
}
clock-corrected = L’horloge a été remise à l’heure ; aucun temps n’est perdu.
debug = Débogage : { $text }

## Caractéristiques

stat-power = Puissance
stat-speed = Vitesse
stat-technique = Technique
stat-kumikata = Kumi-kata
stat-newaza = Ne-waza
stat-name = { $stat ->
    [power] { stat-power }
    [speed] { stat-speed }
    [technique] { stat-technique }
    [kumikata] { stat-kumikata }
    [newaza] { stat-newaza }
   *[other] { $stat }
}

## Commandes

refused-wrong-state = { $what ->
    [stat] aucune caractéristique ne peut être choisie maintenant
    [round] c’est la manche { $round }
    [timers] aucun chronomètre ne tourne
    [interrupt] il n’y a rien à interrompre
    [start] le match a déjà commencé
    [resume] la manche n’est pas interrompue
   *[other] ce n’est pas possible maintenant
}
refused-not-your-turn = { $choosing ->
    [true] votre adversaire choisit à cette manche
   *[false] seul le joueur peut le faire
}
refused-duplicate = { $what ->
    [paused] les chronomètres sont déjà en pause
    [running] les chronomètres tournent déjà
   *[other] cette manche est déjà décidée
}
refused-used-up = épuisée tant que les autres caractéristiques n’ont pas servi
refused-unknown-stat = cette caractéristique n’existe pas
refused-unknown-kind = un match ne s’interrompt pas ainsi
refused-malformed = ce n’est pas une commande du duel
choose-stat = Choisir { stat-name }, { $value }
choose-stat-odds = Choisir { stat-name }, { $value } (gagne { $win } %, égalité { $draw } %)
foresee-stat = Sur les { $cards } cartes que l’adversaire peut avoir, { $won } sont inférieures en { stat-name }, { $drawn } égales et { $lost } supérieures.
start-match = Commencer le match
advance = Continuer
interrupt-quit = Abandonner le match
interrupt-navigate = Quitter la manche un moment
interrupt-error = Arrêter le match à cause d’une erreur
resume = Reprendre la manche
pause-timers = Arrêter les chronomètres
resume-timers = Relancer les chronomètres
rematch = Jouer la revanche
home = Revenir au début

## Scénarios

scenario-classic = Classique : le premier à dix points, trente secondes pour choisir.
scenario-classic-5 = Classique court : le premier à cinq points.
scenario-classic-15 = Classique long : le premier à quinze points.
scenario-quick = Rapide : une seule manche décide.
scenario-bandit = Bandit : les dés choisissent les cartes et la caractéristique, le premier à dix points.
scenario-team = Équipes : six combattants de chaque côté, chacun combat une fois.
scenario-solo = Solo : classique, avec tout le temps voulu pour choisir.
scenario-alternate = Alterné : les deux côtés choisissent à tour de rôle, contre un adversaire difficile.
scenario-heavyweights = Poids lourds : tous sont puissants et peu sont rapides, si bien que les probabilités comptent plus que la valeur ; une caractéristique ne revient qu’après les quatre autres, contre un adversaire qui joue les probabilités.
scenario-limited = Limité : une caractéristique ne revient qu’après les quatre autres ; les camps choisissent à tour de rôle, contre un adversaire qui joue les probabilités.

## Le combat sur la table

side-name = { $side ->
    [player] Joueur
   *[opponent] Adversaire
}
draw-score = Manche { $round }. Joueur { $player }, adversaire { $opponent }.
draw-break = Manche { $round } à suivre. Joueur { $player }, adversaire { $opponent }.
# A no-break space stands between a stat and its value.
draw-card = { side-name } : { $name } ({ $country }, { $class } kg). { stat-power } { $power }, { stat-speed } { $speed }, { stat-technique } { $technique }, { stat-kumikata } { $kumikata }, { stat-newaza } { $newaza }.
draw-hidden = { side-name } : une carte cachée.
draw-used-up = { side-name } : caractéristiques épuisées pour l’instant : { $stats }.
ending-target = assez de points
ending-maxRounds = la dernière manche
ending-quit = abandon
ending-navigate = un joueur s’est éloigné
ending-error = une erreur
ending-waiting = attente trop longue

# La voix du narrateur : une phrase par action
voice-round-won-1 = { $who } remporte la manche.
voice-round-won-2 = Celle-ci est pour { $who }.
voice-round-won-3 = { $who } a bien choisi.
voice-round-won-4 = Une victoire nette pour { $who }.
voice-round-won-5 = { $who } avait la réponse.
voice-round-won-6 = Rien à redire : { $who } mérite la manche.
voice-round-won-7 = { $who } lit bien la manche.
voice-round-won-8 = { $who } fait une démonstration de force.
voice-round-won-9 = { $who } retourne la carte, et tout est dit.
voice-round-won-10 = { $who } avait la meilleure carte en main.
voice-round-drawn-1 = Personne ne cède.
voice-round-drawn-2 = Égalité parfaite.
voice-round-drawn-3 = Ils se neutralisent.
voice-round-drawn-4 = Rien ne les sépare.
voice-round-drawn-5 = Tous deux ont eu la même idée.
voice-round-drawn-6 = Une impasse, et un long regard.
voice-round-drawn-7 = La force rencontre une force égale.
voice-round-drawn-8 = La manche n’est à personne.
voice-round-drawn-9 = Égalité. On recommence.
voice-round-drawn-10 = Équilibre, jusqu’au dernier point.

# Pourquoi un bot choisit ce qu’il choisit.
bot-best-stat = { $value } est la plus haute valeur de la carte que l’on puisse choisir.
country-AR = Argentine
country-AT = Autriche
country-AU = Australie
country-AZ = Azerbaïdjan
country-BE = Belgique
country-BR = Brésil
country-CA = Canada
country-CH = Suisse
country-CN = Chine
country-CO = Colombie
country-CU = Cuba
country-CZ = Tchéquie
country-DE = Allemagne
country-DZ = Algérie
country-EG = Égypte
country-ES = Espagne
country-FI = Finlande
country-FR = France
country-GB = Royaume-Uni
country-GE = Géorgie
country-GR = Grèce
country-HR = Croatie
country-HU = Hongrie
country-IE = Irlande
country-IN = Inde
country-IT = Italie
country-JP = Japon
country-KG = Kirghizstan
country-KR = Corée du Sud
country-KZ = Kazakhstan
country-MA = Maroc
country-MD = Moldavie
country-MN = Mongolie
country-MX = Mexique
country-NL = Pays-Bas
country-NO = Norvège
country-NZ = Nouvelle-Zélande
country-PL = Pologne
country-PT = Portugal
country-RO = Roumanie
country-RS = Serbie
country-SE = Suède
country-SI = Slovénie
country-SN = Sénégal
country-TJ = Tadjikistan
country-TN = Tunisie
country-TR = Turquie
country-UA = Ukraine
country-US = États-Unis
country-UZ = Ouzbékistan
country-ZA = Afrique du Sud
