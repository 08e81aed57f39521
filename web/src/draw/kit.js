// Turnwright's drawing kit: every picture on the page is a string of SVG made here from a few words of data.
// No external art. All functions are pure: the same name draws the same face in every client, log and export.

// ---- small functions -------------------------------------------------------------------------------------------------
export const hash = (text) => {
  let h = 2166136261;
  for (const c of text) h = Math.imul(h ^ c.codePointAt(0), 16777619) >>> 0;
  return h;
};
const pick = (list, h, salt) => list[(Math.imul(h ^ (salt * 0x9e3779b1), 0x85ebca6b) >>> 13) % list.length];
const flip = (d) => `<g transform="matrix(-1 0 0 1 64 0)">${d}</g>`;
const both = (d) => d + flip(d);
const p = (d, fill, more = "") => `<path d="${d}" fill="${fill}"${more}/>`;
let serial = 0;
const uid = (stem) => `${stem}${++serial}`;

// ---- portraits: a bust in a 64 x 64 box ----------------------------------------------------------------------
// Layers from back to front: backdrop, what is behind the head, shoulders, neck, head, shade, face, headgear.
const skins = ["#f2cfb0", "#e3b18b", "#c98d63", "#9c6644", "#6e4530"];
const hairs = ["#2a211d", "#5a3922", "#8a5a2b", "#c79a4b", "#a4442a", "#b9b6b0"];
const coats = ["#34557a", "#5b4a7e", "#7a3e3e", "#3d6350", "#6a5a3a", "#42505f"];
const HEAD = "M20 25C20 14 26 11 32 11S44 14 44 25C44 36 38 43.5 32 43.5S20 36 20 25Z";
const WIDE = "M16 26C16 15 23 11 32 11S48 15 48 26C48 36 40 43.5 32 43.5S16 36 16 26Z";
const shoulders = (c, trim) => p("M4 66C5 51 17 46.5 26 45.5L32 50L38 45.5C47 46.5 59 51 60 66Z", c) + p("M26 45.5L32 57L38 45.5L41 46.2L32 63L23 46.2Z", trim);
const neck = (c) => p("M26.5 36h11v10.5L32 51l-5.5-4.5Z", c) + p("M26.5 40c3 4 8 4 11 0v3c-3 3-8 3-11 0Z", "#000", ' opacity=".16"');
const half = (d) => {
  const id = uid("h");
  return `<clipPath id="${id}"><path d="M32 0h34v66H32Z"/></clipPath><path d="${d}" fill="#000" opacity=".13" clip-path="url(#${id})"/>`;
};
const eyes = (c = "#241c18", y = 27.5, dx = 5, r = 1.7) => both(`<circle cx="${32 - dx}" cy="${y}" r="${r}" fill="${c}"/>`);
const brows = (c, y = 23.4) => both(`<path d="M24.2 ${y + 0.8}q3-1.9 5.6-.3" stroke="${c}" stroke-width="1.5" fill="none" stroke-linecap="round"/>`);
const nose = `<path d="M32 27v5.6h-2.2" stroke="#000" stroke-opacity=".32" stroke-width="1.2" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
const mouth = `<path d="M28.6 37.4q3.4 1.7 6.8 0" stroke="#000" stroke-opacity=".45" stroke-width="1.3" fill="none" stroke-linecap="round"/>`;
const gear = {
  helm: (m = "#aab2ba") => p("M17.5 32V25C17.5 13 24 7.5 32 7.5S46.5 13 46.5 25V32H41.5V26.5C36 23.6 28 23.6 22.5 26.5V32Z", m) + p("M32 7.5C40 7.5 46.5 13 46.5 25V32H41.5V26.5C38.5 25 35 24.3 32 24.3Z", "#000", ' opacity=".2"') + p("M30.4 12h3.2v21l-1.6 2-1.6-2Z", "#6d757d") + p("M17.5 25.5h29v2.4h-29Z", "#6d757d", ' opacity=".55"'),
  hood: (c) => p("M12 50C9 25 19 5.5 32 5.5S55 25 52 50C48 47.5 45.5 45 44.5 41C47 28 41 17.5 32 17.5S17 28 19.5 41C18.5 45 16 47.5 12 50Z", c) + p("M32 5.5C45 5.5 55 25 52 50C48 47.5 45.5 45 44.5 41C47 28 41 17.5 32 17.5Z", "#000", ' opacity=".2"') + p("M19.5 36C18 26 24 17.5 32 17.5S46 26 44.5 36C43 26 39 21 32 21S21 26 19.5 36Z", "#000", ' opacity=".3"'),
  hat: (c, band) => p("M19 20C24 9 31 5 42 1.5C39.5 7 42 13 45 20Z", c) + p("M32 6C35 4.3 38.5 2.7 42 1.5C39.5 7 42 13 45 20H34Z", "#000", ' opacity=".18"') + p("M18.8 16.6C27 19.3 37 19.3 44.2 16.6L46 21H18Z", band) + `<ellipse cx="32" cy="21" rx="23" ry="4.2" fill="${c}"/><ellipse cx="32" cy="20.2" rx="14" ry="1.9" fill="#000" opacity=".25"/>`,
  circlet: (c) => p("M19.8 20.5C27 17.6 37 17.6 44.2 20.5V23.3C37 20.5 27 20.5 19.8 23.3Z", c) + p("M32 15.6l3 4-3 4-3-4Z", "#7fd0e8") ,
  short: (c) => p("M18.5 27C16 13 24 7 33 7S48.5 14 45.5 27C44 21 41.5 18 38 16.6C32 19.6 24 18.6 21.5 20C19.8 21.5 19 24 18.5 27Z", c),
  long: (c) => p("M18.8 27C16.5 13 24 7 32 7S47.5 13 45.2 27C44 20 39 17.6 34 14.6C29 18.6 21 18.6 18.8 27Z", c),
  bald: () => "",
};
const behind = (c) => p("M15 47C12 24 18 8 32 8S52 24 49 47C46 50 43 49 42 46H22C21 49 18 50 15 47Z", c);
const beard = (c) => p("M20 28C20.5 44 26 53 32 53S43.5 44 44 28C41.5 34.5 37 35 32 35S22.5 34.5 20 28Z", c) + p("M32 35C37 35 41.5 34.5 44 28C43.5 44 38 53 32 53Z", "#000", ' opacity=".14"') + `<path d="M28.5 39q3.5 1.6 7 0" stroke="#000" stroke-opacity=".45" stroke-width="1.3" fill="none" stroke-linecap="round"/>`;
const points = (c) => both(p("M20.5 24L9.5 16.5C11 25 15 31 21 32.5Z", c) + p("M19.5 26L13 20.5C14 25.5 17 29 20 30Z", "#000", ' opacity=".18"'));

const person = (h, { head = "short", coat, trim = "#d9d2c2", ears, bearded, skin, hair, narrow } = {}) => {
  skin ??= pick(skins, h, 1);
  hair ??= pick(hairs, h, 2);
  coat ??= pick(coats, h, 3);
  const locks = head === "long" || head === "circlet" ? behind(hair) : "";
  const top = head === "hood" ? gear.hood(coat) : head === "hat" ? gear.short(hair) + gear.hat(coat, trim) : head === "helm" ? gear.helm() : head === "circlet" ? gear.long(hair) + gear.circlet("#d8b04a") : gear[head](hair);
  return locks + shoulders(coat, trim) + neck(skin) + (ears ? points(skin) : both(`<ellipse cx="19.8" cy="28.5" rx="2.6" ry="3.8" fill="${skin}"/>`)) + p(HEAD, skin) + half(HEAD) + brows(hair) + eyes() + nose + (bearded ? beard(hair) : mouth) + top;
};

// Hair, beard and build differ by the name, so that two judoka are told apart at a glance.
const cuts = {
  buzz: (c) => p("M19.2 24C18 14 24 9 32 9s14 5 12.800 15C42.500 18.500 38 16.500 32 16.500S21.500 18.500 19.200 24Z", c),
  side: (c) => p("M18.500 27C16 12 25 6.500 34 6.500S49 15 45.500 27C45 22 43 19 40 17C36 13.500 29 19 20.500 19C19.500 21.500 19 24 18.500 27Z", c),
  curls: (c) => ["20 17", "24 11.500", "30 8.500", "36 9", "41 12", "44.500 18", "19 22.500", "45.500 23"].map((at) => { const [x, y] = at.split(" "); return `<circle cx="${x}" cy="${y}" r="4.600" fill="${c}"/>`; }).join("") + p("M20 22C20 14 25 11 32 11s12 3 12 11c-3-4-7-5-12-5s-9 1-12 5Z", c),
  fringe: (c) => p("M17.800 30C15.500 13 23 6.500 32 6.500S48.500 13 46.200 30C45.800 26 45 23.500 43.800 21.500H20.200C19 23.500 18.200 26 17.800 30Z", c),
  parted: (c) => p("M17.800 30C15.500 13 23 6.500 32 6.500S48.500 13 46.200 30C45 22 40 18 32 13.500C24 18 19 22 17.800 30Z", c),
};
const tail = (c) => p("M40 12c9-1 13 6 11 16-1 6-4 9-5 14-3-6-2-10-3-16Z", c);
const bun = (c) => `<circle cx="32" cy="6" r="4.5" fill="${c}"/>`;
const judoka = (h, man, coat, trim) => {
  const hair = pick(hairs.slice(0, 5), h, 2);
  const back = man ? "" : pick(["long", "tail", "short", "tail"], h, 4);
  const cut = man ? pick(["short", "buzz", "side", "curls", "bald", "side", "buzz"], h, 5) : pick(["fringe", "parted", "side", "parted"], h, 5);
  const body = person(h, { head: "bald", coat, trim, hair, bearded: man && h % 5 === 0 });
  return (back === "long" ? behind(hair) : back === "tail" ? tail(hair) : "") + body + (gear[cut] ?? cuts[cut])(hair) + (!man && back === "short" ? bun(hair) : "");
};

/** A judoka in white or blue. */
export const judokaOf = (h, man, white) => judoka(h, man, ...(white ? ["#f3f1ea", "#d3cec0"] : ["#2f62a8", "#234b85"]));

export const kinds = {
  fighter: (h) => person(h, { head: "helm", trim: "#8f979e" }),
  paladin: (h) => person(h, { head: "helm", coat: "#b9a25a", trim: "#f0e6c8" }),
  wizard: (h) => person(h, { head: "hat", coat: "#4b4284", trim: "#d8b04a", bearded: h % 2 === 0 }),
  cleric: (h) => person(h, { head: "circlet", coat: "#d8d2c4", trim: "#b98a2e" }),
  rogue: (h) => person(h, { head: "hood", coat: "#3c4a45", trim: "#7a6a4a" }),
  ranger: (h) => person(h, { head: "hood", coat: "#4f6a3c", trim: "#9a7f4e", ears: true }),
  bard: (h) => person(h, { head: "long", coat: "#8a3b52", trim: "#e2c06a" }),
  monk: (h) => person(h, { head: "bald", coat: "#b5702f", trim: "#7a4416" }),
  dwarf: (h) => person(h, { head: "helm", bearded: true, coat: "#6b5138", trim: "#a38a5c" }),
  cultist: (h) => person(h, { head: "hood", coat: "#5c2330", trim: "#2b1218", skin: "#b9a392" }),
  goblin: (h) => {
    const c = pick(["#7f9a4e", "#6f8f57", "#93a04a"], h, 1);
    return shoulders("#5a4632", "#2f251b") + neck(c) + both(p("M18 23L1 14C4 26 10 33.5 19 34Z", c) + p("M16 25.5L6.5 19C9 26 12.5 30 17.5 31Z", "#8c4b41", ' opacity=".75"')) + p(WIDE, c) + half(WIDE) + both(p("M22 25.5q4.2-1.6 7.2 2.6q-4.6 2.4-7.2-2.6Z", "#f6dd55") + `<circle cx="26.3" cy="27.2" r="1.3" fill="#22180c"/>` + `<path d="M20.5 22.4l8.4 3.4" stroke="#3c4d22" stroke-width="1.8" stroke-linecap="round"/>`) + p("M32 27l-2.4 6.5q2.4 1.8 4.8 0Z", "#000", ' opacity=".2"') + p("M24.5 37q7.5 3 15 0q-2.5 4-7.5 4t-7.5-4Z", "#3a1712") + both(p("M27 37.7l1.2 2.4 1-2Z", "#f4ecd2")) + pick([gear.bald(), p("M17 21C18 11 25 8 32 8s14 3 15 13c-5-3-10-4-15-4s-10 1-15 4Z", "#6d5a3a") + p("M17 20.5h30v3H17Z", "#4a3b24"), ""], h, 4);
  },
  boss: (h) => kinds.goblin(h) + p("M17 20L15.5 8.5L23.5 14.5L32 5.5L40.5 14.5L48.5 8.5L47 20C37 17 27 17 17 20Z", "#c59a3a") + p("M32 5.5L40.5 14.5L48.5 8.5L47 20C42 18.5 37 17.8 32 17.8Z", "#000", ' opacity=".18"') + `<circle cx="32" cy="14.5" r="2" fill="#b33a2e"/>`,
  orc: (h) => {
    const c = pick(["#7d8f72", "#8a8a64", "#6c8478"], h, 1);
    return shoulders("#4b3a2f", "#8b7250") + neck(c) + points(c) + p("M19 22C19 13 25 10 32 10S45 13 45 22L46.5 33C44 41 38 45 32 45S20 41 17.5 33Z", c) + half("M19 22C19 13 25 10 32 10S45 13 45 22L46.5 33C44 41 38 45 32 45S20 41 17.5 33Z") + both(`<path d="M22 23.5l8 2.6" stroke="#2d3526" stroke-width="2.4" stroke-linecap="round"/><circle cx="26.6" cy="28" r="1.6" fill="#d8432e"/>`) + p("M24 38q8-3 16 0l-1 2.6q-7-2.4-14 0Z", "#33201a") + both(p("M24.5 39.5l.6-7.5 3.4 6.8Z", "#f4ecd2")) + gear.short("#241d18");
  },
  ogre: (h) => {
    const c = pick(["#c29a6c", "#a98f6a", "#b58a72"], h, 1);
    return p("M-2 66C-1 46 14 40 32 40s33 6 34 26Z", "#6a4a33") + p("M10 66L20 44h6L18 66Z", "#3b2a1d") + p("M14 30C13 14 22 8 32 8s19 6 18 22C50 44 42 50 32 50S14 44 14 30Z", c) + half("M14 30C13 14 22 8 32 8s19 6 18 22C50 44 42 50 32 50S14 44 14 30Z") + both(`<ellipse cx="12.8" cy="27" rx="3" ry="4.6" fill="${c}"/><path d="M20 21.5q5-2.5 10 1.5" stroke="#4f3623" stroke-width="3" fill="none" stroke-linecap="round"/><circle cx="26" cy="26" r="1.9" fill="#2a1b10"/>`) + p("M28 27q4-2 8 0l1.5 5.5q-5.5 3.5-11 0Z", "#000", ' opacity=".17"') + p("M20 39q12-5.5 24 0-1.5 6-12 6t-12-6Z", "#4a1f18") + both(p("M22.5 39.8l1-6.8 3.6 5.5Z", "#f4ecd2")) + p("M27 9c-1-4 2-6 5-6s5 2 4 6Z", "#33241a");
  },
  skeleton: () => p("M6 66C8 54 18 50 27 49l5 6 5-6c9 1 19 5 21 17Z", "#55534d") + p("M29 41h6v12h-6Z", "#d5cdb8") + p("M17.5 26C17.5 14 24 9 32 9s14.5 5 14.5 17c0 5-2 7.5-4 9.5V41c0 3-4 5-10.5 5s-10.5-2-10.5-5v-5.5c-2-2-4-4.5-4-9.5Z", "#ebe4d0") + half("M17.5 26C17.5 14 24 9 32 9s14.5 5 14.5 17c0 5-2 7.5-4 9.5V41c0 3-4 5-10.5 5s-10.5-2-10.5-5v-5.5c-2-2-4-4.5-4-9.5Z") + both(p("M20.5 26q0-4 5-4t5 4.5-4.5 5-5.5-5.5Z", "#2b2622") + `<circle cx="26" cy="26.8" r="1.4" fill="#ff8a4c"/>`) + p("M32 30.5l2.6 5h-5.2Z", "#2b2622") + `<path d="M22.5 39.5h19M27 38v5M30.5 38v6M33.5 38v6M37 38v5" stroke="#5a5347" stroke-width="1.2"/>`,
  zombie: (h) => shoulders("#5a5a48", "#3a3a2c") + neck("#8f9c7c") + both(`<ellipse cx="19.8" cy="28.5" rx="2.6" ry="3.8" fill="#8f9c7c"/>`) + p(HEAD, "#9aa886") + half(HEAD) + `<circle cx="27" cy="27.5" r="2.7" fill="#e9e6c8"/><circle cx="27" cy="27.5" r="1" fill="#222"/><path d="M34.5 25.5l5 4m0-4l-5 4" stroke="#3b3a2c" stroke-width="1.5" stroke-linecap="round"/>` + p("M26 36q6-2.5 12 1-2 4.5-6.5 4.3T26 36Z", "#3b1d1c") + `<path d="M29 36v2.6M34 35.6v2.6" stroke="#e6dfc6" stroke-width="1.6"/><path d="M38 16l3 5m-4-3l3 4" stroke="#6d3030" stroke-width="1.4" stroke-linecap="round"/>` + gear.short("#3c3a30"),
  ghoul: () => shoulders("#3d3a44", "#262430") + neck("#a9a6b4") + points("#b4b1bf") + p("M19 24C19 14 25 10 32 10s13 4 13 14c0 8-4 10-5 16-1 4-4 6-8 6s-7-2-8-6c-1-6-5-8-5-16Z", "#c0bdca") + half("M19 24C19 14 25 10 32 10s13 4 13 14c0 8-4 10-5 16-1 4-4 6-8 6s-7-2-8-6c-1-6-5-8-5-16Z") + both(p("M22 26q3-4 8 0-2 5-5 4.5T22 26Z", "#1d1a24") + `<circle cx="26.5" cy="27" r="1.5" fill="#c8f06a"/>`) + p("M26 37q6 2 12 0-1.5 6-6 6t-6-6Z", "#2c0f14") + `<path d="M28 37.5l1 2.5 1.3-2.2 1.7 2.6 1.7-2.6 1.3 2.2 1-2.5" fill="none" stroke="#efe9d6" stroke-width="1.1" stroke-linejoin="round"/>`,
  wraith: () => p("M8 66C8 30 16 5 32 5s24 25 24 61c-5-4-8-4-11 0-4-5-8-5-13 0-5-5-9-5-13 0-3-4-6-4-11 0Z", "#3a3f58") + p("M32 5c16 0 24 25 24 61-5-4-8-4-11 0-4-5-8-5-13 0Z", "#000", ' opacity=".2"') + p("M20 36c-2-12 4-20 12-20s14 8 12 20c-2 8-6 12-12 12s-10-4-12-12Z", "#12141f") + both(p("M23 29q4-2 7 1.5-4 3-7-1.5Z", "#8fe6ff")),
  wolf: (h) => {
    const c = pick(["#7f8790", "#6c5f55", "#50545c"], h, 1);
    return p("M8 66C10 48 20 42 32 42s22 6 24 24Z", c) + p("M32 54C28 54 25.5 49 24.5 44.5L13.5 37L12 7L24 17.5C29 16 35 16 40 17.5L52 7L50.5 37L39.5 44.5C38.5 49 36 54 32 54Z", c) + both(p("M15.5 13.5L22.5 20L17.5 26Z", "#2a2422", ' opacity=".55"')) + half("M32 54C28 54 25.5 49 24.5 44.5L13.5 37L12 7L24 17.5C29 16 35 16 40 17.5L52 7L50.5 37L39.5 44.5C38.5 49 36 54 32 54Z") + p("M32 24l4.5 13L38 46q-2.5 6-6 6t-6-6l1.5-9Z", "#e5e0d8") + both(p("M19.5 27.5L28 30.5q-2 3.6-5.5 2T19.5 27.5Z", "#f3c94b") + `<circle cx="24.4" cy="30.5" r="1.3" fill="#1d1611"/>`) + p("M28.5 43.5q3.5-2 7 0-.5 4-3.5 4t-3.5-4Z", "#1e1a1a") + `<path d="M32 47.5v3m0 0q-3 1.5-4.5-.5m4.5.5q3 1.5 4.5-.5" stroke="#1e1a1a" stroke-width="1.2" fill="none" stroke-linecap="round"/>`;
  },
  spider: () => `<g fill="none" stroke="#2f2630" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round">${both(`<path d="M25 30L12 18L5 24"/><path d="M24 35L9 31L3 40"/><path d="M24 39L10 43L6 54"/><path d="M26 43L16 52L15 61"/>`)}</g><ellipse cx="32" cy="44" rx="12.5" ry="14" fill="#4a3b4c"/><path d="M32 36l4 6-4 7-4-7Z" fill="#c2453a"/><ellipse cx="32" cy="26" rx="9.5" ry="8.5" fill="#5c4a5e"/>${both(`<circle cx="28.5" cy="24" r="2" fill="#f4d35e"/><circle cx="24.8" cy="26.5" r="1.1" fill="#f4d35e"/><circle cx="29.8" cy="28" r="1" fill="#f4d35e"/><path d="M29.5 32l-1 4" stroke="#efe6d2" stroke-width="1.8" stroke-linecap="round"/>`)}`,
  dragon: (h) => {
    const c = pick(["#a5372c", "#2f6b57", "#3a4f86", "#4a4a4e"], h, 1);
    return p("M6 66C10 48 22 44 32 44s22 4 26 22Z", c) + both(p("M23 18C16 16 11 10 11 2C16 6 22 8 27 13Z", "#d8c9a4") + p("M19 27L7 25l9 8Z", c)) + p("M20 20C23 12 28 10 32 10s9 2 12 10l2 10-6 10-2 10q-3 5-6 5t-6-5l-2-10-6-10Z", c) + half("M20 20C23 12 28 10 32 10s9 2 12 10l2 10-6 10-2 10q-3 5-6 5t-6-5l-2-10-6-10Z") + both(p("M21.5 25l8.5 4.5q-3 3.5-6 1.5T21.5 25Z", "#ffd95a") + `<path d="M26.4 27.4v3.2" stroke="#1d120a" stroke-width="1.5"/><ellipse cx="29" cy="47" rx="1.2" ry="1.9" fill="#000" opacity=".55"/>`) + `<path d="M32 14v20" stroke="#000" stroke-opacity=".25" stroke-width="1.5" stroke-dasharray="3 3"/><path d="M26.5 51q5.5 3 11 0" stroke="#000" stroke-opacity=".45" stroke-width="1.3" fill="none"/>`;
  },
  ooze: () => p("M6 60C2 48 10 40 14 30C18 16 26 11 34 13c12 2 12 14 18 24 5 8 10 16 5 23-6 7-45 7-51 0Z", "#86b23f") + p("M34 13c12 2 12 14 18 24 5 8 10 16 5 23-3 4-14 5.5-25 5.5 8-12 10-36 2-52.5Z", "#000", ' opacity=".12"') + p("M20 30c2-7 6-10 10-10-5 4-6 8-6 13-2 1-5 0-4-3Z", "#fff", ' opacity=".4"') + `<circle cx="27" cy="42" r="4.5" fill="#f5f2dc"/><circle cx="28" cy="42.5" r="2" fill="#222"/><circle cx="41" cy="38" r="3.5" fill="#f5f2dc"/><circle cx="41.5" cy="38.5" r="1.6" fill="#222"/><circle cx="19" cy="52" r="2.6" fill="#fff" opacity=".3"/><circle cx="47" cy="50" r="3.4" fill="#fff" opacity=".25"/>`,
  swordsman: (h) => person(h, { head: "long", coat: "#2f4858", trim: "#e8e0cf", hair: "#1d1a1a", skin: "#e9c3a0" }) + p("M29 7.5C28 2.5 36 2.5 35 7.5Z", "#1d1a1a") + p("M22 5.2h20v1.5H22Z", "#c9a14a"),
  elder: (h) => person(h, { head: "long", coat: "#d9d4c8", trim: "#6d6a62", hair: "#d7d3cc", skin: "#e3bd98", bearded: true }) + p("M29 7.5C28 2.5 36 2.5 35 7.5Z", "#d7d3cc"),
  judoka: (h) => judoka(h, false, "#f3f1ea", "#d3cec0"),
  judokaBlue: (h) => judoka(h, true, "#2f62a8", "#234b85"),
  robot: (h) => {
    const c = pick(["#8b95a1", "#9a8f80", "#7f9a94", "#948aa3"], h, 1);
    return p("M8 66c1-12 10-16 24-16s23 4 24 16Z", "#5d6670") + p("M27 42h10v9H27Z", "#4a525b") + `<rect x="15" y="14" width="34" height="29" rx="9" fill="${c}"/><path d="M32 14h8a9 9 0 0 1 9 9v11a9 9 0 0 1-9 9h-8Z" fill="#000" opacity=".12"/><rect x="20" y="21" width="24" height="11" rx="5.5" fill="#242a31"/>` + both(`<circle cx="27" cy="26.5" r="2.4" fill="#ffd36b"/>`) + `<path d="M26 37.500h12" stroke="#242a31" stroke-width="2" stroke-linecap="round"/><path d="M32 14V8" stroke="${c}" stroke-width="2.500"/><circle cx="32" cy="6.500" r="2.800" fill="#e9ac2e"/>`;
  },
  nun: (h) => person(h, { head: "hood", coat: "#8d99a6", trim: "#f1ede4", skin: "#f0cfb0" }),
  brute: (h) => person(h, { head: "short", coat: "#6b2f2a", trim: "#2a1d1a", hair: "#1d1a1a", skin: "#c98d63", bearded: true }),
};

