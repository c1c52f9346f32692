// A matrix of small cases: what is burned in, where, over which footage. Each is a part of a 720p video, erased without
// the last encoder, so that rules of masks can be compared over many cases in minutes.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addMargin, cropFrame, eraseBox, pastePatch, studyMark, toPixelBox, type YuvPlanes } from '@reelwright/erase';
import { createSeededRandom, type SeededRandom } from '@reelwright/seeded-random';
import { compareBox, type PixelBox, type Quality } from './compare.ts';
import { burnIn, type Footage, RATE, readFrames } from './footage.ts';

const WORDS = ['NOVA', 'BRAND', 'tv7', 'Lumen', 'ZEST', 'KiteCo', 'orbit', 'Mosaic'];
const LINES = [
  'Every frame tells a story',
  'This line must go away',
  'Free delivery, today only',
  'Made by hand in Porto',
];
const COLORS = ['#fff', '#ff0', '#e00', '#0a4', '#08f', '#f60', '#111', '#fff'];
const KINDS = ['opaque', 'transparent', 'outlined', 'subtitle', 'subtitle on a plate'] as const;
const PLACES = ['corner', 'middle'] as const;

export type MatrixKind = (typeof KINDS)[number];

/** One case: a part of a video that is as high as the whole would be, with something burned into it. */
export interface MatrixCase {
  kind: MatrixKind;
  place: (typeof PLACES)[number];
  seed: number;
}

export function listMatrix(seeds: readonly number[]): MatrixCase[] {
  return KINDS.flatMap((kind) => PLACES.flatMap((place) => seeds.map((seed) => ({ kind, place, seed }))));
}

interface Drawn {
  content: string;
  /** In pixels of the whole video, as a person would draw it. */
  box: PixelBox;
}

/** Draws what a case burns in, and the box that a person draws around it. */
function draw(random: SeededRandom, { kind, place }: MatrixCase, { width, height }: Footage): Drawn {
  const isSubtitle = kind.startsWith('subtitle');
  const side = height * (isSubtitle ? random.between(0.045, 0.06) : random.between(0.05, 0.09));
  const text = isSubtitle ? random.pick(LINES) : random.pick(WORDS);
  const ownWidth = side * (0.66 * text.length + 0.3);
  const [color, other] = isSubtitle
    ? [random.pick(['#fff', '#ff0']), '#000']
    : [random.pick(COLORS), random.pick(COLORS)];
  const outline = `stroke="${color === '#111' ? '#fff' : '#000'}" stroke-width="${Math.max(2, side / 12)}" paint-order="stroke"`;
  const word = (x: number, extra = ''): string =>
    `<text x="${x}" y="${side * 0.88}" textLength="${ownWidth * 0.94}" lengthAdjust="spacingAndGlyphs" font-family="DejaVu Sans" font-weight="bold" font-size="${side}" fill="${color}" ${extra}>${text}</text>`;
  const middle = side * 0.56;
  const opaque = random.pick([
    { content: word(0), width: ownWidth },
    {
      content: `<circle cx="${middle}" cy="${middle}" r="${middle * 0.95}" fill="${other}"/>${word(side * 1.3)}`,
      width: ownWidth + side * 1.3,
    },
    {
      content: `<rect width="${side * 0.35}" height="${side * 1.1}" fill="${other}"/>${word(side * 0.5)}`,
      width: ownWidth + side * 0.5,
    },
    {
      content: `<rect width="${ownWidth + side * 0.3}" height="${side * 1.15}" rx="${side * 0.2}" fill="${other === color ? '#08f' : other}"/>${word(side * 0.15)}`,
      width: ownWidth + side * 0.3,
    },
  ]);
  const opacity = random.between(0.35, 0.65);
  const plate = random.between(0.6, 1);
  const drawn = {
    opaque,
    transparent: { content: `<g opacity="${opacity}">${word(0)}</g>`, width: ownWidth },
    outlined: { content: word(side * 0.1, outline), width: ownWidth + side * 0.2 },
    subtitle: { content: word(side * 0.1, outline), width: ownWidth + side * 0.2 },
    'subtitle on a plate': {
      content: `<rect y="${-side * 0.15}" width="${ownWidth + side * 0.4}" height="${side * 1.35}" fill="#000" fill-opacity="${plate}"/>${word(side * 0.2)}`,
      width: ownWidth + side * 0.4,
    },
  }[kind];
  const away = height * 0.05;
  const left =
    place === 'corner' ? (random.isLucky(0.5) ? away : width - away - drawn.width) : (width - drawn.width) / 2;
  const top =
    place === 'middle' ? height * random.between(0.45, 0.6) : random.isLucky(0.5) ? away : height - away - side * 1.2;
  const margin = height * random.between(0.01, 0.025);
  const over = kind === 'subtitle on a plate' ? side * 0.2 : 0;
  const box = toPixelBox(
    {
      x: (left - margin) / width,
      y: (top - margin - over) / height,
      width: (drawn.width + 2 * margin) / width,
      height: (side * 1.15 + 2 * margin + 2 * over) / height,
    },
    { width, height },
  );
  return { content: `<g transform="translate(${left} ${top})">${drawn.content}</g>`, box };
}

