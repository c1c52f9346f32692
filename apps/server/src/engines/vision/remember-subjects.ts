import { LRUCache } from 'lru-cache';
import { hashFile } from '../../platform/media/hash-file.ts';
import type { ImageHint, ImageSubjects, VisionEngine } from './vision.ts';

/** Some 2 KB each. */
const KEPT_IMAGES = 500;

/** Looks at each image once, like `rememberCutOuts`. */
export function rememberSubjects(engine: VisionEngine): VisionEngine {
  const kept = new LRUCache<string, ImageSubjects>({ max: KEPT_IMAGES });
  return {
    id: engine.id,
    warm: () => engine.warm(),
    async findSubjects(imagePath, signal, hint) {
      const key = await hashRequest(imagePath, signal, hint);
      const known = kept.get(key);
      if (known) return known;
      const subjects = await engine.findSubjects(imagePath, signal, hint);
      kept.set(key, subjects);
      return subjects;
    },
  };
}

async function hashRequest(
  imagePath: string,
  signal: AbortSignal,
  { wornOn, cutOut }: ImageHint = {},
): Promise<string> {
  const files = await Promise.all([imagePath, ...(cutOut ? [cutOut.path] : [])].map((path) => hashFile(path, signal)));
  return JSON.stringify([...files.map(({ sha256 }) => sha256), cutOut?.region, wornOn]);
}
