import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Script } from '@reelwright/contracts';
import { listDocumentCues, readCaptions, writeSrt } from '@reelwright/captions';
import { type CaptionClip, TICKS_PER_SECOND, type TimelineDocument } from '@reelwright/timeline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFlite } from '#dev/bench/alignment/flite-speech.ts';
import { summariseErrors } from '#dev/bench/alignment/measure-alignment.ts';
import { createWordAligner } from '#src/engines/speech/alignment/align-words.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import { type AdMaker, type FinishedAd, openAdMaker } from './test-make-ad.ts';
import { hearOnsets, type WatchedBox, watchMark } from './test-watch-captions.ts';

/** Longest offset at which a viewer still takes image and audio as simultaneous. */
const LIMIT_MS = 60;
/** Least share of the words whose mark is found: on a background of its own colour, or beside dark letters, it is not. */
const LEAST_TOLD = 0.6;
/** Shortest silence after which the onset of a word is measurable. */
const PAUSE_MS = 150;
/** Time to make and watch one ad on a machine that is busy otherwise. */
const AD_TIMEOUT_MS = 600_000;
const { signal } = new AbortController();

/** Width of a draft's pixels to that of its document. */
const DRAFT_SCALE = 0.5;
/**
 * In this style, a mark of one colour moves from word to word, and to every word where the user has chosen it. Without a
 * button, the end of the ad has captions too.
 */
const SETTINGS = {
  look: 'ugc-handwritten',
  caption_style: 'box-on-plate',
  music: 'none',
  cta_sticker: false,
  quality: 'draft',
};
const PRODUCTS = {
  en: {
    name: 'Steel Bottle',
    brand: 'Aurora',
    brand_colors: ['#0a8f3c'],
    selling_points: ['Keeps drinks hot all day', 'Leakproof lid', 'Fits every cup holder'],
  },
  'zh-CN': {
    name: '极光保温杯',
    brand: '极光',
    brand_colors: ['#0a8f3c'],
    selling_points: ['保温24小时', '防漏杯盖', '3合1设计'],
    price: 39.9,
    currency: 'CNY',
  },
};

const LINES = {
  en: [
    'Coffee that has gone cold before you get to it, every single morning of the week?',
    'This bottle keeps what you drink hot for all of the day. It fits every cup holder that there is.',
    'Take a closer look by tapping the link down below. Then choose a colour for every day of the week.',
  ],
  'zh-CN': [
    '早上泡好的热茶，到了下午开会的时候，是不是早就已经凉透了，一口都不想再喝？',
    '极光保温杯保温二十四小时，从早到晚都是热的。防漏杯盖拧紧以后，放进包里也一样很安心。',
    '点一下下面的链接，看看它还有哪些好看的颜色。再挑一个自己最喜欢的，今天就带回家去用。',
  ],
} as const;
const ROLES = ['hook', 'benefit', 'call_to_action'] as const;
/** Layouts that show no line as type instead of captions, so that every word has a caption, before other colours than its mark's. */
const LAYOUTS = { en: 'detail', 'zh-CN': 'hero' } as const;
const LENGTH_S = 15;

function scriptOf(language: keyof typeof LINES): Script {
  return {
    version: 1,
    framework: 'problem_solution',
    goal: 'sales',
    language,
    length_s: LENGTH_S,
    seed: 3,
    hook_pattern: 'test',
    call_to_action: language === 'en' ? 'See more' : '看看',
    scenes: LINES[language].map((text, index) => ({
      role: ROLES[index] ?? 'benefit',
      spoken: { text, sources: [] },
      on_screen: { text: '', sources: [] },
      image_wish: '',
      duration_ms: 4000,
    })),
  };
}

let maker: AdMaker;
let folder: string;
beforeAll(async () => {
  maker = await openAdMaker();
  folder = await mkdtemp(path.join(tmpdir(), 'caption-timing-'));
});
afterAll(async () => {
  await maker.close();
  await rm(folder, { recursive: true });
});

const toMs = (ticks: number): number => (ticks * 1000) / TICKS_PER_SECOND;

const listCaptions = ({ tracks }: TimelineDocument): CaptionClip[] =>
  tracks.flatMap(({ kind, clips }) => (kind === 'text' ? clips : [])).filter((clip) => clip.kind === 'caption');

/** Returns the box of a caption in the draft, in whole pixels. */
function boxOf({ box }: CaptionClip, document: TimelineDocument): WatchedBox {
  const canvas = { width: document.canvas.width * DRAFT_SCALE, height: document.canvas.height * DRAFT_SCALE };
  const even = (value: number): number => Math.floor(value / 2) * 2;
  return {
    x: even(box.x * canvas.width),
    y: even(box.y * canvas.height),
    width: even(box.width * canvas.width),
    height: even(box.height * canvas.height),
  };
}

const distanceTo = (times: readonly number[], ms: number): number =>
  Math.min(...times.map((time) => Math.abs(time - ms)));

interface Observation {
  /** When each word of the captions starts, by the document and by the marked word in the video's frames. */
  startsMs: number[];
  litMs: number[];
  /** Whether each of these words follows a silence. */
  isAfterPause: boolean[];
  /** Onsets measured in the video's audio. */
  heardMs: number[];
  cuesMs: number[];
}

