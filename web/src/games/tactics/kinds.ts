// Which drawing a creature gets, by the name of its kind.

const KINDS: [RegExp, string][] = [
  [/goblin_boss|hobgoblin_captain/, "boss"],
  [/goblin|kobold|hobgoblin|bugbear/, "goblin"],
  [/spider|scorpion|ettercap|ankheg/, "spider"],
  [/wolf|worg|hound|jackal|hyena|warg|tiger|lion|bear|boar|panther/, "wolf"],
  [/dragon|drake|wyvern|wyrmling|hydra/, "dragon"],
  [/skeleton|lich/, "skeleton"],
  [/zombie|mummy/, "zombie"],
  [/ghoul|ghast|vampire/, "ghoul"],
  [/wraith|specter|spectre|ghost|shadow|banshee|wight/, "wraith"],
  [/ooze|pudding|jelly|cube/, "ooze"],
  [/ogre|troll|giant|owlbear|ettin|cyclops|golem|demon|hezrou|vrock|glabrezu|balor|quasit|dretch/, "ogre"],
  [/orc/, "orc"],
  [/cult/, "cultist"],
  [/bandit_captain|captain|knight|veteran|guard|soldier|gladiator|tough|champion/, "fighter"],
  [/bandit|thug|berserker|barbarian/, "brute"],
  [/scout|ranger|hunter|archer/, "ranger"],
  [/wizard|mage|sorcerer|warlock/, "wizard"],
  [/cleric|priest|acolyte|druid/, "cleric"],
  [/rogue|spy|assassin/, "rogue"],
  [/fighter/, "fighter"],
  [/paladin/, "paladin"],
  [/bard/, "bard"],
  [/monk/, "monk"],
  [/dwarf/, "dwarf"],
];

export const kindOf = (base: string): string => KINDS.find(([pattern]) => pattern.test(base))?.[1] ?? "?";
