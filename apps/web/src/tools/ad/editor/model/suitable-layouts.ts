import { type AdDraft, type DraftScript, isBigLine, SCENE_LAYOUTS, type SceneLayoutName } from '@reelwright/contracts';

/** What a layout needs and this scene, or this product, lacks; null if nothing is missing. */
export type LayoutLack =
  | 'two_images'
  | 'benefits'
  | 'price'
  | 'former_price'
  | 'review'
  | 'button'
  | 'short_line'
  | 'title'
  | 'count'
  | null;

const POINTS: ReadonlySet<string> = new Set(['benefit', 'detail']);
const LEAST_STARS = 4;

const toNumber = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));

/** Returns the scene that shows a buyer's review, as the cut chooses it. */
function findReviewScene({ script: { scenes } }: DraftScript): number | undefined {
  const own = scenes.findIndex(({ role }) => role === 'review');
  if (own !== -1) return own;
  const points = [...scenes.keys()].filter((index) => POINTS.has(scenes[index]?.role ?? ''));
  const inner = points.length > 1 ? points.slice(0, -1) : points;
  return inner.at(-1) ?? (scenes.length > 2 ? 1 : undefined);
}

/** Returns, for each layout, what this scene lacks: a layout with an empty place can't be chosen. */
export function listLayoutLacks(
  content: AdDraft,
  draft: DraftScript,
  index: number,
): Record<SceneLayoutName, LayoutLack> {
  const { product, settings } = content;
  const { scenes } = draft.script;
  const scene = scenes[index];
  const isLast = index === scenes.length - 1;
  const images = (product.images ?? []).filter(({ is_removed: isRemoved }) => !isRemoved).length;
  const extra = new Set((draft.scenes ?? []).flatMap(({ image }) => (image ? [JSON.stringify(image)] : [])));
  const benefits = new Set(
    scenes.flatMap(({ role, on_screen: title }) => (POINTS.has(role) && title.text !== '' ? [title.text] : [])),
  ).size;
  const price = toNumber(product.price);
  const showsMoney = (scene?.role === 'offer' || isLast) && price > 0;
  const isReduced = toNumber(product.original_price) > price;
  const hasReview =
    findReviewScene(draft) === index &&
    (product.reviews ?? []).some(
      ({ quote, rating }) => quote.trim() !== '' && (rating === undefined || toNumber(rating) >= LEAST_STARS),
    );
  const hasButton = isLast && settings.cta_sticker !== false && draft.script.call_to_action.trim() !== '';
  const line = scene?.spoken.text ?? '';
  const hasShortLine = isBigLine(line, draft.script.language);
  const hasTitle = isLast || (scene?.on_screen.text ?? '') !== '';
  const lacks: Partial<Record<SceneLayoutName, LayoutLack>> = {
    carousel: images + extra.size >= 2 ? null : 'two_images',
    punch: hasShortLine ? null : 'short_line',
    comment: hasShortLine ? null : 'short_line',
    poster: hasTitle || hasShortLine ? null : 'title',
    countdown: scene?.ordinal === undefined ? 'count' : null,
    list: benefits >= 2 ? null : 'benefits',
    price: showsMoney ? null : 'price',
    comparison: showsMoney && isReduced ? null : 'former_price',
    review: hasReview ? null : 'review',
    cta: hasButton ? null : 'button',
  };
  return Object.fromEntries(SCENE_LAYOUTS.map((layout) => [layout, lacks[layout] ?? null])) as Record<
    SceneLayoutName,
    LayoutLack
  >;
}
