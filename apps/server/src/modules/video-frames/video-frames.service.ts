import type { AssetId, CallData } from '@reelwright/contracts';
import { frameCount } from '@reelwright/timeline';
import { LRUCache } from 'lru-cache';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { HeavyWorkGate } from '../../platform/heavy-work/heavy-work.ts';
import { type CopyableFile, readCopyableFile } from '../../platform/media/packets/packet-files.ts';
import type { RunProgram } from '../../platform/process/program.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { TempFolder } from '../../platform/temp/temp-root.ts';
import type { UploadsService, VideoSource } from '../uploads/uploads.service.ts';

export interface VideoFramesDependencies {
  library: Pick<UploadsService, 'findVideoSource' | 'signPreview' | 'signFilmstrip'>;
  storage: Pick<Storage, 'head' | 'toLocalFile' | 'signGet'>;
  runProgram: RunProgram;
  heavyWork: HeavyWorkGate;
  makeFolder(): Promise<TempFolder>;
}

const URL_LIFETIME_S = 3600;
/** A file never changes, and its facts are small. */
const MAX_KEPT = 200;

/** What a cutter needs to know of a video. */
export function createVideoFramesService(dependencies: VideoFramesDependencies) {
  const { library, storage } = dependencies;
  const kept = new LRUCache<string, CopyableFile>({ max: MAX_KEPT });

  async function findCopyable(actor: Actor, source: VideoSource, signal: AbortSignal): Promise<CopyableFile> {
    const known = kept.get(source.originalKey);
    if (known) return known;
    const found = await readOriginal(actor, source, dependencies, signal);
    kept.set(source.originalKey, found);
    return found;
  }

  return {
    /** Throws NOT_FOUND if the library has no prepared video of that id, SYSTEM_BUSY. */
    async getVideoFrames(
      { actor, assetId }: { actor: Actor; assetId: AssetId },
      signal: AbortSignal,
    ): Promise<CallData<'getVideoFrames'>> {
      const source = await library.findVideoSource(actor, assetId);
      if (!source) throw new AppError('NOT_FOUND');
      const { asset, media } = source;
      const [copyable, previewUrl, filmstripUrl, peaksUrl] = await Promise.all([
        findCopyable(actor, source, signal),
        library.signPreview(asset),
        library.signFilmstrip(asset),
        asset.media?.peaksKey ? storage.signGet(asset.media.peaksKey, { expiresInS: URL_LIFETIME_S }) : null,
      ]);
      const geometry = asset.media?.filmstrip?.geometry;
      return {
        asset_id: assetId,
        file_name: asset.fileName,
        width: media.width,
        height: media.height,
        frame_rate: media.frameRate,
        frames: frameCount(media.duration, media.frameRate),
        has_audio: media.hasAudio,
        is_stacked: media.alpha === 'stacked',
        preview_url: previewUrl,
        peaks_url: peaksUrl,
        filmstrip:
          geometry && filmstripUrl !== undefined
            ? { url: filmstripUrl, count: geometry.count, width: geometry.frameWidth, height: geometry.frameHeight }
            : null,
        copy: copyable.ok ? { key_frames: copyable.keyFrames, can_join: copyable.encoder !== null } : null,
        copy_problem: copyable.ok ? null : copyable.reason,
      };
    },
  };
}

async function readOriginal(
  { userId, plan }: Actor,
  { originalKey, media: { frameRate, duration } }: VideoSource,
  { storage, runProgram, heavyWork, makeFolder }: VideoFramesDependencies,
  signal: AbortSignal,
): Promise<CopyableFile> {
  if ((await storage.head(originalKey)) === undefined) return { ok: false, reason: 'unreadable' };
  const folder = await makeFolder();
  try {
    const path = await storage.toLocalFile(originalKey, folder.path);
    const file = { path, frameRate, frames: frameCount(duration, frameRate) };
    return await heavyWork.run({ kind: 'image', owner: { userId, plan }, from: 'call', signal }, () =>
      readCopyableFile(file, { runProgram, signal }),
    );
  } finally {
    await folder.remove();
  }
}

export type VideoFramesService = ReturnType<typeof createVideoFramesService>;
