import type { Box, VisualClip } from '@reelwright/timeline';
import { TICKS_PER_SECOND } from '@reelwright/timeline';
import type { SlottedClip } from '../layout/slots.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { bottomOf, fromEdges, type Rect, rightOf, type Size, unite } from '../rect.ts';
import { panelClip } from '../shots/panel.ts';
import { filmColors } from './film-colors.ts';
import { photoClip } from '../shots/photo-clip.ts';
import type { Backing, ComposeContext, Shot, Span } from '../shots/shot.ts';
import { fitTexts, type TextBlock } from '../shots/texts.ts';
import { inkedBox } from '../ad/covered-share.ts';
import { enterPhoto } from './enter-photo.ts';
import { coverScale, type Crop, cropPhoto, measureShown, project } from './crop-photo.ts';
import { extendedFile, type FilmFile, fileOf, listParts } from './film-photo.ts';
import type { Card, Cast, Setup, Take } from './film-shot.ts';
import { type Ground, measureGround, scrimBehind } from './scrim.ts';
import { panelBackground } from '../shots/world.ts';
import { shapeClip } from '../shots/shot.ts';

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

/** Most pixels of the canvas per pixel of a photo, and of one that is small. */
const SHARPEST = 3.3;
/** How much of the room beside texts a whole product takes. */
const FILLED = 0.95;
/** How much nearer than whole a close-up is at least. */
const NEARER = 1.75;
/** How much a photo grows in a second, and at most: whole, and near. */
const GROWTH = { perSecond: 0.075, most: 1.14 } as const;
/** How much a photo grows at least: it never stands still. */
const LEAST_GROWTH = 1.02;
/** Distance between texts and what they stand beside, in pixels. */
const GAP_PX = 56;

const growthOf = ({ duration }: Span): number =>
  Math.min(GROWTH.most, 1 + (GROWTH.perSecond * duration) / TICKS_PER_SECOND);

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** Frames the whole product of a file in a room of an area; as near to it as the file's edges allow. */
function cropWhole(file: FilmFile, span: Span, { box, room, turn }: { box: Rect; room: Rect; turn: number }): Crop {
  const { subject } = file;
  const fitting = Math.min(
    (FILLED * room.width) / (subject.width * file.width),
    (FILLED * room.height) / (subject.height * file.height),
  );
  // A product that is nearly as wide as its area hardly grows: its sides never touch the edges.
  const across = (box.width * FILLED) / (subject.width * file.width * coverScale(file, box));
  const growth = Math.max(LEAST_GROWTH, Math.min(1.07, growthOf(span), across));
  const scale = Math.min(SHARPEST, fitting);
  return cropPhoto({
    file,
    box,
    focus: middleOf(subject),
    at: middleOf(room),
    scale,
    growth,
    isPull: turn % 2 === 1,
  });
}

/** Frames a part of the product, clearly nearer than all of it. */
function cropPart(
  file: FilmFile,
  span: Span,
  { box, room, part, turn, than }: { box: Rect; room: Rect; part: Box; turn: number; than: number },
): Crop | undefined {
  const growth = growthOf(span);
  const cover = coverScale(file, box);
  const filling = Math.max(room.width / (part.width * file.width), (0.7 * room.height) / (part.height * file.height));
  const wanted = Math.max(NEARER * than * growth, Math.min(filling, 2.4 * than), cover * growth);
  const scale = Math.min(SHARPEST, wanted);
  if (cover * growth > SHARPEST * 1.15) return undefined;
  return cropPhoto({ file, box, focus: middleOf(part), at: middleOf(room), scale, growth, isPull: turn % 2 === 0 });
}

function toPhoto(
  context: ComposeContext,
  span: Span,
  { file, image, crop }: { file: FilmFile; image: LookImage; crop: Crop },
): VisualClip {
  return photoClip(context, span, { image, media: file.media, box: crop.box, fit: 'cover', camera: crop.camera });
}

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

/** Where texts stand on a photo that fills the canvas: the part of its height that they take at most, and at which end. */
const ON_PHOTO = [
  { isHigh: true, share: 0.4 },
  { isHigh: true, share: 0.27 },
  { isHigh: false, share: 0.3 },
  { isHigh: true, share: 0.19 },
  { isHigh: false, share: 0.19 },
] as const;

