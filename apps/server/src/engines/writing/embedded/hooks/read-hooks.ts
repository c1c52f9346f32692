import { endsSentence, HOOK_FORMATS, type HookFormat } from '@reelwright/contracts';
import type { WrittenHook } from './written-hook.ts';

/**
 * Parses hooks, one per line under the name of their format ("question:"): the text, and after a bar the feature of the
 * required fact and "=pan,pot" for the kinds that it suits. Throws if a row is malformed.
 */
export function readHooks(rows: string): WrittenHook[] {
  const hooks: WrittenHook[] = [];
  let format: HookFormat | undefined;
  for (const row of rows.split('\n').map((each) => each.trim())) {
    if (row === '') continue;
    const heading = HOOK_FORMATS.find((each) => row === `${each}:`);
    if (heading) {
      format = heading;
      continue;
    }
    const [text = '', needs = ''] = row.split('|').map((part) => part.trim());
    const words = needs.split(' ').filter((need) => need !== '');
    const feature = words.find((need) => !need.startsWith('='));
    if (format === undefined || feature === undefined || !endsSentence(text))
      throw new Error(`This hook does not read: ${row}`);
    const kinds = words.filter((need) => need.startsWith('=')).flatMap((need) => need.slice(1).split(','));
    if (kinds.length === 0) throw new Error(`This hook names no kind: ${row}`);
    hooks.push({ text, format, feature, kinds });
  }
  return hooks;
}