const backdrops = { a: ["#cfdfee", "#a9c4de"], b: ["#f0d6c6", "#dcb096"], c: ["#cfe5dc", "#a3cabb"], d: ["#ecd4e2", "#d3a8c2"], e: ["#e6e9c8", "#c9cf95"], f: ["#ded7f1", "#bfb2e2"], none: ["#e3dfd5", "#c7c1b3"] };
/** The bust alone, on its backdrop, in a 64 x 64 box; unknown kinds fall back to a monogram. */
export const bust = ({ kind, name, side = "none" }) => {
  const [light, deep] = backdrops[side];
  const draw = kinds[kind];
  const back = `<rect width="64" height="64" fill="${light}"/><path d="M0 64V40Q32 22 64 40V64Z" fill="${deep}" opacity=".55"/>`;
  return back + (draw ? draw(hash(name)) : `<text x="32" y="42" font-size="28" font-weight="700" text-anchor="middle" fill="#2b2721">${/[<&]/.test(name.slice(0, 1)) ? "?" : name.slice(0, 1)}</text>`);
};
/** A portrait in a rounded square, for cards and lists. */
export const portrait = (who, size = 40, cls = "") => `<svg class="portrait ${cls}" viewBox="0 0 64 64" width="${size}" height="${size}" aria-hidden="true">${bust(who)}</svg>`;

