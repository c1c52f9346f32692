import type { TimelineDocument, TitleClip } from '@reelwright/timeline';
import { expect, it } from 'vitest';
import { lintTimeline } from './lint-timeline.ts';

const STAYS = { kind: 'none', duration: 0 } as const;

function title(text: string, box: TitleClip['box']): TitleClip {
  return {
    kind: 'title',
    id: `title-${box.y}`,
    start: 0,
    duration: 240_000,
    text,
    style: {
      family: 'Inter',
      weight: 700,
      size: 0.06,
      color: '#ffffff',
      align: 'center',
      uppercase: false,
      lineHeight: 1.2,
    },
    box,
    verticalAlign: 'middle',
    enter: STAYS,
    exit: STAYS,
  };
}

function documentOf(
  clips: TimelineDocument['tracks'][number]['clips'],
  size = { width: 1080, height: 1920 },
): TimelineDocument {
  return {
    version: 3,
    canvas: { ...size, background: '#000000' },
    frameRate: { num: 30, den: 1 },
    duration: 240_000,
    media: {},
    script: [],
    tracks: [{ kind: 'text', id: 'texts', clips }] as TimelineDocument['tracks'],
    audio: { targetLufs: -14, maxTruePeakDb: -1, duckingDb: 9 },
  };
}

const rules = (document: TimelineDocument, platforms: ('tiktok' | 'meta' | 'google')[] = []) =>
  lintTimeline(document, { language: 'en', platforms }).map(({ pack, rule }) => `${pack}/${rule}`);

it('finds a text under the buttons of a platform, but none in the middle', () => {
  const low = documentOf([title('Made of steel', { x: 0.1, y: 0.9, width: 0.8, height: 0.08 })]);
  expect(rules(low, ['tiktok', 'meta', 'google'])).toEqual([
    'tiktok/covered_text',
    'meta/covered_text',
    'google/covered_text',
  ]);
  expect(
    rules(documentOf([title('Made of steel', { x: 0.1, y: 0.4, width: 0.8, height: 0.08 })]), [
      'tiktok',
      'meta',
      'google',
    ]),
  ).toEqual([]);
});

it('measures the glyphs, not their box', () => {
  expect(rules(documentOf([title('Steel', { x: 0, y: 0, width: 1, height: 1 })]))).toEqual([]);
});

it('uses the zone of each platform', () => {
  const low = documentOf([title('Made of steel', { x: 0.1, y: 0.7, width: 0.7, height: 0.06 })]);
  expect(rules(low, ['meta'])).toEqual(['meta/covered_text']);
  expect(rules(low, ['google'])).toEqual([]);
});

it('checks the words of the texts', () => {
  const findings = lintTimeline(documentOf([title('Cures cancer', { x: 0.1, y: 0.4, width: 0.8, height: 0.1 })]), {
    language: 'zh-CN',
  });
  expect(findings).toMatchObject([
    { clip: 'title-0.4', rule: 'disease_cure', severity: 'block', text: 'Cures cancer' },
  ]);
});

it('reads across marks for line breaks', () => {
  const box = { x: 0.1, y: 0.4, width: 0.8, height: 0.1 };
  const findings = (text: string) => lintTimeline(documentOf([title(text, box)]), { language: 'en' });
  expect(findings('治\u200b愈\u200b癌症')).toEqual(findings('治愈癌症'));
  expect(findings('治愈癌症')).not.toEqual([]);
  expect(findings('Cures\u00a0cancer')).toEqual(findings('Cures cancer'));
  expect(findings('Cures can-\u200bcer')).toMatchObject([{ rule: 'disease_cure', text: 'Cures cancer' }]);
});

it('advises against a countdown', () => {
  const countdown = {
    kind: 'countdown',
    id: 'countdown',
    start: 0,
    duration: 240_000,
    style: 'ring',
    fromS: 10,
    family: 'Inter',
    background: '#000000',
    color: '#ffffff',
    box: { x: 0.3, y: 0.4, width: 0.3, height: 0.15 },
    enter: STAYS,
    exit: STAYS,
  };
  expect(rules(documentOf([countdown] as unknown as TimelineDocument['tracks'][number]['clips']))).toEqual([
    'general/countdown',
  ]);
});
