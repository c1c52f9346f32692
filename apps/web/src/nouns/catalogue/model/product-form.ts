import {
  type CallData,
  type CallInput,
  describeInputProblems,
  type FieldPath,
  type ImageRef,
  isSameImage,
  type LibraryAsset,
  type ProductId,
  readPriceText,
  type SavedProduct,
  savedProductFields,
  type SavedProductInput,
  type UiLanguage,
  UNWORDED,
} from '@reelwright/contracts';

/** An image or video of a product, as the form shows it. */
export interface ProductMedium {
  ref: ImageRef;
  kind: 'image' | 'video';
  thumbUrl: string;
}

/** A saved product while it is edited: texts may be empty or wrong. */
export interface ProductForm {
  productId: ProductId | undefined;
  origin: NonNullable<CallInput<'saveProduct'>['origin']>;
  name: string;
  /** One point a line. */
  points: string;
  description: string;
  price: string;
  originalPrice: string;
  currency: string;
  brand: string;
  sku: string;
  category: string;
  audience: string;
  link: string;
  language: string;
  availability: string;
  stars: string;
  ratings: string;
  media: readonly ProductMedium[];
  reviews: NonNullable<SavedProduct['reviews']>;
  brandColors: readonly string[];
}

/** The fields of the form that can be wrong. */
export type ProductField = Exclude<keyof ProductForm, 'productId' | 'origin'>;

export const EMPTY_PRODUCT: ProductForm = {
  productId: undefined,
  origin: 'hand',
  name: '',
  points: '',
  description: '',
  price: '',
  originalPrice: '',
  currency: '',
  brand: '',
  sku: '',
  category: '',
  audience: '',
  link: '',
  language: '',
  availability: '',
  stars: '',
  ratings: '',
  media: [],
  reviews: [],
  brandColors: [],
};

const print = (value: number | undefined): string => (value === undefined ? '' : String(value));

type Facts = Partial<Omit<CallData<'analyseUrl'>['product'], 'images'>> & { link?: string | undefined };

const toTexts = (facts: Facts) => ({
  name: facts.name ?? '',
  points: (facts.selling_points ?? []).join('\n'),
  description: facts.description ?? '',
  price: print(facts.price),
  originalPrice: print(facts.original_price),
  currency: facts.currency ?? '',
  brand: facts.brand ?? '',
  sku: facts.sku ?? '',
  category: facts.category ?? '',
  audience: facts.audience ?? '',
  link: facts.link ?? '',
  language: facts.language ?? '',
  availability: facts.availability ?? '',
  stars: print(facts.rating?.value),
  ratings: print(facts.rating?.count),
});

export function toProductForm(saved: SavedProduct): ProductForm {
  const { product_id: productId, origin, media, reviews = [], brand_colors: brandColors = [] } = saved;
  return {
    productId,
    origin,
    ...toTexts(saved),
    media: media.map(({ thumb_url: thumbUrl, ...medium }) => ({ ...medium, thumbUrl })),
    reviews,
    brandColors,
  };
}

/** Fills what is still empty with what a page says, and replaces nothing. */
export function fillFromPage(form: ProductForm, { product, url }: CallData<'analyseUrl'>): ProductForm {
  const read = toTexts({ ...product, link: url });
  const texts = Object.fromEntries(
    (Object.keys(read) as (keyof typeof read)[]).map((key) => [key, form[key].trim() === '' ? read[key] : form[key]]),
  ) as typeof read;
  return {
    ...form,
    ...texts,
    origin: form.productId === undefined ? 'link' : form.origin,
    media: addMedia(
      form.media,
      product.images.map((ref) => ({ ref, kind: 'image', thumbUrl: 'url' in ref ? ref.url : '' })),
    ),
    reviews: form.reviews.length > 0 ? form.reviews : (product.reviews ?? []),
    brandColors: form.brandColors.length > 0 ? form.brandColors : (product.brand_colors ?? []),
  };
}

const VIDEO = 2;

