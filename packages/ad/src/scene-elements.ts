import type { AdElementName } from '@reelwright/contracts';
import { clipRectAt, clipRotationAt, type TimelineDocument, type Track } from '@reelwright/timeline';

/** A clip that the canvas shows. */
export type SeenClip = Exclude<Track, { kind: 'music' }>['clips'][number];

/** The element that a clip belongs to. */
export interface ElementPlace {
  /** Index of the scene in the script. */
  scene: number;
  name: AdElementName;
  /** Whether it only follows the element: the shadow of a product. */
  isFollower: boolean;
  /** Whether it lies on what the element stands on, and stays level when the element rotates. */
  keepsLevel: boolean;
}

/** The last part of an id, before the tick of its shot: `scene-1-end-240000-title`, `scene-1-product-0-240000`. */
const OWN_NAMES: Readonly<Record<string, AdElementName>> = {
  title: 'title',
  fact: 'fact',
  label: 'label',
  price: 'price',
  badge: 'badge',
  rating: 'rating',
  review: 'review',
  list: 'list',
  question: 'question',
  cta: 'button',
  legal: 'legal',
  logo: 'logo',
  product: 'product',
  'product-0': 'product',
  'product-1': 'second_view',
  'product-2': 'third_view',
  figure: 'product',
  card: 'card',
  photo: 'photo',
  'macro-image': 'close_up',
  'macro-product': 'close_up',
  'macro-second-image': 'close_up',
  'cell-image': 'first_view',
  'cell-product': 'second_view',
  'cell-second-image': 'third_view',
  'variant-image': 'first_view',
  'variant-product': 'second_view',
  'variant-second-image': 'third_view',
};

const FOLLOWERS: Readonly<Record<string, AdElementName>> = {
  lead: 'title',
  shadow: 'product',
  // The shadow of its outline is the product once more, dark.
  'product-9': 'product',
  footing: 'product',
  print: 'card',
  echo: 'card',
};

const LEVEL: ReadonlySet<string> = new Set(['shadow', 'footing']);

const SCENE = /^scene-(\d+)-(.+)$/;
const SCENE_OF_WORD = /^w(\d+)-/;
/** Ids end with the tick of their shot, or with the name of the part after it. */
const SHOT_TICK = /-\d+$/;
const BEFORE_NAME = /^(?:.*-)?\d+-(?=[a-z])/;

/** Returns the element that a clip of an ad belongs to; null for backgrounds, panels and frames. */
export function findElement(clip: Pick<SeenClip, 'id' | 'kind' | 'anchor'>): ElementPlace | null {
  if (clip.kind === 'caption') {
    const scene = SCENE_OF_WORD.exec(clip.anchor?.fromWord ?? '')?.[1];
    return scene === undefined
      ? null
      : { scene: Number(scene), name: 'captions', isFollower: false, keepsLevel: false };
  }
  const [, scene, rest] = SCENE.exec(clip.id) ?? [];
  if (scene === undefined || rest === undefined) return null;
  const part = BEFORE_NAME.test(rest) ? rest.replace(BEFORE_NAME, '') : rest.replace(SHOT_TICK, '');
  const own = OWN_NAMES[part];
  if (own) return { scene: Number(scene), name: own, isFollower: false, keepsLevel: false };
  const followed = FOLLOWERS[part];
  return followed ? { scene: Number(scene), name: followed, isFollower: true, keepsLevel: LEVEL.has(part) } : null;
}

/** An element on the canvas at one instant. */
export interface ShownElement {
  scene: number;
  name: AdElementName;
  clip: SeenClip;
  /** In fractions of the canvas; may reach beyond it. */
  rect: { x: number; y: number; width: number; height: number };
  /** Degrees about the middle of `rect`, clockwise. */
  rotation: number;
}

/** Lists the elements that a document shows at a tick, the topmost last. */
export function listShownElements({ tracks }: TimelineDocument, tick: number): ShownElement[] {
  return tracks.flatMap((track): ShownElement[] => {
    if (track.kind === 'music') return [];
    const clips: readonly SeenClip[] = track.clips;
    return clips.flatMap((clip): ShownElement[] => {
      if (tick < clip.start || tick >= clip.start + clip.duration) return [];
      const place = findElement(clip);
      if (!place || place.isFollower) return [];
      return [
        {
          scene: place.scene,
          name: place.name,
          clip,
          rect: clipRectAt(clip, tick),
          rotation: clipRotationAt(clip, tick),
        },
      ];
    });
  });
}

/** Whether an element fills a fixed box: it is moved and enlarged within the box. */
export function isFramed(clip: SeenClip): boolean {
  return (clip.kind === 'image' || clip.kind === 'video') && clip.fit === 'cover';
}

/** Whether an element can rotate: not what fills its box or the canvas, whose corners would be uncovered. */
export function canRotate(clip: SeenClip): boolean {
  const { x, y, width, height } = clip.box;
  return !isFramed(clip) && !(x <= 0 && y <= 0 && x + width >= 1 && y + height >= 1);
}
