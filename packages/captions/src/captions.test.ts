import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakCaptionLines } from './break-caption-lines.ts';
import { msToTicks, type TimelineDocument } from '@reelwright/timeline';
import { type CueWord, listDocumentCues, planCues } from './caption-cue.ts';
import { countCharacters, isWideText, joinWords } from './caption-word.ts';
import { readCaptions } from './read-captions.ts';
import { readingTicks } from './reading-speed.ts';

const NAMES = ['Aurora Bottle Pro', '极光保温杯'];

/** Words spoken at an even pace; `|` is a second of silence. */
function speak(texts: readonly string[], { wordMs = 320, spaceAfter = true } = {}): CueWord[] {
  let at = 0;
  return texts.flatMap((text) => {
    if (text === '|') at += 1000;
    const startMs = at;
    if (text !== '|') at += wordMs;
    return text === '|' ? [] : [{ text, startMs, endMs: at, spaceAfter }];
  });
}

const written = (text: string) => text.split(' ').map((word) => ({ text: word, spaceAfter: true }));

describe('the lines of a caption', () => {
  it('have about equal lengths and break before a conjunction, not after it', () => {
    expect(breakCaptionLines(written('It keeps your coffee hot all day long and never leaks in your bag'))).toEqual([
      'It keeps your coffee hot all day long',
      'and never leaks in your bag',
    ]);
  });

  it.each([
    ['The new bottle holds exactly 1 000 ml and costs $39.90', '1 000 ml'],
    ['Everybody in the office loves our famous 3 in 1 travel mug', '3 in 1'],
    ['The offer that you waited for ends on May 5 at midnight', 'May 5'],
    ['Say hello to the wonderful and all new Aurora Bottle Pro today', 'Aurora Bottle Pro'],
  ])('keep %j whole where it says %j', (text, whole) => {
    for (const maxCharacters of [20, 26, 32, 42]) {
      const lines = breakCaptionLines(written(text), { names: NAMES, maxCharacters });
      expect(lines.join(' ')).toBe(text);
      expect(lines.some((line) => line.includes(whole))).toBe(true);
    }
  });

  it('are one line if the text fits on one', () => {
    expect(breakCaptionLines(written('Keeps coffee hot'))).toEqual(['Keeps coffee hot']);
  });
});

describe('subtitles', () => {
  const anyLatin = fc.constantFrom(
    'the',
    'bottle',
    'keeps',
    'coffee',
    'hot.',
    'cold,',
    'and',
    'for',
    '12',
    'hours',
    '1,000',
    'ml',
    '$39.90',
    '3',
    'in',
    '1',
    '|',
    'Aurora',
    'Bottle',
    'Pro',
  );
  const anyWide = fc.constantFrom(
    '这款',
    '极光',
    '保温杯',
    '只要',
    '199',
    '元。',
    '很',
    '好用，',
    '和',
    '500',
    '毫升',
    '|',
  );

  it('contain every word once, in order, without overlaps, and divide no number, unit or name', () => {
    const anyTexts = fc.oneof(fc.array(anyLatin, { maxLength: 50 }), fc.array(anyWide, { maxLength: 50 }));
    fc.assert(
      fc.property(anyTexts, fc.integer({ min: 120, max: 600 }), (texts, wordMs) => {
        const spaceAfter = !texts.some((text) => isWideText(text));
        const words = speak(texts, { wordMs, spaceAfter });
        const durationMs = (words.at(-1)?.endMs ?? 0) + 500;
        const cues = planCues(words, { names: NAMES, durationMs });
        expect(cues.flatMap((cue) => cue.words)).toEqual(words);
        for (const [index, cue] of cues.entries()) {
          const before = cues[index - 1]?.endMs ?? 0;
          expect(cue.startMs).toBe(cue.words[0]?.startMs);
          expect(cue.startMs).toBeGreaterThanOrEqual(before);
          expect(cue.endMs).toBeGreaterThanOrEqual(cue.words.at(-1)?.endMs ?? 0);
          // A shorter gap flickers.
          if (index > 0 && cue.startMs > before) expect(cue.startMs - before).toBeGreaterThanOrEqual(299);
          expect(cue.lines.join(spaceAfter ? ' ' : '')).toBe(joinWords(cue.words));
        }
        const lines = cues.flatMap((cue) => cue.lines);
        for (const [index, line] of lines.entries()) {
          const seam = `${line}|${lines[index + 1] ?? ''}`;
          expect(seam).not.toMatch(/12\|hours|1,000\|ml|Aurora\|Bottle Pro|Aurora Bottle\|Pro|3\|in 1|3 in\|1/);
          expect(seam).not.toMatch(/199\|元|500\|毫升|极光\|保温杯/);
        }
      }),
    );
  });

  it('stay long enough to be read if a pause leaves the time', () => {
    const words = speak(['Extraordinarily', 'comfortable', '|', '|', 'Yes.'], { wordMs: 250 });
    const [first] = planCues(words, { durationMs: 4000 });
    const readMs = readingTicks('Extraordinarily comfortable') / 120;
    expect((first?.endMs ?? 0) - (first?.startMs ?? 0)).toBeGreaterThanOrEqual(Math.floor(readMs));
  });

  it('count a Chinese character as two Latin letters', () => {
    expect(countCharacters('保温a')).toBe(5);
  });
});

