import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { outputCanvas } from '@reelwright/timeline';
import { GOLDEN_DOCUMENTS } from './documents/all.ts';
import { type GoldenDocument, showsText } from './documents/golden-document.ts';
import {
  compareFrames,
  describeDifference,
  type FrameSize,
  largestDifference,
  type PlaneDifference,
} from './gate/compare-frames.ts';
import { hasGoldenHashes, hashFrame, readGoldenHashes } from './gate/golden-hashes.ts';
import { test } from './gate/painters.ts';
import { sampleFrames } from './gate/sample-frames.ts';
import { dropReferencesExcept, updateReference, writeBeforeAndAfter } from './gate/references.ts';
import { writeDifference } from './gate/write-images.ts';

const RESULTS = path.resolve(import.meta.dirname, '../../test-results/golden');
/** The browser's own code draws glyphs; the shared compositor draws everything else. */
const ALLOWED_LEVELS = { withText: 2, withoutText: 0 };
/**
 * The edges of a path may differ in a few samples, because browser and server each have their own release of Skia: at
 * most this share of a plane, by at most so many levels, which nobody sees.
 */
const SPECKS = { share: 2e-4, levels: 8 };
/** A large difference affects every frame, so a few frames show as much as all. */
const MOST_IMAGES = 3;
const isUpdate = process.env['GOLDEN_UPDATE'] === '1';

test.use({ screenshot: 'off' });

let worst = { name: 'none', levels: 0 };

for (const golden of GOLDEN_DOCUMENTS) {
  test(`${golden.name} is the same image in browser and server`, async ({ painters }) => {
    const { document, scale } = golden;
    const frames = sampleFrames(document);
    const job = { document, scale, frames, files: painters.filesOf(document) };
    const fonts = await painters.server.cutFonts(document);
    const [browser, server] = await Promise.all([
      painters.browser.paint({ ...job, fonts }),
      painters.server.paint(job),
    ]);
    const { width, height } = outputCanvas(document, scale);
    await rm(path.join(RESULTS, golden.name), { recursive: true, force: true });
    await expectAlike({ golden, frames, browser, server, size: { width, height } });
    if (hasGoldenHashes(golden)) await expectAsBefore({ golden, frames, painted: server, size: { width, height } });
  });
}

test('golden hashes exist for the documents that every machine paints alike, and for no others', async () => {
  const names = new Set(GOLDEN_DOCUMENTS.filter(hasGoldenHashes).map(({ name }) => name));
  if (isUpdate) await dropReferencesExcept(names);
  expect(new Set(Object.keys(readGoldenHashes()))).toEqual(names);
});

test.afterAll(() => {
  if (worst.levels > 0)
    process.stdout.write(`Largest difference between browser and server: ${worst.levels} levels in ${worst.name}\n`);
});

async function expectAlike(painting: {
  golden: GoldenDocument;
  frames: number[];
  browser: Uint8Array[];
  server: Uint8Array[];
  size: FrameSize;
}): Promise<void> {
  const { golden, frames, size } = painting;
  const allowed = showsText(golden) ? ALLOWED_LEVELS.withText : ALLOWED_LEVELS.withoutText;
  expect(painting.browser.length, 'frames from the browser').toBe(frames.length);
  expect(painting.server.length, 'frames from the server').toBe(frames.length);
  const lines: string[] = [];
  let differing = 0;
  for (const [index, frame] of frames.entries()) {
    const browser = painting.browser[index] ?? new Uint8Array();
    const server = painting.server[index] ?? new Uint8Array();
    if (Buffer.compare(browser, server) === 0) continue;
    const levels = largestDifference(browser, server);
    if (levels > worst.levels) worst = { name: golden.name, levels };
    const differences = compareFrames({ browser, server, size, allowed }).filter(isSeen);
    if (differences.length === 0) continue;
    differing++;
    lines.push(`frame ${frame}`, ...differences.map((difference) => `  ${describeDifference(difference)}`));
    if (differing > MOST_IMAGES) continue;
    const folder = path.join(RESULTS, golden.name);
    const files = await writeDifference({ folder, frame, browser, server, size });
    lines.push(...files.map((file) => `  ${path.relative(process.cwd(), file)}`));
  }
  if (differing === 0) return;
  const heading = `${golden.name}: ${differing} of ${frames.length} frames differ between browser and server by more than ${allowed}`;
  throw new Error([heading, ...lines].join('\n'));
}

function isSeen({ count, largest, samples }: PlaneDifference): boolean {
  return largest > SPECKS.levels || count > SPECKS.share * samples;
}

async function expectAsBefore(painting: {
  golden: GoldenDocument;
  frames: number[];
  painted: Uint8Array[];
  size: FrameSize;
}): Promise<void> {
  const { golden, frames, painted, size } = painting;
  const known = readGoldenHashes()[golden.name] ?? {};
  const hashes = Object.fromEntries(
    frames.map((frame, index) => [String(frame), hashFrame(painted[index] ?? new Uint8Array())]),
  );
  const changed = [...new Set([...Object.keys(known), ...Object.keys(hashes)])].filter(
    (frame) => known[frame] !== hashes[frame],
  );
  if (changed.length === 0) return;
  if (isUpdate) {
    await updateReference({ name: golden.name, hashes, painted, size });
    return;
  }
  const image = await writeBeforeAndAfter({
    name: golden.name,
    folder: path.join(RESULTS, golden.name),
    painted,
    size,
  });
  throw new Error(
    [
      `${golden.name} is no longer painted as it was: frames ${changed.join(', ')}`,
      `  before above, after below: ${path.relative(process.cwd(), image)}`,
      '  If it is meant to be so: npm run golden:update',
    ].join('\n'),
  );
}
