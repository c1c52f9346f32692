import type { AdDraft, DraftImage, Product, ProductOverrides, Script } from '@reelwright/contracts';
import { type AdInput, settingsOfVariant } from '@reelwright/ad';

/** The product after its page was read, or as it was typed. */
type KnownProduct = Product | ProductOverrides;

const print = (value: number | undefined): string | undefined => (value === undefined ? undefined : String(value));

/** Drops missing values. */
function dropMissing<T extends object>(value: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>;
  };
}

function toDraftProduct(product: KnownProduct, kinds: readonly DraftImage['kind'][]): AdDraft['product'] {
  const { name, description, selling_points, currency, brand, sku, availability, audience, category } = product;
  const { price, original_price, rating, reviews, brand_colors, images = [] } = product;
  return dropMissing({
    name,
    description,
    selling_points,
    currency,
    brand,
    sku,
    availability,
    audience,
    category,
    brand_colors,
    price: print(price),
    original_price: print(original_price),
    rating: rating && dropMissing({ value: print(rating.value), count: print(rating.count) }),
    reviews: reviews?.map(({ quote, author, rating: stars }) => dropMissing({ quote, author, rating: print(stars) })),
    images: images.map((ref, index) => ({ id: `image-${index}`, ref, kind: kinds[index] ?? 'image' })),
  }) as AdDraft['product'];
}

/**
 * Returns what a task was made from, as the wizard stores it: the product as it was read, and the scripts that were
 * spoken.
 */
export function draftOf(
  input: AdInput,
  made: {
    seed: number;
    product?: Product | undefined;
    scripts: readonly Script[];
    kinds: readonly DraftImage['kind'][];
  },
): AdDraft {
  const {
    link,
    product_id,
    product: typed,
    seed: _seed,
    quality: _quality,
    script: _script,
    framework: _framework,
    ...rest
  } = input;
  const { scenes: _scenes, variants: _variants, ...settings } = rest;
  const scripts = made.scripts.map((script, variant): AdDraft['scripts'][number] => {
    const own = input.variants?.[variant];
    const { scenes, script: given } = settingsOfVariant(input, { seed: made.seed, variant });
    return {
      id: `script-${variant}`,
      script,
      ...(given ? { is_edited: true } : {}),
      ...(scenes ? { scenes } : {}),
      ...dropMissing({ look: own?.look, voice: own?.voice, music: own?.music }),
    };
  });
  return {
    version: 1,
    step: scripts.length > 0 ? 'editor' : 'product',
    source: link === undefined ? { kind: 'uploads' } : { kind: 'link', link },
    product: toDraftProduct(made.product ?? typed ?? {}, made.kinds),
    ...(product_id === undefined ? {} : { product_id }),
    sources: {},
    ...(link === undefined || !made.product ? {} : { read_link: link }),
    settings: dropMissing(settings) as AdDraft['settings'],
    scripts,
    chosen_scripts: scripts.map(({ id }) => id),
  };
}