describe('a caption file of another program', () => {
  it('is read with its markup, CRLF, numbers, names and settings', () => {
    const file =
      '\ufeffWEBVTT - mine\r\n\r\nNOTE a\r\nremark\r\n\r\nintro\r\n00:01.000 --> 00:02.500 line:80% align:start\r\n<v Ann>Fish &amp; <i>chips</i>\r\n\r\n00:03.000 --> 00:02.000\r\nbackwards\r\n';
    expect(readCaptions(file)).toEqual({
      ok: true,
      skipped: 1,
      cues: [{ startMs: 1000, endMs: 2500, lines: ['Fish & chips'], words: [] }],
    });
    expect(readCaptions('1\n00:00:01,0 --> 0:00:02,25\n{\\an8}<b>Top</b>\n')).toMatchObject({
      cues: [{ startMs: 1000, endMs: 2250, lines: ['Top'] }],
    });
  });

  it('is refused if it is no caption file', () => {
    expect(readCaptions('just a text')).toEqual({ ok: false, reason: 'not-captions' });
  });
});

describe('the subtitles of a video', () => {
  const words = speak(['Squinting', 'is', 'not', 'a', 'look.', '|', 'Meet', 'the', 'Round', 'Sunnies.']);
  const script = words.map(({ text, startMs, endMs, spaceAfter }, index) => ({
    id: `w${index}`,
    text,
    start: msToTicks(startMs),
    end: msToTicks(endMs),
    spaceAfter,
    scene: index < 5 ? 0 : 1,
  }));
  const captioned = (shown: typeof script): TimelineDocument =>
    ({
      duration: msToTicks(6000),
      script,
      tracks: [
        {
          kind: 'text',
          id: 'captions',
          clips:
            shown.length === 0
              ? []
              : [{ kind: 'caption', id: 'caption-0', start: shown[0]?.start, duration: msToTicks(1400), words: shown }],
        },
      ],
    }) as unknown as TimelineDocument;
  const linesOf = (document: TimelineDocument) => listDocumentCues(document).map(({ lines }) => lines.join(' '));

  it('contain the words that are shown as type instead of captions', () => {
    expect(linesOf(captioned(script.slice(5)))).toEqual(['Squinting is not a look.', 'Meet the Round Sunnies.']);
  });

  it('contain no word twice', () => {
    expect(linesOf(captioned([]))).toEqual(['Squinting is not a look.', 'Meet the Round Sunnies.']);
    const cues = listDocumentCues(captioned(script.slice(5)));
    expect(cues[0]?.endMs).toBeLessThanOrEqual(cues[1]?.startMs ?? 0);
  });
});