// ---- tokens: the frame's shape tells the side ----------------------------------------------------------------
const R = 27;
const octagon = (r) => {
  const k = r * 0.4142;
  return `M${32 - k} ${32 - r}H${32 + k}L${32 + r} ${32 - k}V${32 + k}L${32 + k} ${32 + r}H${32 - k}L${32 - r} ${32 + k}V${32 - k}Z`;
};
const ring = (r) => `M32 ${32 - r}A${r} ${r} 0 0 1 32 ${32 + r}A${r} ${r} 0 0 1 32 ${32 - r}Z`;
const square = (r) => `M32 ${32 - r}H${32 + r - 5}q5 0 5 5V${32 + r - 5}q0 5-5 5H${32 - r + 5}q-5 0-5-5V${32 - r + 5}q0-5 5-5Z`;
const corners = (points) => (r) => `M${points.map(([x, y]) => `${(32 + x * r).toFixed(2)} ${(32 + y * r).toFixed(2)}`).join("L")}Z`;
const diamond = corners([[0, -1.2], [1.2, 0], [0, 1.2], [-1.2, 0]]);
const shield = corners([[-0.95, -0.95], [0.95, -0.95], [0.95, 0.35], [0, 1.15], [-0.95, 0.35]]);
const hexagon = corners([[0, -1.1], [0.98, -0.55], [0.98, 0.55], [0, 1.1], [-0.98, 0.55], [-0.98, -0.55]]);
const frames = { a: ring, b: octagon, c: square, d: diamond, e: shield, f: hexagon, none: square };
export const hpClass = (hp, max) => (hp <= max / 4 ? "low" : hp <= max / 2 ? "half" : "full");
/** A map token in a 64 x 64 box placed by the caller: backdrop, bust, side frame, hit point ring, marks. */
export const token = ({ kind, name, side, hp, max, active, target, dead, label, high, conditions = [], conc, hidden, number, across = 1 }) => {
  const shape = frames[side];
  const id = uid("t");
  const share = Math.max(0, Math.round((100 * hp) / max));
  const marks = conditions.length > 3 ? conditions.slice(0, 2) : conditions;
  const badge = (x, y, inner, cls = "") => `<g transform="translate(${x} ${y}) scale(${1 / across})" class="badge ${cls}">${inner}</g>`;
  return `<g class="token side-${side}${active ? " active" : ""}${dead ? " dead" : ""}${hidden ? " hidden" : ""}">` +
    `<clipPath id="${id}"><path d="${shape(R - 3)}"/></clipPath>` +
    (active ? `<path d="${shape(R + 6.5)}" class="tk-active"/>` : "") + (target ? `<g class="tk-target">${[0, 90, 180, 270].map((a) => `<path d="M32 -6l6 8h-12Z" transform="rotate(${a} 32 32)"/>`).join("")}</g>` : "") +
    `<path d="${shape(R + 1.5)}" class="tk-edge"/><g clip-path="url(#${id})">${bust({ kind, name, side })}</g>` +
    `<path d="${shape(R - 1)}" class="tk-track"/><path d="${shape(R - 1)}" class="tk-hp hp-${hpClass(hp, max)}" pathLength="100" stroke-dasharray="${share} 100"/>` +
    (number ? badge(52, 53, `<circle r="9.5" class="bd"/><text y="4.6" class="bt">${number}</text>`) : "") +
    (high ? badge(54, 10, `<rect x="-13" y="-8.5" width="26" height="17" rx="8.5" class="bd high"/><text y="4.4" class="bt">${typeof high === "number" ? `+${high}` : high}</text>`) : "") +
    marks.map((c, i) => badge(10 + (i * 17) / across, 55, `<circle r="9.5" class="bd cond-${conditionKinds[c]}"/><svg x="-6.5" y="-6.5" width="13" height="13" viewBox="0 0 24 24" class="ico thick">${conditions_[c]}</svg>`)).join("") +
    (conditions.length > 3 ? badge(10 + 34 / across, 55, `<circle r="9.5" class="bd"/><text y="4.6" class="bt">+${conditions.length - 2}</text>`) : "") +
    (conc ? badge(10, 10, `<circle r="9.5" class="bd cond-mind"/><svg x="-6.5" y="-6.5" width="13" height="13" viewBox="0 0 24 24" class="ico thick">${conditions_.concentration}</svg>`) : "") +
    (dead ? `<path d="M20 20L44 44M44 20L20 44" class="tk-dead"/>` : "") + `</g>`;
};

