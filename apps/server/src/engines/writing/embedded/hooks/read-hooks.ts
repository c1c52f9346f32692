import { HOOK_FORMATS, type HookFormat } from '@reelwright/contracts';
import type { Need, WrittenHook } from './written-hook.ts';

/**
 * Reads hooks, one a line under the name of their format ("punch:"): the text, and behind a bar what the data must hold.
 * "price", "was-price" and "rating" stand for themselves, "=鞋,靴" and "=pan,pot" ask for a kind of which one of these is a name, "+worn" for a trait
 * of the kind, any other word for a fact of that feature. Throws for a row that doesn't read.
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
    if (format === undefined || !/[.?!。？！]$/.test(text)) throw new Error(`This hook does not read: ${row}`);
    const read = needs
      .split(' ')
      .filter((need) => need !== '')
      .map(readNeed);
    hooks.push({ text, format, ...(read.length > 0 && { needs: read }) });
  }
  return hooks;
}

function readNeed(need: string): Need {
  if (need === 'price' || need === 'was-price' || need === 'rating') return need;
  if (need.startsWith('=')) return { kinds: need.slice(1).split(',') };
  return need.startsWith('+') ? { trait: need.slice(1) } : { feature: need };
}
