import { listDocumentCues } from '@reelwright/captions';
import { TICKS_PER_SECOND } from '@reelwright/timeline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdMaker, openAdMaker, type PlannedAd } from './test-make-ad.ts';

/**
 * Fastest comfortable reading: letters and spaces per second; Chinese characters per second, of which a Latin letter or
 * a digit counts half.
 */
const FASTEST = { en: 20, 'zh-CN': 9 };
const ADS = {
  en: [
    {
      name: 'AirPods Pro 2 with MagSafe, white',
      brand: 'Apple',
      selling_points: ['Up to 24 hours of battery life', 'Active noise cancellation', 'Sweat and water resistant'],
      price: 1299,
      original_price: 1499,
      currency: 'USD',
    },
    {
      name: 'Aurora Steel Bottle Pro',
      brand: 'Aurora',
      selling_points: ['Keeps drinks hot for 12 hours', 'Holds 1,000 ml', 'Leakproof 3 in 1 lid'],
      price: 24.99,
      currency: 'USD',
    },
  ],
  'zh-CN': [
    {
      name: '极光保温杯',
      brand: '极光',
      selling_points: ['保温24小时', '防漏杯盖', '3合1设计'],
      price: 39.9,
      currency: 'CNY',
    },
    {
      name: '蓝月亮深层洁净洗衣液',
      brand: '蓝月亮',
      selling_points: ['去除99%的污渍', '薰衣草香味', '大容量3千克'],
      price: 1299,
      currency: 'CNY',
    },
  ],
};
/** Texts spoken by the ads above that must stay on one line. */
const WHOLES = {
  en: ['AirPods Pro 2', 'Aurora Steel Bottle Pro', '24 hours', '12 hours', '1,000 ml', '3 in 1', '$1,299', '$24.99'],
  'zh-CN': ['极光保温杯', '蓝月亮深层洁净洗衣液', '24小时', '3合1', '1299.00元', '39.90元', '99%', '3千克', '洗衣液'],
};
/** Of the ads in their order. */
const SEEDS = [1, 5];
const LANGUAGES = ['en', 'zh-CN'] as const;

interface Shown {
  text: string;
  seconds: number;
}

let maker: AdMaker;
const ads = new Map<(typeof LANGUAGES)[number], PlannedAd[]>();
beforeAll(async () => {
  maker = await openAdMaker();
  for (const language of LANGUAGES) {
    const planned: PlannedAd[] = [];
    for (const [index, product] of ADS[language].entries())
      planned.push(await maker.planAd({ product, seed: SEEDS[index] ?? 1, settings: { language, music: 'none' } }));
    ads.set(language, planned);
  }
}, 300_000);
afterAll(() => maker.close());

function countRead(text: string, language: (typeof LANGUAGES)[number]): number {
  if (language === 'en') return Array.from(text).length;
  const letters = Array.from(text.replaceAll(' ', ''));
  return letters.reduce((sum, letter) => sum + (/[\u3000-\uffee]/.test(letter) ? 1 : 0.5), 0);
}

/** Returns the cards that stand on the video. */
const listCards = ({ document }: PlannedAd): Shown[] =>
  document.tracks
    .flatMap(({ kind, clips }) => (kind === 'text' ? clips : []))
    .filter((clip) => clip.kind === 'caption')
    .map(({ words, duration }) => ({
      text: words
        .map(({ text, spaceAfter }) => `${text}${spaceAfter ? ' ' : ''}`)
        .join('')
        .trim(),
      seconds: duration / TICKS_PER_SECOND,
    }));

/** Returns the subtitles of the same ad without captions on its video: fuller cues, of up to two lines. */
function listSubtitles({ document }: PlannedAd): (Shown & { lines: string[] })[] {
  const tracks = document.tracks.filter(({ kind }) => kind !== 'text');
  return listDocumentCues({ ...document, tracks }).map(({ lines, words, startMs, endMs }) => ({
    text: words
      .map(({ text, spaceAfter }) => `${text}${spaceAfter ? ' ' : ''}`)
      .join('')
      .trim(),
    lines,
    seconds: (endMs - startMs) / 1000,
  }));
}

describe.each(LANGUAGES)('the captions of ads in %s', (language) => {
  it('stay long enough to be read', () => {
    for (const ad of ads.get(language) ?? []) {
      for (const { text, seconds } of [...listCards(ad), ...listSubtitles(ad)])
        expect(countRead(text, language) / seconds, text).toBeLessThanOrEqual(FASTEST[language]);
    }
  });

  it('divide no spoken name or number, by card or by line', () => {
    let found = 0;
    for (const ad of ads.get(language) ?? []) {
      const spoken = ad.script.scenes.map((scene) => scene.spoken.text).join(' ');
      const cards = listCards(ad).map(({ text }) => text);
      const lines = listSubtitles(ad).flatMap((subtitle) => subtitle.lines);
      for (const whole of WHOLES[language].filter((text) => spoken.includes(text))) {
        found += 1;
        const count = (texts: string[]) => texts.reduce((sum, text) => sum + text.split(whole).length - 1, 0);
        // Lines shown as type on the video have no captions, so only captioned texts count.
        const captioned = (texts: string[]) => count([texts.join(language === 'en' ? ' ' : '')]);
        expect(count(cards), `${whole} in ${cards.join(' / ')}`).toBe(captioned(cards));
        expect(count(lines), `${whole} in ${lines.join(' / ')}`).toBe(captioned(lines));
      }
    }
    expect(found).toBeGreaterThan(3);
  });

  it('keep short names, and numbers with what they count, on one line', () => {
    for (const { document } of ads.get(language) ?? []) {
      for (const clip of document.tracks.flatMap(({ kind, clips }) => (kind === 'text' ? clips : []))) {
        if (clip.kind !== 'caption') continue;
        const joined = clip.words.map((word) => `${word.text}${word.staysWithNext ? '~' : '|'}`).join('');
        expect(joined).not.toMatch(/Pro\|2|\d\|(?:hours|ml|in)|极光\|保温|洗衣\|液|蓝月亮\|/);
      }
    }
  });
});
