import { parseArgs } from 'node:util';
import { AD_LANGUAGES, type AdLanguage, LOOK_IDS } from '@reelwright/contracts';
import { UsageError } from './make-options.ts';

/** What a review makes and measures. */
export interface ReviewOptions {
  /** A folder of product files, or one of them. */
  source: string;
  out: string;
  seeds: number[];
  /** Undefined: the one that each ad's product and seed choose. */
  looks: (string | undefined)[];
  language: AdLanguage | undefined;
  /** As the tool takes them. */
  settings: Record<string, unknown>;
  /** Stills only: nothing is encoded, and the sound is not measured. */
  isFast: boolean;
  /** Whether layouts and looks are counted over ten seeds of each product. */
  hasRange: boolean;
}

const USAGE = `Makes ads of products, measures them, and writes a page to look at them. Ends with 1 where a gate fails.

  npm run review -- <folder of product.json> --out <folder> [options]

  --seeds 1,2     one ad of each product for each; 1 by default
  --look all      all looks, or the id of one; the product and the seed choose where left out
  --ratio 9:16    9:16, 1:1, 16:9 or 4:5
  --length 15     seconds, 15 to 60
  --lang en       en or zh-CN; the product's own where left out
  --range         counts layouts and looks over ten seeds of each product besides
  --draft         videos of 360p
  --fast          stills only: no videos, and no measure of sound`;

const OPTIONS = {
  out: { type: 'string' },
  seeds: { type: 'string', default: '1' },
  look: { type: 'string' },
  ratio: { type: 'string' },
  length: { type: 'string' },
  lang: { type: 'string' },
  range: { type: 'boolean', default: false },
  draft: { type: 'boolean', default: false },
  fast: { type: 'boolean', default: false },
} as const;

/** Reads the command line's words. Throws UsageError, whose message tells what to write instead. */
export function parseReviewOptions(args: readonly string[]): ReviewOptions {
  const { values, positionals } = splitWords(args);
  const [source, ...more] = positionals;
  if (source === undefined) throw new UsageError(`Name a folder of product files.\n\n${USAGE}`);
  if (more.length > 0) throw new UsageError(`"${more[0]}" is one word too many: put the products into one folder.`);
  if (values.out === undefined) throw new UsageError('Name the folder to write: --out review');
  const language = AD_LANGUAGES.find((known) => known === values.lang);
  if (values.lang !== undefined && language === undefined)
    throw new UsageError(`--lang is ${AD_LANGUAGES.join(' or ')}, not "${values.lang}".`);
  if (values.length !== undefined && !/^\d{1,3}$/.test(values.length))
    throw new UsageError(`--length takes a whole number of seconds, not "${values.length}".`);
  const settings = {
    length_s: values.length === undefined ? undefined : Number(values.length),
    ratio: values.ratio,
    ...(values.draft ? { quality: 'draft', resolution: '720p' } : {}),
  };
  return {
    source,
    out: values.out,
    seeds: readSeeds(values.seeds),
    looks: readLooks(values.look),
    language,
    settings: Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)),
    isFast: values.fast,
    hasRange: values.range,
  };
}

function readSeeds(text: string): number[] {
  if (!/^\d{1,10}(,\d{1,10})*$/.test(text))
    throw new UsageError(`--seeds takes whole numbers like 1,2, not "${text}".`);
  return [...new Set(text.split(',').map(Number))];
}

function readLooks(text: string | undefined): (string | undefined)[] {
  if (text === undefined) return [undefined];
  if (text === 'all') return [...LOOK_IDS];
  const look = LOOK_IDS.find((id) => id === text);
  if (look === undefined) throw new UsageError(`--look is all or one of ${LOOK_IDS.join(', ')}, not "${text}".`);
  return [look];
}

function splitWords(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`);
  }
}
