import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AssStyle, type CaptionCue, readCaptions, writeAss, writeSrt, writeVtt } from '@reelwright/captions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { execute } from '#src/platform/process/test-execute.ts';

const STYLE: AssStyle = {
  width: 720,
  height: 1280,
  family: 'Inter',
  fontPx: 48,
  isBold: true,
  color: '#ffffff',
  spokenColor: '#ffd60a',
  outline: { color: '#000000', px: 3 },
  verticalAlign: 'bottom',
  marginPx: 120,
  asidePx: 40,
};

function spell(startMs: number, endMs: number, ...lines: string[]): CaptionCue {
  const texts = lines.flatMap((line) => line.split(' '));
  const step = (endMs - startMs) / texts.length;
  const words = texts.map((text, index) => ({
    text,
    startMs: Math.round(startMs + index * step),
    endMs: Math.round(startMs + (index + 1) * step),
    spaceAfter: true,
  }));
  return { startMs, endMs, lines, words };
}

/** Texts that a format could parse as markup. */
const CUES = [
  spell(120, 1500, 'Keeps coffee hot', 'for 12 hours'),
  spell(1500, 2340, '1 < 2 & 3 > 2, Q&amp;A'),
  spell(2340, 3000, '<b>not bold</b> a-->b'),
  spell(3000, 4010, '这款保温杯只要199元'),
  spell(4010, 5000, 'C:\\new {or not}, "quoted"'),
  spell(3_600_000, 3_601_000, 'an hour on'),
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'caption-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns the cues that ffmpeg reads from a file, without markup. */
async function readByFfmpeg(name: string, text: string): Promise<{ startMs: number; endMs: number; text: string }[]> {
  const file = path.join(folder, name);
  await writeFile(file, text);
  const { stdout } = await execute('ffmpeg', ['-v', 'error', '-nostdin', '-i', file, '-c:s', 'text', '-f', 'srt', '-']);
  return stdout
    .replaceAll('\r', '')
    .trim()
    .split('\n\n')
    .map((block) => {
      const [, times = '', ...lines] = block.split('\n');
      const [startMs = 0, endMs = 0] = times.split(' --> ').map(toMs);
      return { startMs, endMs, text: lines.join('\n') };
    });
}

function toMs(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.replace(',', '.').split(':').map(Number);
  return Math.round(((hours * 60 + minutes) * 60 + seconds) * 1000);
}

/** Removes joiners, and the backslashes that ffmpeg itself puts before braces when it converts to text. */
const plain = (text: string): string => text.replaceAll('\u2060', '').replace(/\\(?=[{}])/g, '');
const expected = CUES.map(({ startMs, endMs, lines }) => ({ startMs, endMs, text: lines.join('\n') }));

describe('a caption file read by other programs', () => {
  it.each([
    ['srt', writeSrt(CUES)],
    ['vtt', writeVtt(CUES)],
    ['ass', writeAss(CUES, STYLE)],
  ])('has every line of an .%s at its time, whatever characters it contains', async (extension, text) => {
    const read = await readByFfmpeg(`captions.${extension}`, text);
    expect(read.map((cue) => plain(cue.text))).toEqual(expected.map((cue) => cue.text));
    for (const [index, { startMs, endMs }] of read.entries()) {
      expect(Math.abs(startMs - (expected[index]?.startMs ?? 0))).toBeLessThanOrEqual(5);
      expect(Math.abs(endMs - (expected[index]?.endMs ?? 0))).toBeLessThanOrEqual(5);
    }
  });

  it.each([
    ['srt', writeSrt],
    ['vtt', writeVtt],
  ])('is read back from an .%s unchanged', (_extension, write) => {
    const reading = readCaptions(write(CUES));
    expect(reading).toEqual({ ok: true, skipped: 0, cues: CUES.map((cue) => ({ ...cue, words: [] })) });
  });
});
