import type { AdRatio } from '@reelwright/contracts';

const MAX_LENGTH = 60;

/** A file name every system takes, from the product's name: letters of any script, digits and hyphens, without an ending. */
export function fileNameOf({ title, ratio }: { title: string; ratio: AdRatio }): string {
  const words = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const short = Array.from(words).slice(0, MAX_LENGTH).join('').replace(/-+$/, '');
  return `${short === '' ? 'ad' : short}-${ratio.replace(':', 'x')}`;
}
