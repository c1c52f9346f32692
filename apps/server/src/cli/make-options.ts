import { parseArgs } from 'node:util';
import { AD_LANGUAGES, type AdLanguage, LOOK_IDS } from '@reelwright/contracts';

/** What the command line asks for; checked further by the tool's own schema. */
export interface MakeOptions {
  /** A link, or the path of a product.json. */
  source: string;
  out: string;
  images: string[];
  logo: string | undefined;
  settings: Record<string, unknown>;
  language: AdLanguage | undefined;
  seed: number;
}

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Indented as the second column of the usage. */
function listInLines(ids: readonly string[], perLine: number): string {
  const lines = Array.from({ length: Math.ceil(ids.length / perLine) }, (_, line) =>
    ids.slice(line * perLine, (line + 1) * perLine).join(', '),
  );
  return lines.map((line) => `${' '.repeat(25)}${line}`).join(',\n');
}

const USAGE = `Makes a video ad of a product.

  npm run make -- <link or product.json> --out ad.mp4 [options]

  --images a.jpg b.jpg   pictures to use instead of the product's own
  --length 15            seconds, 15 to 60
  --ratio 9:16           9:16, 1:1, 16:9 or 4:5
  --lang en              en or zh-CN
  --resolution 1080p     720p or 1080p
  --voice ID             a voice of the language
  --look ID              one that suits the product where left out, else
${listInLines(LOOK_IDS, 3)}
  --music auto           auto, none, upbeat, calm, bold or warm
  --logo logo.png        shown in a corner
  --no-subtitles         no captions
  --no-cta               no button at the end
  --seed N               another seed gives another ad; the same gives the same bytes`;

const DEFAULT_SEED = 1;

const OPTIONS = {
  out: { type: 'string' },
  images: { type: 'string', multiple: true },
  length: { type: 'string' },
  ratio: { type: 'string' },
  lang: { type: 'string' },
  resolution: { type: 'string' },
  voice: { type: 'string' },
  look: { type: 'string' },
  music: { type: 'string' },
  logo: { type: 'string' },
  'no-subtitles': { type: 'boolean' },
  'no-cta': { type: 'boolean' },
  seed: { type: 'string' },
} as const;

function toWholeNumber(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,10}$/.test(text)) throw new UsageError(`--${option} takes a whole number, not "${text}".`);
  return Number(text);
}

/** Reads the command line's words. Throws UsageError, whose message tells what to write instead. */
export function parseMakeOptions(args: readonly string[]): MakeOptions {
  const { values, positionals, imageFiles } = splitWords(args);
  const [source, ...more] = positionals;
  if (source === undefined) throw new UsageError(`Name a product link or a product.json.\n\n${USAGE}`);
  if (more.length > 0) throw new UsageError(`"${more[0]}" is one word too many: one product makes one ad.`);
  if (values.out === undefined) throw new UsageError('Name the file to write: --out ad.mp4');
  if (!/\.mp4$/i.test(values.out)) throw new UsageError(`--out must end in .mp4, not "${values.out}".`);
  const language = AD_LANGUAGES.find((known) => known === values.lang);
  if (values.lang !== undefined && language === undefined)
    throw new UsageError(`--lang is ${AD_LANGUAGES.join(' or ')}, not "${values.lang}".`);
  const settings = {
    length_s: toWholeNumber(values.length, 'length'),
    ratio: values.ratio,
    resolution: values.resolution,
    voice: values.voice,
    look: values.look,
    music: values.music,
    subtitles: values['no-subtitles'] ? false : undefined,
    cta_sticker: values['no-cta'] ? false : undefined,
  };
  return {
    source,
    out: values.out,
    images: imageFiles,
    logo: values.logo,
    settings: Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)),
    language,
    seed: toWholeNumber(values.seed, 'seed') ?? DEFAULT_SEED,
  };
}

/** `--images` takes every word up to the next option; all else is as usual. */
function splitWords(args: readonly string[]) {
  try {
    const { values, tokens } = parseArgs({
      args: [...args],
      options: OPTIONS,
      allowPositionals: true,
      tokens: true,
      strict: true,
    });
    const imageFiles: string[] = [];
    const positionals: string[] = [];
    let isAfterImages = false;
    for (const token of tokens) {
      if (token.kind === 'option') {
        isAfterImages = token.name === 'images';
        if (isAfterImages && token.value !== undefined) imageFiles.push(token.value);
      } else if (token.kind === 'positional') {
        (isAfterImages ? imageFiles : positionals).push(token.value);
      }
    }
    return { values, positionals, imageFiles };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`);
  }
}
