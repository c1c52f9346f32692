import { isVisualTrack, type Track } from '@reelwright/timeline';

interface Span {
  startTicks: number;
  endTicks: number;
}

/** Moments of one scene at which something new appears. Ticks of the ad, ascending. */
export interface VisibleChanges {
  cutTicks: number[];
  accentTicks: number[];
  /** The first price tag. */
  priceTicks?: number;
}

/** A clip that outlasts one scene, such as a frame or a progress bar, is no accent. */
const ACCENTS: ReadonlySet<string> = new Set([
  'discount_badge',
  'rating',
  'bullet_list',
  'review_card',
  'label',
  'arrow',
  'cta',
]);

/** Lists the changes within each scene: new images, and stickers that appear after the scene's start. */
export function listVisibleChanges(tracks: readonly Track[], scenes: readonly Span[]): VisibleChanges[] {
  const images = tracks.flatMap((track) => (isVisualTrack(track) ? track.clips.map(({ start }) => start) : []));
  const stickers = tracks.flatMap((track) => (track.kind === 'sticker' ? track.clips : []));
  const accents = stickers.filter(({ kind }) => ACCENTS.has(kind)).map(({ start }) => start);
  const prices = stickers.filter(({ kind }) => kind === 'price_tag').map(({ start }) => start);
  return scenes.map(({ startTicks, endTicks }) => {
    const within = (moments: readonly number[]): number[] =>
      [...new Set(moments.filter((tick) => tick > startTicks && tick < endTicks))].sort((one, other) => one - other);
    const price = prices.filter((tick) => tick >= startTicks && tick < endTicks).sort((one, other) => one - other)[0];
    return {
      cutTicks: within(images),
      accentTicks: within(accents),
      ...(price === undefined ? {} : { priceTicks: price }),
    };
  });
}
