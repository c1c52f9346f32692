import { BRAND_FONTS, type BrandFont, type BrandFonts } from '@reelwright/contracts';

const MAX_LENGTH = 600_000;
/** `https://fonts.googleapis.com/css2?family=Playfair+Display:wght@700&family=Inter` */
const FONT_SERVICE = /fonts\.googleapis\.com\/css2?\?([^"'\s>]{1,600})/gi;
const DECLARED =
  /(h1|h2|body|\.[\w-]*(?:title|heading)[\w-]*)[^{}]{0,120}\{[^{}]{0,600}?font-family\s*:\s*([^;}]{1,200})/gi;
const KNOWN: ReadonlyMap<string, BrandFont> = new Map(BRAND_FONTS.map((family) => [family.toLowerCase(), family]));

/**
 * Reads the fonts of a page: those that its styles declare for titles and text, else those that it loads from a font
 * service, the first for titles. Only families that ads can be set in count.
 */
export function readBrandFonts(html: string): BrandFonts {
  const text = html.slice(0, MAX_LENGTH);
  const declared: BrandFonts = {};
  for (const [, selector = '', families = ''] of text.matchAll(DECLARED)) {
    const family = firstOwn(families);
    const role = selector.toLowerCase() === 'body' ? 'body' : 'title';
    if (family !== undefined) declared[role] ??= family;
  }
  const loaded = [...text.matchAll(FONT_SERVICE)].flatMap(([, query = '']) => listFamilies(query));
  const [title, body = title] = [...new Set(loaded)];
  return compact({ title: declared.title ?? title, body: declared.body ?? body });
}

function firstOwn(families: string): BrandFont | undefined {
  return families
    .split(',')
    .map((family) => findFamily(family.replaceAll(/["']/g, '').replace(/\s*!important$/i, '')))
    .find((family) => family !== undefined);
}

const findFamily = (name: string): BrandFont | undefined => KNOWN.get(name.trim().toLowerCase());

function listFamilies(query: string): BrandFont[] {
  const families = new URLSearchParams(query.replaceAll('&amp;', '&')).getAll('family');
  return families
    .flatMap((family) => family.split('|'))
    .flatMap((family) => findFamily(family.split(':')[0] ?? '') ?? []);
}

const compact = ({ title, body }: { [Role in keyof BrandFonts]-?: BrandFont | undefined }): BrandFonts => ({
  ...(title === undefined ? {} : { title }),
  ...(body === undefined ? {} : { body }),
});
