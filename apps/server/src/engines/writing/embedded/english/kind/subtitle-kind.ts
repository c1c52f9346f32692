import { findKind, type KindMatch } from '@reelwright/product-kinds';

/** "The One Device: The Secret History of the iPhone". */
const BOOK =
  /^(?:the|an?|how|why|inside|my|from)\b.*\b(?:history|story|stories|guide|novel|memoir|biography|art of|science of|secrets? of|lessons|tales|journey|handbook|life of|rise of|making of)\b/i;

export const readBook = (subtitle: string | undefined): KindMatch | undefined =>
  subtitle !== undefined && BOOK.test(subtitle) ? findKind({ name: 'book' }) : undefined;

/** "The Quiet Harbour: A Novel": what a work is stands in its subtitle. */
export function readSubtitle(subtitle: string | undefined): KindMatch | undefined {
  const match = subtitle === undefined ? undefined : findKind({ name: subtitle });
  const isWork =
    match?.kind.traits.includes('for-reading') === true ||
    /^(?:journal|diary|planner)$/.test(match?.head.split(' ').at(-1) ?? '');
  return isWork || match?.kind.id === 'course' ? match : undefined;
}

/** "Pilates at Home: 30-Day Course" is no thing for Pilates. */
export function readCourse(subtitle: string | undefined): KindMatch | undefined {
  const match = readSubtitle(subtitle);
  return match?.kind.id === 'course' ? match : undefined;
}
