import { inkedBox } from '../ad/covered-share.ts';
import { type Rect, type Size, unite } from '../rect.ts';
import type { Backing, ComposeContext, Span } from '../shots/shot.ts';
import type { TextBlock } from '../shots/texts.ts';
import type { Card, Cast } from './setup.ts';

export interface SetupWish {
  card: Card;
  cast: Cast;
  /** The card's time, divided at its cuts. */
  spans: readonly Span[];
  /** Number that parts and moves alternate by. */
  turn: number;
  /** Number of panels before this card, which take turns in the ad's colours. */
  panel: number;
}

/** Distance between texts and what they stand beside, in pixels. */
export const GAP_PX = 56;

/** Largest share of a look's usual sizes: a setup gives its texts all the room that its product leaves. */
export const LARGEST_SHARE = 1.5;

/** Returns the context in which a card's texts are set: in an area of their own, in a layout's sizes. */
export function textContext(
  context: ComposeContext,
  card: Card,
  { area, layout, side }: { area: Rect; layout: ComposeContext['layout']; side: 'above' | 'beside' | 'over' },
): ComposeContext {
  const { look, zones } = context;
  // On a photo, a second colour beside each letter is noise.
  const decoration = {
    ...look.decoration,
    titleEffect: look.decoration.titleEffect === 'tubes' && side !== 'over' ? ('tubes' as const) : ('none' as const),
  };
  return {
    ...context,
    start: card.start,
    duration: card.duration,
    layout,
    look: { ...look, decoration },
    zones: { ...zones, side, caption: undefined, content: area },
  };
}

/** Returns the layout in whose sizes a card is set. */
export const layoutOf = ({ isPrice, isClosing }: Card) => (isClosing ? 'end' : isPrice ? 'price' : 'poster');

/** Returns the part of the canvas that a block inks. */
export function inkOf(block: TextBlock, card: Card, canvas: { width: number; height: number }): Rect | undefined {
  const boxes = block.toClips([{ ...card, backing: PLAIN }]).flatMap((slotted) => {
    const box = inkedBox(slotted, canvas);
    return box
      ? [
          {
            x: box.x * canvas.width,
            y: box.y * canvas.height,
            width: box.width * canvas.width,
            height: box.height * canvas.height,
          },
        ]
      : [];
  });
  return unite(boxes);
}

/** Size of a price's figures, as a share of the height of its tag. */
const FIGURES = 0.55;

/** Returns the size of the largest letters of a block, in pixels. */
export function letterPxOf(block: TextBlock, card: Card, canvas: Size): number {
  return Math.max(
    0,
    ...block.toClips([{ ...card, backing: PLAIN }]).map(({ clip }) => {
      if (clip.kind === 'title') return clip.style.size * Math.min(canvas.width, canvas.height);
      return clip.kind === 'price_tag' ? FIGURES * clip.box.height * canvas.height : 0;
    }),
  );
}

const PLAIN: Backing = {
  kind: 'background',
  colors: {
    background: '#ffffff',
    ink: '#000000',
    accent: '#000000',
    onAccent: '#ffffff',
    accentInk: '#000000',
    support: '#000000',
  },
};

/** Share of the canvas' height of an empty stretch over which texts come down, and the part of it by which they do. */
const LOWERED = { from: 0.18, to: 0.1, part: 0.8 } as const;

/**
 * Returns by how many pixels texts come down towards a product far below them, given the share of the canvas' height
 * that is empty between: a sofa at the foot of a tall canvas leaves half of it empty. Undefined if they stay.
 */
export function loweredBy(gap: number, canvas: Size): number | undefined {
  return gap > LOWERED.from ? LOWERED.part * (gap - LOWERED.to) * canvas.height : undefined;
}

/** Where a column of texts ends, and the most that its texts may be. */
export const COLUMN = {
  start: 0.11,
  end: 0.52,
  word: 9,
  text: 52,
  chinese: 5,
  chineseText: 16,
  least: 12,
  leastChinese: 6,
} as const;

/** Whether a text stands in a column. */
export function isShort(text: string): boolean {
  const plain = text.replaceAll(/[\u2060]/gu, '');
  const longest = Math.max(0, ...plain.split(/[\s\u200b]/u).map((word) => word.length));
  if (/\p{Script=Han}/u.test(plain))
    return longest <= COLUMN.chinese && plain.length >= COLUMN.leastChinese && plain.length <= COLUMN.chineseText;
  return plain.length >= COLUMN.least && longest <= COLUMN.word && plain.length <= COLUMN.text;
}
