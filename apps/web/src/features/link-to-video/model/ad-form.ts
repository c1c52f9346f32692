import {
  type AdLanguage,
  type AdRatio,
  type AdResolution,
  type AssetId,
  type CallData,
  type ImageRef,
  type MusicMood,
  type UrlToVideoInput,
  urlToVideoInput,
} from '@reelwright/contracts';
import type * as z from 'zod';

/** A picture in the form: one of the page, or one that was uploaded. */
export type FormImage =
  | { kind: 'page'; url: string }
  | { kind: 'upload'; assetId: AssetId; thumbUrl: string; fileName: string };

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
  images: FormImage[];
  ratio: AdRatio;
  lengthS: number;
  resolution: AdResolution;
  language: AdLanguage;
  voice: string;
  music: MusicMood;
  subtitles: boolean;
  ctaSticker: boolean;
  logo: FormImage | null;
  seed: number | '';
}

export const EMPTY_FORM: AdForm = {
  name: '',
  description: '',
  sellingPoints: '',
  price: '',
  originalPrice: '',
  currency: '',
  brand: '',
  audience: '',
  images: [],
  ratio: '9:16',
  lengthS: 15,
  resolution: '1080p',
  language: 'en',
  voice: '',
  music: 'auto',
  subtitles: true,
  ctaSticker: true,
  logo: null,
  seed: '',
};

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
    images: product.images.flatMap((image) => ('url' in image ? [{ kind: 'page' as const, url: image.url }] : [])),
  };
}

function toImageRef(image: FormImage): ImageRef {
  return image.kind === 'page' ? { url: image.url } : { asset_id: image.assetId };
}

const orNothing = <Value>(value: Value | ''): Value | undefined => (value === '' ? undefined : value);

/** Without keys whose value is undefined, which would not survive JSON anyway. */
function compact<Fields extends object>(fields: Fields): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}

/** The fields of the form that a problem of the task's input belongs to. */
const FIELD_OF_PATH: Record<string, keyof AdForm> = {
  'product.name': 'name',
  'product.description': 'description',
  'product.selling_points': 'sellingPoints',
  'product.price': 'price',
  'product.original_price': 'originalPrice',
  'product.currency': 'currency',
  'product.brand': 'brand',
  'product.audience': 'audience',
  'product.images': 'images',
  length_s: 'lengthS',
  seed: 'seed',
};

export type AdFormResult =
  | { ok: true; input: z.input<typeof urlToVideoInput>; checked: UrlToVideoInput }
  | { ok: false; problems: { field: keyof AdForm; message: string }[] };

/** The form as a task's input, or what is wrong with which field. `link` is kept as where the product was found. */
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
    logo: form.logo ? toImageRef(form.logo) : undefined,
    seed: orNothing(form.seed),
  }) as z.input<typeof urlToVideoInput>;
  const result = urlToVideoInput.safeParse(input);
  if (result.success) return { ok: true, input, checked: result.data };
  const problems = result.error.issues.map(({ path, message }) => {
    const field = FIELD_OF_PATH[path.slice(0, 2).join('.')] ?? FIELD_OF_PATH[String(path[0])];
    return { field: field ?? (form.name.trim() === '' ? 'name' : 'images'), message };
  });
  return { ok: false, problems };
}
