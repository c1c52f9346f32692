import type { AdLanguage, Product, Script } from '@reelwright/contracts';
import { createEmbeddedWritingEngine } from './embedded-writing-engine.ts';

/** The embedded copywriter at work, for tests. */

export const engine = createEmbeddedWritingEngine();
export const { signal } = new AbortController();

/** Scripts by what they are written of: tests of every subject read those of the same few products. */
const written = new Map<string, Promise<Script>>();

export function write(product: Product, language: AdLanguage, lengthS = 15, seed = 1): Promise<Script> {
  const key = JSON.stringify([product, language, lengthS, seed]);
  const script = written.get(key) ?? engine.writeScript({ product, language, lengthS, seed, signal });
  written.set(key, script);
  return script;
}

/** Writes the scripts of the seeds from 1 on. */
export const writeSeeds = (product: Product, language: AdLanguage, count: number, lengthS = 15) =>
  Promise.all(Array.from({ length: count }, (_none, seed) => write(product, language, lengthS, seed + 1)));

export const listSpoken = (script: Script) => script.scenes.map(({ spoken }) => spoken.text);
export const say = (script: Script) => listSpoken(script).join(' ');
