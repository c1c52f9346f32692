import { bottomOf, fromEdges, type Rect } from '../rect.ts';
import type { ComposeContext, Shot } from '../shots/shot.ts';
import { fitTexts, type TextBlock } from '../shots/texts.ts';
import {
  GAP_PX,
  inkOf,
  LARGEST_SHARE,
  layoutOf,
  loweredBy,
  letterPxOf,
  type SetupWish,
  textContext,
} from './card-texts.ts';
import { measureShown, project } from './crop-photo.ts';
import { enterPhoto } from './enter-photo.ts';
import { extendedFile, fileOf, listParts, listShown } from './photo-file.ts';
import type { Card, Take } from './setup.ts';
import { anchorOf, cropPart, cropWhole, mostScale, toPhoto, wholeScale } from './frame-photo.ts';
import { takeBands, takeColumn, takeSplit } from './panel-takes.ts';
import { type TextBackground, measureBehind, scrimBehind } from './scrim.ts';

/** Where texts stand on a photo that fills the canvas: the part of its height that they take at most, and at which end. */
const ON_PHOTO = [
  { isHigh: true, share: 0.4 },
  { isHigh: true, share: 0.27 },
  { isHigh: false, share: 0.3 },
  { isHigh: true, share: 0.19 },
  { isHigh: false, share: 0.19 },
] as const;

/** A place of texts on a photo. */
interface Place {
  isHigh: boolean;
  share: number;
  /** How far below the top of the safe zone they begin, in pixels. */
  lower?: number;
}

/** Texts at a place on a photo. */
interface PlacedBlock {
  place: Place;
  block: TextBlock;
  /** The part of the canvas that they ink. */
  texts: Rect;
}

function blockOnPhoto(context: ComposeContext, card: Card, place: Place): PlacedBlock[] {
  const { isHigh, share, lower = 0 } = place;
  const { safe, canvas } = context.zones;
  const height = Math.min(safe.height - lower, share * canvas.height);
  const area = { ...safe, y: isHigh ? safe.y + lower : bottomOf(safe) - height, height };
  const own = textContext(context, card, { area, layout: layoutOf(card), side: 'over' });
  const block = fitTexts(own, { items: card.items, mostShare: LARGEST_SHARE, area, down: isHigh ? 0 : 1 });
  return block ? [{ place, block, texts: inkOf(block, card, canvas) ?? block.rect }] : [];
}

const MOST_OF_FACE = 0.05;
/** Share of a part of the product that texts may hide more than of all of it. */
const ON_PART = 0.1;

/** Lists the ways to show a card on a photo that fills the canvas: all of its product, or a part of it. */
function takeOnPhoto(
  context: ComposeContext,
  wish: SetupWish,
  { setup, blocks }: { setup: 'full' | 'macro'; blocks: readonly PlacedBlock[] },
): Take[] {
  const { card, cast, spans, turn } = wish;
  const { canvas } = context.zones;
  const box = { x: 0, y: 0, ...canvas };
  return blocks.flatMap(({ place, block, texts }): Take[] => {
    const room = place.isHigh
      ? fromEdges(0, bottomOf(texts) + GAP_PX / 2, canvas.width, canvas.height)
      : fromEdges(0, 0, canvas.width, texts.y - GAP_PX / 2);
    const framed = spans.flatMap((span, index) => {
      const [own] = cast;
      const image = setup === 'full' && index === 0 ? own : (cast[index % cast.length] ?? own);
      const isWhole = (setup === 'full') === (index % 2 === 0);
      const file = isWhole ? extendedFile(image) : fileOf(image);
      const whole = cropWhole(file, span, { box, room, turn: turn + index });
      if (isWhole) return [{ span, image, file, crop: whole }];
      const parts = listParts(image);
      const part = parts[(turn + index) % parts.length] ?? image.subject;
      const crop = cropPart(fileOf(image), span, {
        box,
        room,
        part,
        turn: turn + index,
        than: wholeScale(image, room),
      });
      return crop ? [{ span, image, file: fileOf(image), crop }] : [];
    });
    const [first] = framed;
    if (!first || framed.length < spans.length) return [];
    const backgrounds = framed.map(({ image, file, crop }) => measureBehind(image, file, { crop, texts }));
    const shots = framed.map(({ span, image, file, crop }, index): Shot => {
      const behind = backgrounds[index];
      const { clips, backing } = scrimBehind(context, span, { behind: behind as TextBackground, texts });
      const photo = enterPhoto(toPhoto(context, span, { file, image, crop }), span, {
        isOpening: card.isOpening && index === 0,
        isCut: true,
        canvas,
        anchor: anchorOf(file, crop),
        most: mostScale(file, crop),
      });
      return { ...span, clips: [{ slot: 'image', clip: photo }, ...clips], backing };
    });
    const measured = framed.map(({ image, file, crop }) => {
      const all = listShown(image, file).map((part) => measureShown(crop, part, { texts, canvas }));
      return { share: 0, ofCanvas: 0, ...all[0], hidden: Math.max(...all.map(({ hidden }) => hidden)) };
    });
    const faces = framed.flatMap(({ file, crop }) =>
      file.faces.map((face) => measureShown(crop, face, { texts, canvas }).hidden),
    );
    return [
      {
        setup,
        anchor: place.isHigh ? 'top' : 'foot',
        shots,
        texts: block.toClips(shots),
        shown: measured[0]?.share ?? 0,
        hidden: Math.max(
          ...measured.map(({ hidden }, index) =>
            (setup === 'full') === (index % 2 === 0) ? hidden : Math.max(0, hidden - ON_PART),
          ),
        ),
        ofCanvas: measured[0]?.ofCanvas ?? 0,
        hidesFace: faces.some((hidden) => hidden > MOST_OF_FACE),
        letterPx: letterPxOf(block, card, canvas),
        scrim: Math.max(...backgrounds.map(({ opacity }) => opacity)),
        unrest: Math.max(...backgrounds.map(({ unrest }) => unrest)),
        gap: gapBetween(texts, project(first.file.subject, first.crop.ends[0])) / canvas.height,
      },
    ];
  });
}

