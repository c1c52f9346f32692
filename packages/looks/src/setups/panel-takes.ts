import type { SlottedClip } from '../layout/slots.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { bottomOf, fromEdges, type Rect, rightOf, type Size } from '../rect.ts';
import { panelClip } from '../shots/panel.ts';
import { type Backing, type ComposeContext, type Shot, shapeClip } from '../shots/shot.ts';
import { fitTexts, type TextBlock } from '../shots/texts.ts';
import { panelBackground } from '../shots/world.ts';
import {
  COLUMN,
  GAP_PX,
  isShort,
  LARGEST_SHARE,
  layoutOf,
  letterPxOf,
  type SetupWish,
  textContext,
} from './card-texts.ts';
import { measureShown } from './crop-photo.ts';
import { enterPhoto } from './enter-photo.ts';
import { setupColors } from './setup-colors.ts';
import { fileOf, listParts } from './photo-file.ts';
import type { Card, Cast, Setup, Take } from './setup.ts';
import { anchorOf, cropPart, cropWhole, mostScale, toPhoto, wholeScale } from './frame-photo.ts';

/** A photo beside a panel of the ad's colour: shots that alternate between the whole product and a part of it. */
function framesBeside(
  context: ComposeContext,
  { card, cast, spans, turn }: SetupWish,
  {
    box,
    beginsNear = false,
    isKept = false,
    slot = 'image',
  }: { box: Rect; beginsNear?: boolean; isKept?: boolean; slot?: 'image' | 'second-image' },
) {
  const { canvas } = context.zones;
  return spans.flatMap((span, index) => {
    const [own] = cast;
    const image = index === 0 ? own : (cast[index % cast.length] ?? own);
    const file = fileOf(image);
    const whole = cropWhole(file, span, { box, room: box, turn: turn + index });
    const isWhole = (isKept || index % 2 === 0) !== beginsNear;
    const parts = listParts(image);
    const part = parts[(turn + index) % parts.length] ?? image.subject;
    const near = isWhole
      ? undefined
      : cropPart(file, span, { box, room: box, part, turn: turn + index, than: wholeScale(image, box) });
    const crop = near ?? whole;
    const clip = enterPhoto(toPhoto(context, span, { file, image, crop }), span, {
      isOpening: card.isOpening && index === 0,
      isCut: slot === 'image',
      canvas,
      anchor: anchorOf(file, crop),
      most: mostScale(file, crop),
    });
    const named = slot === 'image' ? clip : { ...clip, id: `${context.id}-macro-second-image-${span.start}` };
    return [
      {
        span,
        image,
        clip: { slot, clip: named } satisfies SlottedClip,
        shown: measureShown(crop, file.subject, { canvas }),
      },
    ];
  });
}

/** Shows a card on a panel above its photo: the higher the panel, the larger its texts. */
export function takeSplit(
  context: ComposeContext,
  wish: SetupWish,
  edges: readonly number[],
  setup: 'split' | 'type',
): Take[] {
  const { card, cast } = wish;
  const { canvas, safe } = context.zones;
  const inColor = { ...context, zones: { ...context.zones, side: 'above' as const } };
  const { colors, onIt } = setupColors(context, cast[0], { turn: wish.panel, isVivid: setup === 'type' });
  const backing: Backing = { kind: 'background', colors: onIt };
  return edges.flatMap((part): Take[] => {
    const most = Math.min(bottomOf(safe), part * canvas.height - GAP_PX);
    const area = fromEdges(safe.x, safe.y, rightOf(safe), most);
    const own = textContext(context, card, {
      area,
      layout: setup === 'type' ? 'punch' : layoutOf(card),
      side: 'above',
    });
    const block = fitTexts(own, {
      items: card.items,
      mostShare: LARGEST_SHARE,
      area,
      down: setup === 'type' ? 0.5 : 0.4,
    });
    if (!block) return [];
    const edge = setup === 'type' ? part * canvas.height : Math.max(bottomOf(block.rect) + GAP_PX, 0.3 * canvas.height);
    const box = fromEdges(0, edge, canvas.width, canvas.height);
    const frames = framesBeside(context, wish, { box, beginsNear: setup === 'type' });
    const shots = frames.map(
      ({ span, clip }, index): Shot => ({
        ...span,
        clips: [clip, panelClip(inColor, span, { colors, zone: box, edge: 'straight', turn: wish.turn + index })],
        backing,
      }),
    );
    return [toTake(setup, setup === 'type' ? 'none' : 'top', { card, shots, block, frames, canvas })];
  });
}

