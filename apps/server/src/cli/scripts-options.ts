import { parseArgs } from 'node:util';
import {
  AD_LANGUAGES,
  type AdLanguage,
  MAX_SEED,
  PRODUCTION_GOALS,
  type ProductionGoal,
  SCRIPT_FRAMEWORKS,
  SCRIPT_LENGTH_LIMITS_S,
  type ScriptFramework,
} from '@reelwright/contracts';
import { UsageError } from './make-options.ts';

export interface ScriptsOptions {
  /** A JSON file of a product. */
  input: string;
  count: number;
  /** The product's own language where left out. */
  language: AdLanguage | undefined;
  lengthS: number;
  /** Of the first script; the others follow in a row. */
  seed: number;
  goal: ProductionGoal;
  framework: ScriptFramework | undefined;
}

const MOST_SCRIPTS = 1000;
const { min, max } = SCRIPT_LENGTH_LIMITS_S;

const USAGE = `Writes scripts for a product, one JSON line each.

  npm run scripts -- product.json [options]

  --n 10             how many, 1 to ${MOST_SCRIPTS}
  --lang en          ${AD_LANGUAGES.join(', ')}; the product's own language where left out
  --length 15        seconds, ${min} to ${max}
  --seed 1           of the first script; the others follow in a row
  --goal sales       ${PRODUCTION_GOALS.join(', ')}
  --framework aida   ${SCRIPT_FRAMEWORKS.join(', ')}; in turn where left out`;

/** Reads the command line's words. Throws UsageError, whose message tells what to write instead. */
export function parseScriptsOptions(args: readonly string[]): ScriptsOptions {
  const { values, positionals } = splitWords(args);
  const [input, ...more] = positionals;
  if (input === undefined || more.length > 0) throw new UsageError(USAGE);
  return {
    input,
    count: readNumber('--n', values.n, { min: 1, max: MOST_SCRIPTS, isWhole: true, fallback: 10 }),
    language: readChoice('--lang', values.lang, AD_LANGUAGES),
    lengthS: readNumber('--length', values.length, { min, max, isWhole: false, fallback: 15 }),
    seed: readNumber('--seed', values.seed, { min: 0, max: MAX_SEED - MOST_SCRIPTS, isWhole: true, fallback: 1 }),
    goal: readChoice('--goal', values.goal, PRODUCTION_GOALS) ?? 'sales',
    framework: readChoice('--framework', values.framework, SCRIPT_FRAMEWORKS),
  };
}

function splitWords(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: { n: text, lang: text, length: text, seed: text, goal: text, framework: text },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

interface NumberRange {
  min: number;
  max: number;
  isWhole: boolean;
  fallback: number;
}

function readNumber(name: string, text: string | undefined, range: NumberRange): number {
  if (text === undefined) return range.fallback;
  const value = Number(text);
  const isNumber = text.trim() !== '' && Number.isFinite(value) && (!range.isWhole || Number.isInteger(value));
  if (!isNumber || value < range.min || value > range.max)
    throw new UsageError(
      `${name} takes a ${range.isWhole ? 'whole ' : ''}number from ${range.min} to ${range.max}, not "${text}".`,
    );
  return value;
}

function readChoice<Choice extends string>(
  name: string,
  text: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  if (text === undefined) return undefined;
  const short = text === 'zh' ? 'zh-CN' : text;
  const found = choices.find((choice) => choice === short);
  if (found === undefined) throw new UsageError(`${name} takes one of ${choices.join(', ')}, not "${text}".`);
  return found;
}
