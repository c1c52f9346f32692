import { describe, expect, it } from 'vitest';
import { planSpeech } from '../../text/plan-speech.ts';
import { planRuns } from '../plan-runs.ts';
import { toArpabet, toIpa } from './arpabet.ts';
import { assertToken } from './natural-run.ts';
import { planNaturalRuns } from './plan-natural.ts';
import { readSamples } from './read-samples.ts';
import { resample } from './resample.ts';
import { formatFestivalProgram, parseFestivalEvents } from './speak-festival.ts';
import { toTokens } from './to-tokens.ts';

const planNatural = (text: string) => planNaturalRuns(planRuns(planSpeech(text, 'en')));
const listTokens = (text: string) =>
  planNatural(text).runs.flatMap((run) => run?.words.flatMap(({ tokens }) => tokens));

const HOSTILE = [
  '") (system "rm -rf /") (quit)',
  '\\")(exec "x")',
  '#!/bin/sh; $(id) `id`',
  "'); DROP TABLE",
  '-o /etc/passwd --setf x=1',
  'a\u0000b\nb',
  '𝖆𝖇𝖈 ﬁne ﷺ',
];

describe('tokens', () => {
  it.each([
    ['ninety-nine', ['ninety', 'nine']],
    ['Café', ['cafe']],
    ["Don't", ["don't"]],
    ['L E D', ['l', 'e', 'd']],
    ['A A', ['ay', 'ay']],
    ['A', ['a']],
    ['St', ['s', 't']],
    ['hmm', ['hmm']],
    ["rock'n'roll", ['rock', 'n', 'roll']],
  ])('pronounce “%s” as intended', (say, tokens) => {
    expect(toTokens(say)).toEqual(tokens);
  });

  it('are undefined for letters without an English sound, digits and signs', () => {
    for (const say of ['مرحبا', '12', '…', "'"]) expect(toTokens(say)).toBeUndefined();
  });

  it('have amounts and units spelled out before any program sees them', () => {
    const tokens = listTokens('It weighs 300 g, costs $19.99, and lasts 12 h.');
    expect(tokens).toEqual(
      expect.arrayContaining(['three', 'hundred', 'grams', 'nineteen', 'dollars', 'cents', 'hours']),
    );
    for (const token of tokens) expect(token).toMatch(/^[a-z']+$/);
  });

  it('keep a word of thousands of letters short', () => {
    expect(toTokens('a'.repeat(5000))?.join('').length).toBeLessThan(100);
  });
});

describe('the program for festival', () => {
  it.each(HOSTILE)('contains only the words of a text: %s', (text) => {
    const { runs, lexicon } = planNatural(text);
    const said = runs.flatMap((run) => (run ? [{ ...run, rate: 1 }] : []));
    const own = formatFestivalProgram([], new Map());
    const calls = formatFestivalProgram(said, lexicon).slice(own.length);
    for (const line of calls.split('\n').filter((one) => one !== '')) {
      expect(line).toMatch(/^\(rw_say "\d+" "[a-z' ]+[,.?!]" 1\.0000\)$/);
    }
  });

  it('is refused if a word or a sound contains other characters', () => {
    const run = { words: [{ at: 0, tokens: ['")'] }], sign: '.', rate: 1 } as const;
    expect(() => formatFestivalProgram([run], new Map())).toThrow(RangeError);
    expect(() => formatFestivalProgram([], new Map([['word', ['sh', ') (quit']]]))).toThrow(RangeError);
    expect(() => assertToken('')).toThrow(RangeError);
  });

  it('contains the pronunciation of names given in IPA', () => {
    const rule = { written: 'Xiaomi', spoken: 'ʃaʊˈmi', notation: 'ipa', is_case_sensitive: false } as const;
    const { runs, lexicon } = planNaturalRuns(planRuns(planSpeech('A Xiaomi phone', 'en', [rule])));
    const [[token, sounds] = ['', []]] = lexicon;
    expect(sounds).toEqual(['sh', 'aw0', 'm', 'iy1']);
    expect(runs[0]?.words[1]?.tokens).toEqual([token]);
    expect(formatFestivalProgram([], lexicon)).toContain(`'("${token}" nil (((sh aw) 0) ((m iy) 1)))`);
  });

  it('returns words and sounds with their times, several tokens as one word', () => {
    const runs = [
      {
        words: [
          { at: 0, tokens: ['ninety', 'nine'] },
          { at: 12, tokens: ['cups'] },
        ],
        sign: '.',
        rate: 1,
      },
    ] as const;
    const told = 'run 0\nw 0 0.1\nw 1 0.3\nw 2 0.5\ns pau 0\ns n 0.1\ns n 0.3\ns k 0.5\ns pau 0.7\ndone 0\n';
    expect(
      parseFestivalEvents(told, runs)
        .get(0)
        ?.filter(({ type }) => type === 'word'),
    ).toEqual([
      { type: 'word', start: 0, length: 0, ms: 100 },
      { type: 'word', start: 12, length: 0, ms: 500 },
    ]);
    expect(parseFestivalEvents(told.replace('done 0', ''), runs).size).toBe(0);
  });
});

describe('speech sounds', () => {
  it('convert from IPA to ARPAbet and back', () => {
    expect(toArpabet('ˈlumɪɛɹ')).toEqual(['l', 'uw1', 'm', 'ih0', 'eh0', 'r']);
    expect(['l', 'uw', 'm', 'sh', 'pau'].map(toIpa)).toEqual(['l', 'u', 'm', 'ʃ', '']);
  });

  it('are found in a file with other chunks before them', () => {
    const file = Buffer.concat([
      Buffer.from('RIFF\0\0\0\0WAVELIST\x03\0\0\0abc\0data\x04\0\0\0', 'latin1'),
      Buffer.from(new Int16Array([5, -7]).buffer),
    ]);
    expect([...readSamples(file)]).toEqual([5, -7]);
    expect(() => readSamples(Buffer.from('no sound at all'))).toThrow(RangeError);
  });

  it('keep their pitch and level at another rate', () => {
    const tone = Int16Array.from({ length: 2205 }, (_none, at) => 8000 * Math.sin((2 * Math.PI * 500 * at) / 22_050));
    const resampled = resample(tone, 22_050, 16_000);
    const expected = Int16Array.from(
      { length: 1600 },
      (_none, at) => 8000 * Math.sin((2 * Math.PI * 500 * at) / 16_000),
    );
    expect(resampled.length).toBe(1600);
    for (let at = 50; at < 1550; at += 1)
      expect(Math.abs((resampled[at] ?? 0) - (expected[at] ?? 0))).toBeLessThan(120);
  });
});