function blockOnPhoto(context: ComposeContext, card: Card, { isHigh, share }: (typeof ON_PHOTO)[number]) {
  const { safe, canvas } = context.zones;
  const height = Math.min(safe.height, share * canvas.height);
  const area = { ...safe, y: isHigh ? safe.y : bottomOf(safe) - height, height };
  const own = textContext(context, card, { area, layout: layoutOf(card), side: 'over' });
  const block = fitTexts(own, { items: card.items, area, down: isHigh ? 0 : 1 });
  return block && { block, texts: inkOf(block, card, canvas) ?? block.rect };
}

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

/** Lists the ways to show a card on a photo that fills the canvas: all of its product, or a part of it. */
function takeOnPhoto(context: ComposeContext, wish: SetupWish, setup: 'full' | 'macro'): Take[] {
  const { card, cast, spans, turn } = wish;
  const { canvas } = context.zones;
  const box = { x: 0, y: 0, ...canvas };
  return ON_PHOTO.flatMap((place): Take[] => {
    const found = blockOnPhoto(context, card, place);
    if (!found) return [];
    const { block, texts } = found;
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
    const grounds = framed.map(({ image, file, crop }) => measureGround(image, file, { crop, texts }));
    const shots = framed.map(({ span, image, file, crop }, index): Shot => {
      const ground = grounds[index];
      const { clips, backing } = scrimBehind(context, span, { ground: ground as Ground, texts });
      const photo = enterPhoto(toPhoto(context, span, { file, image, crop }), span, {
        isOpening: card.isOpening && index === 0,
        isCut: true,
        canvas,
        anchor: anchorOf(file, crop),
      });
      return { ...span, clips: [{ slot: 'image', clip: photo }, ...clips], backing };
    });
    const measured = framed.map(({ file, crop }) => measureShown(crop, file.subject, { texts, canvas }));
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
        scrim: Math.max(...grounds.map(({ opacity }) => opacity)),
        unrest: Math.max(...grounds.map(({ unrest }) => unrest)),
      },
    ];
  });
}

/** Returns the middle of the product on the canvas, in pixels: the point about which a photo comes in. */
const anchorOf = ({ subject }: FilmFile, { ends }: Crop) => middleOf(project(subject, ends[0]));

const MOST_OF_FACE = 0.05;
/** Share of a part of the product that texts may hide more than of all of it. */
const ON_PART = 0.1;

/** Returns the scale at which all of a photo's product fits a room. */
function wholeScale({ subject, width, height }: LookImage, room: Rect): number {
  return Math.min((FILLED * room.width) / (subject.width * width), (FILLED * room.height) / (subject.height * height));
}

/** A photo beside a panel of the ad's colour: shots that alternate between the whole product and a part of it. */
function framesBeside(
  context: ComposeContext,
  { card, cast, spans, turn }: SetupWish,
  { box, beginsNear = false, slot = 'image' }: { box: Rect; beginsNear?: boolean; slot?: 'image' | 'second-image' },
) {
  const { canvas } = context.zones;
  return spans.flatMap((span, index) => {
    const [own] = cast;
    const image = index === 0 ? own : (cast[index % cast.length] ?? own);
    const file = fileOf(image);
    const whole = cropWhole(file, span, { box, room: box, turn: turn + index });
    const isWhole = (index % 2 === 0) !== beginsNear;
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
    });
    const named = slot === 'image' ? clip : { ...clip, id: `${context.id}-macro-second-image-${span.start}` };
    return [
      { span, image, clip: { slot, clip: named } as SlottedClip, shown: measureShown(crop, file.subject, { canvas }) },
    ];
  });
}

/** Heights of the canvas at which a panel above a photo may end. */
const EDGES = [0.38, 0.46, 0.54, 0.6] as const;
/** The same on the card that closes an ad, which has more texts. */
const CARD_EDGES = [0.5, 0.56, 0.62] as const;