// ---- icons: 24 x 24, two-unit strokes, currentColor ----------------------------------------------------------
const conditions_ = {
  blinded: `<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z"/><path d="M4 20L20 4"/>`,
  charmed: `<path d="M12 20S3.5 15 3.5 9a4.5 4.5 0 0 1 8.5-2 4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11Z"/>`,
  deafened: `<path d="M7 9.5a5.5 5.5 0 0 1 11 0c0 3.5-3.5 4-3.5 7.5a3 3 0 0 1-5.5 1.5"/><path d="M4 20L20 4"/>`,
  exhaustion: `<path d="M7 3h10M7 21h10M8 3c0 5 8 6.5 8 9s-8 4-8 9M16 3c0 5-8 6.5-8 9s8 4 8 9"/>`,
  frightened: `<path d="M5 21V10a7 7 0 0 1 14 0v11l-2.5-2-2.3 2-2.2-2-2.2 2-2.3-2Z"/><path d="M9.5 10h.01M14.5 10h.01"/><path d="M12 13.5v1.5"/>`,
  grappled: `<path d="M6 12V7.5a1.5 1.5 0 0 1 3 0V6a1.5 1.5 0 0 1 3 0v-.5a1.5 1.5 0 0 1 3 0V7a1.5 1.5 0 0 1 3 0v7c0 4-2.5 6.5-6 6.5S6 18 6 15Z"/><path d="M9 7.5V12M12 6v6M15 7v5"/>`,
  incapacitated: `<circle cx="12" cy="12" r="8.5"/><path d="M8.5 8.5l7 7M15.5 8.5l-7 7"/>`,
  invisible: `<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" stroke-dasharray="3 3"/><circle cx="12" cy="12" r="2.5"/>`,
  paralyzed: `<path d="M13.5 2.5L5 13.5h6L9.5 21.5 19 9.5h-6.5Z"/>`,
  petrified: `<path d="M12 2.5l8 5v9l-8 5-8-5v-9Z"/><path d="M12 2.5l-2 6 4 3-3 4 1 6"/>`,
  poisoned: `<path d="M12 2.5s6.5 7 6.5 12a6.5 6.5 0 0 1-13 0c0-5 6.5-12 6.5-12Z"/><path d="M9.5 13.5h.01M14.5 13.5h.01M10 17.5h4"/>`,
  prone: `<circle cx="5.5" cy="14.5" r="2.5"/><path d="M9.5 16h7l5 1.5M2.5 20.5h19M11 16l3.5-4.5 3.5 1"/>`,
  restrained: `<path d="M8.5 8.5a4 4 0 1 0 0 7h2M15.5 8.5a4 4 0 1 1 0 7h-2M8.5 12h7"/>`,
  stunned: `<path d="M12 5l1.8 4.2L18 11l-4.2 1.8L12 17l-1.8-4.2L6 11l4.2-1.8Z"/><path d="M3.5 17.5c3 4 14 4 17 0M19 4v.01M5 4.5v.01"/>`,
  unconscious: `<path d="M4 5h7l-7 8h7M14 12h6l-6 7h6"/>`,
  concentration: `<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="4.5"/><circle cx="12" cy="12" r=".8"/>`,
};
export const conditionKinds = { blinded: "harm", charmed: "mind", deafened: "harm", exhaustion: "harm", frightened: "mind", grappled: "hold", incapacitated: "hold", invisible: "help", paralyzed: "hold", petrified: "hold", poisoned: "harm", prone: "hold", restrained: "hold", stunned: "mind", unconscious: "harm", concentration: "mind" };
export const conditionNames = Object.keys(conditions_);
const icons = {
  mic: `<rect x="9" y="3" width="6" height="11" rx="3"/><path d="M5 11a7 7 0 0 0 14 0M12 18v3M9 21h6"/>`,
  send: `<path d="M4 12L20 4l-5 16-4-7ZM11 13l9-9"/>`,
  bed: `<path d="M3 18V6M3 15h18v3M21 15v-2a3 3 0 0 0-3-3h-8v5M6.5 11.5h.01"/><circle cx="6.5" cy="11" r="1.6"/>`,
  link: `<path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700l-1.300 1.300M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700l1.300-1.300"/>`,
  copy: `<rect x="9" y="9" width="11" height="11" rx="2"/><path d="M5 15H4V4h11v1"/>`,
  trap: `<path d="M3 17h18M5 17l2-7 3 7 2-7 2 7 3-7 2 7"/>`,
  pin: `<path d="M12 21v-7M7 4h10l-1.500 6 2.500 4H6l2.500-4Z"/>`,
  world: `<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18"/>`,
  keys: `<rect x="2.500" y="6" width="19" height="12" rx="2"/><path d="M6 10h.01M10 10h.01M14 10h.01M18 10h.01M8 14h8"/>`,
  heart: `<path d="M12 20S4 15 4 9.500A4.300 4.300 0 0 1 12 7.500a4.300 4.300 0 0 1 8 2C20 15 12 20 12 20Z"/>`,
  move: `<path d="M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3"/>`,
  ...conditions_,
  sword: `<path d="M20 4l-1 5-9 9-4-4 9-9ZM7.5 12.5l4 4M4 20l3.5-3.5M4.5 15.5l4 4"/>`,
  bow: `<path d="M6 3c9 1 14 6 15 15M6 3l15 15M3 21L14 10M3 21v-4M3 21h4"/>`,
  staff: `<path d="M4 20L15 9"/><circle cx="17" cy="7" r="3.5"/>`,
  fire: `<path d="M12 21.5c-4 0-7-2.6-7-6.5 0-5 5-6.5 5-12 4 2 5.5 5 5 7.5 1-.3 1.7-1.2 2-2.5 1.5 2 2 4 2 6.5 0 4-3 7-7 7Z"/>`,
  frost: `<path d="M12 2.5v19M3.8 7.3l16.4 9.4M20.2 7.3L3.8 16.7M9.5 4l2.5 2.5L14.5 4M9.5 20l2.5-2.5 2.5 2.5"/>`,
  bolt: `<path d="M13.5 2.5L5 13.5h6L9.5 21.5 19 9.5h-6.5Z"/>`,
  missile: `<path d="M3 7h9l-2-2.5M12 7l-2 2.5M7 13h13l-2.5-2.5M20 13l-2.5 2.5M4 19h8l-2-2M12 19l-2 2"/>`,
  web: `<path d="M12 2.5v19M3.8 7.3l16.4 9.4M20.2 7.3L3.8 16.7M12 7.5l4 2.3v4.5l-4 2.2-4-2.2V9.8Z"/>`,
  step: `<path d="M4 19c3-1 3-5 6-6s4-1 5-4 2-5 5-5M15 4h5v5M4 12h.01M8 7h.01"/>`,
  shield: `<path d="M12 2.5l8 3v6c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10v-6Z"/>`,
  dash: `<path d="M13 5l7 7-7 7M4 5l7 7-7 7"/>`,
  back: `<path d="M9 6l-6 6 6 6M3 12h12a6 6 0 0 1 6 6"/>`,
  dodge: `<circle cx="14" cy="5" r="2.5"/><path d="M13 9l-4 4 4 3-2 5.5M13 9l4 3h4M9 13l-5-1M13 16l4 2"/>`,
  hide: `<path d="M3 12c4-7 14-7 18 0-4 7-14 7-18 0Z" stroke-dasharray="3 2.5"/><path d="M4 20L20 4"/>`,
  search: `<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5L21 21"/>`,
  help: `<path d="M3 13l5 5 5-4 4 3 4-4M3 9l4-4 6 4M21 9l-4-4-6 5c1 3 4 3 5 1"/>`,
  hand: `<path d="M7 12V6.5a1.5 1.5 0 0 1 3 0V11V4.5a1.5 1.5 0 0 1 3 0V11V6a1.5 1.5 0 0 1 3 0v7.5c0 4.5-2.5 7-6 7-3 0-4.5-2-6.5-6l-.8-2c-.5-1.5 1.3-2.3 2.3-1Z"/>`,
  potion: `<path d="M9 2.5h6M10 2.5v6L5 18a2.5 2.5 0 0 0 2.3 3.5h9.4A2.5 2.5 0 0 0 19 18L14 8.5v-6M7.5 14h9"/>`,
  ready: `<circle cx="12" cy="13" r="8"/><path d="M12 8.5V13l3 2M9.5 2.5h5"/>`,
  up: `<path d="M12 20V5M6 11l6-6 6 6"/>`,
  eye: `<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z"/><circle cx="12" cy="12" r="2.8"/>`,
  chat: `<path d="M4 4.5h16v11.5H11L6.5 20v-4H4Z"/>`,
  gear: `<circle cx="12" cy="12" r="3.2"/><path d="M12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M5.5 18.5l2.1-2.1M16.4 7.6l2.1-2.1"/>`,
  bulb: `<path d="M9 18h6M10 21.5h4M8.5 15C6.5 13.5 5.5 11.5 5.5 9.5a6.5 6.5 0 0 1 13 0c0 2-1 4-3 5.5Z"/>`,
  undo: `<path d="M8 5L3.5 9.5 8 14M3.5 9.5H15a5 5 0 0 1 0 10H9"/>`,
  plus: `<path d="M12 4.5v15M4.5 12h15"/>`,
  minus: `<path d="M4.5 12h15"/>`,
  fit: `<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>`,
  centre: `<circle cx="12" cy="12" r="6"/><path d="M12 2v5M12 17v5M2 12h5M17 12h5"/>`,
  layers: `<path d="M12 3l9 5-9 5-9-5ZM3.5 12.5L12 17l8.5-4.5M3.5 16.5L12 21l8.5-4.5"/>`,
  star: `<path d="M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2 6.4 20.3l1.2-6.3L3 9.6l6.3-.8Z"/>`,
  close: `<path d="M5 5l14 14M19 5L5 19"/>`,
  check: `<path d="M4.5 12.5l5 5 10-11"/>`,
  down: `<path d="M6 9l6 6 6-6"/>`,
  right: `<path d="M9 6l6 6-6 6"/>`,
  left: `<path d="M15 6l-6 6 6 6"/>`,
  play: `<path d="M7 4.5l12 7.5-12 7.5Z"/>`,
  pause: `<path d="M8 5v14M16 5v14"/>`,
  first: `<path d="M18 5l-9 7 9 7ZM6 5v14"/>`,
  last: `<path d="M6 5l9 7-9 7ZM18 5v14"/>`,
  skull: `<path d="M5 11a7 7 0 0 1 14 0c0 3-1 4-2.5 5v3.5h-9V16C6 15 5 14 5 11Z"/><path d="M9.5 11.5h.01M14.5 11.5h.01M12 15v1M10.5 19.5v-2M13.5 19.5v-2"/>`,
  crit: `<path d="M12 2.5l2.3 6.2 6.6.3-5.2 4.1 1.8 6.4-5.5-3.7-5.5 3.7 1.8-6.4L3.1 9l6.6-.3Z"/>`,
  flag: `<path d="M5 21.5V3.5M5 4.5h13l-3 4.5 3 4.5H5"/>`,
  fork: `<circle cx="6" cy="5" r="2.2"/><circle cx="18" cy="5" r="2.2"/><circle cx="12" cy="19" r="2.2"/><path d="M6 7.2c0 5 6 4 6 9.6M18 7.2c0 5-6 4-6 9.6"/>`,
  share: `<path d="M12 15V3.5M7.5 8L12 3.5 16.5 8M5 12.5V20h14v-7.5"/>`,
  people: `<circle cx="8.5" cy="8" r="3.5"/><path d="M2 20c0-4 2.5-6.5 6.5-6.5S15 16 15 20M15.5 4.8a3.5 3.5 0 0 1 0 6.5M17 14c3 .6 5 2.8 5 6"/>`,
  bot: `<rect x="4.5" y="8" width="15" height="11" rx="3"/><path d="M12 8V4M9 13h.01M15 13h.01M2.5 12v3M21.5 12v3"/>`,
  clock: `<circle cx="12" cy="12" r="9"/><path d="M12 6.5V12l3.5 2.5"/>`,
  door: `<path d="M6 21V3.5h12V21M3.5 21h17M14.5 12.5h.01"/>`,
  book: `<path d="M4 4.5h6a2.5 2.5 0 0 1 2 2v13a2.5 2.5 0 0 0-2-1.5H4ZM20 4.5h-6a2.5 2.5 0 0 0-2 2v13a2.5 2.5 0 0 1 2-1.5h6Z"/>`,
  lab: `<path d="M9 3h6M10.5 3v6L5 19a1.6 1.6 0 0 0 1.5 2.5h11A1.6 1.6 0 0 0 19 19L13.5 9V3M7.5 15h9"/>`,
  moon: `<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z"/>`,
  sun: `<circle cx="12" cy="12" r="4"/><path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"/>`,
  ship: `<path d="M12 2.5l5 8 4 7-6-1.5-3 4-3-4-6 1.5 4-7Z"/>`,
  planet: `<circle cx="12" cy="12" r="5.5"/><path d="M4 16.5C1.5 20 8 18.5 13 15.5S22.5 7.5 20 7"/>`,
  fuel: `<path d="M5 21V4h9v17M3.5 21h12M7.5 8h4M14 11h2.5v6a1.7 1.7 0 0 0 3.5 0V9l-3-3"/>`,
  mail: `<path d="M3 5.5h18v13H3ZM3.5 6.5L12 13l8.5-6.5"/>`,
  mute: `<path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4ZM16 9.500l5 5M21 9.500l-5 5"/>`,
  sound: `<path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"/>`,
  coin: `<circle cx="12" cy="12" r="8.5"/><path d="M14.5 9c-.5-1-1.5-1.5-2.5-1.5-1.5 0-2.5.8-2.5 2.2 0 3 5 1.6 5 4.6 0 1.4-1 2.2-2.5 2.2-1.2 0-2.2-.6-2.7-1.7M12 6v12"/>`,
  leaf: `<path d="M5 19C4 9 10 4.5 20 4.5 20 15 15 20 8 18M5 21c1-5 4-8.5 9-10.5"/>`,
  seal: `<path d="M12 2.5l2.2 2 3-.3.9 2.9 2.6 1.5-1 2.8 1 2.8-2.6 1.5-.9 2.9-3-.3-2.2 2-2.2-2-3 .3-.9-2.9-2.6-1.5 1-2.8-1-2.8 2.6-1.5.9-2.9 3 .3Z"/><path d="M8.5 11.7l2.4 2.4 4.6-5"/>`,
};
export const icon = (name, size = 16, cls = "") => `<svg class="ico ${cls}" viewBox="0 0 24 24" width="${size}" height="${size}" aria-hidden="true">${icons[name] ?? icons.star}</svg>`;

