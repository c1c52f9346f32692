import type { AdDraft, Script } from '@reelwright/contracts';

export const POST_PLATFORMS = ['tiktok', 'instagram', 'youtube', 'facebook', 'x'] as const;
export type PostPlatform = (typeof POST_PLATFORMS)[number];

/** What people read beside a posted ad. */
export interface PostText {
  platform: PostPlatform;
  /** Only where the platform has one. */
  title?: string;
  text: string;
}

interface PlatformRule {
  maxText: number;
  maxTitle?: number;
  maxTags: number;
  /** How many sentences of the script fit the place that is read without a tap. */
  sentences: number;
  /** How a character counts towards the limit. */
  weigh(text: string): number;
}

/** X counts Chinese, Japanese and Korean characters, and everything beyond them, twice. */
const weighForX = (text: string): number =>
  [...text].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) < 0x1100 ? 1 : 2), 0);
const countCharacters = (text: string): number => [...text].length;

/**
 * The platforms' own limits for organic posts: TikTok 2,200 characters, Instagram 2,200 and 30 hashtags, YouTube a
 * title of 100, a description of 5,000 and 15 hashtags, X 280. Facebook hides what follows the first lines. Fewer
 * hashtags than allowed, as each platform advises.
 */
const RULES: Record<PostPlatform, PlatformRule> = {
  tiktok: { maxText: 2200, maxTags: 4, sentences: 2, weigh: countCharacters },
  instagram: { maxText: 2200, maxTags: 5, sentences: 4, weigh: countCharacters },
  youtube: { maxText: 5000, maxTitle: 100, maxTags: 3, sentences: 6, weigh: countCharacters },
  facebook: { maxText: 500, maxTags: 2, sentences: 3, weigh: countCharacters },
  x: { maxText: 280, maxTags: 2, sentences: 2, weigh: weighForX },
};

/** A tag of more words is not searched for. */
const MAX_TAG_WORDS = 3;

/** Returns a hashtag of a name: its letters and digits, each word with a capital. Undefined if it would be no tag. */
export function toHashtag(name: string): string | undefined {
  const words = name.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  // A number alone is no tag on any platform.
  if (words.length === 0 || words.length > MAX_TAG_WORDS || !/\p{L}/u.test(words.join(''))) return undefined;
  return `#${words.map((word) => word.charAt(0).toLocaleUpperCase('en') + word.slice(1)).join('')}`;
}

const listWords = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}-]+/gu) ?? [];
/** How many words at the end of an English name say what kind of thing it is. */
const KIND_WORDS = 2;

/**
 * Returns the product's name as a tag can hold it: the name itself, or what the end card shows of it. A longer one ends
 * with the kind of thing ("… coffee dripper"), which people search for.
 */
function shortenName({ product }: AdDraft, script: Script): string {
  const name = product.name ?? '';
  if (toHashtag(name) !== undefined) return name;
  const known = new Set(listWords(name.toLowerCase()));
  const shown = listWords(script.scenes.at(-1)?.on_screen.text ?? '');
  if (!shown.every((word) => known.has(word.toLowerCase()))) return '';
  return shown.slice(shown.length > MAX_TAG_WORDS ? -KIND_WORDS : 0).join(' ');
}

/** Brand, product, then what the shop files it under, the narrowest first. */
function listHashtags(content: AdDraft, script: Script): string[] {
  const { product } = content;
  const categories = (product.category ?? '').split(/[>/›»|,]/).reverse();
  const names = [product.brand ?? '', shortenName(content, script), ...categories];
  const tags = names.flatMap((name) => toHashtag(name.trim()) ?? []);
  return tags.filter((tag, index) => tags.findIndex((each) => each.toLowerCase() === tag.toLowerCase()) === index);
}

/** Returns the lines that fit, whole ones only; the first is cut at a word if it alone is too long. */
function fit(
  lines: readonly string[],
  { max, weigh, glue }: { max: number; weigh(text: string): number; glue: string },
) {
  let text = '';
  for (const line of lines) {
    const next = text === '' ? line : `${text}${glue}${line}`;
    if (weigh(next) > max) break;
    text = next;
  }
  if (text !== '' || lines[0] === undefined) return text;
  let cut = '';
  for (const word of lines[0].split(/(?<=\s)/)) {
    if (weigh(`${cut}${word}`) > max - 1) break;
    cut += word;
  }
  return `${cut.trimEnd()}…`;
}

/** Writes the text of a post for each platform from what an ad says; none for an ad without a script. */
export function writePosts(content: AdDraft, variant: number): PostText[] {
  const script = (content.scripts[variant] ?? content.scripts[0])?.script;
  if (!script) return [];
  const glue = script.language === 'zh-CN' ? '' : ' ';
  const spoken = script.scenes.map(({ spoken: { text } }) => text.trim()).filter((text) => text !== '');
  const [hook = '', ...rest] = spoken;
  // The last line asks for the action; the sticker says it shorter.
  const closing = script.scenes.at(-1)?.role === 'call_to_action' ? (rest.at(-1) ?? '') : '';
  const middle = closing === '' ? rest : rest.slice(0, -1);
  const link = content.source.kind === 'link' ? content.source.link : '';
  const tags = listHashtags(content, script);

  return POST_PLATFORMS.map((platform) => {
    const { maxText, maxTitle, maxTags, sentences, weigh } = RULES[platform];
    const end = closing === '' ? script.call_to_action : closing;
    const tail = [platform === 'youtube' || platform === 'facebook' ? link : '', tags.slice(0, maxTags).join(' ')]
      .filter((part) => part !== '')
      .map((part) => `\n\n${part}`)
      .join('');
    const room = maxText - weigh(tail);
    const ending = `${glue}${end}`;
    const body = fit([hook, ...middle].slice(0, sentences), { max: room - weigh(ending), weigh, glue });
    const title = maxTitle === undefined ? undefined : fit([hook], { max: maxTitle, weigh, glue });
    return { platform, ...(title === undefined ? {} : { title }), text: `${body}${ending}${tail}` };
  });
}
