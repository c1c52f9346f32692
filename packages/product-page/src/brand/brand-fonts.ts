import type { BrandFonts } from '@reelwright/contracts';

const MAX_LENGTH = 600_000;
/** `https://fonts.googleapis.com/css2?family=Playfair+Display:wght@700&family=Inter` */
const FONT_SERVICE = /fonts\.googleapis\.com\/css2?\?([^"'\s>]{1,600})/gi;
const DECLARED =
  /(h1|h2|body|\.[\w-]*(?:title|heading)[\w-]*)[^{}]{0,120}\{[^{}]{0,600}?font-family\s*:\s*([^;}]{1,200})/gi;
/** Names of kinds of fonts, and of fonts of a system. */
const GENERIC =
  /^(?:serif|sans-serif|monospace|cursive|system-ui|ui-[\w-]+|-apple-system|blinkmacsystemfont|segoe ui|roboto|helvetica(?: neue)?|arial|times(?: new roman)?|georgia|verdana|inherit|initial|unset|var\(.*)$/i;

/**
 * Reads the fonts of a page: those that its styles declare for titles and text, else those that it loads from a font
 * service, the first for titles. Whoever uses them has to know the families.
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

function firstOwn(families: string): string | undefined {
  return families
    .split(',')
    .map((family) =>
      family
        .trim()
        .replaceAll(/["']/g, '')
        .replace(/\s*!important$/i, ''),
    )
    .find((family) => family !== '' && family.length <= 60 && !GENERIC.test(family));
}

function listFamilies(query: string): string[] {
  const families = new URLSearchParams(query.replaceAll('&amp;', '&')).getAll('family');
  return families
    .flatMap((family) => family.split('|'))
    .map((family) => family.split(':')[0]?.trim() ?? '')
    .filter((family) => family !== '' && family.length <= 60);
}

const compact = ({ title, body }: { title: string | undefined; body: string | undefined }): BrandFonts => ({
  ...(title === undefined ? {} : { title }),
  ...(body === undefined ? {} : { body }),
});
