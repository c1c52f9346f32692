import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { openAdStudio } from '#src/cli/ad-studio.ts';
import { parseSettings } from '#src/platform/settings/settings.ts';
import type { SampleAd } from '#src/studio/render/sample-document.ts';
import { dumpFrames, type PreparedJob, storeJob } from '../render/bench-job.ts';

interface SampleOrder {
  folder: string;
  lengthS: number;
  seed: number;
}

/** Plans an ad of a product file as the command does, and paints its frames to a file: what a bare encode reads. */
export async function paintSample(file: string, order: SampleOrder): Promise<{ job: PreparedJob; framesFile: string }> {
  const { folder } = order;
  const ad = await planSample(file, order);
  const job = await storeJob({ ...ad, folder, quality: 'final', output: path.join(folder, 'planned.mp4') });
  return { job, framesFile: await dumpFrames(job) };
}

async function planSample(file: string, { folder, lengthS, seed }: SampleOrder): Promise<SampleAd> {
  const studio = await openAdStudio({ settings: parseSettings({}), onNotice: () => undefined });
  try {
    const { document, fileOf } = await studio.planAd(
      { source: file, images: [], logo: undefined, settings: { length_s: lengthS }, language: undefined, seed },
      { signal: new AbortController().signal, onProgress: () => undefined },
    );
    const files: Record<string, string> = {};
    for (const media of Object.keys(document.media)) {
      const copy = path.join(folder, `media-${media}${path.extname(fileOf(media))}`);
      await copyFile(fileOf(media), copy);
      files[media] = copy;
    }
    return { document, files };
  } finally {
    await studio.close();
  }
}
