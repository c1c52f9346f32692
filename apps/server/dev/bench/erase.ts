// Measures how well burned-in texts and marks are erased, against ffmpeg's delogo on the same encode, and how fast:
// `npm run bench:erase <folder with videos and photos> [--logos | --matrix] [--seed 7]`; `--logos` measures only
// logos of random forms, in random places; `--matrix` many small cases without the last encoder, by kind. Texts and marks are burned into the footage, which is encoded
// as an upload would be; the truth is the same footage without them, encoded alike.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createSeededRandom } from '@reelwright/seeded-random';
import { createEmbeddedEraseEngine } from '#src/engines/erase/embedded/embedded-erase-engine.ts';
import type { TimedBox } from '#src/engines/erase/erase.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import { readChildrenCpuMs } from './children-cpu.ts';
import { type Burned, burnIn, type Footage, panPhoto, RATE, readFrames } from './erase/footage.ts';
import { compareBox, type Quality } from './erase/compare.ts';
import { type ErasedCase, eraseCase, listMatrix, prepareCase } from './erase/matrix.ts';
import { drawRandomLogo } from './erase/random-logos.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    logos: { type: 'boolean', default: false },
    matrix: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
const { logos: isOnlyLogos, matrix: isMatrix } = values;
/** A fresh set each time, unless a seed repeats one. */
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6));
if (folder === undefined) throw new Error('Name a folder with videos (.mp4) and wide photos (.jpg).');

const FRAMES = 120;
const LOGOS = 9;
const MATRIX = { frames: 75, seeds: 4 } as const;
const CRF = 12;
/**
 * Where delogo is nearly right, as before a dark wall, nothing can be 8 dB better, and nobody sees a difference: at
 * `enoughDb` what is erased is as good as the encoders that the footage went through.
 */
const LIMITS = { gainDb: 8, enoughDb: 45, ssim: 0.92, framesPerSecond: 10 } as const;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const engine = createEmbeddedEraseEngine({ runProgram });
const { signal } = new AbortController();
let failures = 0;

