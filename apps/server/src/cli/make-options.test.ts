import { describe, expect, it } from 'vitest';
import { parseMakeOptions, UsageError } from './make-options.ts';

describe('parseMakeOptions', () => {
  it('takes several pictures after --images, wherever the product stands', () => {
    const options = parseMakeOptions([
      'product.json',
      '--out',
      'ad.mp4',
      '--images',
      'a.jpg',
      'b.jpg',
      '--length',
      '30',
    ]);
    expect(options).toMatchObject({
      source: 'product.json',
      out: 'ad.mp4',
      images: ['a.jpg', 'b.jpg'],
      settings: { length_s: 30 },
    });
  });

  it('leaves out what was not asked for', () => {
    expect(parseMakeOptions(['p.json', '--out', 'ad.mp4']).settings).toEqual({});
  });

  it.each([
    [[], /product link/],
    [['p.json'], /--out/],
    [['p.json', '--out', 'ad.avi'], /\.mp4/],
    [['p.json', 'q.json', '--out', 'ad.mp4'], /too many/],
    [['p.json', '--out', 'ad.mp4', '--length', 'long'], /whole number/],
    [['p.json', '--out', 'ad.mp4', '--lang', 'fr'], /en or zh-CN/],
    [['p.json', '--out', 'ad.mp4', '--sparkle'], /sparkle/],
  ])('says what is wrong with %j', (args, message) => {
    expect(() => parseMakeOptions(args)).toThrow(UsageError);
    expect(() => parseMakeOptions(args)).toThrow(message);
  });
});
