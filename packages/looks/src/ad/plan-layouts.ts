import { type SceneContent, type SceneLayoutName, suitsLayout } from '../layout/scene-content.ts';

/** What a scene is for. */
export const AD_SCENE_ROLES = [
  'hook',
  'problem',
  'intro',
  'benefit',
  'detail',
  'review',
  'offer',
  'call_to_action',
] as const;
export type AdSceneRole = (typeof AD_SCENE_ROLES)[number];

/** What layouts suit a role, the best first. */
const WISHES: Record<AdSceneRole, readonly SceneLayoutName[]> = {
  hook: ['hero', 'detail', 'split'],
  problem: ['detail', 'comparison', 'hero'],
  intro: ['hero', 'split', 'detail'],
  benefit: ['detail', 'split', 'review', 'hero'],
  detail: ['split', 'detail', 'review', 'hero'],
  review: ['review', 'detail', 'split', 'hero'],
  offer: ['price', 'comparison', 'detail', 'hero'],
  call_to_action: ['end', 'cta', 'hero'],
};

/** Layouts that say it all at once: once in an ad is enough. */
const ONCE: ReadonlySet<SceneLayoutName> = new Set(['list', 'review', 'comparison', 'price', 'end', 'cta']);

interface LayoutWish {
  role: AdSceneRole;
  content: SceneContent;
  pictureCount: number;
  /** Chosen by somebody: it wins where the scene has what it shows. */
  layout?: SceneLayoutName;
}

/**
 * A layout for each scene: one that suits its role and for which there is content, never the same twice in a row where another is
 * possible, and the seed decides among equals. The first scene is the cover of the ad: it has one large picture. The last of several benefits is the list of them all, if there are enough.
 */
export function planLayouts(scenes: readonly LayoutWish[], seed: number): SceneLayoutName[] {
  const lastBenefit = scenes.findLastIndex(({ role }) => role === 'benefit' || role === 'detail');
  const benefitCount = scenes.filter(({ role }) => role === 'benefit' || role === 'detail').length;
  const chosen: SceneLayoutName[] = [];
  for (const [index, { role, content, pictureCount, layout: wanted }] of scenes.entries()) {
    if (wanted && suitsLayout(wanted, content, pictureCount)) {
      chosen.push(wanted);
      continue;
    }
    const wishes = index === 0 ? openingWishes(WISHES[role]) : turnWishes(WISHES[role], seed + index);
    const isRecap = index === lastBenefit && benefitCount >= 2 && (content.benefits?.length ?? 0) >= 3;
    const candidates: SceneLayoutName[] = [
      ...(isRecap ? (['list'] as const) : []),
      ...wishes,
      'hero',
      'detail',
      'list',
      'cta',
      'end',
    ];
    const possible = candidates.filter(
      (layout) => suitsLayout(layout, content, pictureCount) && !(ONCE.has(layout) && chosen.includes(layout)),
    );
    const layout =
      possible.find((candidate) => candidate !== chosen.at(-1)) ??
      possible[0] ??
      candidates.find((candidate) => suitsLayout(candidate, content, pictureCount));
    if (!layout) throw new Error(`Scene ${index} (${role}) has nothing to show`);
    chosen.push(layout);
  }
  return chosen;
}

/** Layouts that show one large picture, the largest first. */
const LARGEST = ['hero', 'detail'] as const satisfies readonly SceneLayoutName[];

function openingWishes(wishes: readonly SceneLayoutName[]): SceneLayoutName[] {
  return [...LARGEST, ...wishes];
}

/** The first two wishes change places by the seed, unless the first says something that only it says. */
function turnWishes(wishes: readonly SceneLayoutName[], seed: number): SceneLayoutName[] {
  const [first, second, ...rest] = wishes;
  if (!first || !second) return [...wishes];
  const isFixed = ONCE.has(first);
  return !isFixed && seed % 2 === 1 ? [second, first, ...rest] : [first, second, ...rest];
}
