import type { MediaAnalysis } from '@reelwright/contracts';
import { describe, expect, test } from 'vitest';
import { describeAnalysis, listTags, suggestCategory, toSearchText } from './describe-analysis.ts';
import { nameColor } from './name-color.ts';

const image = { contentType: 'image/png', width: 1080, height: 1920, durationS: null };
const video = { contentType: 'video/mp4', width: 1920, height: 1080, durationS: 12 };
const audio = { contentType: 'audio/mpeg', width: 0, height: 0, durationS: 60 };

const found = (facts: Partial<MediaAnalysis>): MediaAnalysis => ({
  scenes: [],
  colors: [],
  sharpness: 80,
  faces: 0,
  has_plain_background: false,
  texts: [],
  audio: null,
  ...facts,
});
const speech = { heard: 'speech', loudness: -16 } as const;

describe('an analysis', () => {
  test('is described in both languages', () => {
    const result = found({ colors: ['#d02020', '#f8f8f8'], faces: 1, texts: ['Summer sale', '夏季特卖'] });
    expect(describeAnalysis(image, result, 'en')).toBe(
      'Vertical, mostly red and white, one face, with the text “Summer sale 夏季特卖”.',
    );
    expect(describeAnalysis(image, result, 'zh-CN')).toBe(
      '竖版，以红色和白色为主，1 张人脸，文字“Summer sale 夏季特卖”。',
    );
  });

  test('suggests tags in the language of the reader', () => {
    const result = found({
      faces: 2,
      audio: speech,
      scenes: [
        { start: 0, end: 5 },
        { start: 5, end: 12 },
      ],
      sharpness: 10,
    });
    expect(listTags(video, result, 'en')).toEqual(['people', 'speech', 'horizontal', 'several scenes', 'blurred']);
    expect(listTags(video, result, 'zh-CN')).toEqual(['多人', '人声', '横版', '多镜头', '模糊']);
  });

  test('is found by words of either language, and by the text in the image', () => {
    const text = toSearchText(image, found({ colors: ['#d02020'], texts: ['Half price'] }));
    for (const word of ['red', '红色', 'Half price', 'vertical', '竖版']) expect(text).toContain(word);
  });

  test.each([
    ['a voice', audio, { sharpness: null, audio: speech }, 502],
    ['music', audio, { sharpness: null, audio: { heard: 'other', loudness: -14 } }, 501],
    ['a short sound', { ...audio, durationS: 2 }, { sharpness: null, audio: { heard: 'other', loudness: -14 } }, 503],
    ['somebody who talks', video, { faces: 1, audio: speech }, 201],
    ['people', image, { faces: 3 }, 202],
    ['a product before one colour', image, { has_plain_background: true }, 101],
    ['a page of text', image, { texts: ['a1', 'b2', 'c3', 'd4', 'e5'] }, 402],
    ['anything else', image, {}, 0],
  ] as const)('suggests a category for %s', (_name, asset, facts, category) => {
    expect(suggestCategory(asset, found(facts as Partial<MediaAnalysis>))).toBe(category);
  });
});

test.each([
  ['#000000', 'color_black'],
  ['#808080', 'color_grey'],
  ['#fefefe', 'color_white'],
  ['#e02020', 'color_red'],
  ['#f08020', 'color_orange'],
  ['#f0d020', 'color_yellow'],
  ['#20a040', 'color_green'],
  ['#20b0b0', 'color_turquoise'],
  ['#2050c0', 'color_blue'],
  ['#8030c0', 'color_purple'],
  ['#f060b0', 'color_pink'],
  ['#f8c8c8', 'color_pink'],
  ['#704020', 'color_brown'],
  ['#fff0e0', 'color_white'],
])('names %s', (hex, name) => {
  expect(nameColor(hex)).toBe(name);
});
