const IMAGE_EXTENSION = /\.(jpe?g|png|webp|avif|bmp|tiff?)(?=$|[?#/;,_@!.])/i;
const UNUSABLE_EXTENSION = /\.(svg|gif|ico|cur|mp4|webm|m3u8|js|css|html?|pdf)(?=$|[?#])/i;
/** Words in the addresses of images that do not show the product. */
const DECORATION =
  /(?:^|[/_.\-=\s])(logos?|icons?|sprites?|placeholder|pixel|blank|spacer|spinner|loader|loading|badges?|flags?|avatars?|payments?|visa|mastercard|paypal|klarna|stars?|ratings?|banners?|newsletter|footer|social|facebook|twitter|instagram|youtube|pinterest|whatsapp|appstore|googleplay|no-?image|noimage|dummy|transparent|1x1|empty|captcha|favicon|arrow|button|btn|play|qr-?code|trust(?:ed|pilot)?|certificate|shipping|delivery|promo|usp|stickers?|watermark|(?:energy|eco|extra-?info|care|size)-?label|size-?(?:chart|guide)|map-?tiles?|lazy(?:-?load(?:er|ing)?)?|preload(?:er)?|no-?(?:photo|pic(?:ture)?|foto|bild)|coming-?soon|not-?(?:found|available)|missing|beacon|tracking-?pixel|video-?(?:thumb(?:nail)?s?|poster|cover|preview)|thumb-?video|overlays?|oos-?\w*|swatch(?:es|-images?)|colou?r-?swatch)(?=$|[/_.\-=\s\d])/i;
/** A folder of unrelated images: brand logos, map tiles. */
const LOGO_FOLDER = /\/(?:brands?|marques?|marken|marcas?|marchi|manufacturers?|hersteller|vendors?|maps?)\/[^/]*$/i;
/** A marketplace's own graphics, beside its sellers' images. */
const SITE_GRAPHICS = /\/images\/G\/\d\d\//;
/** "p.png": a site's own dot, line or corner. */
const ONE_LETTER_NAME = /\/[a-z]\.(?:png|jpe?g|webp)$/i;
const MAP_HOST = /^(?:maps?\d*|tiles?\d*)\./i;
/** Hosts of visitor counters, tests and advertising. */
const TRACKING_HOST =
  /(?:^|[.-])(?:pixel|beacon|track(?:er|ing)?|stats?|analytics|metrics|telemetry|ads?|adserver)\d*\.|(?:^|\.)(?:facebook|doubleclick|google-analytics|googletagmanager|googleadservices|googlesyndication|bing|criteo|scorecardresearch|quantserve|monetate|dynamicyield|demdex|omtrdc|2o7|everesttech|adsrvr|taboola|outbrain|hotjar|clarity|mc\.yandex|adnxs|rlcdn|awin1)\.(?:com|net|ms|ru)$/i;
const TRACKING_PATH = /\/(?:tr|px|b\/ss|collect|p?ixel|imp(?:ression)?|track|event|log)(?:\.(?:gif|png|php|aspx))?$/i;
/** Stills of videos: they show a play button, or a blurred moment. */
const VIDEO_HOST =
  /(?:^|\.)(?:ytimg\.com|vimeocdn\.com|wistia\.(?:com|net)|brightcove\w*\.\w+|jwplatform\.com|jwplayer\.com|vidyard\.com|dmcdn\.net)$/i;
const VIDEO_PATH = /\/vi(?:_webp)?\/[\w-]{11}\/|\.(?:mp4|webm|mov)(?:[/_.-]|$)/i;
/** Maximum aspect of a product image; a wider image is a banner. */
const MAX_ASPECT = 2.4;
const MAX_LINK_LENGTH = 2048;

/** Parts of a link that only select a size or quality of the same image. */
const SIZE_TOKENS: readonly RegExp[] = [
  // `name._AC_SX300_.jpg`: directives to an image server between the name and the extension.
  /\._[^/]*_(?=\.\w+$)/g,
  /(?<=[/_\-.,=]|^)[swh]?\d{2,4}x\d{0,4}[a-z]?(?:@\dx)?(?=[/_\-.,&]|$)/gi,
  /(?<=[/_\-.,=]|^)[swhlq]_?-?\d{2,4}(?=[/_\-.,&]|$)/gi,
  /(?<=[_\-./])(?:xxs|xs|xl|xxl|s|m|l|small|medium|large|thumb|thumbnail|thumbs|zoom|big|full|original|hires|mini|grande|compact|pico|icon|master|detail|preview|tn|sd|hd)(?=[/_\-.]|$)/gi,
  /(?<=[/_-])(?:fullxfull|\d{2,4}xN)(?=[._])/g,
  /@\dx(?=\.)/gi,
  // Folders of a shop's copies of one image.
  /(?<=\/cache\/)[\da-f]{32}(?=\/)/gi,
  // `s_10134622`, `t206017954`: one letter before the image's number.
  /(?<=\/)[a-z]_?(?=\d{6,})/gi,
  /[-_](?:cart|catalog|product|listing|desktop|mobile)(?=\.\w+$)/gi,
];

/** Resolves the absolute address of a possible product image. */
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
  const { pathname, hostname, search } = URL.parse(link) ?? { pathname: link, hostname: '', search: '' };
  if (TRACKING_HOST.test(hostname) || TRACKING_PATH.test(pathname)) return true;
  if (VIDEO_HOST.test(hostname) || VIDEO_PATH.test(pathname)) return true;
  if (
    MAP_HOST.test(hostname) ||
    SITE_GRAPHICS.test(pathname) ||
    ONE_LETTER_NAME.test(pathname) ||
    LOGO_FOLDER.test(pathname) ||
    isStrip(pathname + search)
  )
    return true;
  const segments = pathname.split('/');
  return DECORATION.test(decodeSafely(segments.slice(-2).join('/')));
}

function isStrip(path: string): boolean {
  const [, wide = 0, high = 0] = /(?<![\da-z])(\d{3,4})[x,](\d{2,4})(?![\da-z]{2})/i.exec(path) ?? [];
  return Number(wide) > Number(high) * MAX_ASPECT;
}

function decodeSafely(text: string): string {
  return text.replace(/%20/g, ' ').replace(/%2F/gi, '/');
}

/** Returns a key that is equal for links to the same image in other sizes. */
export function toImageKey(link: string): string {
  const url = URL.parse(link);
  if (!url) return link;
  const isFile = IMAGE_EXTENSION.test(url.pathname);
  const rest = isFile
    ? ''
    : [...url.searchParams]
        .filter(
          ([name]) =>
            !/^(w|h|width|height|size|sz|q|quality|fit|crop|dpr|format|fmt|auto|wid|hei|sw|sh|imwidth|impolicy|v|ts|resmode|\$.*|op_\w+|qlt|op_sharpen)$/i.test(
              name,
            ),
        )
        .join('&');
  let path = url.pathname;
  for (const token of SIZE_TOKENS) path = path.replace(token, '');
  const stem = path
    .replace(/\.(jpe?g|png|webp|avif|bmp)(?![a-z\d])/gi, '')
    .replace(/[/_\-.,]+/g, '/')
    .replace(/\/$/, '')
    .toLowerCase();
  return `${stem}?${rest}`;
}

/** Returns the longer side that a link states, if any. */
export function guessSizePx(link: string): number | undefined {
  const url = URL.parse(link);
  if (!url) return undefined;
  const text = url.pathname + url.search;
  const numbers = [
    ...text.matchAll(/(?<![\da-f])(\d{2,4})x(\d{2,4})(?![\da-f])/gi),
    ...text.matchAll(
      /[?&,/_-](?:w|h|wid|hei|width|height|size|sz|imwidth|sw|sh|s|sx|sy|sl|ul|us|ss|sr|ux|uy)[=_-]?(\d{2,4})(?=[&,/_.]|$)/gi,
    ),
  ].flatMap(([, first, second]) => [Number(first), Number(second ?? 0)]);
  const largest = Math.max(0, ...numbers.filter((size) => size <= 6000));
  return largest >= 16 ? largest : sizeOfWord(url.pathname);
}

const SIZE_WORDS: readonly (readonly [RegExp, number])[] = [
  [/(?<![a-z])(?:mini|micro|tiny|thumb(?:nail)?s?|tn|swatch|cart|xs|xxs)(?![a-z])/i, 100],
  [/(?<![a-z])(?:small|compact|listing|catalog|grid)(?![a-z])/i, 250],
  [/(?<![a-z])(?:medium|middle|preview)(?![a-z])/i, 480],
  [/(?<![a-z])(?:zoom|large|grande|big|full|original|hires|xl|xxl|master)(?![a-z])/i, 1200],
];

/** Returns the size of a copy that a word in the link names; the last such word counts. */
function sizeOfWord(path: string): number | undefined {
  const tail = path.split('/').slice(-3).join('/');
  return SIZE_WORDS.find(([word]) => word.test(tail))?.[1];
}
