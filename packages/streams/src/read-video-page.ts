import { Parser } from 'htmlparser2';
import { toAbsoluteUrl } from './stream.ts';

/** What a page says of the video that it shows; null where it says nothing. */
export interface VideoPage {
  title: string | null;
  author: string | null;
  thumbnailUrl: string | null;
  durationS: number | null;
  /** Addresses of the video, or of playlists of it, the most certain first. */
  sources: string[];
}

const MAX_SOURCES = 8;
const MAX_DEPTH = 6;
const MAX_TITLE = 300;

interface Found {
  meta: Map<string, string>;
  title: string;
  elements: string[];
  poster: string | null;
  objects: JsonObject[];
}
type JsonObject = Record<string, unknown>;

/** Reads a page's metadata: JSON-LD `VideoObject`, Open Graph, Twitter's player, and the elements `video` and `source`. */
export function readVideoPage(html: string, url: string): VideoPage {
  const { meta, title, elements, poster, objects } = collect(html);
  const object = objects[0] ?? {};
  const isEmbed = /text\/html/i.test(meta.get('og:video:type') ?? '');
  const links = [
    ...objects.map(({ contentUrl }) => toText(contentUrl)),
    ...(isEmbed ? [] : ['og:video:secure_url', 'og:video:url', 'og:video'].map((name) => meta.get(name))),
    meta.get('twitter:player:stream'),
    ...elements,
  ];
  const sources = new Set(links.flatMap((link) => toAbsoluteUrl(link, url) ?? []));
  const clean = (text: string | null | undefined): string | null => {
    const words = (text ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_TITLE);
    return words === '' ? null : words;
  };
  const thumbnail = [toText(object['thumbnailUrl']), meta.get('og:image'), meta.get('twitter:image'), poster];
  const seconds = Number(meta.get('og:video:duration') ?? meta.get('video:duration'));
  return {
    title: clean(toText(object['name']) ?? meta.get('og:title') ?? meta.get('twitter:title') ?? title),
    author: clean(toText(object['author']) ?? meta.get('author')),
    thumbnailUrl: thumbnail.map((link) => toAbsoluteUrl(link, url)).find((link) => link !== null) ?? null,
    durationS: parseIsoDuration(toText(object['duration'])) ?? (seconds > 0 ? seconds : null),
    sources: [...sources].slice(0, MAX_SOURCES),
  };
}

function collect(html: string): Found {
  const found: Found = { meta: new Map(), title: '', elements: [], poster: null, objects: [] };
  let reading: 'title' | 'json' | null = null;
  let json = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'meta') {
        const key = (attributes['property'] ?? attributes['name'] ?? attributes['itemprop'] ?? '').toLowerCase();
        const content = attributes['content'] ?? '';
        if (key !== '' && content !== '' && !found.meta.has(key)) found.meta.set(key, content);
      } else if (name === 'video' || name === 'source') {
        if (attributes['src'] && !/^(?:image|audio\/midi)/.test(attributes['type'] ?? ''))
          found.elements.push(attributes['src']);
        found.poster ??= attributes['poster'] ?? null;
      } else if (name === 'title' && found.title === '') reading = 'title';
      else if (name === 'script' && /ld\+json/i.test(attributes['type'] ?? '')) reading = 'json';
    },
    ontext(text) {
      if (reading === 'title') found.title += text;
      if (reading === 'json') json += text;
    },
    onclosetag(name) {
      if (name === 'script' && reading === 'json') {
        found.objects.push(...listVideoObjects(parseJson(json), 0));
        json = '';
      }
      if (name === 'script' || name === 'title') reading = null;
    },
  });
  parser.write(html);
  parser.end();
  return found;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page with broken metadata may still name its video elsewhere.
    return undefined;
  }
}

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

function listVideoObjects(value: unknown, depth: number): JsonObject[] {
  if (!isObject(value) || depth > MAX_DEPTH) return [];
  if ([value['@type']].flat().includes('VideoObject')) return [value];
  return Object.values(value).flatMap((part) => listVideoObjects(part, depth + 1));
}

/** Returns a text, the first of several, or the name or address of an object. */
function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return toText(value[0]);
  return isObject(value) ? toText(value['name'] ?? value['url']) : undefined;
}

/** Returns the seconds of a duration such as PT1H2M3.5S; null for anything else. */
function parseIsoDuration(text: string | undefined): number | null {
  const match = /^P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?$/i.exec(text?.trim() ?? '');
  if (!match) return null;
  const [days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
  const all = (((days ?? 0) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0);
  return all > 0 ? all : null;
}
