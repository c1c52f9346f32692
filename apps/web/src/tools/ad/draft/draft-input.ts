import {
  type AdDraft,
  type AdDraftStep,
  type AdLanguage,
  type AdQuality,
  type AdVariant,
  type DraftImage,
  type DraftProduct,
  type DraftScript,
  type DraftToolType,
  findMaterialsProblem,
  productToVideo,
  productToVideoInput,
  readPriceText,
  toCurrencyCode,
  urlToVideoInput,
  type UrlToVideoInput,
} from '@reelwright/contracts';
import type * as z from 'zod';

/** The fields of a draft that can be invalid, in the order of the wizard. */
export const DRAFT_FIELDS = [
  'link',
  'images',
  'name',
  'brand',
  'description',
  'selling_points',
  'price',
  'original_price',
  'currency',
  'audience',
  'rating',
  'reviews',
  'brand_colors',
  'settings',
  'scripts',
] as const;
export type DraftField = (typeof DRAFT_FIELDS)[number];

/** A problem of a draft. `message` is the message key of a rule between fields, or of the tool's own rule. */
export interface DraftProblem {
  field: DraftField;
  step: AdDraftStep;
  /** The row of a list. */
  index?: number;
  message: string;
}

/** The message of a former price that is not above the price. */
export const ORIGINAL_PRICE_LOW = 'original_price_low';

/** The message of selling points that are all in another language than the ad. */
export const POINTS_FOREIGN = 'points_foreign';

export type AdInputResult =
  | { ok: true; input: z.input<typeof urlToVideoInput>; checked: UrlToVideoInput }
  | { ok: false; problems: readonly DraftProblem[] };

type Compacted<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };

/** Removes keys whose value is undefined. */
function compact<Fields extends object>(fields: Fields): Compacted<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}

const text = (typed: string | undefined): string | undefined => typed?.trim() || undefined;

/** Reads a number as people type it, with a point or a comma; NaN if it is none, undefined if nothing is typed. */
export function readNumber(typed: string | undefined): number | undefined {
  const plain = text(typed);
  if (plain === undefined) return undefined;
  const dotted = /^\d+,\d{1,2}$/.test(plain) ? plain.replace(',', '.') : plain.replaceAll(',', '');
  return /^\d*\.?\d+\.?$/.test(dotted) ? Number(dotted) : Number.NaN;
}

/** Returns the ad's images and videos in order, without the removed ones. */
export function listShownImages(product: DraftProduct): DraftImage[] {
  return (product.images ?? []).filter(({ is_removed: isRemoved }) => !isRemoved);
}

/** Returns the selected scripts, one for each variant in turn. Variants beyond them get scripts written with the ad. */
export function listChosenScripts({ scripts, chosen_scripts: chosen, settings }: AdDraft): DraftScript[] {
  return chosen.flatMap((id) => scripts.find((each) => each.id === id) ?? []).slice(0, settings.count ?? 1);
}

/** Returns whether the former price is not above the price: then the ad could not show it. */
export function isOriginalPriceLow(product: DraftProduct, language: AdLanguage | undefined): boolean {
  const { price, original_price: original } = toMoney(product, language);
  // Comparisons with NaN, which stands for an invalid price, are false.
  return price !== undefined && original !== undefined && original <= price;
}

/**
 * Returns whether the ad would be about nothing: everything that the page says is in another language than the ad, and
 * the user has entered nothing.
 */
export function isAboutNothing(content: AdDraft): boolean {
  const { text_languages: languages, product, settings, sources } = content;
  if (languages === undefined || !isLinkRead(content) || languages.includes(settings.language ?? 'en')) return false;
  const isUntouched = (['selling_points', 'description'] as const).every((field) => {
    const source = sources[field]?.source;
    return (product[field] ?? '').length === 0 || (source !== undefined && source !== 'description');
  });
  const hasScripts = listChosenScripts(content).length >= (settings.count ?? 1);
  return isUntouched && !hasScripts;
}

