import { expect, it } from 'vitest';
import { articleFor } from './noun-phrase.ts';

it.each([
  ['an', ['RFID lining', 'LED', 'HDMI port', 'SSD', '8-inch screen', 'hour']],
  ['a', ['HEPA filter', 'USB port', 'UV lamp', 'PVC cover', '5-inch screen', 'unit']],
] as const)('puts "%s" before what is pronounced so', (article, texts) => {
  expect(texts.filter((text) => articleFor(text) !== article)).toEqual([]);
});