/** Returns the cards of each position and mark: captions change sides and colours with their scenes. */
function listPlaces(document: TimelineDocument): CaptionClip[][] {
  return [
    ...Map.groupBy(listCaptions(document), ({ box, highlight }) => JSON.stringify([box, highlight.color])).values(),
  ];
}

/** Returns when a mark lights up at one position, while cards stand there. */
async function watchPlace(file: string, cards: readonly CaptionClip[], document: TimelineDocument): Promise<number[]> {
  const [first] = cards;
  if (!first) return [];
  const litMs = await watchMark(file, boxOf(first, document), first.highlight.color, document.frameRate.num);
  return litMs.filter((ms) =>
    cards.some(({ start, duration }) => ms >= toMs(start) - LIMIT_MS && ms <= toMs(start + duration)),
  );
}

async function observe({ document, file }: FinishedAd): Promise<Observation> {
  const cards = listCaptions(document);
  const [first] = cards;
  if (!first) throw new Error('an ad without captions');
  const words = cards.flatMap((card) => card.words);
  const subtitles = readCaptions(writeSrt(listDocumentCues(document)));
  if (!subtitles.ok) throw new Error('no subtitles were written');
  return {
    startsMs: words.map(({ start }) => toMs(start)),
    litMs: (await Promise.all(listPlaces(document).map((place) => watchPlace(file, place, document)))).flat(),
    isAfterPause: words.map(({ start }, index) => toMs(start - (words[index - 1]?.end ?? -start)) >= PAUSE_MS),
    heardMs: await hearOnsets(file),
    cuesMs: subtitles.cues.map(({ startMs }) => startMs),
  };
}

describe('the captions of a finished video', () => {
  it.each(['en', 'zh-CN'] as const)(
    'light up each word within 60 ms of when it is heard (%s)',
    { timeout: AD_TIMEOUT_MS },
    async (language) => {
      const ad = await maker.makeAd({
        product: PRODUCTS[language],
        seed: 3,
        settings: {
          ...SETTINGS,
          language,
          length_s: LENGTH_S,
          script: scriptOf(language),
          scenes: ROLES.map(() => ({ layout: LAYOUTS[language] })),
        },
      });
      const { startsMs, litMs, isAfterPause, heardMs, cuesMs } = await observe(ad);
      expect(startsMs.length).toBeGreaterThan(20);
      // Captions on calm backgrounds are set in dark ink, and so are some marks.
      const isTold = startsMs.filter((ms) => distanceTo(litMs, ms) <= LIMIT_MS);
      expect(isTold.length).toBeGreaterThanOrEqual(startsMs.length * LEAST_TOLD);

      // Every onset in the audio is a word of the captions, and every word after a pause has an onset.
      expect(heardMs.length).toBeGreaterThanOrEqual(5);
      const begins = startsMs.filter((_, index) => isAfterPause[index]);
      for (const ms of heardMs) {
        expect(distanceTo(startsMs, ms)).toBeLessThanOrEqual(LIMIT_MS);
      }
      for (const ms of begins) expect(distanceTo(heardMs, ms)).toBeLessThanOrEqual(LIMIT_MS);
      const cuesAfterPause = cuesMs.filter((ms) => distanceTo(begins, ms) < 2);
      expect(cuesAfterPause.length).toBeGreaterThanOrEqual(5);
      for (const ms of cuesAfterPause) expect(distanceTo(heardMs, ms)).toBeLessThanOrEqual(LIMIT_MS);
      for (const ms of cuesMs) expect(distanceTo(startsMs, ms)).toBeLessThanOrEqual(LIMIT_MS);

      if (language === 'en') await expectWordsWhereAnotherVoiceFindsThem(ad, startsMs);
    },
  );
});

/** Inside sentences there are no onsets: word times are compared with those of another synthesiser. */
async function expectWordsWhereAnotherVoiceFindsThem(
  { document, file }: FinishedAd,
  startsMs: number[],
): Promise<void> {
  const flite = createFlite({ runProgram, signal });
  const aligner = createWordAligner({
    runProgram,
    reference: {
      voices: () => [{ id: 'rms', name: 'rms', language: 'en', gender: 'male', age: 'adult', style: 'clear' }],
      async speak({ text, folder: work }) {
        const { wavPath, words } = await flite.speak(text, 'rms', work);
        const timed = words.map((word) => ({ ...word, start: 0, end: 0 }));
        return { wavPath, words: timed, phonemes: [], durationMs: words.at(-1)?.endMs ?? 0 };
      },
    },
  });
  const text = document.script.map((word) => word.text).join(' ');
  const found = await aligner.alignWords({ audioPath: file, text, language: 'en', folder, signal });
  expect(found.words).toHaveLength(startsMs.length);
  const errors = found.words.map(({ startMs }, index) => (startsMs[index] ?? 0) - startMs);
  const { meanMs } = summariseErrors(errors);
  expect(meanMs).toBeLessThanOrEqual(LIMIT_MS);
}