// ---- dice ----------------------------------------------------------------------------------------------------
const facets = {
  4: ["M32 6L58 54H6Z", "M32 6L32 38L6 54M32 38L58 54"],
  6: ["M12 12H52V52H12Z", ""],
  8: ["M32 4L57 34L32 60L7 34Z", "M7 34L32 44L57 34M32 4L32 4"],
  10: ["M32 4L58 28L58 36L32 60L6 36L6 28Z", "M6 30L20 36L32 4L44 36L58 30M20 36L32 44L44 36M32 44V60"],
  12: ["M32 4L50 10L60 26V40L50 54L32 60L14 54L4 40V26L14 10Z", "M32 16L48 27L42 46H22L16 27ZM32 4V16M60 26L48 27M50 54L42 46M14 54L22 46M4 26L16 27"],
  20: ["M32 3L57 17.5V46.5L32 61L7 46.5V17.5Z", "M32 17L48 43H16ZM32 3V17M57 17.5L32 17L7 17.5M57 17.5L48 43L57 46.5M7 17.5L16 43L7 46.5M48 43L32 61L16 43"],
};
/** One die with its value up; state is "", "crit" (natural top) or "fumble" (natural 1) or "dropped". */
export const die = (sides, value, size = 40, state = "") => {
  const [outline, inner] = facets[sides];
  const text = { 4: [44, 18], 6: [42, 28], 8: [36, 17], 10: [35, 16], 12: [39, 18], 20: [39, 17] }[sides];
  return `<svg class="die ${state}" viewBox="0 0 64 64" width="${size}" height="${size}" role="img" aria-label="d${sides}: ${value}"><path class="die-face" d="${outline}"/><path class="die-lines" d="${inner}"/><text class="die-num" x="32" y="${text[0]}" font-size="${text[1]}">${value}</text></svg>`;
};

