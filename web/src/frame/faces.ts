// The drawn face of a player: the same name has the same face everywhere.

import { hash } from "../draw/kit";

const FACES = ["bard", "monk", "cleric", "rogue", "ranger", "judoka", "judokaBlue", "dwarf"];

export const faceOf = (name: string): string => FACES[hash(name) % FACES.length]!;
