import type { SeededRandom } from '@reelwright/seeded-random';
import sharp from 'sharp';

/** The side of a drawn subject and of its photo, in pixels. */
export const SCENE_PX = 900;

/** A subject whose coverage of each pixel is known: RGBA, straight alpha. */
export type DrawnSubject = Uint8Array;

/** Draws a subject in the colours of a palette. */
type Draw = (random: SeededRandom, colourOf: (random: SeededRandom) => string) => string;

const hsl = (
  random: SeededRandom,
  lightness: readonly [number, number],
  saturation: readonly [number, number],
): string =>
  `hsl(${Math.round(random.between(0, 360))} ${Math.round(random.between(...saturation))}% ${Math.round(random.between(...lightness))}%)`;

/** Mostly strong colours, now and then pale or almost black ones, as products have. */
const strongColour = (random: SeededRandom): string => {
  const kind = random.next();
  if (kind < 0.12) return hsl(random, [80, 93], [0, 25]);
  if (kind < 0.25) return hsl(random, [8, 20], [0, 40]);
  return hsl(random, [25, 68], [30, 90]);
};

/** Almost the white behind it, with a small part in a strong colour now and then: eyes, a label, a sole. */
const paleColour = (random: SeededRandom): string =>
  random.isLucky(0.2) ? strongColour(random) : hsl(random, [88, 97], [0, 30]);

const SHADES = ['#00000066', '#ffffff66', '#00000033', '#ffffff44'] as const;

/** A round body is dark at its sides and has a line of light. */
function shading(random: SeededRandom, id: string): string {
  const light = random.between(0.2, 0.7).toFixed(2);
  return `<linearGradient id="${id}"><stop offset="0" stop-color="#000" stop-opacity=".45"/><stop offset="${light}" stop-color="#fff" stop-opacity=".4"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient>`;
}

interface Label {
  colourOf: (random: SeededRandom) => string;
  at: readonly [x: number, y: number, width: number, height: number];
}

const label = (random: SeededRandom, { colourOf, at: [x, y, width, height] }: Label): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colourOf(random)}"/><text x="${x + width / 2}" y="${y + height * 0.62}" font-size="${(height * 0.4).toFixed(0)}" font-family="Inter, sans-serif" font-weight="700" text-anchor="middle" fill="${colourOf(random)}">${random.pick(['SOLEIL', 'NORD', 'AURA', 'No. 5', 'KIRA'])}</text>`;

const bottle: Draw = (random, colourOf) => {
  const half = random.between(70, 130);
  const neck = random.between(26, half * 0.5);
  const shoulder = random.between(220, 300);
  const body = `<path d="M${450 - neck} 150h${2 * neck}v${shoulder - 190}q${half - neck} 20 ${half - neck} 110v${720 - shoulder}q0 34 -34 34h-${2 * half - 68}q-34 0 -34 -34v-${720 - shoulder}q0 -90 ${half - neck} -110z"`;
  return `<defs>${shading(random, 's')}</defs><rect x="${450 - neck - 6}" y="90" width="${2 * neck + 12}" height="70" rx="10" fill="${colourOf(random)}"/>${body} fill="${colourOf(random)}"/>${body} fill="url(#s)"/>${label(random, { colourOf, at: [450 - half, 440, 2 * half, 170] })}`;
};

const mug: Draw = (random, colourOf) => {
  const width = random.between(260, 360);
  const top = random.between(200, 280);
  const left = 420 - width / 2;
  const handle = random.between(30, 52);
  const body = `<path d="M${left} ${top}h${width}v300q0 90 -90 90h-${width - 180}q-90 0 -90 -90z"`;
  return `<defs>${shading(random, 's')}</defs><path d="M${left + width - 8} ${top + 70}q170 -20 165 125t-185 130" fill="none" stroke="${colourOf(random)}" stroke-width="${handle}"/>${body} fill="${colourOf(random)}"/>${body} fill="url(#s)"/><circle cx="${left + width / 2}" cy="${top + 190}" r="${random.between(40, 80)}" fill="${colourOf(random)}"/>`;
};

const bag: Draw = (random, colourOf) => {
  const strap = random.between(14, 30);
  return `<path d="M320 400q0 -${random.between(200, 290)} 130 -${random.between(200, 290)}t130 ${random.between(240, 290)}" fill="none" stroke="${colourOf(random)}" stroke-width="${strap}"/><path d="M${random.between(170, 230)} 390h460l${random.between(20, 60)} 380q-280 ${random.between(10, 60)} -560 0z" fill="${colourOf(random)}"/><path d="M210 500q240 ${random.between(60, 140)} 470 0" fill="none" stroke="${colourOf(random)}" stroke-width="10"/><circle cx="450" cy="${random.between(560, 640)}" r="${random.between(18, 34)}" fill="${colourOf(random)}"/><path d="M230 690h430" stroke="${random.pick(SHADES)}" stroke-width="${random.between(6, 40)}"/>`;
};

const lamp: Draw = (random, colourOf) => {
  const pole = random.between(14, 30);
  const spread = random.between(150, 230);
  return `<defs>${shading(random, 's')}</defs><path d="M${450 - spread * 0.4} 120h${spread * 0.8}l${spread * 0.6} 260h-${spread * 2}z" fill="${colourOf(random)}"/><path d="M${450 - spread * 0.4} 120h${spread * 0.8}l${spread * 0.6} 260h-${spread * 2}z" fill="url(#s)"/><rect x="${450 - pole / 2}" y="376" width="${pole}" height="370" fill="${colourOf(random)}"/><ellipse cx="450" cy="760" rx="${random.between(120, 200)}" ry="36" fill="${colourOf(random)}"/>`;
};

