import type { VideoCutInput } from '@reelwright/contracts';

/** Returns the video's name without its file extension; an empty text if it has none. */
export function titleOf({ name = '' }: Pick<VideoCutInput, 'name'>): string {
  return name.replace(/\.[a-z0-9]{2,4}$/i, '').trim();
}
