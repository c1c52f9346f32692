import {
  type AdLanguage,
  formatMessage,
  isCurrencyMissing,
  type Product,
  type ProductionGoal,
  product as productSchema,
  type Script,
  type ScriptFramework,
  settleCurrency,
} from '@reelwright/contracts';
import { checkInput } from '../check-input.ts';
import type { WritingEngine } from '../engines/writing/writing.ts';
import { readProductJson } from '../modules/products/product-json.ts';

export interface ScriptsOptions {
  /** A JSON file of a product. */
  input: string;
  count: number;
  /** The product's own language by default. */
  language: AdLanguage | undefined;
  lengthS: number;
  /** Seed of the first script; the others use the following numbers. */
  seed: number;
  goal: ProductionGoal;
  framework: ScriptFramework | undefined;
}

interface ScriptsRequest {
  options: ScriptsOptions;
  writing: WritingEngine;
  signal: AbortSignal;
  /** Called for each script as soon as it is written. */
  onScript(script: Script): void;
  onNotice(notice: string): void;
}

/** Writes the requested scripts one after the other. Throws AppError for an unreadable product. */
export async function writeScripts({ options, writing, signal, onScript, onNotice }: ScriptsRequest): Promise<void> {
  const { product: fields, ignored } = await readProductJson(options.input, 'en');
  if (ignored.length > 0)
    onNotice(`Fields of ${options.input} that are not known, and so ignored: ${ignored.join(', ')}`);
  const given: Product = checkInput(productSchema, fields, 'en');
  const language = options.language ?? given.language ?? 'en';
  if (isCurrencyMissing(given, language)) onNotice(`The price is left out. ${formatMessage('currency_missing', 'en')}`);
  const product = settleCurrency(given, language);
  const { lengthS, goal, framework } = options;
  for (let index = 0; index < options.count; index += 1) {
    const chosen = framework === undefined ? {} : { framework };
    onScript(
      await writing.writeScript({ product, language, lengthS, seed: options.seed + index, goal, ...chosen, signal }),
    );
  }
}
