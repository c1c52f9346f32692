import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { FONT_FAMILIES, type FontFace, type TimelineDocument } from '@reelwright/timeline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GoldenAnswer } from '#dev/golden/golden-messages.ts';
import { writeExtraFonts } from './test-extra-fonts.ts';
import { titlesDocument } from './test-titles.ts';

const PAINTER = path.resolve(import.meta.dirname, '../../../dev/golden/paint-golden.ts');
const { resolve } = createRequire(import.meta.url);

/** The system language also changes glyphs of texts without a declared language. */
const JAPANESE = { LANG: 'ja_JP.UTF-8', LC_ALL: 'ja_JP.UTF-8', LANGUAGE: 'ja' };
const TEXTS = [
  'Größe ™ ★ → ° ➜ ŉ fi',
  '🔥 ❤\ufe0f ☎\ufe0f ✅ 1\ufe0f\u20e3 \u{1fbff}',
  '直角海 𠮷 \u{2ffff}',
  'สวัสดี نعم नमस्ते',
  'q\u0323 \u0083 \ue000',
];

/** Home folders of two machines: one without fonts, the other with user fonts. */
let folder: string;
const homeOf = (name: 'bare' | 'rich') => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reelwright-hermetic-'));
  await mkdir(homeOf('bare'));
  await writeExtraFonts(path.join(homeOf('rich'), '.fonts'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Starts the painter of a server on such a machine. */
function startPainter(machine: NodeJS.ProcessEnv): ChildProcess {
  return fork(PAINTER, { serialization: 'advanced', execArgv: [], env: { ...process.env, ...machine } });
}

/** Paints the first frame of a document. */
async function paint(painter: ChildProcess, document: TimelineDocument): Promise<Buffer> {
  painter.send({ kind: 'paint', document, files: {}, scale: 1, frames: [0] });
  const [answer] = (await once(painter, 'message')) as [GoldenAnswer];
  if (answer.kind !== 'painted') throw new Error(answer.kind === 'failed' ? answer.reason : answer.kind);
  return Buffer.from(answer.frames[0] ?? []);
}

test('the machine with more fonts offers them to a canvas that asks', async () => {
  const measure = `
    const { createCanvas, GlobalFonts } = require(${JSON.stringify(resolve('@napi-rs/canvas'))});
    const context = createCanvas(8, 8).getContext('2d');
    context.font = '100px "Extra 0"';
    process.stdout.write(JSON.stringify([GlobalFonts.families.map(({ family }) => family), context.measureText('ส').width]));
  `;
  const ask = async (HOME: string) => {
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', measure], { env: { ...process.env, HOME } });
    return JSON.parse(stdout) as [families: string[], width: number];
  };
  const [[bareFamilies, bareWidth], [richFamilies, richWidth]] = await Promise.all([
    ask(homeOf('bare')),
    ask(homeOf('rich')),
  ]);
  expect(bareFamilies).not.toContain('Extra 0');
  expect(richFamilies).toContain('Extra 0');
  expect(richWidth).not.toBe(bareWidth);
});

const FACES: FontFace[] = ['Inter', 'Anton', 'Shrikhand', 'Playfair Display'].map((family) => ({
  family,
  weight: Math.max(...(FONT_FAMILIES.find((each) => each.family === family)?.weights ?? [])),
}));

describe('a video with all characters that a face lacks is the same on a machine with other fonts and another language', () => {
  let painters: ChildProcess[] = [];

  beforeAll(() => {
    const here = { HOME: homeOf('bare'), LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', LANGUAGE: '' };
    painters = [here, { HOME: homeOf('rich'), ...JAPANESE }].map(startPainter);
  });
  afterAll(async () => {
    const ended = painters.map((painter) => once(painter, 'exit'));
    for (const painter of painters) painter.disconnect();
    await Promise.all(ended);
  });

  test.each(FACES)('$family', async (face) => {
    const document = titlesDocument(face, TEXTS);
    const [here, there] = await Promise.all(painters.map((painter) => paint(painter, document)));
    expect(new Set(here).size).toBeGreaterThan(10);
    expect(there?.equals(here ?? Buffer.alloc(0))).toBe(true);
  });
});
