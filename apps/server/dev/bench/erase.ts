// Measures how well burned-in texts and marks are erased, against ffmpeg's delogo on the same encode, and how fast:
// `npm run bench:erase <folder with videos and photos>`. Texts and marks are burned into the footage, which is encoded
// as an upload would be; the truth is the same footage without them, encoded alike.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedEraseEngine } from '#src/engines/erase/embedded/embedded-erase-engine.ts';
import type { TimedBox } from '#src/engines/erase/erase.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import { type Burned, burnIn, type Footage, panPhoto, RATE, readFrames } from './erase/footage.ts';
import { compareBox, type Quality } from './erase/compare.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name a folder with videos (.mp4) and wide photos (.jpg).');

const FRAMES = 120;
const CRF = 12;
const LIMITS = { gainDb: 8, ssim: 0.92, framesPerSecond: 10 } as const;

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

async function measure(name: string, footage: Footage): Promise<void> {
  for (const each of CASES) {
    const work = await mkdtemp(join(tmpdir(), 'bench-erase-'));
    const { marked, clean, markedPath } = await burnIn(footage, each.burn(footage), work);
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
    const erased = await readFrames(['-i', outputPath], 'null', { width, height });
    const [ours, theirs] = [compareBox(erased, clean, box), compareBox(delogo, clean, box)];
    const share = pixels && pixels.covered > 0 ? pixels.restored / pixels.covered : 0;
    say(`${name}, ${each.name}, ${width}x${height}, ${frames} frames`);
    say(`  burned ${format(compareBox(marked, clean, box))}; delogo ${format(theirs)}`);
    say(
      `  erased ${format(ours)}; restored ${Math.round(100 * share)} %; ${fps.toFixed(1)} fps with decoding and encoding`,
    );
    const judged: [string, boolean][] = [
      [`+${LIMITS.gainDb} dB against delogo`, ours.psnr - theirs.psnr >= LIMITS.gainDb],
      [`SSIM ${LIMITS.ssim}`, ours.ssim >= LIMITS.ssim],
      [`${LIMITS.framesPerSecond} fps`, fps >= LIMITS.framesPerSecond],
    ];
    for (const [limit, isWithin] of judged) {
      if (isWithin) continue;
      failures += 1;
      say(`  below the limit: ${limit}`);
    }
    await rm(work, { recursive: true });
  }
}

const files = (await readdir(folder)).toSorted();
for (const file of files.filter((each) => each.endsWith('.mp4'))) {
  const path = join(folder, file);
  const size = { width: 1280, height: 720 };
  const fit = `scale=${size.width}:${size.height}:force_original_aspect_ratio=increase:flags=lanczos,crop=${size.width}:${size.height}`;
  await measure(file, await readFrames(['-i', path, '-frames:v', String(FRAMES), '-r', String(RATE)], fit, size));
}
for (const file of files.filter((each) => /wide.*\.jpg$/.test(each)))
  await measure(`${file}, panned`, await panPhoto(join(folder, file), FRAMES, 1.5));
say(failures === 0 ? 'All within the limits.' : `${failures} below the limits.`);
