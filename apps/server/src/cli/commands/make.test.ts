import { describe, expect, it } from 'vitest';
import { readWords } from '../test-read-words.ts';
import { createMakeCommand } from './make.ts';

const read = (words: string) => readWords(createMakeCommand, words.split(' ').filter(Boolean));

describe('reelwright make', () => {
  it('takes several images after --images, before or after the product', async () => {
    const options = { source: 'product.json', out: 'ad.mp4', images: ['a.jpg', 'b.jpg'], settings: { length_s: 30 } };
    expect(await read('product.json --out ad.mp4 --images a.jpg b.jpg --length 30')).toMatchObject(options);
    expect(await read('--images a.jpg --length 30 --images b.jpg --out ad.mp4 product.json')).toMatchObject(options);
  });

  it('omits settings that were not given', async () => {
    expect(await read('p.json --out ad.mp4')).toEqual({
      source: 'p.json',
      out: 'ad.mp4',
      images: [],
      logo: undefined,
      language: undefined,
      seed: 1,
      settings: {},
    });
  });

  it("passes every setting on under the tool's name for it", async () => {
    const words = '--ratio 1:1 --resolution 720p --voice ava --music calm --draft --no-subtitles --no-cta --seed 7';
    expect(await read(`p.json --out ad.mp4 --lang zh-CN ${words}`)).toMatchObject({
      language: 'zh-CN',
      seed: 7,
      settings: {
        ratio: '1:1',
        resolution: '720p',
        voice: 'ava',
        music: 'calm',
        quality: 'draft',
        subtitles: false,
        cta_sticker: false,
      },
    });
  });

  it.each([
    ['', /--out/],
    ['--out ad.mp4', /product/],
    ['p.json', /--out/],
    ['p.json --out ad.avi', /\.mp4/],
    ['p.json q.json --out ad.mp4', /too many/],
    ['p.json --out ad.mp4 --length long', /--length takes a whole number, not "long"/],
    ['p.json --out ad.mp4 --lang fr', /en, zh-CN/],
    ['p.json --out ad.mp4 --ratio 3:7', /--ratio/],
    ['p.json --out ad.mp4 --logo --no-cta', /--logo takes a value/],
    ['p.json --out ad.mp4 --sparkle', /unknown option '--sparkle'/],
  ])('names the problem of "%s"', async (words, message) => {
    await expect(read(words)).rejects.toThrow(message);
  });
});
