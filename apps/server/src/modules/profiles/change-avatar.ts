import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AVATAR_LIMITS, type UserId } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { estimateImageMemory } from '../../platform/images/image-memory.ts';
import { normaliseStill } from '../../platform/images/normalise-image.ts';
import type { Platform } from '../../platform/platform.ts';

export type AvatarDependencies = Pick<Platform, 'storage' | 'runProgram' | 'heavyWork' | 'temp'>;

const MIN_SIDE_PX = 16;

export const toAvatarFolder = (userId: UserId): string => `avatars/${userId}/`;

/**
 * Stores an image as the square of a profile, without the facts of its camera. Returns its key. Throws FILE_TOO_LARGE,
 * and what `normaliseImage` throws.
 */
export async function storeAvatar(
  { userId, plan }: Actor,
  content: Buffer,
  { dependencies, signal }: { dependencies: AvatarDependencies; signal: AbortSignal },
): Promise<string> {
  const { storage, runProgram, heavyWork, temp } = dependencies;
  if (content.length > AVATAR_LIMITS.maxUploadBytes) {
    throw new AppError('FILE_TOO_LARGE', { limit: `${AVATAR_LIMITS.maxUploadBytes / 1024} KB` });
  }
  const folder = await temp.makeFolder('avatar');
  try {
    const input = path.join(folder.path, 'original');
    await writeFile(input, content);
    const peakBytes = await estimateImageMemory(input);
    const rules = {
      maxSidePx: AVATAR_LIMITS.sidePx,
      minSidePx: MIN_SIDE_PX,
      background: 'white',
      animation: 'first_frame',
      isSquare: true,
    } as const;
    const made = await heavyWork.run({ kind: 'image', owner: { userId, plan }, from: 'call', peakBytes, signal }, () =>
      normaliseStill({ input, folder: folder.path, name: 'avatar', rules, runProgram, signal }),
    );
    const key = `${toAvatarFolder(userId)}${randomUUID()}.${made.extension}`;
    await storage.putFile(key, made.path, made.contentType);
    return key;
  } finally {
    await folder.remove();
  }
}
