import type { AdRatio } from '@reelwright/contracts';
import { fileNameOf } from '../file-name.ts';

/** What an ad's files are called: its product and its shape. */
export function adFileName({ title, ratio }: { title: string; ratio: AdRatio }): string {
  return `${fileNameOf(title, 'ad')}-${ratio.replace(':', 'x')}`;
}
