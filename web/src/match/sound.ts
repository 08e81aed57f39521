// Sounds, synthesised: a few oscillators and filtered noise, no files.

import { settings } from "../settings.svelte";

let context: AudioContext | null = null;
let out: AudioNode | null = null;
let noise: AudioBuffer | null = null;
let voices = 0;
const MOST = 6;

function ready(): AudioContext | null {
  if (!settings.sound || settings.volume === 0 || typeof AudioContext === "undefined") return null;
  if (!navigator.userActivation?.hasBeenActive) return null;
  if (!context) {
    context = new AudioContext();
    const squeeze = context.createDynamicsCompressor();
    squeeze.threshold.value = -18;
    squeeze.ratio.value = 4;
    const gain = context.createGain();
    gain.gain.value = 0.5;
    squeeze.connect(gain).connect(context.destination);
    out = squeeze;
    noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const data = noise.getChannelData(0);
    for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
  }
  return context;
}

interface Voice {
  type?: OscillatorType;
  from?: number;
  to?: number;
  filter?: { type: BiquadFilterType; from: number; to?: number; q?: number };
  attack?: number;
  decay: number;
  gain: number;
  at?: number;
}

function play({ type, from = 0, to, filter, attack = 0.003, decay, gain, at = 0 }: Voice): void {
  const audio = ready();
  if (!audio || !out || voices >= MOST) return;
  const start = audio.currentTime + at;
  const end = start + attack + decay;
  const level = audio.createGain();
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime(Math.max(0.0002, gain * (settings.volume / 100)), start + attack);
  level.gain.exponentialRampToValueAtTime(0.0001, end);
  let source: OscillatorNode | AudioBufferSourceNode;
  if (type) {
    source = audio.createOscillator();
    source.type = type;
    source.frequency.setValueAtTime(from, start);
    if (to) source.frequency.exponentialRampToValueAtTime(to, end);
    source.detune.value = (Math.random() - 0.5) * 60;
  } else {
    source = audio.createBufferSource();
    source.buffer = noise;
    source.loop = true;
  }
  let node: AudioNode = source;
  if (filter) {
    const shape = audio.createBiquadFilter();
    shape.type = filter.type;
    shape.frequency.setValueAtTime(filter.from, start);
    if (filter.to) shape.frequency.exponentialRampToValueAtTime(filter.to, end);
    if (filter.q) shape.Q.value = filter.q;
    node.connect(shape);
    node = shape;
  }
  node.connect(level).connect(out);
  voices += 1;
  source.onended = () => (voices -= 1);
  source.start(start);
  source.stop(end + 0.02);
}

const chord = (notes: number[], gap: number, decay: number, gain: number): void => notes.forEach((from, place) => play({ type: "sine", from, attack: 0.01, decay, gain, at: place * gap }));

const SOUNDS = {
  turn: () => chord([523, 784], 0.09, 0.35, 0.25),
  tick: () => play({ type: "square", from: 1200, filter: { type: "lowpass", from: 1800 }, decay: 0.03, gain: 0.08 }),
  select: () => play({ type: "sine", from: 660, decay: 0.03, gain: 0.04 }),
  step: () => play({ filter: { type: "bandpass", from: 220, q: 2 }, decay: 0.05, gain: 0.1 }),
  blade: () => {
    play({ filter: { type: "highpass", from: 2500 }, decay: 0.08, gain: 0.18 });
    play({ type: "triangle", from: 1900, to: 900, decay: 0.12, gain: 0.14, at: 0.03 });
  },
  blunt: () => {
    play({ type: "sine", from: 140, to: 60, decay: 0.14, gain: 0.3 });
    play({ filter: { type: "lowpass", from: 400 }, decay: 0.05, gain: 0.2 });
  },
  bow: () => play({ filter: { type: "bandpass", from: 900, to: 2600 }, decay: 0.1, gain: 0.14 }),
  arrow: () => play({ type: "triangle", from: 300, decay: 0.05, gain: 0.16 }),
  miss: () => play({ filter: { type: "bandpass", from: 700, q: 1 }, attack: 0.03, decay: 0.12, gain: 0.08 }),
  critical: () => chord([392, 587, 784], 0, 0.5, 0.12),
  fire: () => play({ filter: { type: "lowpass", from: 500, to: 1600 }, attack: 0.03, decay: 0.6, gain: 0.25 }),
  cold: () => chord([1760, 2217, 2637], 0.04, 0.4, 0.08),
  lightning: () => play({ filter: { type: "highpass", from: 1200 }, decay: 0.25, gain: 0.22 }),
  radiant: () => chord([523, 659, 784, 1046], 0.06, 0.5, 0.1),
  necrotic: () => play({ type: "sawtooth", from: 82, filter: { type: "lowpass", from: 240 }, attack: 0.05, decay: 0.5, gain: 0.18 }),
  condition: () => play({ type: "triangle", from: 440, to: 330, decay: 0.18, gain: 0.1 }),
  death: () => play({ type: "sine", from: 196, to: 98, attack: 0.01, decay: 0.7, gain: 0.22 }),
  dice: () => [0, 0.06, 0.14, 0.25, 0.4].forEach((at) => play({ filter: { type: "bandpass", from: 1800, q: 4 }, decay: 0.03, gain: 0.12, at })),
  card: () => play({ filter: { type: "bandpass", from: 3000 }, decay: 0.06, gain: 0.1 }),
  won: () => chord([392, 523, 659, 784], 0.12, 0.6, 0.18),
  lost: () => chord([392, 330, 262], 0.12, 0.6, 0.18),
  refused: () => play({ type: "square", from: 160, filter: { type: "lowpass", from: 500 }, decay: 0.09, gain: 0.1 }),
};

export type Sound = keyof typeof SOUNDS;

/** Play a sound, unless sound is off. */
export function sound(name: Sound): void {
  try {
    SOUNDS[name]();
  } catch {
    // A machine without a sound card is silent.
  }
}

// Cues of the server: music and sounds by name.

const NAMED: Record<string, Sound> = {
  blade: "blade", blunt: "blunt", bite: "blunt", bow: "bow", miss: "miss", critical: "critical", fire: "fire", frost: "cold",
  thunder: "lightning", heal: "radiant", light: "radiant", magic: "condition", death: "death", card: "card",
};
const SCORES: Record<string, { notes: number[]; beat: number; gain: number }> = {
  combat: { notes: [110, 110, 131, 110, 147, 131, 110, 98], beat: 420, gain: 0.09 },
  "after-combat": { notes: [196, 247, 294, 247], beat: 1100, gain: 0.06 },
};
let score = "";
let playing = 0;
let beat = 0;

/** Play a cue of the server; sounds of weapons are left to pages that play them with their own pictures. */
export function cue(kind: string, name: string, pictured = false): void {
  if (kind === "MUSIC") {
    score = name;
    music();
  } else if (kind === "SFX" && !pictured && NAMED[name]) sound(NAMED[name]);
}

/** Begin, change or stop the music by what the match and the settings say. */
export function music(): void {
  window.clearInterval(playing);
  playing = 0;
  const found = SCORES[score];
  if (!found || !settings.music) return;
  beat = 0;
  playing = window.setInterval(() => {
    if (document.hidden) return;
    try {
      const from = found.notes[beat++ % found.notes.length]!;
      play({ type: "triangle", from, filter: { type: "lowpass", from: 700 }, attack: 0.05, decay: (found.beat / 1000) * 1.6, gain: found.gain });
    } catch {
      music();
    }
  }, found.beat);
}

/** Stop the music, as when the match is left. */
export function hush(): void {
  score = "";
  music();
}