function toTake(
  setup: Setup,
  anchor: Take['anchor'],
  {
    card,
    canvas,
    shots,
    block,
    frames,
  }: {
    card: Card;
    canvas: Size;
    shots: Shot[];
    block: TextBlock;
    frames: readonly { shown: { share: number; ofCanvas: number } }[];
  },
): Take {
  return {
    setup,
    anchor,
    shots,
    texts: block.toClips(shots),
    shown: frames[0]?.shown.share ?? 0,
    hidden: 0,
    ofCanvas: frames[0]?.shown.ofCanvas ?? 0,
    hidesFace: false,
    letterPx: letterPxOf(block, card, canvas),
    scrim: 0,
    unrest: 0,
    gap: 0,
  };
}

/** Heights at which the band of texts begins and ends at most, and whether the part of the product is above it. */
const BANDS = [
  { from: 0.3, to: 0.52, isPartAbove: true },
  { from: 0.42, to: 0.64, isPartAbove: false },
] as const;

/** Shows a card on a band, with the whole product on one side and a part of it on the other. */
export function takeBands(context: ComposeContext, wish: SetupWish): Take[] {
  const { card, cast, spans, turn } = wish;
  const { canvas, safe } = context.zones;
  const place = BANDS[turn % 2] ?? BANDS[0];
  const area = fromEdges(safe.x, place.from * canvas.height + GAP_PX, rightOf(safe), place.to * canvas.height - GAP_PX);
  const own = textContext(context, card, { area, layout: layoutOf(card), side: 'above' });
  const block = fitTexts(own, { items: card.items, mostShare: LARGEST_SHARE, area, down: 0.5 });
  if (!block) return [];
  const { colors, onIt } = setupColors(context, cast[0], { turn: wish.panel, isVivid: false });
  const { colors: _colors, ...drawing } = panelBackground(context, colors);
  const band = fromEdges(0, block.rect.y - GAP_PX, canvas.width, bottomOf(block.rect) + GAP_PX);
  const upper = fromEdges(0, 0, canvas.width, band.y);
  const lower = fromEdges(0, bottomOf(band), canvas.width, canvas.height);
  // The whole product is on top, as the main image. A price stands with it all the time.
  const slots = place.isPartAbove ? (['image', 'second-image'] as const) : (['second-image', 'image'] as const);
  const isKept = card.isPrice;
  const above = framesBeside(context, wish, { box: upper, beginsNear: place.isPartAbove, isKept, slot: slots[0] });
  const below = framesBeside(
    context,
    { ...wish, cast: rotated(cast), turn: turn + 1 },
    { box: lower, beginsNear: !place.isPartAbove, isKept, slot: slots[1] },
  );
  const backing: Backing = { kind: 'background', colors: onIt };
  const shots = spans.flatMap((span, index): Shot[] => {
    const [one, other] = [above[index], below[index]];
    if (!one || !other) return [];
    return [
      {
        ...span,
        clips: [
          one.clip,
          shapeClip(context, span, { slot: 'decor', name: 'panel', rect: band, ...drawing }),
          other.clip,
        ],
        backing,
      },
    ];
  });
  return [toTake('bands', 'middle', { card, canvas, shots, block, frames: place.isPartAbove ? below : above })];
}

const rotated = ([own, ...others]: Cast): Cast => {
  const [next, ...rest] = others;
  return next ? [next, ...rest, own] : [own];
};

/** Shows a card in a column beside its photo. */
export function takeColumn(context: ComposeContext, wish: SetupWish): Take[] {
  const { card, cast, turn } = wish;
  const { canvas, safe } = context.zones;
  if (card.isPrice || card.isFigure || (card.isClosing ? !isSlender(cast[0]) : !isShort(card.text))) return [];
  const end = COLUMN.end * canvas.width;
  const area = fromEdges(COLUMN.start * canvas.width, safe.y, end - 28, bottomOf(safe));
  const inColumn = { ...context, zones: { ...context.zones, side: 'beside' as const } };
  const own = textContext(context, card, { area, layout: 'poster', side: 'beside' });
  const aligned = { ...own, look: { ...own.look, align: 'left' as const } };
  const block = fitTexts(aligned, { items: card.items, mostShare: LARGEST_SHARE, area, down: 0.5 });
  if (!block) return [];
  const { colors, onIt } = setupColors(context, cast[0], { turn: wish.panel, isVivid: false });
  const box = fromEdges(end, 0, canvas.width, canvas.height);
  const frames = framesBeside(context, wish, { box });
  const shots = frames.map(
    ({ span, clip }, index): Shot => ({
      ...span,
      clips: [clip, panelClip(inColumn, span, { colors, zone: box, edge: 'straight', turn: turn + index })],
      backing: { kind: 'background', colors: onIt },
    }),
  );
  return [toTake('column', 'column', { card, canvas, shots, block, frames })];
}

/** Aspect (width to height) below which a product is small but beside a column. */
const SLENDER = 0.45;

const isSlender = ({ subject, width, height }: LookImage): boolean =>
  subject.width * width < SLENDER * subject.height * height;
