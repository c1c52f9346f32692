import { msToTicks, type Track } from '@reelwright/timeline';
import { expect, it } from 'vitest';
import { listVisibleChanges } from './visible-changes.ts';

const at = (ms: number) => ({ start: msToTicks(ms), duration: msToTicks(500) });
const TRACKS = [
  { kind: 'image', id: 'images', clips: [at(0), at(1200), at(2000), at(3100)], transitions: [] },
  {
    kind: 'sticker',
    id: 'stickers',
    clips: [
      { kind: 'bullet_list', ...at(1500) },
      { kind: 'shape', ...at(1600) },
      { kind: 'price_tag', ...at(2300) },
    ],
  },
] as unknown as Track[];

it('lists the image changes, stickers and price of each scene, but not its own start', () => {
  const scenes = [0, 2000].map((startMs) => ({ startTicks: msToTicks(startMs), endTicks: msToTicks(startMs + 2000) }));
  expect(listVisibleChanges(TRACKS, scenes)).toEqual([
    { cutTicks: [msToTicks(1200)], accentTicks: [msToTicks(1500)] },
    { cutTicks: [msToTicks(3100)], accentTicks: [], priceTicks: msToTicks(2300) },
  ]);
});
