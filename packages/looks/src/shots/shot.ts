import type { AdRatio } from '@reelwright/contracts';
import type { ShapeClip, Transform } from '@reelwright/timeline';
import type { SceneColors } from '../color/derive-colors.ts';
import type { SceneContent, SceneLayoutName } from '../layout/scene-content.ts';
import type { SlottedClip, SlotName } from '../layout/slots.ts';
import type { Look, LookColors, ScriptTypography } from '../look.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { type Rect, toBox } from '../rect.ts';
import type { TextSide, Zones } from '../zones.ts';
import type { TakenShot } from '../setups/taken-shot.ts';
import type { SeenFraming } from './framing.ts';

/** Ticks of the document. */
export interface Span {
  start: number;
  duration: number;
}

/** A part of a spoken line with the tick at which it is spoken. */
export interface SpokenPhrase {
  text: string;
  at: number;
}

/** The input for composing one scene. */
export interface ComposeContext extends Span {
  look: Look;
  colors: LookColors;
  type: ScriptTypography;
  layout: SceneLayoutName;
  ratio: AdRatio;
  /** BCP 47. */
  language: string;
  zones: Zones;
  content: SceneContent;
  /** The scene's own image first, then the others of the ad in order; at least one. */
  images: readonly LookImage[];
  /** Prefix of the clips' ids; unique in the document. */
  id: string;
  /** Index of the scene in the ad, from 0. */
  place: number;
  /** Number that alternating choices depend on; differs between scenes. */
  turn: number;
  seed: number;
  /** Ticks at which the image may change: beats, else starts of words. */
  cutTicks: readonly number[];
  /** Number of shots that the ad's pace gives the scene. */
  shotCount: number;
  /** Whether the scene opens the ad: its first frame is the cover. */
  isOpening: boolean;
  /** Whether close-ups end at the texts, because they would hide too much of one that fills the canvas. */
  keepsOff: boolean;
  /** Whether a line set as type leaves the product more space. */
  isTight?: boolean;
  /** When the second sentence of the line begins, if there is one. */
  answerAt?: number;
  /** When the voice says the price, if it does. */
  priceAt?: number;
  /** The phrases of the line, which large type shows one after the other. */
  phrases?: readonly SpokenPhrase[];
  /** Whether the first detail of the scene's own image is what its line names: every close-up of it shows that. */
  isCloseUp?: boolean;
  /** Whether a card with the whole product follows: the last of several shots is nearer, so that the cut is seen. */
  isBeforeCard?: boolean;
  /** Whether the scene before showed the price. */
  isPriced?: boolean;
  /** Where the texts of the scene before stand. */
  sideBefore?: TextSide;
  /** Whether the scene has no close-ups, because its line names a part that no image surely shows. */
  isWhole?: boolean;
  /** What the last shot of the scene before shows. */
  before?: SeenFraming;
  /** The shots of the scenes before, in order. */
  taken?: readonly TakenShot[];
}

/** The background of a shot's texts: the shot's own background, or plates over an image. */
export interface Backing {
  colors: SceneColors;
  kind: 'background' | 'plates';
}

/** One shot of a scene, from a cut to the next: the visuals behind and beside its texts. */
export interface Shot extends Span {
  clips: SlottedClip[];
  backing: Backing;
}

export interface ComposedScene {
  clips: SlottedClip[];
  /** The start of every shot but the first, in ticks. */
  cuts: number[];
  /** Ticks of events that want a sound: a price or a sticker lands. */
  accents: number[];
  /** The tick from which large type repeats the voice, so that captions end. */
  captionsEnd?: number;
  /** Its shots, for the scenes after it; left out by compositions that arrange their images in one way. */
  taken?: readonly TakenShot[];
  /** The colours in which texts are legible on the backgrounds of all shots, if none of them needs plates. */
  calm?: SceneColors;
}

export const NO_APPEARANCE = { kind: 'none', duration: 0 } as const;

/** A flat shape with its slot. Rectangles are in pixels of the canvas. */
export interface PlacedShape
  extends Pick<ShapeClip, 'shape' | 'fill' | 'pattern' | 'set' | 'footing' | 'border' | 'softness' | 'transform'> {
  slot: Extract<SlotName, 'backdrop' | 'decor' | 'veil' | 'sticker' | 'badge'>;
  name: string;
  rect: Rect;
  radius?: number;
  tilt?: number;
}

export function shapeClip(context: ComposeContext, span: Span, shape: PlacedShape): SlottedClip {
  const { slot, name, rect, radius = 0, tilt, transform, ...drawing } = shape;
  const turned: Transform | undefined = tilt ? { ...transform, rotation: tilt } : transform;
  const clip: ShapeClip = {
    kind: 'shape',
    id: `${context.id}-${name}-${span.start}`,
    start: span.start,
    duration: span.duration,
    box: toBox(rect, context.zones.canvas),
    enter: NO_APPEARANCE,
    exit: NO_APPEARANCE,
    radius,
    ...drawing,
    ...(turned ? { transform: turned } : {}),
  };
  return { slot, clip };
}

/** Returns a plain fill. */
export function flat(color: string, opacity = 1): ShapeClip['fill'] {
  return { from: color, fromOpacity: opacity, to: color, toOpacity: opacity };
}
