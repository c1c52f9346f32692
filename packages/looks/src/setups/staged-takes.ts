import { listSides } from '../ad/choose-sides.ts';
import { bottomOf, type Rect } from '../rect.ts';
import { canDivide } from '../shots/between-shot.ts';
import { edgeOf } from '../shots/overlays.ts';
import { productSource } from '../shots/product-source.ts';
import type { ComposeContext, Shot } from '../shots/shot.ts';
import { productZone, takeShots } from '../shots/takes.ts';
import { fitTexts } from '../shots/texts.ts';
import type { TextSide } from '../zones.ts';
import type { TakenShot, Setup, Take } from './setup.ts';
import { bleedingShot, listNearTakes } from './near-takes.ts';
import { atSide, toStaged } from './staged-context.ts';
import { inkOf, LARGEST_SHARE, layoutOf, loweredBy, type SetupWish } from './card-texts.ts';

/** The setup of texts at a side of a product that stands free. */
const SETUP_OF: Partial<Record<TextSide, { setup: Setup; anchor: TakenShot['anchor'] }>> = {
  above: { setup: 'full', anchor: 'top' },
  behind: { setup: 'behind', anchor: 'top' },
  beside: { setup: 'column', anchor: 'column' },
  between: { setup: 'bands', anchor: 'middle' },
  over: { setup: 'macro', anchor: 'foot' },
};

/** Share of the canvas height that texts take at most, at each side. */
const SHARES: Partial<Record<TextSide, readonly number[]>> = {
  above: [0.18, 0.24, 0.32],
  behind: [0.3],
  beside: [0.8],
  between: [1],
  over: [0.24],
};

/** Lists the ways to show a card with a product that stands free, or with somebody who wears it. */
export function listStagedTakes(context: ComposeContext, wish: SetupWish): Take[] {
  const { card, cast } = wish;
  const layout = layoutOf(card);
  const [own, ...others] = cast;
  const { zones } = context;
  const allowed = listSides({ layout, image: own, others, isCaptioned: false, text: card.text }, zones, {
    used: [],
    rank: () => 0,
  });
  const sides = [...new Set<TextSide>(['above', ...allowed])].filter((side) => !card.isOpening || side !== 'over');
  return [...sides.flatMap((side) => takeAt(context, wish, side)), ...listNearTakes(context, wish)];
}

function takeAt(context: ComposeContext, wish: SetupWish, side: TextSide): Take[] {
  const { cast } = wish;
  const setup = SETUP_OF[side];
  if (!setup) return [];
  if (side === 'between' && !canDivide(cast[0], cast.slice(1))) return [];
  return (SHARES[side] ?? []).flatMap((share): Take[] => {
    const own = atSide(context, wish, side);
    const take = takeWithin(own, wish, { side, setup, share });
    const lower = side === 'above' && take ? loweredBy(take.gap, own.zones.canvas) : undefined;
    const nearer = lower === undefined ? undefined : takeWithin(own, wish, { side, setup, share, lower });
    return [take, nearer].flatMap((each) => (each ? [each] : []));
  });
}

/** Shows a card with its texts in a share of the canvas' height; `lower`: so many pixels below where they would be. */
function takeWithin(
  context: ComposeContext,
  wish: SetupWish,
  {
    side,
    setup,
    share,
    lower = 0,
  }: { side: TextSide; setup: NonNullable<(typeof SETUP_OF)[TextSide]>; share: number; lower?: number },
): Take | undefined {
  const { card, cast, spans, turn } = wish;
  const { zones } = context;
  const height = Math.min(zones.content.height - lower, share * zones.canvas.height);
  const isLow = side === 'over' || side === 'below';
  const area = { ...zones.content, y: isLow ? bottomOf(zones.content) - height : zones.content.y + lower, height };
  const block = fitTexts(context, {
    items: card.items,
    mostShare: card.isOpening ? 1 : LARGEST_SHARE,
    area,
    down: side === 'between' || side === 'beside' ? 0.5 : isLow ? 1 : 0,
  });
  if (!block) return undefined;
  const texts = inkOf(block, card, zones.canvas) ?? block.rect;
  const zone = productZone(context, edgeOf(context, block));
  const drawn = takeShots(context, {
    zone,
    isPaneled: true,
    spans: [...spans],
    texts: side === 'between' ? block.rect : side === 'over' ? texts : undefined,
    ...(card.isPrice ? { begin: 'wholes' as const } : {}),
  });
  // Where no other framing is to be had, a product is seen nearer, cut by the canvas.
  const isHeld = side === 'above' && drawn.length < spans.length && productSource(cast[0]) !== undefined;
  const nearer = isHeld ? seenNearer(context, wish, zone) : [];
  const shots = nearer.length === spans.length ? nearer : drawn;
  return toStaged(context, wish, { ...setup, side, shots, block, turn });
}

/** Lists shots of a whole product, every second one nearer. */
function seenNearer(context: ComposeContext, { cast, spans }: SetupWish, zone: Rect): Shot[] {
  return spans.flatMap((span, index): Shot[] => {
    if (index % 2 === 0) return takeShots(context, { zone, isPaneled: true, spans: [span] });
    const shot = bleedingShot(context, span, { image: cast[0], zone, turn: 0, set: context.turn });
    return shot ? [shot] : [];
  });
}