const svg = ({ width, height }: Footage, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="DejaVu Sans" font-weight="bold">${content}</svg>`;

/** Three subtitles with short gaps. */
function burnSubtitles(footage: Footage): Burned[] {
  const { height, frames } = footage;
  const each = Math.ceil(frames.length / 3);
  const outline = `stroke="#000" stroke-width="${Math.max(2, height / 180)}" paint-order="stroke"`;
  return ['Every frame tells a story', 'This subtitle must go away', 'Shop now - free delivery'].map((text, index) => ({
    svg: svg(
      footage,
      `<text x="50%" y="${0.92 * height}" text-anchor="middle" font-size="${height * 0.055}" fill="#fff" ${outline}>${text}</text>`,
    ),
    from: index * each,
    to: index * each + each - 1 - Math.round(each * 0.08),
  }));
}

function burnLogo(footage: Footage): Burned[] {
  const { width, height } = footage;
  const bar = `<rect x="${width * 0.8}" y="${height * 0.05}" width="${width * 0.018}" height="${height * 0.075}" fill="#e00"/>`;
  const word = `<text x="${width * 0.825}" y="${height * 0.112}" font-size="${height * 0.055}" fill="#ff0" stroke="#000" stroke-width="2" paint-order="stroke">BRAND</text>`;
  return [{ svg: svg(footage, bar + word), from: 0, to: Number.POSITIVE_INFINITY }];
}

function burnGhost(footage: Footage): Burned[] {
  const { height } = footage;
  const word = `<text x="50%" y="${height * 0.53}" text-anchor="middle" font-size="${height * 0.088}" fill="#fff" fill-opacity="0.45">SAMPLE</text>`;
  return [{ svg: svg(footage, word), from: 0, to: Number.POSITIVE_INFINITY }];
}

const CASES = [
  { name: 'subtitles', burn: burnSubtitles, kind: 'text', box: { x: 0.12, y: 0.855, width: 0.76, height: 0.09 } },
  { name: 'opaque logo', burn: burnLogo, kind: 'mark', box: { x: 0.785, y: 0.035, width: 0.2, height: 0.105 } },
  { name: 'transparent mark', burn: burnGhost, kind: 'mark', box: { x: 0.28, y: 0.435, width: 0.44, height: 0.125 } },
] as const;

const format = ({ psnr, ssim, flicker }: Quality): string =>
  `${psnr.toFixed(1)} dB, SSIM ${ssim.toFixed(3)}, flicker ${flicker.toFixed(2)}`;

interface BurnedCase {
  name: string;
  burned: readonly Burned[];
  kind: 'text' | 'mark';
  /** In fractions of the frame. */
  box: { x: number; y: number; width: number; height: number };
}

/** Burns something in, erases it, and compares it with delogo; returns both qualities. */
async function measure(name: string, footage: Footage, each: BurnedCase): Promise<Pick<ErasedCase, 'ours' | 'delogo'>> {
  const work = await mkdtemp(join(tmpdir(), 'bench-erase-'));
  const { marked, clean, markedPath } = await burnIn(footage, each.burned, work);
  const { width, height } = footage;
  const left = Math.round(each.box.x * width);
  const top = Math.round(each.box.y * height);
  const box = { left, top, width: Math.round(each.box.width * width), height: Math.round(each.box.height * height) };
  const filter = `delogo=x=${left}:y=${top}:w=${box.width}:h=${box.height}`;
  const delogo = await readFrames(['-i', markedPath], filter, { width, height });

  const frames = marked.frames.length;
  const media = { width, height, frameRate: { num: RATE, den: 1 }, alpha: 'none' as const };
  const video = { path: markedPath, media, frames };
  const timed: TimedBox = { ...each.box, kind: each.kind, from: 0, to: frames };
  const studyPath = join(work, 'study.bin');
  const startedAt = performance.now();
  const cpuAtStart = readChildrenCpuMs();
  const isStudied =
    each.kind === 'mark' && (await engine.studyMark({ video, box: timed, outputPath: studyPath }, signal));
  const outputPath = join(work, 'erased.mp4');
  const [pixels] = await engine.eraseFrames(
    {
      video,
      boxes: [{ ...timed, ...(isStudied ? { studyPath } : {}) }],
      frames: { from: 0, to: frames },
      crf: CRF,
      outputPath,
    },
    { signal },
  );
  const fps = (1000 * frames) / (performance.now() - startedAt);
  const cpuMs = (readChildrenCpuMs() - cpuAtStart) / frames;
  const erased = await readFrames(['-i', outputPath], 'null', { width, height });
  const [ours, theirs] = [compareBox(erased, clean, box), compareBox(delogo, clean, box)];
  const share = pixels && pixels.covered > 0 ? pixels.restored / pixels.covered : 0;
  say(`${name}, ${each.name}, ${width}x${height}, ${frames} frames`);
  say(`  burned ${format(compareBox(marked, clean, box))}; delogo ${format(theirs)}`);
  say(
    `  erased ${format(ours)}; restored ${Math.round(100 * share)} %; ${fps.toFixed(1)} fps, ${cpuMs.toFixed(0)} ms of CPU time a frame, with decoding and encoding`,
  );
  judge(`${LIMITS.framesPerSecond} fps`, fps >= LIMITS.framesPerSecond);
  await rm(work, { recursive: true });
  return { ours, delogo: theirs };
}

function judge(limit: string, isWithin: boolean): void {
  if (isWithin) return;
  failures += 1;
  say(`  below the limit: ${limit}`);
}

type Compared = Pick<ErasedCase, 'ours' | 'delogo'>;
const gainOf = ({ ours, delogo }: Compared): number => ours.psnr - delogo.psnr;
const isClearer = (each: Compared): boolean => gainOf(each) >= LIMITS.gainDb || each.ours.psnr >= LIMITS.enoughDb;
const isWithin = (each: Compared): boolean => isClearer(each) && each.ours.ssim >= LIMITS.ssim;
const CLEARER = `+${LIMITS.gainDb} dB against delogo, or ${LIMITS.enoughDb} dB`;
const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const files = (await readdir(folder)).toSorted();
const SIZE = { width: 1280, height: 720 };
const FIT = `scale=${SIZE.width}:${SIZE.height}:force_original_aspect_ratio=increase:flags=lanczos,crop=${SIZE.width}:${SIZE.height}`;
const videos = files.filter((each) => each.endsWith('.mp4'));
const photos = files.filter((each) => /\.(jpg|png)$/.test(each));
const readVideo = (file: string, fromS: number, frames: number): Promise<Footage> =>
  readFrames(
    ['-ss', String(fromS), '-i', join(folder, file), '-frames:v', String(frames), '-r', String(RATE)],
    FIT,
    SIZE,
  );

const wide = photos.filter((each) => each.includes('wide'));
const fixed = [
  ...videos.map((file) => ({ file, open: (frames = FRAMES) => readVideo(file, 0, frames) })),
  ...wide.map((file) => ({
    file: `${file}, panned`,
    open: (frames = FRAMES) => panPhoto(join(folder, file), frames, 1.5),
  })),
];

if (isMatrix) {
  for (const { file, open } of fixed) {
    const footage = await open(MATRIX.frames);
    const rows = new Map<string, ErasedCase[]>();
    for (const each of listMatrix(Array.from({ length: MATRIX.seeds }, (_, index) => seed + index))) {
      const row = `${each.kind}, ${each.place}`;
      rows.set(row, [...(rows.get(row) ?? []), eraseCase(await prepareCase(footage, each))]);
    }
    for (const [row, cases] of rows) {
      const of = (read: (each: ErasedCase) => number): number => mean(cases.map(read));
      say(
        `${file}, ${row}: ${of(({ ours }) => ours.psnr).toFixed(1)} dB, SSIM ${of(({ ours }) => ours.ssim).toFixed(3)}; delogo ${of(({ delogo }) => delogo.psnr).toFixed(1)} dB, ${of(({ delogo }) => delogo.ssim).toFixed(3)}; ${cases.filter(isWithin).length} of ${cases.length} within the limits`,
      );
    }
  }
  say(`matrix, seed ${seed}`);
  process.exit();
}

for (const { file, open } of isOnlyLogos ? [] : fixed) {
  const footage = await open();
  for (const { burn, ...each } of CASES) {
    const compared = await measure(file, footage, { ...each, burned: burn(footage) });
    judge(CLEARER, isClearer(compared));
    judge(`SSIM ${LIMITS.ssim}`, compared.ours.ssim >= LIMITS.ssim);
  }
}

const random = createSeededRandom(seed, 'logos');
const results: Compared[] = [];
for (let number = 0; number < LOGOS; number += 1) {
  // Two of three lie over videos.
  const file = random.pick(number % 3 < 2 && videos.length > 0 ? videos : photos);
  const footage = file.endsWith('.mp4')
    ? await readVideo(file, random.between(0, 1), FRAMES)
    : await panPhoto(join(folder, file), FRAMES, random.between(0.6, 3));
  const { burned, box } = drawRandomLogo(random, footage);
  const burnedCase = { name: `random logo ${number + 1}`, burned: [burned], kind: 'mark', box } as const;
  results.push(await measure(file, footage, burnedCase));
}
const [gain, ssim] = [middle(results.map(gainOf)), middle(results.map(({ ours }) => ours.ssim))];
say(
  `random logos, seed ${seed}: median gain ${gain.toFixed(1)} dB, median SSIM ${ssim.toFixed(3)}; ${results.filter(isWithin).length} of ${LOGOS} within the limits`,
);
judge(`${CLEARER}, for the median logo`, 2 * results.filter(isClearer).length > LOGOS);
judge(`SSIM ${LIMITS.ssim} for the median logo`, ssim >= LIMITS.ssim);
say(failures === 0 ? 'All within the limits.' : `${failures} below the limits.`);
