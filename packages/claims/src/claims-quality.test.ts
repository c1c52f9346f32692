import { expect, it } from 'vitest';
import chineseHeldOut from './held-out/chinese.json' with { type: 'json' };
import englishHeldOut from './held-out/english.json' with { type: 'json' };
import { FIRST_BLIND_CHINESE } from './test-lines/first-blind-chinese.ts';
import { FIRST_BLIND_ENGLISH } from './test-lines/first-blind-english.ts';
import type { PromiseSet } from './test-lines/promise-set.ts';
import { SECOND_BLIND_CHINESE } from './test-lines/second-blind-chinese.ts';
import { SECOND_BLIND_ENGLISH } from './test-lines/second-blind-english.ts';
import { THIRD_BLIND_CHINESE } from './test-lines/third-blind-chinese.ts';
import { THIRD_BLIND_ENGLISH } from './test-lines/third-blind-english.ts';
import { CHINESE_SAMPLES } from './test-scripts/chinese-samples.ts';
import { ENGLISH_SAMPLES } from './test-scripts/english-samples.ts';
import { type JudgedLines, measureMarks } from './test-scripts/measure-marks.ts';
import { MODEL_SAMPLES } from './test-scripts/model-samples.ts';
import { PLAIN_SAMPLES } from './test-scripts/plain-samples.ts';
import { CHINESE_RADIO_SAMPLES } from './test-scripts/radio-samples-chinese.ts';
import { RADIO_SAMPLES } from './test-scripts/radio-samples.ts';
import type { Sample } from './test-scripts/sample.ts';
import { CHINESE_SHOP_SAMPLES } from './test-scripts/shop-samples-chinese.ts';
import { SHOP_SAMPLES } from './test-scripts/shop-samples.ts';
import { CHINESE_STORY_SAMPLES } from './test-scripts/story-samples-chinese.ts';
import { STORY_SAMPLES } from './test-scripts/story-samples.ts';
import { CHINESE_UNSEEN_SAMPLES } from './test-scripts/unseen-samples-chinese.ts';
import { UNSEEN_SAMPLES } from './test-scripts/unseen-samples.ts';

/** Texts that the rules have learned from. */
const SCRIPTS: readonly Sample[] = [
  ...ENGLISH_SAMPLES,
  ...CHINESE_SAMPLES,
  ...MODEL_SAMPLES,
  ...PLAIN_SAMPLES,
  ...SHOP_SAMPLES,
  ...CHINESE_SHOP_SAMPLES,
  ...UNSEEN_SAMPLES,
  ...CHINESE_UNSEEN_SAMPLES,
  ...STORY_SAMPLES,
  ...CHINESE_STORY_SAMPLES,
  ...RADIO_SAMPLES,
  ...CHINESE_RADIO_SAMPLES,
];
const PROMISES: readonly PromiseSet[] = [
  ...FIRST_BLIND_ENGLISH,
  ...FIRST_BLIND_CHINESE,
  ...SECOND_BLIND_ENGLISH,
  ...SECOND_BLIND_CHINESE,
  ...THIRD_BLIND_ENGLISH,
  ...THIRD_BLIND_CHINESE,
];
const SEEN: readonly (JudgedLines & { language: string })[] = [
  ...SCRIPTS.map(({ language, product, honest, invented }) => ({ language, product, honest: honest.flat(), invented })),
  ...PROMISES.map(({ language, product, clean, promised }) => ({
    language,
    product,
    honest: clean,
    invented: promised,
  })),
];

// The floors lie a little below the figures of 2026-11-23. A failure names no line: whoever reads a missed line tunes
// on it.
it.for([
  { language: 'en', texts: 'seen', sets: SEEN, floors: { precision: 0.94, recall: 0.95 } },
  { language: 'zh-CN', texts: 'seen', sets: SEEN, floors: { precision: 0.94, recall: 0.95 } },
  { language: 'en', texts: 'held-out', sets: englishHeldOut, floors: { precision: 0.83, recall: 0.82 } },
  { language: 'zh-CN', texts: 'held-out', sets: chineseHeldOut, floors: { precision: 0.9, recall: 0.87 } },
])('marks claims in $texts texts ($language) as often as before', ({ language, texts, sets, floors }, { task }) => {
  const shares = measureMarks(sets.filter((set) => !('language' in set) || set.language === language));
  Object.assign(task.meta, { quality: { suite: `claims, ${language.slice(0, 2)}`, texts, shares } });
  expect(shares.precision.right / shares.precision.of, 'precision').toBeGreaterThanOrEqual(floors.precision);
  expect(shares.recall.right / shares.recall.of, 'recall').toBeGreaterThanOrEqual(floors.recall);
});