// ---- terrain patterns: put once in the board's <defs> ---------------------------------------------------------
export const patterns = (cell = 44) => {
  const c = cell;
  return `<pattern id="pt-hatch" width="40" height="40" patternUnits="userSpaceOnUse"><path class="pt-hatch" d="M3 12l9-9M6 15l9-9M9 18l9-9M22 4l12 3M21 9l12 3M20 14l12 3M5 23l3 12M10 22l3 12M15 21l3 12M24 24l10 7M22 28l10 7M20 33l9 6M36 20l2-9M39 30l-3-8M1 38l6-3"/></pattern>` +
    `<pattern id="pt-water" width="${c}" height="${c / 2}" patternUnits="userSpaceOnUse"><path class="pt-water" d="M4 7q5-4 10 0t10 0M26 17q4-3.5 8 0t8 0"/></pattern>` +
    `<pattern id="pt-rough" width="${c}" height="${c}" patternUnits="userSpaceOnUse"><path class="pt-rough" d="M6 12l3-5 4 5ZM26 9l2-4 4 4ZM15 27l4-6 4 6ZM34 24l2-4 4 4ZM5 37l3-4 3 4ZM28 39l4-6 5 6Z"/><path class="pt-rough dots" d="M20 13h.01M37 14h.01M8 21h.01M29 29h.01M18 36h.01M40 36h.01"/></pattern>` +
    `<pattern id="pt-brush" width="${c}" height="${c}" patternUnits="userSpaceOnUse"><path class="pt-brush" d="M8 16q-1-6-4-7M8 16q0-7 1-9M8 16q2-5 5-6M30 12q-1-6-4-7M30 12q0-6 1-8M30 12q2-5 5-6M18 36q-1-6-4-7M18 36q0-7 1-9M18 36q2-5 5-6M37 33q-1-5-3-6M37 33q0-6 1-8M37 33q2-4 4-5"/></pattern>` +
    `<pattern id="pt-mud" width="${c}" height="${c}" patternUnits="userSpaceOnUse"><path class="pt-mud wet" d="M7 12c3-3 12-3 15 0s-3 4-8 4-10-1-7-4ZM27 33c2-2 9-2 11 0s-2 3-6 3-7-1-5-3Z"/><path class="pt-mud" d="M4 24q7-3 14 0t10-1M24 8q6-2.5 12 0M6 38q6-2.5 11 0M31 21q4-2 9 0"/></pattern>` +
    `<pattern id="pt-dash" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="pt-dash" d="M0 0V8"/></pattern>` +
    `<pattern id="pt-aoe" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path class="pt-aoe" d="M0 0V9"/></pattern>` +
    `<pattern id="pt-fog" width="6" height="6" patternUnits="userSpaceOnUse"><path class="pt-fog" d="M0 6L6 0"/></pattern>`;
};
/** The outline of a set of cells as one path, so a region costs one node and has no inner edges. */
export const region = (cells, cell) => {
  const ROW = 4096; // a corner is one number
  const set = new Set();
  for (const [x, y] of cells) set.add(y * ROW + x);
  const next = new Map();
  const edge = (a, b) => {
    const list = next.get(a);
    if (list) list.push(b);
    else next.set(a, [b]);
  };
  for (const at of set) {
    if (!set.has(at - ROW)) edge(at, at + 1);
    if (!set.has(at + 1)) edge(at + 1, at + ROW + 1);
    if (!set.has(at + ROW)) edge(at + ROW + 1, at + ROW);
    if (!set.has(at - 1)) edge(at + ROW, at);
  }
  let d = "";
  while (next.size) {
    const start = next.keys().next().value;
    let at = start;
    const points = [];
    do {
      points.push(at);
      const list = next.get(at);
      const to = list.pop();
      if (!list.length) next.delete(at);
      at = to;
    } while (at !== start);
    // Corners alone: a step has the same direction as the next one on a straight edge.
    const corners = points.filter((point, i) => point - points.at(i - 1) !== points[(i + 1) % points.length] - point);
    d += "M" + corners.map((point) => `${(point % ROW) * cell} ${Math.floor(point / ROW) * cell}`).join("L") + "Z";
  }
  return d;
};

export const mark = (size = 22) => `<svg class="mark" viewBox="0 0 24 24" width="${size}" height="${size}" aria-hidden="true"><path d="M12 1.5L21.5 7v10L12 22.5 2.5 17V7Z" fill="var(--accent)"/><path d="M12 6.5L18 17H6Z" fill="none" stroke="var(--on-accent)" stroke-width="1.8" stroke-linejoin="round"/><path d="M12 1.5v5M21.5 7L12 6.5 2.5 7M18 17l3.5 0M6 17H2.5M12 22.5L6 17M12 22.5L18 17" stroke="var(--on-accent)" stroke-width="1" opacity=".6"/></svg>`;