const shoe: Draw = (random, colourOf) =>
  `<path d="M150 620q10 -${random.between(170, 260)} 90 -230q60 70 150 30q60 90 200 120q150 30 160 120q0 40 -40 40h-520q-40 0 -40 -80z" fill="${colourOf(random)}"/><path d="M140 650h620q10 60 -40 66h-540q-40 0 -40 -66z" fill="${colourOf(random)}"/><path d="M300 470l120 60M340 440l120 70M400 430l110 80" stroke="${colourOf(random)}" stroke-width="14" stroke-linecap="round"/><path d="M560 560q60 -10 150 60" fill="none" stroke="${random.pick(SHADES)}" stroke-width="30"/>`;

const box: Draw = (random, colourOf) => {
  const depth = random.between(70, 150);
  const front = colourOf(random);
  return `<path d="M220 330l${depth} -${depth}h380l-${depth} ${depth}z" fill="${front}"/><path d="M220 330l${depth} -${depth}h380l-${depth} ${depth}z" fill="#ffffff55"/><path d="M600 330l${depth} -${depth}v370l-${depth} ${depth}z" fill="${front}"/><path d="M600 330l${depth} -${depth}v370l-${depth} ${depth}z" fill="#00000055"/><rect x="220" y="330" width="380" height="370" fill="${front}"/>${label(random, { colourOf, at: [270, 440, 280, 130] })}`;
};

const ring: Draw = (random, colourOf) =>
  `<defs>${shading(random, 's')}</defs><circle cx="450" cy="470" r="${random.between(190, 240)}" fill="none" stroke="${colourOf(random)}" stroke-width="${random.between(60, 110)}"/><rect x="${450 - 46}" y="130" width="92" height="130" rx="20" fill="${colourOf(random)}"/><rect x="404" y="130" width="92" height="130" rx="20" fill="url(#s)"/>`;

const plush: Draw = (random, colourOf) => {
  const fur = colourOf(random);
  const limb = (x: number, y: number, r: number): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${fur}"/><circle cx="${x}" cy="${y}" r="${r * 0.55}" fill="${random.pick(SHADES)}"/>`;
  return `${limb(330, 220, 70)}${limb(570, 220, 70)}<ellipse cx="450" cy="620" rx="${random.between(160, 220)}" ry="190" fill="${fur}"/><circle cx="450" cy="340" r="165" fill="${fur}"/><ellipse cx="450" cy="640" rx="100" ry="120" fill="${colourOf(random)}"/>${limb(280, 590, 66)}${limb(620, 590, 66)}<circle cx="395" cy="320" r="20" fill="#151515"/><circle cx="505" cy="320" r="20" fill="#151515"/><ellipse cx="450" cy="400" rx="40" ry="28" fill="#2a1a14"/>`;
};

const SUBJECTS: readonly Draw[] = [bottle, mug, bag, lamp, shoe, box, ring, plush];

async function paint(body: string, random: SeededRandom): Promise<DrawnSubject> {
  const tilt = random.between(-9, 9).toFixed(1);
  const scale = random.between(0.78, 1.02).toFixed(3);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SCENE_PX}" height="${SCENE_PX}" viewBox="0 0 900 900"><g transform="rotate(${tilt} 450 450) translate(450 460) scale(${scale}) translate(-450 -460)">${body}</g></svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer());
}

/** Draws a random product. */
export function drawSubject(random: SeededRandom): Promise<DrawnSubject> {
  return paint(random.pick(SUBJECTS)(random, strongColour), random);
}

/** Draws a random product that is hardly darker than white. */
export function drawPaleSubject(random: SeededRandom): Promise<DrawnSubject> {
  return paint(random.pick(SUBJECTS)(random, paleColour), random);
}

/** Draws a tuft: a body whose outline is made of many strands, one to three pixels thick. */
export function drawHair(random: SeededRandom): Promise<DrawnSubject> {
  const [hue, saturation] = [random.between(0, 360), random.between(10, 60)];
  const lightness = random.between(15, 60);
  const radius = random.between(170, 230);
  const strands = Array.from({ length: 520 }, () => {
    const angle = random.between(0, 2 * Math.PI);
    const [from, length] = [radius * random.between(0.85, 1), random.between(30, 130)];
    const bend = random.between(-0.35, 0.35);
    const at = (r: number, a: number): string =>
      `${(450 + r * Math.cos(a)).toFixed(1)} ${(450 + r * Math.sin(a)).toFixed(1)}`;
    const shade = Math.max(5, Math.min(90, lightness + random.between(-10, 10)));
    return `<path d="M${at(from * 0.9, angle)}Q${at(from + length * 0.5, angle)} ${at(from + length, angle + bend)}" fill="none" stroke="hsl(${hue.toFixed(0)} ${saturation.toFixed(0)}% ${shade.toFixed(0)}%)" stroke-width="${random.between(0.9, 3).toFixed(1)}" stroke-linecap="round"/>`;
  }).join('');
  const body = `<circle cx="450" cy="450" r="${radius}" fill="hsl(${hue.toFixed(0)} ${saturation.toFixed(0)}% ${lightness.toFixed(0)}%)"/>${strands}<circle cx="400" cy="430" r="16" fill="#111"/><circle cx="500" cy="430" r="16" fill="#111"/>`;
  return paint(body, random);
}
