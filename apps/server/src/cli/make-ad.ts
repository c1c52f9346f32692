import path from 'node:path';
import { type AdOrder, type AdProgress, makeOutputFolder, openAdStudio } from './ad-studio.ts';

/** An ad, and the file to write. */
export interface MakeOptions extends AdOrder {
  out: string;
}

/** The result, as the command's last line prints it. */
export interface MadeAd {
  file: string;
  width: number;
  height: number;
  fps: number;
  duration_s: number;
  loudness_lufs: number | null;
  bytes: number;
  sha256: string;
  seed: number;
  /** How long each step took. */
  seconds: Record<string, number>;
  /** When each step began, in seconds after the start of the process; steps overlap. */
  started: Record<string, number>;
}

type MakeRequest = AdProgress & { options: MakeOptions } & Parameters<typeof openAdStudio>[0];

/** Makes an ad without a server. Writes the file atomically. Throws UsageError, AppError, or the signal's reason. */
export async function makeAd({ options, signal, onProgress, ...studioOptions }: MakeRequest): Promise<MadeAd> {
  const file = path.resolve(options.out);
  await makeOutputFolder(path.dirname(file));
  const studio = await openAdStudio(studioOptions);
  try {
    const ad = await studio.planAd(options, { signal, onProgress });
    const rendered = await ad.render(file, { signal, onProgress });
    const { num, den } = ad.document.frameRate;
    return {
      file,
      width: rendered.width,
      height: rendered.height,
      fps: num / den,
      duration_s: rendered.durationS,
      loudness_lufs: rendered.loudnessLufs,
      bytes: rendered.sizeBytes,
      sha256: rendered.sha256,
      seed: ad.seed,
      seconds: rendered.secondsByStep,
      started: rendered.startByStep,
    };
  } finally {
    await studio.close();
  }
}
