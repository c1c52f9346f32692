import type { AdRatio } from '@reelwright/contracts';
import { fileNameOf } from '../../runner/file-name.ts';

/** Returns the file name of an ad: product, ratio, and the number of the variant if there are several. */
export function adFileName({ title, ratio, variant }: { title: string; ratio: AdRatio; variant: number }): string {
  return `${fileNameOf(title, 'ad')}-${ratio.replace(':', 'x')}${variant === 0 ? '' : `-${variant + 1}`}`;
}
