const PICTURE_EXTENSION = /\.(jpe?g|png|webp|avif|bmp|tiff?)(?=$|[?#/;,_@!.])/i;
const UNUSABLE_EXTENSION = /\.(svg|gif|ico|cur|mp4|webm|m3u8|js|css|html?|pdf)(?=$|[?#])/i;
/** Words by which sites name what is no picture of the product. */
const DECORATION =
  /(?:^|[/_.\-=\s])(logos?|icons?|sprites?|placeholder|pixel|blank|spacer|spinner|loader|loading|badges?|flags?|avatars?|payments?|visa|mastercard|paypal|klarna|stars?|ratings?|banners?|newsletter|footer|social|facebook|twitter|instagram|youtube|pinterest|whatsapp|appstore|googleplay|no-?image|noimage|dummy|transparent|1x1|empty|captcha|favicon|arrow|button|btn|play|qr-?code|trust(?:ed|pilot)?|certificate|shipping|delivery|promo|usp)(?=$|[/_.\-=\s\d])/i;
const MAX_LINK_LENGTH = 2048;

/** Parts of a link that only choose a size or quality of the same picture. */
const SIZE_TOKENS: readonly RegExp[] = [
  // `name._AC_SX300_.jpg`: directions to an image server between the name and the extension.
  /\._[^/]*_(?=\.\w+$)/g,
  /(?<=[/_\-.,=]|^)[swh]?\d{2,4}x\d{0,4}(?:@\dx)?(?=[/_\-.,&]|$)/gi,
  /(?<=[/_\-.,=]|^)[swhlq]_?-?\d{2,4}(?=[/_\-.,&]|$)/gi,
  /(?<=[_\-./])(?:xxs|xs|xl|xxl|s|m|l|small|medium|large|thumb|thumbnail|thumbs|zoom|big|full|original|hires|mini|grande|compact|pico|icon|master|detail|preview|tn|sd|hd)(?=[/_\-.]|$)/gi,
  /@\dx(?=\.)/gi,
];

/** The absolute address of what may be a picture of the product. */
export function resolveImageLink(link: string, base: URL): string | undefined {
  const text = link.trim().replace(/&amp;/g, '&');
  if (text === '' || text.length > MAX_LINK_LENGTH || /^(data|blob|javascript|about):/i.test(text)) return undefined;
  const url = URL.parse(text, base.href);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
  if (UNUSABLE_EXTENSION.test(url.pathname)) return undefined;
  url.hash = '';
  return url.href.length > MAX_LINK_LENGTH ? undefined : url.href;
}

export function isDecoration(link: string): boolean {
  const { pathname } = URL.parse(link) ?? { pathname: link };
  const segments = pathname.split('/');
  return DECORATION.test(decodeSafely(segments.slice(-2).join('/')));
}

function decodeSafely(text: string): string {
  return text.replace(/%20/g, ' ').replace(/%2F/gi, '/');
}

/** Equal for links to the same picture in other sizes. */
export function toPictureKey(link: string): string {
  const url = URL.parse(link);
  if (!url) return link;
  const isFile = PICTURE_EXTENSION.test(url.pathname);
  const rest = isFile
    ? ''
    : [...url.searchParams]
        .filter(
          ([name]) =>
            !/^(w|h|width|height|size|sz|q|quality|fit|crop|dpr|format|fmt|auto|wid|hei|sw|sh|imwidth|impolicy|v|ts|resmode|op_\w+|qlt|op_sharpen)$/i.test(
              name,
            ),
        )
        .join('&');
  let path = url.pathname;
  for (const token of SIZE_TOKENS) path = path.replace(token, '');
  const stem = path
    .replace(/\.(jpe?g|png|webp|avif|bmp)\b/gi, '')
    .replace(/[/_\-.,]+/g, '/')
    .toLowerCase();
  return `${stem}?${rest}`;
}

/** The longer side that a link promises, where it says. */
export function guessSizePx(link: string): number | undefined {
  const url = URL.parse(link);
  if (!url) return undefined;
  const text = url.pathname + url.search;
  const numbers = [
    ...text.matchAll(/(?<![\da-f])(\d{2,4})x(\d{2,4})(?![\da-f])/gi),
    ...text.matchAll(
      /[?&,/_](?:w|h|wid|hei|width|height|size|sz|imwidth|sw|sh|s|sx|sy|sl|ul|us|ss|sr|ux|uy)[=_-]?(\d{2,4})(?=[&,/_.]|$)/gi,
    ),
  ].flatMap(([, first, second]) => [Number(first), Number(second ?? 0)]);
  const largest = Math.max(0, ...numbers.filter((size) => size <= 6000));
  return largest >= 16 ? largest : undefined;
}
