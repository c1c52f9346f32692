import { describe, expect, it } from 'vitest';
import { WEB_TOOLS } from '#src/app/tools.ts';
import { listOffers } from './list-offers.ts';
import { readIntent } from './read-intent.ts';

const image = { name: 'mug.jpg' } as File;
const offer = (typed: string, files: readonly File[] = []) =>
  listOffers(WEB_TOOLS, { typed: readIntent(typed), files, assets: [], product: null });
const toolTypes = (typed: string, files: readonly File[] = []) => offer(typed, files).map(({ toolType }) => toolType);

describe('listOffers', () => {
  it('offers nothing for an empty box', () => {
    expect(offer('  ')).toEqual([]);
  });

  it('offers an ad for a link', async () => {
    expect(toolTypes('shop.example/mug')).toEqual([104]);
    await expect(offer('shop.example/mug')[0]?.start()).resolves.toEqual({
      to: '/link-to-video',
      search: { url: 'https://shop.example/mug' },
    });
  });

  it('offers to download a link of a video, besides an ad', () => {
    expect(toolTypes('https://cdn.example/launch/film.mp4?x=1')).toEqual([104, 109]);
    expect(toolTypes('https://cdn.example/live.m3u8')).toContain(109);
  });

  it('offers an ad or speech for words', () => {
    expect(toolTypes('A mug that keeps coffee warm')).toEqual([103, 92]);
  });

  it('offers a link with the files beside it, the files alone next, and no speech then', () => {
    expect(toolTypes('', [image])).toEqual([103, 93]);
    expect(toolTypes('shop.example/mug', [image])).toEqual([104, 103]);
    expect(toolTypes('A mug that keeps coffee warm', [image])).toEqual([103]);
  });

  it('reports how many files are missing', () => {
    expect(offer('', [image])[0]?.promise).toEqual({
      key: 'adListing:description.offer.filesFewPromise',
      values: { count: 2 },
    });
    expect(offer('', [{ name: 'mug.mp4' } as File])[0]?.promise).toEqual({
      key: 'adListing:description.offer.filesPromise',
      values: { count: 1 },
    });
  });
});
