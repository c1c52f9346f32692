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

test.each(['Squinting hurts', 'Your sofa is one cushion away.', 'Somebody you live with will steal this.'])(
  '%s stays whole: it is short, or every seam divides a phrase',
  (line) => {
    expect(splitStrong(line)).toBeUndefined();
  },
);
