import { SCENE_ROLES } from '@reelwright/contracts';
import type { HookFormat, SceneRole } from '@reelwright/contracts';
import { hasText, type SceneContent, type SceneLayoutName, suitsLayout } from '../layout/scene-content.ts';
import { draw } from './draw.ts';

/** The purposes of scenes. */
export const AD_SCENE_ROLES = SCENE_ROLES;
export type AdSceneRole = SceneRole;

/**
 * Layouts that suit a role, including one that always works. A phone in a video on a phone makes its product small: only
 * users choose it.
 */
const WISHES: Record<AdSceneRole, readonly SceneLayoutName[]> = {
  hook: ['punch', 'poster', 'hero', 'detail', 'grid', 'comment'],
  problem: ['punch', 'detail', 'comment', 'hero'],
  intro: ['hero', 'poster', 'carousel', 'grid', 'split'],
  benefit: ['detail', 'split', 'hero', 'grid', 'review', 'carousel', 'poster'],
  detail: ['split', 'detail', 'grid', 'hero', 'review'],
  review: ['review', 'detail', 'hero'],
  offer: ['price', 'comparison'],
  call_to_action: ['end'],
};

/** Layouts that stage a hook's format, best first. */
const FORMATS: Record<HookFormat, readonly SceneLayoutName[]> = {
  split: ['split', 'hero'],
  macro: ['detail', 'hero'],
  punch: ['punch', 'poster'],
  'price-slam': ['price', 'punch'],
  question: ['punch', 'comment'],
  'comment-reply': ['comment', 'punch'],
  unboxing: ['grid', 'hero'],
  countdown: ['countdown', 'grid', 'poster'],
};

/** Layouts that summarise everything: an ad uses them once. */
const ONCE: ReadonlySet<SceneLayoutName> = new Set([
  'list',
  'review',
  'comparison',
  'comment',
  'grid',
  'carousel',
  'punch',
  'end',
  'cta',
]);

/** Most scenes of an ad in one layout, as long as another suits. */
const MOST_USES = 2;

/** Minimum number of images of a grid that opens an ad. */
const LEAST_IN_OPENING_GRID = 3;

export interface LayoutWish {
  role: AdSceneRole;
  content: SceneContent;
  imageCount: number;
  /** Number of images with a removable background. */
  freeCount: number;
  /** Layouts for which the scene's first image has nothing to show. */
  unsuited?: ReadonlySet<SceneLayoutName>;
  hookFormat?: HookFormat;
  /** Whether the scene's line names a part that its image shows. */
  isCloseUp?: boolean;
  /** The user's choice: it wins if the scene has the content that it shows. */
  layout?: SceneLayoutName;
}

/**
 * Chooses a layout for each scene. It suits the scene's role, has its content, is drawn among the layouts that the ad
 * has used least, and does not repeat the previous scene's if another is possible. The last of several benefits becomes
 * a list of all of them, if there are enough.
 */
export function planLayouts(scenes: readonly LayoutWish[], seed: number): SceneLayoutName[] {
  const points = scenes.filter(({ role }) => role === 'benefit' || role === 'detail').length;
  const lastPoint = scenes.findLastIndex(({ role }) => role === 'benefit' || role === 'detail');
  const chosen: SceneLayoutName[] = [];
  for (const [index, scene] of scenes.entries()) {
    chosen.push(chooseLayout(scene, { index, isRecap: index === lastPoint && points >= 3, chosen, seed }));
  }
  return chosen;
}

function chooseLayout(
  scene: LayoutWish,
  at: { index: number; isRecap: boolean; chosen: readonly SceneLayoutName[]; seed: number },
): SceneLayoutName {
  const { role, content, layout: wanted, hookFormat } = scene;
  const { index, isRecap, chosen, seed } = at;
  const hasAll = (layout: SceneLayoutName) =>
    suitsLayout(layout, content, layout === 'carousel' ? scene.freeCount : scene.imageCount);
  if (wanted && hasAll(wanted)) return wanted;
  // Parts of one or two images tell nobody yet what the product is.
  const isFragments = (layout: SceneLayoutName) =>
    layout === 'grid' && role === 'hook' && scene.imageCount < LEAST_IN_OPENING_GRID;
  const suits = (layout: SceneLayoutName) => hasAll(layout) && !scene.unsuited?.has(layout) && !isFragments(layout);
  if (content.ordinal !== undefined && suits('countdown')) return 'countdown';
  const isNew = (layout: SceneLayoutName) => !(ONCE.has(layout) && chosen.includes(layout));
  // An opening line is set large, because nobody reads it as captions. Only a reply stands on a viewer's card.
  if (role === 'hook' && !hasText(content.title) && content.price === undefined && suits('punch') && isNew('punch'))
    return hookFormat === 'comment-reply' ? 'comment' : 'punch';
  const staged = (hookFormat === undefined ? [] : FORMATS[hookFormat]).find((layout) => suits(layout) && isNew(layout));
  if (staged) return staged;
  if (role === 'review' && suits('review') && isNew('review')) return 'review';
  if (isRecap && (content.benefits?.length ?? 0) >= 3 && suits('list') && isNew('list')) return 'list';
  if (scene.isCloseUp && suits('detail') && chosen.at(-1) !== 'detail') return 'detail';
  const fitting = WISHES[role].filter((layout) => suits(layout) && isNew(layout));
  const uses = (layout: SceneLayoutName) => chosen.filter((each) => each === layout).length;
  const rare = fitting.filter((layout) => uses(layout) < MOST_USES);
  const others = (rare.length > 0 ? rare : fitting).filter((layout) => layout !== chosen.at(-1));
  const pool = others.length > 0 ? others : fitting;
  const [best] = pool
    .map((layout) => ({ layout, rank: uses(layout) + draw(seed, `layout ${index} ${layout}`) }))
    .toSorted((a, b) => a.rank - b.rank);
  const choice = best?.layout ?? (['hero', 'cta', 'end', 'list', 'price'] as const).find(suits);
  if (!choice) throw new Error(`Scene ${index} (${role}) has nothing to show`);
  return choice;
}
