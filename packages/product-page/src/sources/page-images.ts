import { parseSrcset } from 'srcset';
import { sharedWords } from '../parse/clean-text.ts';
import { createLabelTest } from '../parse/label-test.ts';
import type { FoundImage } from '../merge/findings.ts';
import { guessSizePx, isDecoration, resolveImageLink } from '../parse/image-link.ts';
import type { AttributeName } from '../parse/page-attributes.ts';
import { type PageDocument, type PageElement, ancestorsOf, toLabel } from '../parse/page-document.ts';
import type { PageLayout } from './page-layout.ts';

/** Attributes with an image's address, largest first: shops load and zoom by script. */
const LINK_ATTRIBUTES = [
  'data-big',
  'data-bigimg',
  'data-zoom-image',
  'data-zoomimage',
  'data-zoom',
  'data-hires',
  'data-highres',
  'data-large',
  'data-large_image',
  'data-large-image',
  'data-full',
  'data-old-hires',
  'data-original',
  'data-origin',
  'data-ks-lazyload',
  'data-lazyload',
  'data-lazyload-src',
  'data-lazy-img',
  'data-echo',
  'data-lazy',
  'data-lazy-src',
  'data-src',
  'data-image',
  'src',
] as const satisfies readonly AttributeName[];
const ZOOM_ATTRIBUTES = LINK_ATTRIBUTES.slice(0, LINK_ATTRIBUTES.indexOf('data-original'));
const GALLERY_LABEL =
  /gallery|galerie|product-?(?:image|img|photo|media|picture)|main-?(?:image|img|photo)|zoom|image-?(?:viewer|block|container|wrapper)|slick|swiper|carousel|thumb|cover|images-container|pdp|hero|preview|fotorama/;
const MIN_SIDE_PX = 120;
const MAX_IMAGES = 60;
const MAX_BEACON_PX = 3;
/** Labels of other images: a video's still, a brand's logo, a colour swatch, a buyer's photo. */
const isOtherPart = createLabelTest(
  /(?:^|[\s_-])(?:videos?|youtube|vimeo|play(?:er|-?button|-?btn|-?icon)?|logos?|payments?|avatars?|swatch(?:es)?|reviews?|ratings?|stars?)(?=$|[\s_-])/,
);
/** Maximum size of such a part, in elements: a larger one is the gallery itself, whatever its name. */
const MAX_PART = 8;
const PART_CLIMB = 4;

/** Returns the widest or densest entry of a `srcset`. */
function pickFromSrcset(srcset: string): { link: string; sizePx?: number } | undefined {
  const entries = parseSrcset(srcset).map(({ url, width, density }) => ({
    link: url,
    // The library parses an invalid number before a unit as NaN.
    weight: width || density || 1,
    ...(width ? { sizePx: width } : {}),
  }));
  return entries.reduce<(typeof entries)[number] | undefined>(
    (top, each) => (top && top.weight >= each.weight ? top : each),
    undefined,
  );
}

/** Lists the `srcset`s of the image, or of its parent. */
function listSrcsets(image: PageElement): string[] {
  const { parent } = image;
  const sources =
    parent?.tag === 'picture'
      ? parent.children.filter((child) => typeof child !== 'string' && child.tag === 'source')
      : [];
  return [...(sources as PageElement[]), image].flatMap(
    ({ attributes }) => attributes['srcset'] ?? attributes['data-srcset'] ?? attributes['data-lazy-srcset'] ?? [],
  );
}

/** Returns the largest of the sizes that a script selects from: addresses with their dimensions, as JSON. */
function pickFromSizes(json: string | undefined): { link: string; sizePx: number } | undefined {
  if (json === undefined) return undefined;
  return [...json.matchAll(/"(https?:[^"]+)"\s*:\s*\[\s*(\d{1,5})\s*,\s*(\d{1,5})/gu)]
    .map(([, link = '', wide, high]) => ({ link, sizePx: Math.max(Number(wide), Number(high)) }))
    .reduce<{ link: string; sizePx: number } | undefined>(
      (top, each) => (top && top.sizePx >= each.sizePx ? top : each),
      undefined,
    );
}

