import { readdir } from 'node:fs/promises';
import type { Stretcher } from '@reelwright/media';
import type { RunProgram } from '#src/platform/process/program.ts';
import { detectEncoder, type Devices, type HardwareChoice } from './detect-encoder.ts';
import { describeEngine, type EngineVersions } from './describe-engine.ts';
import { describeFfmpeg, parseStretcher, readFfmpegBanner } from './ffmpeg-build.ts';
import { NO_PROBE_CACHE, type ProbeCache } from './probe-cache.ts';

/** The render engine of this machine, looked up once. */
export interface RenderEngine {
  findStretcher(signal: AbortSignal): Promise<Stretcher>;
  describe(signal: AbortSignal): Promise<EngineVersions>;
  /** The hardware encoder to use; undefined for libx264. `folder` is for temporary files. */
  findEncoder(folder: string, signal: AbortSignal): Promise<HardwareChoice | undefined>;
  /** Reports that the found encoder has failed: it is not used again. */
  giveUpEncoder(): void;
}

const DEVICE_FOLDERS = ['/dev', '/dev/dri'];

/** `encoder`: `software` never looks for hardware. */
export function createRenderEngine(input: {
  runProgram: RunProgram;
  encoder: 'auto' | 'software';
  /** What earlier processes asked of ffmpeg; by default nothing is kept. */
  probes?: ProbeCache;
  /** The machine's devices; by default those of this one. */
  listDevices?: () => Promise<Devices>;
}): RenderEngine {
  const { runProgram, probes = NO_PROBE_CACHE, listDevices = listDevicesHere } = input;
  let isGivenUp = input.encoder === 'software';
  const findOnce = remember((signal, folder) =>
    listDevices().then((devices) => detectEncoder({ runProgram, folder, devices, probes, signal })),
  );
  const banner = remember((signal) => probes.recall('version', () => readFfmpegBanner(runProgram, signal)));
  const versions = remember(async (signal) =>
    describeEngine(await describeFfmpeg(await banner(signal, ''), { runProgram, probes, signal })),
  );
  return {
    findStretcher: async (signal) => parseStretcher(await banner(signal, '')),
    describe: (signal) => versions(signal, ''),
    async findEncoder(folder, signal) {
      if (isGivenUp) return undefined;
      const found = await findOnce(signal, folder);
      return isGivenUp ? undefined : found;
    },
    giveUpEncoder() {
      isGivenUp = true;
    },
  };
}

/**
 * Shares one answer between all callers, also between those that ask at once. An attempt that failed or was aborted is
 * not kept: the next caller makes one of its own.
 */
function remember<T>(find: (signal: AbortSignal, folder: string) => Promise<T>) {
  let known: { value: T } | undefined;
  let attempt: Promise<T> | undefined;
  const keep = async (answer: Promise<T>): Promise<T> => {
    known = { value: await answer };
    return known.value;
  };
  return async function recall(signal: AbortSignal, folder: string): Promise<T> {
    if (known) return known.value;
    if (attempt) {
      await waitForEnd(attempt, signal);
      return await recall(signal, folder);
    }
    attempt = keep(find(signal, folder)).finally(() => (attempt = undefined));
    return await attempt;
  };
}

/** Waits until an attempt of somebody else has ended, however it ends. Throws the signal's reason on abort. */
async function waitForEnd(attempt: Promise<unknown>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const gone = Promise.withResolvers<never>();
  const leave = (): void => gone.reject(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  try {
    await Promise.race([attempt.then(ignore, ignore), gone.promise]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

const ignore = (): void => undefined;

async function listDevicesHere(): Promise<Devices> {
  if (process.platform !== 'linux') return undefined;
  const found = await Promise.all(
    DEVICE_FOLDERS.map(async (folder) => {
      // A machine without a graphics card has no folder of it.
      const names = await readdir(folder).catch(() => []);
      return names.map((name) => `${folder}/${name}`);
    }),
  );
  return found.flat().toSorted();
}
