import { isPictureTrack, type Track } from '@reelwright/timeline';

interface Span {
  startTicks: number;
  endTicks: number;
}

/** Moments of one scene at which something new is seen. Rising ticks of the ad. */
export interface VisibleChanges {
  cutTicks: number[];
  accentTicks: number[];
  /** Of a price tag, the first. */
  priceTicks?: number;
}

/** A clip that stands for longer than one scene, such as a frame or a progress bar, is no accent of any. */
const ACCENTS: ReadonlySet<string> = new Set([
  'discount_badge',
  'rating',
  'bullet_list',
  'review_card',
  'label',
  'arrow',
  'cta',
]);

/** What a layout shows within each scene: new pictures, and stickers that come in after the scene has begun. */
export function listVisibleChanges(tracks: readonly Track[], scenes: readonly Span[]): VisibleChanges[] {
  const pictures = tracks.flatMap((track) => (isPictureTrack(track) ? track.clips.map(({ start }) => start) : []));
  const stickers = tracks.flatMap((track) => (track.kind === 'sticker' ? track.clips : []));
  const accents = stickers.filter(({ kind }) => ACCENTS.has(kind)).map(({ start }) => start);
  const prices = stickers.filter(({ kind }) => kind === 'price_tag').map(({ start }) => start);
  return scenes.map(({ startTicks, endTicks }) => {
    const within = (moments: readonly number[]): number[] =>
      [...new Set(moments.filter((tick) => tick > startTicks && tick < endTicks))].sort((one, other) => one - other);
    const price = prices.filter((tick) => tick >= startTicks && tick < endTicks).sort((one, other) => one - other)[0];
    return {
      cutTicks: within(pictures),
      accentTicks: within(accents),
      ...(price === undefined ? {} : { priceTicks: price }),
    };
  });
}