function toReviews(product: DraftProduct) {
  const reviews = (product.reviews ?? [])
    .map(({ quote, author, rating }) =>
      compact({ quote: quote.trim(), author: text(author), rating: readNumber(rating) }),
    )
    .filter(({ quote, author, rating }) => quote !== '' || author !== undefined || rating !== undefined);
  return reviews.length > 0 ? reviews : undefined;
}

/** Reads the prices and their currency, which one of the prices may include; an invalid price is NaN. */
function toMoney(product: DraftProduct, language: AdLanguage | undefined) {
  const price = readPriceText(product.price ?? '', language);
  const original = readPriceText(product.original_price ?? '', language);
  const named = text(product.currency);
  return {
    price: price?.amount ?? readNumber(product.price),
    original_price: original?.amount ?? readNumber(product.original_price),
    currency:
      price?.currency ?? (named === undefined ? undefined : toCurrencyCode(named, language)) ?? original?.currency,
  };
}

/**
 * Returns the product in the tools' format, without empty fields. The ad's language resolves ambiguous currency signs.
 */
export function toProductInput(product: DraftProduct, language: AdLanguage | undefined) {
  const { selling_points: points = [], rating, brand_colors: colors = [] } = product;
  const value = readNumber(rating?.value);
  const count = readNumber(rating?.count);
  const filledColors = colors.map((color) => color.trim()).filter((color) => color !== '');
  return compact({
    name: text(product.name),
    description: text(product.description),
    selling_points: points.map((line) => line.trim()).filter((line) => line !== ''),
    ...toMoney(product, language),
    brand: text(product.brand),
    sku: text(product.sku),
    availability: product.availability,
    audience: text(product.audience),
    category: text(product.category),
    rating: value === undefined && count === undefined ? undefined : compact({ value, count }),
    reviews: toReviews(product),
    brand_colors: filledColors.length > 0 ? filledColors : undefined,
  });
}

function toVariant({ script, scenes, look, voice, music }: DraftScript): AdVariant {
  return compact({ script, scenes, look, voice: voice || undefined, music }) as AdVariant;
}

const PRODUCT_FIELDS: readonly string[] = DRAFT_FIELDS;

function toProblem(path: readonly PropertyKey[], message: string): DraftProblem {
  const [first, second, third] = path.map(String);
  const at = third !== undefined && /^\d+$/.test(third) ? { index: Number(third) } : {};
  if (first === 'product') {
    const field = second === 'images' ? 'images' : second;
    const isKnown = field !== undefined && PRODUCT_FIELDS.includes(field);
    return { step: 'product', field: isKnown ? (field as DraftField) : 'name', message, ...at };
  }
  if (first === 'link') return { step: 'source', field: 'link', message };
  if (first === 'variants' || first === 'script' || first === 'scenes') {
    return {
      step: 'scripts',
      field: 'scripts',
      message,
      ...(/^\d+$/.test(second ?? '') ? { index: Number(second) } : {}),
    };
  }
  return { step: 'settings', field: 'settings', message };
}

function sortProblems(problems: readonly DraftProblem[]): DraftProblem[] {
  const seen = new Set<string>();
  return problems
    .filter(({ field, index }) => !seen.has(`${field}.${index}`) && seen.add(`${field}.${index}`))
    .sort((one, other) => DRAFT_FIELDS.indexOf(one.field) - DRAFT_FIELDS.indexOf(other.field));
}

/** Returns whether the link's page was read into the draft, so that the draft's product replaces the link. */
export function isLinkRead({ source, read_link: readLink }: AdDraft): boolean {
  return source.kind === 'link' && source.link.trim() !== '' && readLink === source.link.trim();
}

/** Returns whether the link's page gave something; before it is read, nothing is wrong yet. */
export function hasReadPage(content: AdDraft): boolean {
  const { sources, product } = content;
  // A value that the user changes loses its source; the page's images stay.
  const hasFound = Object.keys(sources).length > 0 || product.images?.some(({ ref }) => 'url' in ref);
  return !isLinkRead(content) || hasFound === true;
}

