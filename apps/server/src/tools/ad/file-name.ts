import type { AdRatio } from '@reelwright/contracts';
import { fileNameOf } from '../../runner/file-name.ts';

/** What an ad's files are called: its product and its shape, and of several which it is. */
export function adFileName({ title, ratio, variant }: { title: string; ratio: AdRatio; variant: number }): string {
  return `${fileNameOf(title, 'ad')}-${ratio.replace(':', 'x')}${variant === 0 ? '' : `-${variant + 1}`}`;
}
