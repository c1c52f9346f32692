import {
  type AdLanguage,
  type AdPlatform,
  type AdRatio,
  type AdResolution,
  type AssetId,
  type CallData,
  type ImageRef,
  type LookId,
  type MusicMood,
  type UrlToVideoInput,
  urlToVideoInput,
} from '@reelwright/contracts';
import type * as z from 'zod';

/** A picture or a film in the form: one of the page, or one that was uploaded. */
export type FormImage =
  | { kind: 'page'; url: string }
  | { kind: 'upload'; assetId: AssetId; thumbUrl: string; fileName: string /** Only of a film. */; durationS?: number };

/** A review as it is typed. */
export interface FormReview {
  quote: string;
  author: string;
  rating: number | '';
}

/** What stands in the form's fields. */
export interface AdForm {
  name: string;
  description: string;
  /** One a line. */
  sellingPoints: string;
  price: number | '';
  originalPrice: number | '';
  currency: string;
  brand: string;
  audience: string;
  ratingValue: number | '';
  ratingCount: number | '';
  reviews: FormReview[];
  brandColors: string[];
  images: FormImage[];
  /** Empty: chosen to suit the product. */
  look: LookId | '';
  ratio: AdRatio;
  lengthS: number;
  resolution: AdResolution;
  language: AdLanguage;
  voice: string;
  music: MusicMood;
  subtitles: boolean;
  ctaSticker: boolean;
  logo: FormImage | null;
  /** Where the ad will run; empty where that is not known yet. */
  platforms: AdPlatform[];
  seed: number | '';
}

const EMPTY_FIELDS: Omit<AdForm, 'language'> = {
  name: '',
  description: '',
  sellingPoints: '',
  price: '',
  originalPrice: '',
  currency: '',
  brand: '',
  audience: '',
  ratingValue: '',
  ratingCount: '',
  reviews: [],
  brandColors: [],
  images: [],
  look: '',
  ratio: '9:16',
  lengthS: 15,
  resolution: '1080p',
  voice: '',
  music: 'auto',
  subtitles: true,
  ctaSticker: true,
  logo: null,
  platforms: [],
  seed: '',
};

/** A form that nobody has touched; the ad speaks the reader's own language until another is chosen. */
export function makeEmptyForm(language: AdLanguage): AdForm {
  return { ...EMPTY_FIELDS, language };
}

/** The fields that a read page fills in. */
export function toFormFields(product: CallData<'analyseUrl'>['product']): Partial<AdForm> {
  return {
    name: product.name,
    description: product.description ?? '',
    sellingPoints: product.selling_points.join('\n'),
    price: product.price ?? '',
    originalPrice: product.original_price ?? '',
    currency: product.currency ?? '',
    brand: product.brand ?? '',
    audience: product.audience ?? '',
    ratingValue: product.rating?.value ?? '',
    ratingCount: product.rating?.count ?? '',
    reviews: (product.reviews ?? []).map(
      ({ quote, author = '', rating }): FormReview => ({ quote, author, rating: rating ?? '' }),
    ),
    brandColors: product.brand_colors ?? [],
    ...(product.language ? { language: product.language } : {}),
    images: product.images.flatMap((image) => ('url' in image ? [{ kind: 'page' as const, url: image.url }] : [])),
  };
}

function toImageRef(image: FormImage): ImageRef {
  return image.kind === 'page' ? { url: image.url } : { asset_id: image.assetId };
}

const orNothing = <Value>(value: Value | ''): Value | undefined => (value === '' ? undefined : value);

const isEmptyReview = ({ quote, author, rating }: FormReview): boolean =>
  quote.trim() === '' && author.trim() === '' && rating === '';

/** What buyers say and the colours of the brand; a row that was left empty is none. */
function toProof(form: Pick<AdForm, 'ratingValue' | 'ratingCount' | 'reviews' | 'brandColors'>) {
  const { ratingValue, ratingCount } = form;
  const reviews = form.reviews
    .filter((review) => !isEmptyReview(review))
    .map(({ quote, author, rating }) =>
      compact({ quote, author: orNothing(author.trim()), rating: orNothing(rating) }),
    );
  const colors = form.brandColors.map((color) => color.trim()).filter((color) => color !== '');
  return {
    rating:
      ratingValue === '' && ratingCount === ''
        ? undefined
        : compact({ value: orNothing(ratingValue), count: orNothing(ratingCount) }),
    reviews: reviews.length > 0 ? reviews : undefined,
    brand_colors: colors.length > 0 ? colors : undefined,
  };
}

/** Without keys whose value is undefined, which would not survive JSON anyway. */
function compact<Fields extends object>(fields: Fields): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}

/** The fields of the form that a problem of the task's input belongs to. */
const FIELD_OF_PATH = {
  'product.images': 'images',
  'product.name': 'name',
  'product.selling_points': 'sellingPoints',
  'product.description': 'description',
  'product.price': 'price',
  'product.original_price': 'originalPrice',
  'product.currency': 'currency',
  'product.brand': 'brand',
  'product.audience': 'audience',
  'product.rating': 'ratingValue',
  'product.reviews': 'reviews',
  'product.brand_colors': 'brandColors',
  length_s: 'lengthS',
  seed: 'seed',
} as const satisfies Record<string, keyof AdForm>;

export type ProblemField = (typeof FIELD_OF_PATH)[keyof typeof FIELD_OF_PATH];

/** In the order in which the screen shows them. */
const FIELDS: readonly ProblemField[] = Object.values(FIELD_OF_PATH);

export type AdFormResult =
  | { ok: true; input: z.input<typeof urlToVideoInput>; checked: UrlToVideoInput }
  | { ok: false; problems: ProblemField[] };

function toProblemField(path: readonly PropertyKey[]): ProblemField | undefined {
  const known: Record<string, ProblemField> = FIELD_OF_PATH;
  return known[path.slice(0, 2).join('.')] ?? known[String(path[0])];
}

/** The form as a task's input, or the fields that are wrong. */
export function toTaskInput(form: AdForm): AdFormResult {
  const text = (value: string): string | undefined => orNothing(value.trim());
  const input = compact({
    product: compact({
      name: text(form.name),
      description: text(form.description),
      selling_points: form.sellingPoints
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
      price: orNothing(form.price),
      original_price: orNothing(form.originalPrice),
      currency: text(form.currency)?.toUpperCase(),
      brand: text(form.brand),
      audience: text(form.audience),
      ...toProof(form),
      images: form.images.map(toImageRef),
    }),
    length_s: form.lengthS,
    ratio: form.ratio,
    resolution: form.resolution,
    language: form.language,
    voice: orNothing(form.voice),
    music: form.music,
    subtitles: form.subtitles,
    cta_sticker: form.ctaSticker,
    look: orNothing(form.look),
    logo: form.logo ? toImageRef(form.logo) : undefined,
    platforms: form.platforms,
    seed: orNothing(form.seed),
  }) as z.input<typeof urlToVideoInput>;
  const result = urlToVideoInput.safeParse(input);
  if (result.success) return { ok: true, input, checked: result.data };
  const wrong = new Set(result.error.issues.map(({ path }) => toProblemField(path)));
  // A product by hand needs both; the schema says so of the whole input, not of a field.
  if (form.name.trim() === '') wrong.add('name');
  if (form.images.length === 0) wrong.add('images');
  return { ok: false, problems: FIELDS.filter((field) => wrong.has(field)) };
}