/** Checks the upload rules: how many files, and how many videos among them. */
function findImageProblems(toolType: DraftToolType, shown: readonly DraftImage[]): DraftProblem[] {
  if (toolType !== productToVideo.id) return [];
  const videos = shown.filter(({ kind }) => kind === 'video').length;
  const message = findMaterialsProblem({ images: shown.length - videos, videos });
  return message === undefined ? [] : [{ step: 'product', field: 'images', message }];
}

/** Each edit is asked for by the preview, by the cut and by the prices: checking a whole input takes milliseconds. */
const knownResults = new WeakMap<AdDraft, Map<string, AdInputResult>>();

/** Converts a draft to its tool's input (of /taskV2/getTaskCost and /taskV2/push), or returns its problems. */
export function toAdInput(content: AdDraft, toolType: DraftToolType, quality: AdQuality = 'final'): AdInputResult {
  const known = knownResults.get(content) ?? new Map<string, AdInputResult>();
  knownResults.set(content, known);
  const key = `${toolType} ${quality}`;
  const result = known.get(key) ?? checkAdInput(content, toolType, quality);
  known.set(key, result);
  return result;
}

function checkAdInput(content: AdDraft, toolType: DraftToolType, quality: AdQuality): AdInputResult {
  const {
    source,
    product_id,
    settings: { brand_kit: _kit, ...settings },
  } = content;
  const shown = listShownImages(content.product);
  const product = { ...toProductInput(content.product, settings.language), images: shown.map(({ ref }) => ref) };
  const link = source.kind === 'link' ? text(source.link) : undefined;
  const isRead = link === undefined || isLinkRead(content);
  // The task reads what was not read yet; an empty list would state that there is nothing.
  const typed = compact({
    ...product,
    selling_points: product.selling_points?.length ? product.selling_points : undefined,
    images: product.images.length > 0 ? product.images : undefined,
  });
  const variants = listChosenScripts(content).map(toVariant);
  const input = {
    ...(isRead ? { product } : { link, ...(Object.keys(typed).length > 0 ? { product: typed } : {}) }),
    ...compact({
      ...settings,
      voice: settings.voice || undefined,
      product_id,
      legal_line: text(settings.legal_line),
      call_to_action: text(settings.call_to_action),
    }),
    quality,
    ...(variants.length > 0 ? { variants } : {}),
  } as z.input<typeof urlToVideoInput>;
  const isUploads = toolType === productToVideo.id;
  const result = (isUploads ? productToVideoInput : urlToVideoInput).safeParse(input);
  const found: DraftProblem[] = [
    ...findImageProblems(toolType, shown),
    ...(isOriginalPriceLow(content.product, settings.language)
      ? [{ step: 'product', field: 'original_price', message: ORIGINAL_PRICE_LOW } as const]
      : []),
    ...(isAboutNothing(content)
      ? [{ step: 'product', field: 'selling_points', message: POINTS_FOREIGN } as const]
      : []),
  ];
  if (result.success && found.length === 0) return { ok: true, input, checked: result.data };
  const issues = result.success ? [] : result.error.issues;
  // A product typed by hand needs both; the schema reports that for the whole input, not for a field.
  const ofWhole = issues.filter(({ path }) => path.length === 0);
  const isNameMissing = product.name === undefined && isRead;
  const problems = issues
    .filter(({ path }) => path.length > 0 && !(isNameMissing && path.join('.') === 'product.name'))
    .map(({ path, message }) => toProblem(path, message));
  if (isNameMissing) problems.push({ step: 'product', field: 'name', message: 'product_name_missing' });
  if (ofWhole.length > 0 && shown.length === 0)
    problems.push({ step: 'product', field: 'images', message: 'images_missing' });
  return { ok: false, problems: sortProblems([...found, ...problems]) };
}