/** Returns the image that a click on this one opens. */
function findZoomLink(image: PageElement): string | undefined {
  const link = ancestorsOf(image, 4).find(({ tag }) => tag === 'a')?.attributes['href'];
  return link !== undefined && /\.(?:jpe?g|png|webp|avif)(?:$|[?#])/i.test(link) ? link : undefined;
}

function readImage(image: PageElement, url: URL): FoundImage | undefined {
  const { attributes } = image;
  const stated = Math.max(
    Number.parseInt(attributes['width'] ?? '', 10) || 0,
    Number.parseInt(attributes['height'] ?? '', 10) || 0,
  );
  // A tracking pixel is as small as possible.
  if (stated > 0 && stated <= MAX_BEACON_PX) return undefined;
  const wide = pickFromSizes(attributes['data-a-dynamic-image']) ?? pickFromSrcset(listSrcsets(image).join(', '));
  const largeWidth =
    Number.parseInt(attributes['data-large_image_width'] ?? attributes['data-zoom-width'] ?? '', 10) || undefined;
  const zoomed = findZoomLink(image);
  const links = [zoomed, ...LINK_ATTRIBUTES.map((name) => attributes[name]), wide?.link].filter(
    (link) => link !== undefined,
  );
  const sizes = links.flatMap((link) => {
    const resolved = resolveImageLink(link, url);
    // A placeholder that is shown until the image is loaded is not an image.
    if (resolved === undefined || isDecoration(resolved)) return [];
    const sizePx = (link === wide?.link ? wide.sizePx : undefined) ?? guessSizePx(resolved);
    const isZoom = link === zoomed || ZOOM_ATTRIBUTES.some((name) => attributes[name] === link);
    return [{ url: resolved, sizePx: sizePx ?? (isZoom ? largeWidth : undefined), isZoom }];
  });
  // A zoom image is at least as large as the one shown.
  const shownPx = Math.max(0, ...sizes.map((each) => each.sizePx ?? 0));
  for (const each of sizes) if (each.isZoom && each.sizePx === undefined && shownPx > 0) each.sizePx = shownPx;
  // Without stated sizes, the attributes' own order applies: zoom before display.
  const best = sizes.reduce<(typeof sizes)[number] | undefined>(
    (top, each) => (top && (top.sizePx ?? 0) >= (each.sizePx ?? 0) ? top : each),
    undefined,
  );
  if (!best) return undefined;
  const sizePx = best.sizePx ?? (stated > 0 ? stated : undefined);
  if ((sizePx ?? MIN_SIDE_PX) < MIN_SIDE_PX && stated > 0 && stated < 60) return undefined;
  return sizePx === undefined ? { url: best.url } : { url: best.url, sizePx };
}

function leadsElsewhere(image: PageElement, page: PageDocument): boolean {
  for (const ancestor of ancestorsOf(image)) {
    const href = ancestor.tag === 'a' ? ancestor.attributes['href'] : undefined;
    if (href === undefined) continue;
    const target = URL.parse(href, page.url.href);
    if (!target || href.startsWith('#') || !target.protocol.startsWith('http')) return false;
    return target.pathname !== page.url.pathname && !/\.(jpe?g|png|webp|avif)$/i.test(target.pathname);
  }
  return false;
}

/**
 * Finds images of the product in the page: in a gallery, or named like the product; never those that link elsewhere.
 */
export function findPageImages(page: PageDocument, layout: PageLayout): FoundImage[] {
  const images: FoundImage[] = [];
  for (const image of page.byTag('img')) {
    if (images.length >= MAX_IMAGES) break;
    if (layout.isForeign(image) || leadsElsewhere(image, page)) continue;
    const labels = ancestorsOf(image, 6).map(toLabel).join(' ');
    const isNamed =
      sharedWords(image.attributes['alt'] ?? '', layout.heading) >= 0.5 && (image.attributes['alt'] ?? '').length > 8;
    // An image that can be zoomed shows the product.
    const isZoomable =
      ZOOM_ATTRIBUTES.some((name) => image.attributes[name] !== undefined) ||
      pickFromSizes(image.attributes['data-a-dynamic-image']) !== undefined;
    if (!isNamed && !isZoomable && !GALLERY_LABEL.test(labels)) continue;
    if (ancestorsOf(image, PART_CLIMB).some((each) => each.endOrder - each.order <= MAX_PART && isOtherPart(each)))
      continue;
    const found = readImage(image, page.url);
    if (found) images.push(found);
  }
  return images;
}

/** Distance before and after the heading, in elements. */
const NEAR = 80;
const MIN_NEARBY_PX = 100;

/** Finds images beside the heading, for a page that marks none as the product's. */
export function findNearbyImages(page: PageDocument, layout: PageLayout): FoundImage[] {
  const heading = layout.headingElement;
  if (!heading) return [];
  return page.byTag('img').flatMap((image) => {
    if (Math.abs(image.order - heading.order) > NEAR || layout.isForeign(image) || layout.isAside(image)) return [];
    if (leadsElsewhere(image, page) || ancestorsOf(image, PART_CLIMB).some(isOtherPart)) return [];
    const { width, height } = image.attributes;
    const stated = [width, height].flatMap((side) => Number.parseInt(side ?? '', 10) || []);
    const found = stated.some((side) => side < MIN_NEARBY_PX) ? undefined : readImage(image, page.url);
    return found ?? [];
  });
}
