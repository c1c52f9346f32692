/** Naming of image copies by a shop platform or its image server, according to its documentation. */
interface CopyPattern {
  host?: RegExp;
  path?: RegExp;
  /** Changes the address to the largest copy; returns false if there is no larger one. */
  enlarge(url: URL): boolean;
}

const SIZE_WORDS = 'pico|icon|thumb|small|compact|medium|large|grande';

function replacePath(url: URL, pattern: RegExp, replacement: string): boolean {
  const path = url.pathname.replace(pattern, replacement);
  if (path === url.pathname) return false;
  url.pathname = path;
  return true;
}

function dropParameters(url: URL, names: RegExp): boolean {
  const dropped = [...url.searchParams.keys()].filter((name) => names.test(name));
  for (const name of dropped) url.searchParams.delete(name);
  return dropped.length > 0;
}

function raiseParameter(url: URL, name: string, value: string): boolean {
  const known = Number.parseInt(url.searchParams.get(name) ?? '', 10);
  if (!(known < Number.parseInt(value, 10))) return false;
  url.searchParams.set(name, value);
  return true;
}

const RESIZING =
  /^(?:w|h|width|height|fit|crop|q|quality|dpr|auto|fm|rect|sw|sh|sm|sfrm|bgcolor|strip|odn\w+|scale|resize|size)$/iu;
/** Default maximum width of Adobe's image servers. */
const SCENE7_WIDTH = '2000';

const PATTERNS: readonly CopyPattern[] = [
  // Amazon: directives between the name and the extension.
  {
    host: /(?:media|images)-amazon\.com$|ssl-images-amazon\.com$/iu,
    enlarge: (url) => replacePath(url, /\._[^/]*_(?=\.\w+$)/u, ''),
  },
  { host: /(?:^|\.)ebayimg\.com$/iu, enlarge: (url) => replacePath(url, /\/s-l(?!1600)\d+(?=\.\w+$)/u, '/s-l1600') },
  {
    host: /(?:^|\.)etsystatic\.com$/iu,
    enlarge: (url) => replacePath(url, /\/il_\d+x(?:\d+|N)(?=\.)/u, '/il_fullxfull'),
  },
  // Shopify: a size after the name, or in the query.
  {
    path: /\/cdn\/shop\/|^\/s\/files\//u,
    enlarge: (url) => {
      const isCut = replacePath(
        url,
        new RegExp(`_(?:${SIZE_WORDS}|\\d+x\\d*|x\\d+)(?:_crop_[a-z]+)?(?:@\\dx)?(?=\\.\\w+$)`, 'u'),
        '',
      );
      return dropParameters(url, /^(?:width|height|crop)$/u) || isCut;
    },
  },
  // Alibaba's shops: the part after the first extension names a copy.
  {
    host: /(?:^|\.)(?:alicdn|tbcdn|taobaocdn|aliexpress-media)\.com$/iu,
    enlarge: (url) => replacePath(url, /(\.(?:jpe?g|png|webp))_[^/]*$/iu, '$1'),
  },
  // The same names on shops' own servers: `a.jpg_400x400.jpg`.
  { enlarge: (url) => replacePath(url, /(\.(?:jpe?g|png|webp))_\d{2,4}x\d{2,4}[^/]*\.(?:jpe?g|png|webp)$/iu, '$1') },
  // Image servers of Chinese clouds: the operation is a parameter.
  { enlarge: (url) => dropParameters(url, /^(?:x-oss-process$|imageView2\/|imageMogr2\/)/u) },
  // JD: `n0` is the shop's own large image.
  {
    host: /(?:^|\.)360buyimg\.com$/iu,
    enlarge: (url) => {
      const isCut = replacePath(url, /![^/]*$/u, '');
      return replacePath(url, /^\/n(?!0\/)\d{1,2}\/(?:s\d+x\d+_)?/u, '/n0/') || isCut;
    },
  },
  {
    path: /\/images\/stencil\//u,
    enlarge: (url) => replacePath(url, /\/images\/stencil\/(?!original\/)[^/]+\//u, '/images/stencil/original/'),
  },
  // WordPress: `mug-300x300.jpg` is a copy of `mug.jpg`.
  { path: /\/wp-content\/uploads\//u, enlarge: (url) => replacePath(url, /-\d{2,4}x\d{2,4}(?=\.\w+$)/u, '') },
  {
    path: /\/media\/catalog\/product\/cache\//u,
    enlarge: (url) => replacePath(url, /\/cache\/(?:\d+\/\w+\/(?:\d+x\d*\/)?)?[\da-f]{32}\//u, '/'),
  },
  {
    path: /\/\d+-[a-z]+_default\//u,
    enlarge: (url) => replacePath(url, /(\/\d+)-(?:cart|small|home|medium)_default(?=\/)/u, '$1-large_default'),
  },
  {
    host: /(?:^|\.)squarespace-cdn\.com$/iu,
    enlarge: (url) => raiseParameter(url, 'format', '2500w'),
  },
  { host: /(?:^|\.)wixstatic\.com$/iu, enlarge: (url) => replacePath(url, /(\/media\/[^/]+)\/v1\/.*$/u, '$1') },
  // Salesforce: without parameters, the image as uploaded.
  { path: /\/dw\/image\/v2\//u, enlarge: (url) => dropParameters(url, RESIZING) },
  {
    host: /(?:^|\.)cloudinary\.com$/iu,
    enlarge: (url) => replacePath(url, /(\/image\/upload\/)(?:(?:[a-z]{1,3}_[^/,]+,?)+\/)+/u, '$1'),
  },
  {
    host: /(?:^|\.)(?:imgix\.net|ctfassets\.net|prismic\.io|sanity\.io|datocms-assets\.com|walmartimages\.com)$/iu,
    enlarge: (url) => dropParameters(url, RESIZING),
  },
  // Adobe: named presets, or widths.
  {
    path: /\/is\/image\//u,
    enlarge: (url) => {
      if (guessPresetPx(url.search) >= 1200) return false;
      url.search = `?wid=${SCENE7_WIDTH}&qlt=90`;
      return true;
    },
  },
  // Akamai: serves the nearest of its stored copies.
  { enlarge: (url) => raiseParameter(url, 'imwidth', '1800') },
];

/** Guesses the size from the parameters of an image server's address. */
function guessPresetPx(search: string): number {
  return Math.max(0, ...[...search.matchAll(/\d{3,4}/gu)].map(([size]) => Number(size)));
}

/**
 * Lists possible addresses of an image, the largest copy first, by documented patterns of shop platforms; the given
 * address is always the last. A derived copy may not exist.
 */
export function listCopies(link: string): string[] {
  const url = URL.parse(link);
  if (!url) return [link];
  for (const { host, path, enlarge } of PATTERNS) {
    if ((host && !host.test(url.hostname)) || (path && !path.test(url.pathname))) continue;
    const larger = new URL(url);
    if (enlarge(larger) && larger.href !== url.href) return [larger.href, link];
  }
  return [link];
}