export const toMedium = ({ id, asset_type: type, thumb_url: thumbUrl }: LibraryAsset): ProductMedium => ({
  ref: { asset_id: id },
  kind: type === VIDEO ? 'video' : 'image',
  thumbUrl,
});

/** Adds media at the end; one that is there already stays where it is. */
export function addMedia(media: readonly ProductMedium[], added: readonly ProductMedium[]): ProductMedium[] {
  const isKnown = ({ ref }: ProductMedium): boolean => media.some((each) => isSameImage(each.ref, ref));
  return [...media, ...added.filter((each) => !isKnown(each))];
}

const filled = (text: string): string | undefined => text.trim() || undefined;

/** A price as it is typed, also with its currency; what is none stays as it is, so that the rules refuse it. */
function toAmount(typed: string, language: 'en' | 'zh-CN'): number | string | undefined {
  return readPriceText(typed, language)?.amount ?? filled(typed);
}

const toNumber = (typed: string): number | undefined => {
  const plain = filled(typed);
  return plain === undefined ? undefined : Number(plain.replace(',', '.'));
};

function toFields(form: ProductForm): Record<string, unknown> {
  const language = form.language === 'zh-CN' ? 'zh-CN' : 'en';
  const stars = toNumber(form.stars);
  const ratings = toNumber(form.ratings);
  const named = [form.price, form.originalPrice].map((price) => readPriceText(price, language)?.currency);
  const fields = {
    name: form.name,
    selling_points: form.points
      .split('\n')
      .map((line) => line.replace(/^\s*[-*•·]\s*/u, '').trim())
      .filter((line) => line !== ''),
    description: filled(form.description),
    price: toAmount(form.price, language),
    original_price: toAmount(form.originalPrice, language),
    currency: filled(form.currency) ?? named.find((code) => code !== undefined),
    brand: filled(form.brand),
    sku: filled(form.sku),
    category: filled(form.category),
    audience: filled(form.audience),
    link: filled(form.link),
    language: filled(form.language),
    availability: filled(form.availability),
    rating: stars === undefined ? undefined : { value: stars, ...(ratings === undefined ? {} : { count: ratings }) },
    images: form.media.map(({ ref }) => ref),
    reviews: form.reviews.length > 0 ? form.reviews : undefined,
    brand_colors: form.brandColors.length > 0 ? form.brandColors : undefined,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const FIELD_OF: Readonly<Record<string, ProductField>> = {
  selling_points: 'points',
  original_price: 'originalPrice',
  images: 'media',
  brand_colors: 'brandColors',
};

function findField([first, second]: readonly PropertyKey[]): ProductField {
  if (first === 'rating') return second === 'count' ? 'ratings' : 'stars';
  return FIELD_OF[String(first)] ?? (String(first) as ProductField);
}

export type CheckedProduct =
  | { ok: true; product: SavedProductInput }
  /** What is wrong with each field, in the user's language; of a list, with its first wrong line. */
  | {
      ok: false;
      problems: Partial<Record<ProductField, string>>;
      first: ProductField;
      /** The first problem, with the path of its field. */
      worst: { field: FieldPath; problem: string };
    };

/** Checks the form by the rules of saved products. */
export function checkProductForm(form: ProductForm, language: UiLanguage): CheckedProduct {
  return checkProduct(toFields(form), language);
}

/** Checks the facts of a product, wherever they come from. */
export function checkProduct(fields: Record<string, unknown>, language: UiLanguage): CheckedProduct {
  const checked = savedProductFields.safeParse(fields, { error: () => UNWORDED });
  if (checked.success) return { ok: true, product: checked.data };
  const problems: Partial<Record<ProductField, string>> = {};
  let first: ProductField = 'name';
  let worst: { field: FieldPath; problem: string } = { field: ['name'], problem: '' };
  for (const { path, problem } of describeInputProblems(checked.error.issues, fields, language).toReversed()) {
    const field = findField(path);
    const line = field === 'points' && typeof path[1] === 'number' ? `${path[1] + 1}: ` : '';
    problems[field] = line + problem;
    first = field;
    worst = { field: path, problem };
  }
  return { ok: false, problems, first, worst };
}
