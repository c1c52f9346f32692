import type { MaterialKind, SceneGraph, SubjectKind } from '@reelwright/scene';
import { createSeededRandom } from '@reelwright/seeded-random';
import { luminanceOf, shade, toLinear } from '../colors.ts';
import { type Material, makeMaterial, materialOf } from '../scene/materials.ts';
import { BOX_YAW } from '../scene/subjects/boxes.ts';
import { BOOK_YAW, CARD_YAW } from '../scene/subjects/paper-goods.ts';
import type { LabelPlace } from '../scene/subjects/subject.ts';
import { SUBJECTS } from '../scene/subjects/subjects.ts';
import { place, type Shape } from '../scene/shapes.ts';
import type { Vector } from '../vectors.ts';
import type { Palette } from './palette.ts';
import { spreadSeed } from './spread-seed.ts';

export interface SubjectPlan {
  shapes: Shape[];
  /** What is written on it, its size in the scene and the color to write in (sRGB), if there is a label. */
  label: { text: string; width: number; height: number; ink: string } | null;
  /** Color (linear) of the empty label of a package that has no text; else null. */
  emptyLabel: Vector | null;
  /** Things that lie flat need a camera from above: radians. */
  leastPitch: number;
  /** How far its flat front is turned away from the camera, radians; null if it has none. */
  front: number | null;
}

/** What each is made of, where only `plastic` or `matte` is said: body, color, trim and what is inside. */
const NATURAL: Partial<
  Record<SubjectKind, { body?: MaterialKind; color?: string; accent?: MaterialKind; inner?: string }>
> = {
  dropper_bottle: { body: 'glass', color: '#b9772e', accent: 'gold', inner: '#1c1b1a' },
  wine_bottle: { body: 'glossy', color: '#1d2a1c', accent: 'gold' },
  perfume: { body: 'glass' },
  can: { color: '#d8dcdf', accent: 'brushed_metal' },
  cup: { body: 'ceramic' },
  mug: { body: 'ceramic' },
  glass: { body: 'glass', inner: '#f0a83c' },
  bowl: { body: 'ceramic' },
  plate: { body: 'ceramic' },
  vase: { body: 'ceramic', color: '#e3d8c9' },
  candle: { body: 'glossy', color: '#efe6da', inner: '#f3ead9' },
  box: { body: 'paper', color: '#f0e9dd' },
  gift_box: { body: 'paper', color: '#b3322f', accent: 'gold' },
  shoe_box: { body: 'paper', color: '#c9a077' },
  shopping_bag: { body: 'paper', color: '#efe7da' },
  lipstick: { color: '#1b1a1b', inner: '#b3202f', accent: 'gold' },
  phone: { body: 'metal', color: '#c8cacd', inner: '#3f6fd8' },
  laptop: { body: 'metal', color: '#c3c5c8', inner: '#4a7bd6' },
  book: { body: 'paper', color: '#2f5a57' },
  card: { body: 'plastic', color: '#26303d', accent: 'gold' },
  watch: { body: 'metal', color: '#cfd1d4', inner: '#5a3a26', accent: 'chrome' },
  headphones: { color: '#2b2c2f', accent: 'brushed_metal' },
  lamp: { body: 'fabric', color: '#f4e9d6', accent: 'brushed_metal', inner: '#ffffff' },
};

/** Glass has a little color: without any, it would be seen by its edges only. */
const BOTTLE_GLASS = toLinear('#a9d3c8');

/** What perfumes look like through their glass. */
const SCENTS = ['#e3a876', '#e39a94', '#b9cf9a', '#9cc3dc', '#e2bd58'];

const FLAT: Partial<Record<SubjectKind, number>> = { plate: 0.62, bowl: 0.3, cup: 0.24, watch: 0.1, card: 0.1 };

/** What has a flat front, and how far that is turned. */
const FRONTS: Partial<Record<SubjectKind, number>> = {
  box: BOX_YAW,
  gift_box: BOX_YAW,
  shoe_box: BOX_YAW,
  shopping_bag: BOX_YAW,
  perfume: 0,
  pouch: 0,
  card: CARD_YAW,
  book: BOOK_YAW,
};
/** What is sold with a label on: without a text, it is empty. */
const PACKAGES: ReadonlySet<SubjectKind> = new Set<SubjectKind>(['pouch']);
/** How much smaller an empty label is than room for a text. */
const EMPTY_LABEL = 0.82;
/** Roughness of metal on flat fronts. */
const SATIN = 0.44;
/** How far a seed turns a subject. */
const MOST_TURN = 0.16;