/** Returns the distance between texts and a product above or below them, in pixels; 0 where they overlap. */
const gapBetween = (texts: Rect, product: Rect): number =>
  Math.max(0, product.y - bottomOf(texts), texts.y - bottomOf(product));

/** Lists the ways to show a card on all of a photo: with its texts at a place, and nearer to a product far below it. */
function takeLowered(context: ComposeContext, wish: SetupWish, block: PlacedBlock): Take[] {
  const takes = takeOnPhoto(context, wish, { setup: 'full', blocks: [block] });
  const lower = block.place.isHigh ? loweredBy(takes[0]?.gap ?? 0, context.zones.canvas) : undefined;
  if (lower === undefined) return takes;
  const blocks = blockOnPhoto(context, wish.card, { ...block.place, lower });
  return [...takes, ...takeOnPhoto(context, wish, { setup: 'full', blocks })];
}

/** Heights of the canvas at which a panel above a photo may end. */
const EDGES = [0.38, 0.46, 0.54, 0.6] as const;
/** The same on the card that closes an ad, which has more texts, and below a few large words. */
const CARD_EDGES = [0.5, 0.56, 0.62] as const;
const TYPE_EDGE = 0.69;

/** Most of the product that the texts of a closing card may hide, its strongest scrim, and its least letters. */
const ON_CARD = { hidden: 0.02, scrim: 0.42, leastPx: 58 } as const;

/** Whether the texts of a closing card stand well on a photo: on a quiet part of it, and large enough. */
const suitsCard = ({ hidden, scrim, letterPx }: Take): boolean =>
  hidden <= ON_CARD.hidden && scrim <= ON_CARD.scrim && letterPx >= ON_CARD.leastPx;

/** Lists the ways in which a card can be set up. */
export function listTakes(context: ComposeContext, wish: SetupWish): Take[] {
  const { card } = wish;
  const blocks = ON_PHOTO.flatMap((place) => blockOnPhoto(context, card, place));
  const full = blocks.flatMap((block) => takeLowered(context, wish, block));
  const isEdge = card.isOpening || card.isClosing;
  const isBig = card.isFigure && !isEdge && !card.isPrice;
  return [
    ...(card.isClosing ? full.filter(suitsCard) : full),
    ...(isEdge || card.isPrice ? [] : takeOnPhoto(context, wish, { setup: 'macro', blocks })),
    ...takeSplit(context, wish, card.isClosing ? CARD_EDGES : EDGES, 'split'),
    ...(card.isClosing ? [] : takeBands(context, wish)),
    ...(card.isOpening ? [] : takeColumn(context, wish)),
    ...(isBig ? takeSplit(context, wish, [TYPE_EDGE], 'type') : []),
  ];
}
