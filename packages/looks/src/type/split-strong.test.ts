import { expect, test } from 'vitest';
import { splitStrong } from './split-strong.ts';

test.each([
  ['Keeps drinks cold for 24 hours', 'for 24 hours', 'Keeps drinks cold'],
  ['24 hours cold, no leaks, no fuss', '24 hours cold', 'no leaks, no fuss'],
  ['Holds 350 ml of anything', 'Holds 350 ml', 'of anything'],
  ['Ever tried to open a jar with wet hands?', 'with wet hands?', 'Ever tried to open a jar'],
  ['Stop buying cheap umbrellas', 'cheap umbrellas', 'Stop buying'],
  ['450克，\u200b一上身\u200b就知道。', '450克\u200b', '一上身\u200b就知道。'],
])('%s: its figure or its last words are the strong part', (line, strong, rest) => {
  expect(splitStrong(line)).toMatchObject({ strong, rest });
});

test.each(['Squinting hurts', 'Your sofa is one cushion away.', 'The Harlow Flow Brass Ball Valve'])(
  '%s stays whole: it is short, or every seam divides a phrase',
  (line) => {
    expect(splitStrong(line)).toBeUndefined();
  },
);

test.each([
  ["You're already there. Meet the TREK Road Bike.", 'Meet the TREK Road Bike.', "You're already there."],
  [
    '女夏季防晒遮阳帽，\u200b防风绳\u200b可以\u200b调节，\u200b骑车\u200b也\u200b吹\u200b不跑。',
    '骑车\u200b也\u200b吹\u200b不跑。',
    '女夏季防晒遮阳帽，\u200b防风绳\u200b可以\u200b调节，\u200b',
  ],
])('the last sentence or clause of %s is its strong part', (line, strong, rest) => {
  expect(splitStrong(line)).toMatchObject({ strong, rest });
});

test('initials end no sentence', () => {
  expect(splitStrong('Meet the S.T. Dupont X-BAG Shoulder Bag.')?.rest).not.toBe('Meet the S.T.');
});