/** A case as the eraser gets it: crops around a box, in pixels of the crops. */
export interface PreparedCase {
  kind: 'text' | 'mark';
  marked: Footage;
  clean: Footage;
  delogo: Footage;
  box: PixelBox;
  videoHeight: number;
}

/** Texts come after the first frames and go before the last. */
const TEXT_FRAMES = { after: 10, before: 10 } as const;

export function prepareCase(footage: Footage, each: MatrixCase): Promise<PreparedCase> {
  const drawn = draw(createSeededRandom(each.seed, `${each.kind}, ${each.place}`), each, footage);
  return prepareDrawn(footage, drawn, each.kind.startsWith('subtitle') ? 'text' : 'mark');
}

/** Burns something into the part of a video around its box, and lets delogo remove it. */
async function prepareDrawn(footage: Footage, { content, box }: Drawn, kind: 'text' | 'mark'): Promise<PreparedCase> {
  const crop = addMargin(box, footage);
  const size = { width: crop.width, height: crop.height };
  const cut: Footage = { ...size, frames: footage.frames.map((frame) => join420(cropFrame(frame, footage, crop))) };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${crop.width}" height="${crop.height}" viewBox="${crop.left} ${crop.top} ${crop.width} ${crop.height}">${content}</svg>`;
  const count = footage.frames.length;
  const [from, to] = kind === 'text' ? [TEXT_FRAMES.after, count - TEXT_FRAMES.before] : [0, count];
  const work = await mkdtemp(join(tmpdir(), 'bench-erase-'));
  try {
    const { marked, clean, markedPath } = await burnIn(cut, [{ svg, from, to }], work);
    const own = { ...box, left: box.left - crop.left, top: box.top - crop.top };
    const filter = `delogo=x=${own.left}:y=${own.top}:w=${own.width}:h=${own.height}`;
    const delogo = await readFrames(['-i', markedPath], filter, size);
    return { kind, marked, clean, delogo, box: own, videoHeight: footage.height };
  } finally {
    await rm(work, { recursive: true });
  }
}

const join420 = ({ y, u, v }: YuvPlanes): Buffer => Buffer.concat([y, u, v]);

export interface ErasedCase {
  ours: Quality;
  delogo: Quality;
  /** Of the box, what was taken for covered; 0 if nothing was found. */
  coveredShare: number;
  isTransparent: boolean;
}

/** The frames that are erased and compared, from a share of all on. */
const ERASED = { share: 0.4, frames: 16 } as const;

export function eraseCase({ kind, marked, clean, delogo, box, videoHeight }: PreparedCase): ErasedCase {
  const { width, height } = marked;
  const size = { width, height };
  const whole = { left: 0, top: 0, width, height };
  const frames = marked.frames.map((frame) => cropFrame(frame, size, whole));
  const samples = frames.filter((_frame, index) => index % 2 === 0);
  const study = kind === 'mark' ? studyMark({ frames: samples, size, box, videoHeight }) : null;
  const from = Math.round(ERASED.share * frames.length);
  const to = from + ERASED.frames;
  const request = { frames, size, box, kind, study, videoHeight, framesPerSecond: RATE, erased: { from, to } };
  const erased = eraseBox(request);
  const shown = marked.frames.slice(from, to).map((frame, index) => {
    const patch = erased.patches[index];
    const copy = Buffer.from(frame);
    if (patch) pastePatch(copy, size, whole, patch);
    return copy;
  });
  const [truth, theirs] = [clean, delogo].map((each) => ({ ...size, frames: each.frames.slice(from, to) }));
  if (!truth || !theirs) throw new Error('Two of two are there.');
  return {
    ours: compareBox({ ...size, frames: shown }, truth, box),
    delogo: compareBox(theirs, truth, box),
    coveredShare: erased.coveredPixels / (ERASED.frames * box.width * box.height),
    isTransparent: Boolean(study?.blend),
  };
}
