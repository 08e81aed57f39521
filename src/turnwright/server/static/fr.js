var e=`### Le cadre de la page en français : tout ce qui entoure un jeu. Les mots d’un jeu viennent de son catalogue.

## Cadre

to-lobby = Retour au salon
lobby = Salon
main-nav = Navigation principale
settings = Réglages
keys = Touches
close = Fermer
loading = Chargement
try-again = Réessayer
labelled = { $name } : { $text }
theme-now = Thème : { $theme ->
    [light] clair
    [dark] sombre
    [contrast] contraste élevé
   *[system] comme le système
}
sound-on = Son activé
sound-off = Son coupé

## Jeux

game-tactics = Tactique
game-duel = Duel
game-wuxia = Wuxia
game-rounds = Manches
game-stellar = Stellar
about-tactics = Des combats de la cinquième édition sur une grille, chaque probabilité affichée.
about-duel = Deux judokas, cinq caractéristiques, trente secondes pour en choisir une.
about-wuxia = Des experts en arts martiaux agissent quand leur jauge est pleine ; chaque coup est raconté.
about-rounds = Points d’action, cartes et campagnes avec calendrier.
about-stellar = Flottes, carburant et brouillard : un tour met toute la galaxie en mouvement.
seat-party = Groupe
seat-master = Maître du jeu
seat-player = Joueur
seat-opponent = Adversaire
seat-first = Premier camp
seat-second = Second camp
seat-third = Troisième camp
seat-fourth = Quatrième camp
seat-fifth = Cinquième camp
seat-sixth = Sixième camp
seat-blue = Bleu
seat-red = Rouge
seat-gold = Or
seat-green = Vert
bot-easy = Facile
bot-medium = Moyen
bot-hard = Difficile
bot-random = Aléatoire
bot-heuristic = Moyen
bot-search = Difficile
bot-master = Maître du jeu
bot-planner = Difficile
bot-aggressive = Agressif
bot-balanced = Équilibré
bot-defensive = Défensif
just-now = à l’instant
won-by = Victoire : { $names }
bot-called = Bot, { $bot }
a-player = Un joueur

## Salon

lobby-title = Choisissez un jeu
lobby-line = Chaque jeu commence en un clic, contre un bot de force moyenne.
games = Jeux
play-now = Jouer
play-now-game = Jouer : { $game }
more-ways = Autres façons de jouer : { $game }
starting = Démarrage…
minutes = { $count } min
matches = Parties
show = Afficher
tab-running = En cours { $count }
tab-open = Places libres { $count }
tab-finished = Terminées { $count }
updating = En direct
none-running = Aucune partie en cours
none-running-line = Lancez-en une ci-dessus, ou invitez une autre personne à une nouvelle partie.
none-open = Aucune place libre
none-open-line = Créez une partie et invitez une autre personne, ou jouez contre un bot.
clock = Horloge
clock-none = Aucune
clock-line = Si le temps est écoulé, le tour est joué pour vous.
clock-none-line = Prenez tout votre temps.
time-seconds = { $count } s
brief-adventure = Aventure · { $heroes ->
    [one] { $heroes } héros
   *[other] { $heroes } héros
}, niveau { $level }
brief-fight = { $heroes ->
    [one] { $heroes } héros
   *[other] { $heroes } héros
}, niveau { $level } · { $foes ->
    [one] { $foes } ennemi
   *[other] { $foes } ennemis
}
brief-points = En { $count } { $count ->
    [one] point
   *[other] points
}
brief-time = { $count } s pour choisir
brief-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
level-of = Niveau { $level }
fact-map = Carte
fact-squares = { $width } × { $height } cases
fact-time = Temps pour choisir
round-day = Jour { $number }
none-finished = Aucune partie terminée
none-finished-line = Les parties terminées apparaissent ici, prêtes à être revues.
col-match = Partie
col-seats = Places
col-state = État
col-act = Action
inputs = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
ended = Terminée
yours = Votre partie
seat-open = Place libre
in-progress = En cours
join = Rejoindre
resume = Reprendre
watch = Regarder
replay = Revoir
rematch = Revanche
last-finished = Vos dernières parties
result-won = Gagné
result-lost = Perdu
result-draw = Nulle

## Nouvelle partie

new-match = Nouvelle partie
new-match-line = Les réglages conviennent à une première partie. Changez ce que vous voulez, puis lancez.
game = Jeu
step-scenario = 1 · Scénario
step-seats = 2 · Places
step-table = 3 · Options
seats-count = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
people-and-bots = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
col-seat = Place
col-played-by = Joué par
col-how = Comment
seat-played-by = { $seat } : joué par
bot-of-seat = { $seat } : bot
held-you = Vous
held-invite = Joueur invité
held-open = Place libre
held-bot = Bot
your-seat = Votre place
your-heroes = Vos héros
heroes-all = Tous les héros
heroes-one = { $hero } ; des bots jouent les autres
invite-after = Vous recevez un lien à partager.
open-line = Toute personne du salon peut la prendre.
from-terminal = La même chose dans un terminal
dice = Dés
dice-rolled = Lancés pour vous
dice-thrown = Vous lancez
dice-line = Chaque lancer peut être vérifié ensuite.
may-pause = Les joueurs peuvent arrêter l’horloge
may-watch = Les spectateurs peuvent regarder
may-speak = Les spectateurs peuvent écrire dans le chat
may-see-later = Les spectateurs voient ce qui est caché { $count } manches plus tard
in-lobby = Affichée dans le salon
start-match = Lancer la partie
fact-party = Groupe
fact-foes = Ennemis
fact-pointsToWin = Points pour gagner
fact-maxRounds = Limite de manches
fact-odds = Chances
fact-length = Durée
fact-turns = tours
fact-difficulty = Difficulté mesurée
measured-odds = Chances mesurées sur { $runs } parties
measured-line = Bots de force moyenne à chaque place.
measured-draws = Matchs nuls : { $share }.
difficulty-easy = Facile
difficulty-even = Équilibrée
difficulty-hard = Difficile
difficulty-deadly = Mortelle

## Réglages

group-language = Langue et nom
group-look = Apparence
group-sound = Son et notifications
group-motion = Rythme et animations
group-reactions = Réactions
set-language = Langue
set-language-line = Langue de la page et des jeux.
set-theme = Thème
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
theme-contrast = Contraste élevé
set-name = Votre nom
set-name-line = Le nom que voient les autres joueurs.
set-pace = Rythme des coups adverses
set-pace-line = Appuyez sur Échap pour passer à la fin.
pace-instant = Immédiat
set-motion = Animations
set-motion-line = Toujours coupées si votre système demande moins de mouvement.
set-shake = Secousses et particules
set-sound = Son
set-music = Musique
set-voice = Voix du narrateur
set-voice-line = Prononce ce que dit le narrateur. La voix du serveur demande un serveur doté de la parole.
voice-off = Muette
voice-browser = Ce navigateur
voice-server = Le serveur
set-volume = Volume
set-odds = Chances en direct
reaction-opportunity_attack = Attaques d’opportunité
reaction-shield = Bouclier
standing-always = Toujours
standing-matters = Seulement si cela compte
standing-ask = Demander
standing-never = Jamais

## Partie

your-turn = C’est à vous.
your-turn-in = { $count ->
    [one] À vous de jouer dans { $count } partie
   *[other] À vous de jouer dans { $count } parties
}
your-turn-short = À vous
you-play = Vous jouez : { $seat }
typed-line = Écrivez votre action
typed-do = Agir
typed-failed = Le serveur n’a pas répondu. Réessayez.
typed-dropped = Pas fait : { $rest }
you-watch = Vous regardez
delayed-by = { $count ->
    [one] Différé de { $count } manche
   *[other] Différé de { $count } manches
}
delayed-why = Ce qui est caché aux joueurs est montré aux spectateurs avec ce différé.
waiting = En attente des autres joueurs
log = Journal
events = Événements
log-empty = Rien ne s’est encore passé.
log-and-chat = Journal et discussion
side-panel = Panneau latéral
tab-log = Journal
tab-rounds = Manches
tab-sheet = Fiche
tab-chat = Discussion
show-rolls = Montrer les jets
hide-rolls = Masquer les jets
undo = Annuler
undone = annulé
event-number = Coup { $number }
live = En direct
yes = oui
no = non
look-back = Revoir
look-back-line = Parcourir la partie et reprendre à n’importe quel moment
players = Joueurs
you = vous
bot = Bot
here = Présent
away = Absent
watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
copy-invite = Copier l’invitation
copied = Copié
waiting-players = En attente de joueurs
invite-for = Invitation pour { $seat }
invited = Invité, pas encore là
chat = Discussion
chat-empty = Pas encore de message.
say = Écrire un message
send = Envoyer
time-left = { $count ->
    [one] Il reste { $count } seconde
   *[other] Il reste { $count } secondes
}
seconds = secondes
odds-are = Chances : { $sides }, nulle { $draws } %
odds-runs = D’après { $count } parties simulées
left-of = { $name } : { $left } sur { $most }
question = Question
choose = Choisissez
board = Plateau
find-action = Chercher une action
options-count = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
kinds = Sortes d’actions
nothing-found = Rien trouvé.
more-options = { $count ->
    [one] Encore { $count } ; cherchez pour la trouver.
   *[other] Encore { $count } ; cherchez pour les trouver.
}
throw-title = Lancez vos dés
throw = Lancer
throw-all = { $count ->
    [one] Lancer
   *[other] Lancer les { $count }
}
last-throw = Dernier lancer : { $faces }
dice-checked = Vérifié : personne ne pouvait choisir ce lancer.
dice-forged = Ce lancer ne correspond pas à l’engagement du serveur.
add-waypoint = Ajouter une étape
waypoints = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
waypoint-added = Étape en { $cell }. Choisissez la suite du chemin.
pin = Épingler { $action } en tête
unpin = Désépingler { $action }
key-waypoint = Passer par cette case
key-corner = Viser un coin de la case
corner = Coin
aim-corner = coin { $x }, { $y }
aim-corner-line = Viser le coin suivant de la case, puis de nouveau son centre
do-instead = Faire ceci

## Résultat

outcome-won = Vous avez gagné
outcome-lost = Vous avez perdu
outcome-draw = Partie nulle
outcome-over = La partie est terminée
winner-is = Vainqueur : { $winner }
rematch-waits = Vous voulez une revanche. En attente des autres joueurs.
rematch-asked = Revanche demandée par { $names }.
rematch-withdraw = Pas de revanche
odds-graph = Chances au fil de la partie
clip-start = Commencer un extrait
clip-from = L’extrait commence au coup { $number }. Allez à sa fin et appuyez de nouveau.
clip-move-on = Allez à la fin de l’extrait
clip-copy = Copier l’extrait { $from }–{ $to }

## États

reconnecting = Reconnexion.
reconnecting-line = Les commandes non confirmées seront renvoyées.
not-found-title = Page introuvable
not-found-line = Il n’y a rien à cette adresse.
other-name-title = Choisissez un autre nom
no-match-title = Impossible d’ouvrir cette partie
other-tab-title = Cette place est ouverte dans un autre onglet
other-tab-line = Vous pouvez regarder ici, ou reprendre la place.
take-seat-back = Reprendre la place
problem-offline = Le serveur ne répond pas. Vérifiez qu’il est lancé.
problem-fault = Une erreur s’est produite sur le serveur.
problem-wrong-match = Il n’y a pas de partie à cette adresse.
problem-wrong-token = Cette invitation n’est pas valable : elle a déjà servi, ou elle est incomplète.
problem-no-spectators = Cette partie n’admet pas de spectateurs.
problem-too-fast = Trop de requêtes. Attendez un moment, puis réessayez.
problem-store = Le serveur n’atteint pas son stockage. Réessayez dans un instant.
problem-full = Le serveur est complet. Réessayez plus tard.
problem-restart = Le serveur redémarre.
problem-unreadable = Cette partie a été écrite par une autre version des règles.
problem-not-over = Cette partie est encore en cours.
problem-name-taken = Un autre joueur de cette partie porte ce nom, ou un nom qui lui ressemble.
problem-bad-name = Ce nom ne peut pas être utilisé : prenez des lettres d’un seul alphabet, avec au plus deux accents chacune.

## Touches

key-help = Cette liste
key-skip = Passer à la fin de l’animation
key-chat = Discussion
key-time = Annoncer le temps restant
key-last = Annoncer le dernier événement
key-odds = Annoncer les chances
key-position = Lire la position
key-step = Un coup en arrière, un coup en avant
key-ends = Au début, à la fin
key-play = Lecture ou pause
key-mark = Événement suivant
key-mark-back = Événement précédent
no-time-limit = Pas de limite de temps.
no-odds = Pas de chances calculées pour cette position.
set-notify = M’avertir quand c’est mon tour
set-notify-line = Quand la page est en arrière-plan.
set-notify-refused = Votre navigateur refuse les notifications de cette page.
key-options = Choisir une option
key-stats = Choisir une caractéristique
key-cursor = Déplacer le curseur sur la carte
key-target = Cible suivante
key-act = Prévoir, puis confirmer
key-actions = Choisir une action
key-search = Chercher parmi les actions
key-end = Finir le tour
key-order = Annoncer l’ordre des tours
key-reach = Annoncer les cibles à portée
key-line = Lire une ligne de cases
key-zoom = Agrandir, réduire, ajuster

## Tactique

map = Carte
map-label = Carte, { $width } cases sur { $height }. Les flèches déplacent le curseur, Entrée prévoit et confirme.
map-view = Vue de la carte
creatures = Créatures
zoom-in = Agrandir
zoom-out = Réduire
fit-map = Ajuster la carte
centre-active = Centrer sur la créature active
legend = Légende
lg-walk = Marche
lg-dash = Foncer
lg-difficult = Difficile
lg-half = Abri partiel
lg-three = Abri important
lg-raised = Surélevé
lg-blocked = Obstacle
lg-door = Porte
scene = Scène
scene-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
before-fight = Le combat n’a pas encore commencé.
turn-order = Ordre des tours
round = Manche
round-number = Manche { $number }
initiative = initiative
turn-of = Tour : { $name }
actions = Actions
all-actions = Toutes les actions
more = Plus
more-actions = Plus d’actions
cost-action = Action
cost-bonus = Action bonus
cost-reaction = Réaction
cost-spent = Utilisée
cost-other = Autres
attacks-left = { $count ->
    [one] { $count } attaque restante
   *[other] { $count } attaques restantes
}
slot = Niveau { $level }
left = reste { $count }
move = Déplacement
feet = { $count } pi
feet-of = { $left } sur { $most } pi
hp = PV
hp-of = { $hp } points de vie sur { $max }
hit-points = Points de vie
ac = CA { $ac }
ac-short = CA
dc-short = DD
armour-class = Classe d’armure
do-move = Se déplacer de { $feet } pi
do-nothing = Choisissez une action
do-walk-and = Marcher, puis { $action }
end-turn = Fin du tour
target-is = Cible : { $name }
target-and-log = Cible et journal
no-target = Pas de cible
nearest-foe = ennemi le plus proche : { $name }, { $feet } pi
pick = Viser
ally = Allié
foe = Ennemi
compare = Comparer les actions
drops = à terre { $chance }
fails = Échoue { $chance }
expected = { $damage } attendus
critical = Critique
saves = Réussit
damage = Dégâts
advantage = Avantage
disadvantage = Désavantage
against-ac = { $bonus } contre CA { $goal } : touche à { $needed } ou plus
against-dc = { $bonus } contre DD { $goal } : réussit à { $needed } ou plus
made-of = { $what } : { $parts }
cover = abri +{ $bonus }
strikes = { $name } frappe { $chance }
risk-of = Attaque d’opportunité ({ $name }) : { $chance }
planned = { $action } sur { $target }. { $chance }
now = (maintenant)
nothing-in-reach = Aucune cible n’est à portée.
foes-caught = { $count ->
    [one] { $count } ennemi
   *[other] { $count } ennemis
}
allies-caught = Alliés : { $names }
float-miss = Manqué
float-critical = Coup critique
cell-at = { $x }, { $y }
cell-wall = mur
cell-door = porte
cell-blocked = bloqué
cell-high = surélevé de { $feet } pi
flies-at = en vol à { $feet } pi
cell-move = { $feet } pi de marche
cell-aim = peut être visé
cell-catches = atteint { $names }
reaction-of = Réaction : { $name }
after-hit-of = Après le coup : { $name }
after-damage-of = Après le jet de dégâts : { $name }
after-hit = Après un coup réussi
add-nothing = Ne rien ajouter
against = contre
roll = Jet
helps = Probabilité que cela serve
hit-chance = Chances de toucher
if-let-through = Si vous ne réagissez pas
it-costs = Coût
slot-costs = emplacement de niveau { $level } ({ $left } restants)
damage-of = { $damage } dégâts
damage-kind = { $kind ->
    [acid] acide
    [bludgeoning] contondant
    [cold] froid
    [fire] feu
    [force] force
    [lightning] foudre
    [necrotic] nécrotique
    [piercing] perforant
    [poison] poison
    [psychic] psychique
    [radiant] radiant
    [slashing] tranchant
   *[thunder] tonnerre
}
next-time = La prochaine fois
sheet-of = Fiche : { $name }
sheet-empty = Choisissez une créature pour voir ses données connues.
speed = Vitesse
fly = vol { $count } pi
passive-perception = Perception passive
darkvision = Vision dans le noir
blindsight = Vision aveugle
truesight = Vision parfaite
senses = Sens
initiative-h = Initiative
spell-dc = DD des sorts
resistances = Résistances
immunities = Immunités
vulnerabilities = Vulnérabilités
challenge = FP { $cr }
abilities = Caractéristiques
save-h = Sauvegarde
abilities-line = En haut : test. En bas : sauvegarde, en gras si maîtrisée.
skills = Compétences
attacks = Attaques
spells = Sorts
movement-left = Déplacement restant
concentrates = Se concentre sur
death-saves = Jets de sauvegarde contre la mort
death-saves-are = { $successes } réussis, { $failures } ratés
spell-slots = Emplacements de sorts
slots-left = { $most ->
    [one] { $left } emplacement sur { $most }
   *[other] { $left } emplacements sur { $most }
}
conditions = États
items = Objets
ammunition = Munitions
rounds-left = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
aftermath = Après le combat
dead = Mort
xp-total = { $count } PX
stays-with-you = Ce qui reste
deed-damage = { $count } points de dégâts
deed-kills = { $count ->
    [one] { $count } ennemi à terre
   *[other] { $count } ennemis à terre
}
loot = Butin

## Duel

duel-sub = Premier à { $points } · manche { $round }
duel-ready = Prêt
duel-start = Commencer la partie
duel-choose = Choisissez une caractéristique
duel-rule = La plus haute valeur marque le point. Si vous ne choisissez pas à temps, une caractéristique est tirée au sort.
duel-break = Une courte pause
duel-waits = L’adversaire choisit
duel-compare = Les cartes sont comparées
duel-hidden = Carte cachée
rarity-Common = Commune
rarity-Epic = Épique
rarity-Legendary = Légendaire
duel-last = { $stat }, { $mine } contre { $theirs }.
duel-point = Point : { $name }.
duel-no-point = Pas de point.
duel-needs = Points manquants : vous { $mine }, adversaire { $theirs }
duel-rounds = Manches
duel-drawn = tirée au sort
duel-picks = Caractéristiques jouées
duel-won-of = gagnées sur jouées
duel-timeout = À la manche { $round }, le temps a manqué. { $stat } a été tirée au sort.
duel-odds = gagne { $win }, nul { $draw }
duel-used = épuisée
duel-uses = Utilisations restantes
duel-play = Jouer { $stat }{ $chance ->
    [none] { "" }
   *[other] , { $chance }
}
of = { $a } sur { $b }
to = à
you-name = Vous
paused = En pause
resumed = C’est reparti.
pause = Pause
resign = Abandonner
leave = Quitter
stay = Continuer
quit-title = Abandonner cette partie ?
quit-line = Votre adversaire gagne la partie.
leave-title = Quitter cette partie ?
leave-line = La partie continue sans vous ; l’horloge s’arrête tant qu’aucun joueur n’est connecté. Vous pouvez revenir par le salon.
stopped-title = La manche est interrompue
stopped-line = Reprenez pour rejouer la manche depuis le début.
duel-failed-title = La partie s’est arrêtée avant la fin
duel-failed-line = Une erreur a interrompu la partie : personne ne gagne et le score ne compte pas.
duel-waited-line = La manche interrompue n’a pas repris à temps : personne ne gagne.
tap-again = { $stat } : touchez encore pour choisir.

## Revoir

no-replay-title = Impossible de revoir cette partie
play = Lire
to-start = Au début
to-end = À la fin
step-back = Un coup en arrière
step-on = Un coup en avant
jump-to = Aller à
jump-back = Précédent
jump-on = Suivant
jump-event = Événement
jump-death = Mort
jump-critical = Coup critique
jump-round = Manche
jump-turn = Tour
moment = Moment
view-as = Voir comme
view-everyone = Tous, sans brouillard
wx-turn = Tour { $turn } · tic { $tick }
wx-acts = Agit
wx-qi = qi
wx-gauge = jauge
wx-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
wx-cost = qi { $qi }
wx-ready = Prête
wx-ready-in = Dans { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
wx-needs = Il manque { $count } qi
st-map = Carte stellaire. Choisissez un système pour voir ses ordres.
st-free = Libre
st-systems = { $count ->
    [one] { $count } système
   *[other] { $count } systèmes
}
st-ships = { $count ->
    [0] nombre de vaisseaux inconnu
    [one] { $count } vaisseau
   *[other] { $count } vaisseaux
}
rd-per = PER { $count }
rd-life = Vie { $left } sur { $most }
rd-ap = { $count } PA
rd-mp = magie { $count }
rd-sp = vigueur { $count }
rd-hand = Main
a-spectator = Spectateur
share-moment = Partager ce moment
fork = Reprendre d’ici
fork-line = Une nouvelle partie à partir de ce moment, avec d’autres dés ; des bots prennent les places des autres joueurs.
odds-shown = Probabilités affichées.
odds-hidden = Probabilités masquées.
key-hide-odds = Afficher ou masquer les probabilités
log-of = Journal de
log-of-all = Toutes
save-as = Enregistrer en { $kind }
on-target = { $action } sur { $target }
not-possible = Impossible pour l’instant
wx-target = Cibler
wx-skills = Techniques
wx-telling = Le combat jusqu’ici
wx-do = Agir
wx-cooldown = recharge { $count }
wx-hit = touche { $chance } %
wx-drops = vainc { $chance } %
wx-all-foes = Tous les ennemis
wx-defend-line = { $percent ->
    [0] Passer le tour
   *[other] { $percent } % de dégâts en moins jusqu’à votre prochain tour
}
rd-order = Ordre par PER
rd-at-once = Cette phase, simultanément
rd-ground = Terrain
rd-mud = Boue, 2 PA
rd-rise = Hauteur
rd-wall = Mur
rd-reach = À portée
rd-chest = coffre
rd-ap-word = points d’action
rd-move-to = Aller en { $cell } ({ $count } PA)
rd-month = { $month }, an { $year }
rd-week-before = Jours précédents
rd-week-after = Jours suivants
rd-period = Période
rd-moon-is = { $moon } : { $phase }
rd-today = aujourd’hui
rd-in-days = { $count ->
    [one] dans 1 jour
   *[other] dans { $count } jours
}
rd-day-of = Jour { $day } sur { $days }
rd-campaign = Campagne
rd-campaign-map = Carte de la campagne. Choisissez un lieu pour vous y rendre.
rd-goal = But
rd-guarded = gardé
rd-can-go = vous pouvez y aller
rd-won = Combats gagnés
rd-treasures = Trésors
st-orders = Ordres de ce tour
st-no-orders = Aucun ordre. Choisissez une flotte, puis un système.
st-battles = Rapports de bataille
st-inbox = Boîte de réception
st-new = { $count ->
    [one] 1 nouveau
   *[other] { $count } nouveaux
}
st-no-mail = Aucun message.
st-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
st-ly = { NUMBER($count, maximumFractionDigits: 1) } al
st-sensor = Capteurs { $count }
st-fuel-range = Rayon d’action { NUMBER($count, maximumFractionDigits: 0) }
st-arrives-on = Arrive au jour { $day }
st-seen = { $ships ->
    [0] vue le jour { $day }
   *[other] environ { $ships }, jour { $day }
}
st-ghosts = Contour seul : dernière observation
st-ranges = Portées et territoires
st-orbit = Flotte en orbite de { $system }
st-arrives = { $count ->
    [one] Flotte en route, encore { $count } jour
   *[other] Flotte en route, encore { $count } jours
}
st-space = Flotte en plein espace
st-ordered = Ordres donnés
st-fleet = Flotte
st-ships-h = Vaisseaux
st-hull = Coque
st-fuel = Carburant
st-armies = { $count ->
    [one] { $count } armée
   *[other] { $count } armées
}
st-give = Ordonner : { $order }
st-pick-target = Choisissez une cible
st-system = Système
st-fog = Hors de portée des capteurs
st-home = Monde natal
st-planets = Planètes
st-owner = Propriétaire
st-take-back-this = Retirer : { $order }
st-read-all = Tout marquer comme lu
st-dismiss-all = Supprimer tous les messages
st-dismiss = Supprimer : { $message }
st-unread = non lu
st-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
st-own-loss = Vos pertes
st-loss-of = Pertes : { $faction }
st-ships-word = { $count ->
    [one] vaisseau
   *[other] vaisseaux
}
st-winner = Vainqueur
st-lost = Perdus
st-no-loss = Aucun vaisseau perdu
st-left = { $left } sur { $before } restants
st-fired-missiles = Missiles tirés
st-fired-torpedoes = Torpilles tirées
st-fired-interceptors = Intercepteurs tirés
st-intercepted = Tirs ennemis interceptés
st-next-report = Rapport suivant
st-to-map = Retour à la carte
key-map = Aller à la carte
key-fleet = Flotte suivante
key-undo = Annuler le dernier ordre
st-none = Aucun ordre.
`;export{e as default};