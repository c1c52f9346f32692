import { formatMessage, type UiLanguage, UPLOAD_LIMITS } from '@reelwright/contracts';
import { describeSizeLimit, findFileKind, findFileProblem } from '#src/nouns/uploads/check-media-file.ts';

/** A file that was dropped, pasted or chosen and can't be used, with a message for the user. */
export interface RefusedFile {
  name: string;
  problem: string;
}

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

const { maxFiles, maxVideos } = UPLOAD_LIMITS.productMaterials;

/**
 * Adds the usable files to those already taken: no unsupported kinds, no duplicates, and not too many. `besides` is the
 * number of assets that were chosen as well.
 */
export function takeFiles(
  taken: readonly File[],
  offered: Iterable<File>,
  language: UiLanguage,
  { besides = 0 }: { besides?: number } = {},
): { taken: File[]; refused: RefusedFile[] } {
  const next = [...taken];
  const refused: RefusedFile[] = [];
  for (const file of offered) {
    if (next.some((known) => isSame(known, file))) continue;
    const problem = findFileProblem(file, 'images_and_videos') ?? findCountProblem(next, { file, besides });
    if (problem === null) next.push(file);
    else
      refused.push({
        name: file.name,
        problem: formatMessage(problem, language, { limit: describeSizeLimit(file.name) }),
      });
  }
  return { taken: next, refused };
}

function findCountProblem(
  taken: readonly File[],
  { file, besides }: { file: File; besides: number },
): 'materials_count' | 'materials_videos' | null {
  if (taken.length + besides >= maxFiles) return 'materials_count';
  const isVideo = (each: File): boolean => findFileKind(each.name) === 'video';
  return isVideo(file) && taken.filter(isVideo).length >= maxVideos ? 'materials_videos' : null;
}
