import { arrive } from '../ad/arrive.ts';
import { bottomOf, type Rect, type Size } from '../rect.ts';
import { measureCovered } from '../ad/covered-share.ts';
import { productShare } from '../shots/product-share.ts';
import type { ComposeContext, Shot } from '../shots/shot.ts';
import type { TextBlock } from '../shots/texts.ts';
import { type TextSide, zonesOf } from '../zones.ts';
import type { Setup, Take } from './setup.ts';
import { inkOf, layoutOf, letterPxOf, type SetupWish } from './card-texts.ts';

/** Returns the context in which a card stands at a side of its product. */
export function atSide(context: ComposeContext, { card, cast, turn }: SetupWish, side: TextSide): ComposeContext {
  const { look, ratio, zones } = context;
  const before = context.taken?.at(-1)?.seen;
  const { before: _before, ...rest } = context;
  return {
    ...rest,
    start: card.start,
    duration: card.duration,
    layout: layoutOf(card),
    images: [...cast],
    turn: context.turn + turn,
    // What opens an ad is whole at once, and nearer in its second shot.
    isOpening: false,
    zones:
      side === zones.side && zones.caption === undefined
        ? zones
        : zonesOf({ ratio, align: look.align, hasCaptions: false, side }),
    ...(before ? { before } : {}),
  };
}

/** Measures how well a card stands. */
export function toStaged(
  context: ComposeContext,
  { card }: SetupWish,
  {
    setup,
    anchor,
    side,
    shots: drawn,
    block,
  }: { setup: Setup; anchor: Take['anchor']; side: TextSide; shots: Shot[]; block: TextBlock; turn: number },
): Take {
  const { images, zones } = context;
  const span = { start: card.start, duration: card.duration };
  const firstCut = drawn[1]?.start ?? card.start + card.duration;
  const shots = card.isOpening
    ? drawn.map((shot, index) =>
        index === 0
          ? { ...shot, clips: arrive(shot.clips, { start: card.start, firstCut, side, images, canvas: zones.canvas }) }
          : shot,
      )
    : drawn;
  const texts = block.toClips(shots);
  const clips = [...shots.flatMap((shot) => shot.clips), ...texts];
  const cuts = shots.slice(1).map(({ start }) => start);
  const covered = measureCovered({ scene: { clips, cuts }, span, images, canvas: zones.canvas });
  const isPlated = shots.some(({ backing }) => backing.kind === 'plates');
  return {
    setup,
    anchor,
    shots,
    texts,
    shown: setup === 'macro' ? 0.5 : 1,
    hidden: side === 'behind' ? 0 : covered.share,
    ofCanvas: productShare({ clips, cuts }, span, images),
    hidesFace: covered.isFaceHidden,
    letterPx: letterPxOf(block, card, zones.canvas),
    unrest: isPlated ? 0.3 : 0,
    scrim: 0,
    gap: side === 'above' ? gapBelow(inkOf(block, card, zones.canvas) ?? block.rect, shots[0], zones.canvas) : 0,
  };
}

/** Returns the height that is empty between texts and the product of a shot below them, as a share of the canvas'. */
function gapBelow(texts: Rect, shot: Shot | undefined, canvas: Size): number {
  const tops = (shot?.clips ?? []).flatMap(({ slot, clip }) =>
    slot === 'product' && 'box' in clip && clip.box ? [clip.box.y * canvas.height] : [],
  );
  return tops.length > 0 ? Math.max(0, Math.min(...tops) - bottomOf(texts)) / canvas.height : 0;
}
