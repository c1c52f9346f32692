import { expect, test } from 'vitest';
import chineseHeldOut from './held-out/chinese.json' with { type: 'json' };
import englishHeldOut from './held-out/english.json' with { type: 'json' };
import { measureScripts } from './test-measure-scripts.ts';
import { SEEN_PRODUCTS } from './test-seen-products.ts';

// The floors lie a little below the figures of 2026-11-29. A failure names no line: whoever reads a missed line tunes
// on it.
test.for([
  { language: 'en', texts: 'seen', judged: SEEN_PRODUCTS.en, floors: { precision: 0.95, recall: 0.95 } },
  { language: 'zh-CN', texts: 'seen', judged: SEEN_PRODUCTS['zh-CN'], floors: { precision: 0.95, recall: 0.95 } },
  // Of trades that no table knows: what is no whole sentence stands on the screen, or is left out.
  { language: 'en', texts: 'held-out', judged: englishHeldOut, floors: { precision: 0.98, recall: 0.85 } },
  { language: 'zh-CN', texts: 'held-out', judged: chineseHeldOut, floors: { precision: 0.89, recall: 0.92 } },
] as const)(
  'scripts of $texts products ($language) say what is worth saying as often as before',
  async ({ language, texts, judged, floors }, { task }) => {
    const shares = await measureScripts(judged, language);
    Object.assign(task.meta, { quality: { suite: `scripts, ${language.slice(0, 2)}`, texts, shares } });
    const { precision, recall, sound } = shares;
    expect(precision.right / precision.of, 'precision').toBeGreaterThanOrEqual(floors.precision);
    expect(recall.right / recall.of, 'recall').toBeGreaterThanOrEqual(floors.recall);
    expect(sound.right / sound.of, 'sound').toBeGreaterThanOrEqual(0.97);
  },
);