/** What has a handle or a spout on one side. */
const ONE_SIDED: ReadonlySet<SubjectKind> = new Set<SubjectKind>(['mug', 'cup', 'spray_bottle', 'pump_bottle']);

/**
 * Chooses how far a subject is turned: what shows two sides may show the other one, and what points to one side may point
 * to the other, if its back has no label.
 */
function chooseTurn({ kind, label }: SceneGraph['subject'], seed: number): number {
  const random = createSeededRandom(seed, 'turn');
  const other = ONE_SIDED.has(kind) && (label ?? '').trim() === '' ? Math.PI : -2 * (FRONTS[kind] ?? 0);
  return (spreadSeed(seed, 'turn') < 0.5 ? other : 0) + random.between(-MOST_TURN, MOST_TURN);
}

/** Builds one subject of the graph's kind, standing on y = 0. */
export function planSubject(graph: SceneGraph, palette: Palette, seed: number): SubjectPlan {
  const { kind, surface, label } = graph.subject;
  if (kind === 'none' || kind === 'product')
    return { shapes: [], label: null, emptyLabel: null, leastPitch: 0, front: null };
  const random = createSeededRandom(seed, 'subject');
  const natural = NATURAL[kind] ?? {};
  const isPlain = surface.material === 'plastic' || surface.material === 'matte';
  const scent = toLinear(random.pick(SCENTS));
  const drawn =
    kind === 'perfume'
      ? scent
      : natural.color
        ? toLinear(natural.color)
        : surface.material === 'glass'
          ? BOTTLE_GLASS
          : defaultBody(palette, random.next());
  const wished = surface.color ? toLinear(surface.color) : null;
  const body: Material =
    isPlain && natural.body
      ? materialOf(natural.body, wished ?? drawn)
      : makeMaterial(
          surface,
          isPlain || surface.material === 'glass' || surface.material === 'frosted_glass' ? drawn : null,
        );
  const trim: MaterialKind =
    graph.subject.trim?.material ??
    natural.accent ??
    (graph.mood === 'luxury' || graph.mood === 'festive'
      ? 'gold'
      : random.pick(['gold', 'plastic', 'brushed_metal'] as const));
  const accent = graph.subject.trim
    ? makeMaterial(graph.subject.trim, null)
    : trim === 'plastic'
      ? materialOf('plastic', shade(body.color, luminanceOf(body.color) > 0.3 ? -0.22 : 0.2))
      : materialOf(trim);
  const inner = materialOf('plastic', natural.inner ? toLinear(natural.inner) : palette.second);
  // Foil on a flat front is satin: polished, it would show one place before the set.
  if (body.kind === 'metal' && FRONTS[kind] !== undefined) body.rough = Math.max(body.rough ?? 0, SATIN);
  let size: LabelPlace | null = null;
  const text = label?.trim() ?? '';
  const print = (material: Material, place: LabelPlace): Material => {
    if (text === '' && !PACKAGES.has(kind)) return material;
    size = place;
    const share = text === '' ? EMPTY_LABEL : 1;
    const wrap = (share * place.width) / (place.radius ?? 1);
    return {
      ...material,
      pattern: 'image',
      image: { wrap, isRound: place.radius !== undefined, x: place.x ?? 0, y: place.y, height: share * place.height },
    };
  };
  const turn = chooseTurn(graph.subject, seed);
  const shapes = place(SUBJECTS[kind]({ body, accent, inner, print }), { turn: { yaw: turn } });
  const written = size as LabelPlace | null;
  const isPale = luminanceOf(body.color) > 0.22 && body.kind !== 'metal';
  const ink = isPale ? '#231f1c' : body.kind === 'metal' ? '#1c1a19' : '#f3e7d2';
  return {
    shapes,
    label: written && text !== '' ? { text, width: written.width, height: written.height, ink } : null,
    emptyLabel: written && text === '' ? (isPale ? shade(body.color, -0.26) : toLinear('#efe7d8')) : null,
    leastPitch: FLAT[kind] ?? 0,
    front: FRONTS[kind] === undefined ? null : FRONTS[kind] + turn,
  };
}

/** Pale on most sets, or a strong tone that stands out from the set. */
function defaultBody(palette: Palette, draw: number): Vector {
  if (draw < 0.55) return toLinear(draw < 0.3 ? '#f4eee5' : '#ece2d4');
  const isPaleSet = luminanceOf(palette.main) > 0.35;
  return shade(palette.second, isPaleSet ? -0.2 : 0.22, 1.25);
}
