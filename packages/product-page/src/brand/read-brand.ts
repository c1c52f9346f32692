import type { BrandFonts } from '@reelwright/contracts';
import { toPlainText } from '../parse/clean-text.ts';
import { type PageDocument, parsePage, rawTextOf, textOf } from '../parse/page-document.ts';
import { parseTolerantJson } from '../parse/tolerant-json.ts';
import { isBotWall } from '../read-page.ts';
import { readBrandColors } from './brand-colors.ts';
import { readBrandFonts } from './brand-fonts.ts';
import { listMetas, type Metas } from './page-metas.ts';

/** The brand of a page's site. */
export interface FoundBrand {
  name?: string;
  /** Address of an image. */
  logo?: string;
  /** `#rrggbb`, the main colour first. */
  colors: string[];
  fonts: BrandFonts;
}

export type BrandVerdict =
  | ({ kind: 'brand' } & FoundBrand)
  /** The site shows an anti-bot page instead. */
  | { kind: 'bot-wall' };

const MAX_NAME = 60;
const MAX_TITLE = 300;
const MAX_ELEMENTS_READ = 400;
/** Icons, animations and packed drawings, which make no logo of an ad. */
const UNUSABLE = /\.(svgz|ico|gif)(?=$|[?#])/i;

/** Reads the brand of a site from one of its pages: whatever the page does not say is left out. */
export function readBrand(html: string, url: URL): BrandVerdict {
  const page = parsePage(html, url);
  const title = textOf(page.byTag('title')[0] ?? page.root, MAX_TITLE);
  if (isBotWall(page, title)) return { kind: 'bot-wall' };
  const metas = listMetas(page);
  const organisation = findOrganisation(page);
  const name = findName(metas, organisation, title);
  const logo = findLogo(page, organisation);
  return {
    kind: 'brand',
    ...(name === undefined ? {} : { name }),
    ...(logo === undefined ? {} : { logo }),
    colors: readBrandColors(html, metas),
    fonts: readBrandFonts(html),
  };
}

interface Organisation {
  name?: string;
  logo?: string;
}

const ORGANISATION = /(?:Organi[sz]ation|Corporation|Brand|Store|Business)$/;
const MAX_NODES = 500;

/** Finds the organisation that the page's JSON-LD names. */
function findOrganisation(page: PageDocument): Organisation {
  const scripts = page
    .byTag('script')
    .filter((script) => /^\s*application\/ld\+json/i.test(script.attributes['type'] ?? ''));
  const queue: unknown[] = scripts.slice(0, 20).map((script) => parseTolerantJson(rawTextOf(script)));
  for (let read = 0; read < queue.length && read < MAX_NODES; read++) {
    const node = queue[read];
    if (Array.isArray(node)) queue.push(...(node as unknown[]).slice(0, MAX_NODES));
    if (typeof node !== 'object' || node === null || Array.isArray(node)) continue;
    const record = node as Record<string, unknown>;
    const types = [record['@type']].flat();
    if (types.some((type) => typeof type === 'string' && ORGANISATION.test(type))) {
      const name = textOfValue(record['name']);
      const logo = addressOfValue(record['logo']);
      if (name !== undefined || logo !== undefined)
        return { ...(name === undefined ? {} : { name }), ...(logo === undefined ? {} : { logo }) };
    }
    for (const key of ['@graph', 'publisher', 'brand', 'seller', 'author', 'manufacturer']) queue.push(record[key]);
  }
  return {};
}

const textOfValue = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function addressOfValue(value: unknown): string | undefined {
  const [first] = [value].flat();
  if (typeof first === 'string') return first;
  if (typeof first !== 'object' || first === null) return undefined;
  const { url, contentUrl } = first as Record<string, unknown>;
  return textOfValue(url) ?? textOfValue(contentUrl);
}

function findName(metas: Metas, organisation: Organisation, title: string): string | undefined {
  const parts = title.split(/\s+[|–—·:»-]\s+|\s*\|\s*/u);
  const shortest = parts.filter((part) => part.trim() !== '').toSorted((one, other) => one.length - other.length)[0];
  const names = [metas.get('og:site_name'), organisation.name, metas.get('application-name'), shortest];
  return names
    .map((name) => toPlainText(name ?? '').trim())
    .find((name) => name !== '' && name.length <= MAX_NAME && !name.includes('://'));
}

/** An image in the page's head whose file, class or text says that it is the logo. */
function findLogo(page: PageDocument, organisation: Organisation): string | undefined {
  const images = page.byTag('img').slice(0, MAX_ELEMENTS_READ);
  const named = images.filter(({ attributes, label, parent }) =>
    [attributes['src'], attributes['alt'], label, parent?.label].some((text) => /logo/i.test(text ?? '')),
  );
  const icons = page
    .byTag('link')
    .filter(({ attributes }) => /^apple-touch-icon/i.test(attributes['rel'] ?? ''))
    .map(({ attributes }) => attributes['href']);
  const candidates = [
    organisation.logo,
    ...named.slice(0, 3).map(({ attributes }) => attributes['src'] ?? attributes['data-src']),
    ...icons,
  ];
  return candidates.map((link) => resolve(link, page.url)).find((link) => link !== undefined);
}

function resolve(link: string | undefined, base: URL): string | undefined {
  const text = link?.trim() ?? '';
  if (text === '' || text.length > 2000 || /^(?:data|blob|javascript|about):/i.test(text)) return undefined;
  const url = URL.parse(text, base.href);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || UNUSABLE.test(url.pathname)) return undefined;
  url.hash = '';
  return url.href;
}