function takeSplit(
  context: ComposeContext,
  wish: SetupWish,
  edges: readonly number[],
  setup: 'split' | 'type',
): Take[] {
  const { card, cast } = wish;
  const { canvas, safe } = context.zones;
  const inColor = { ...context, zones: { ...context.zones, side: 'above' as const } };
  const { colors, onIt } = filmColors(context, cast[0], { turn: wish.panel, isVivid: setup === 'type' });
  const backing: Backing = { kind: 'background', colors: onIt };
  return edges.flatMap((part): Take[] => {
    const most = Math.min(bottomOf(safe), part * canvas.height - GAP_PX);
    const area = fromEdges(safe.x, safe.y, rightOf(safe), most);
    const own = textContext(context, card, {
      area,
      layout: setup === 'type' ? 'punch' : layoutOf(card),
      side: 'above',
    });
    const block = fitTexts(own, { items: card.items, area, down: setup === 'type' ? 0.5 : 0.4 });
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
  };
}

/** Heights at which the band of texts begins and ends at most, and whether the part of the product is above it. */
const BANDS = [
  { from: 0.3, to: 0.52, isPartAbove: true },
  { from: 0.42, to: 0.64, isPartAbove: false },
] as const;

function takeBands(context: ComposeContext, wish: SetupWish): Take[] {
  const { card, cast, spans, turn } = wish;
  const { canvas, safe } = context.zones;
  const place = BANDS[turn % 2] ?? BANDS[0];
  const area = fromEdges(safe.x, place.from * canvas.height + GAP_PX, rightOf(safe), place.to * canvas.height - GAP_PX);
  const own = textContext(context, card, { area, layout: layoutOf(card), side: 'above' });
  const block = fitTexts(own, { items: card.items, area, down: 0.5 });
  if (!block) return [];
  const { colors, onIt } = filmColors(context, cast[0], { turn: wish.panel, isVivid: false });
  const { colors: _colors, ...drawing } = panelBackground(context, colors);
  const band = fromEdges(0, block.rect.y - GAP_PX, canvas.width, bottomOf(block.rect) + GAP_PX);
  const upper = fromEdges(0, 0, canvas.width, band.y);
  const lower = fromEdges(0, bottomOf(band), canvas.width, canvas.height);
  const above = framesBeside(context, wish, { box: upper, beginsNear: place.isPartAbove });
  const below = framesBeside(
    context,
    { ...wish, cast: rotated(cast), turn: turn + 1 },
    {
      box: lower,
      beginsNear: !place.isPartAbove,
      slot: 'second-image',
    },
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

/** Where a column of texts ends, and the most that its texts may be. */
const COLUMN = {
  start: 0.11,
  end: 0.52,
  word: 9,
  text: 52,
  chinese: 5,
  chineseText: 16,
  least: 12,
  leastChinese: 6,
} as const;

function takeColumn(context: ComposeContext, wish: SetupWish): Take[] {
  const { card, cast, turn } = wish;
  const { canvas, safe } = context.zones;
  if (card.isPrice || card.isFigure || (card.isClosing ? !isSlender(cast[0]) : !isShort(card.text))) return [];
  const end = COLUMN.end * canvas.width;
  const area = fromEdges(COLUMN.start * canvas.width, safe.y, end - 28, bottomOf(safe));
  const inColumn = { ...context, zones: { ...context.zones, side: 'beside' as const } };
  const own = textContext(context, card, { area, layout: 'poster', side: 'beside' });
  const aligned = { ...own, look: { ...own.look, align: 'left' as const } };
  const block = fitTexts(aligned, { items: card.items, area, down: 0.5 });
  if (!block) return [];
  const { colors, onIt } = filmColors(context, cast[0], { turn: wish.panel, isVivid: false });
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

/** Whether a text stands in a column. */
export function isShort(text: string): boolean {
  const plain = text.replaceAll(/[\u2060]/gu, '');
  const longest = Math.max(0, ...plain.split(/[\s\u200b]/u).map((word) => word.length));
  if (/\p{Script=Han}/u.test(plain))
    return longest <= COLUMN.chinese && plain.length >= COLUMN.leastChinese && plain.length <= COLUMN.chineseText;
  return plain.length >= COLUMN.least && longest <= COLUMN.word && plain.length <= COLUMN.text;
}

const hasWall = (image: LookImage): boolean => extendedFile(image).media !== image.media;

/** Lists the ways in which a card can be set up. */
export function listTakes(context: ComposeContext, wish: SetupWish): Take[] {
  const { card } = wish;
  const isTall = context.zones.orientation === 'tall';
  return [
    // On the card, texts have a panel, or a wall that goes on above the product.
    ...(card.isClosing && !hasWall(wish.cast[0]) ? [] : takeOnPhoto(context, wish, 'full')),
    ...(card.isOpening || card.isClosing || card.isPrice ? [] : takeOnPhoto(context, wish, 'macro')),
    ...takeSplit(context, wish, card.isClosing ? CARD_EDGES : EDGES, 'split'),
    ...(isTall && !card.isClosing ? takeBands(context, wish) : []),
    ...(isTall && !card.isOpening ? takeColumn(context, wish) : []),
    ...(card.isFigure && !card.isOpening && !card.isPrice && !card.isClosing
      ? takeSplit(context, wish, [TYPE_EDGE], 'type')
      : []),
  ];
}

const TYPE_EDGE = 0.69;
