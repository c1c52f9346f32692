import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AssetId } from '@reelwright/contracts';
import { execute } from '../platform/process/test-execute.ts';
import { systemClock } from '../platform/clock.ts';
import { silentLogger } from '../platform/log/logger.ts';
import { normaliseMedia } from '../platform/media/normalise-media.ts';
import type { RunProgram } from '../platform/process/program.ts';
import { runProgram } from '../platform/process/run-program.ts';
import { openFolderStorage } from '../platform/storage/folder-storage.ts';
import type { VideoSource } from '../modules/uploads/uploads.service.ts';
import { testActor } from '../test-actor.ts';
import { runStepAlone } from './test-run-step.ts';
import type { ToolImplementation } from './tool.ts';

export const VIDEO = '11111111-1111-4111-8111-111111111111' as AssetId;
const EVERYTHING = { encoding: 'buffer' } as const;

/** A result of a tool, as a local file. */
export interface ResultFile {
  path: string;
  width: number;
  height: number;
  durationS: number | null;
  fileName: string;
}

/** What a tool is given: one video, and a runner of programs that notes them. */
interface BenchDependencies {
  findAssetUse(): Promise<'video' | 'none'>;
  findVideoSource(): Promise<VideoSource | undefined>;
  runProgram: RunProgram;
}

/** Runs the steps of a tool that changes one video, on a storage of this test. */
export async function openVideoBench<Input>(
  createTool: (dependencies: BenchDependencies) => ToolImplementation<Input>,
) {
  const folder = await mkdtemp(join(tmpdir(), 'video-tool-'));
  const clock = systemClock;
  const storage = await openFolderStorage({
    folder: join(folder, 'storage'),
    signingSecret: 's'.repeat(32),
    publicUrl: '',
    clock,
  });
  const { signal } = new AbortController();
  const programs: string[][] = [];
  const counting: RunProgram = (run) => {
    programs.push([run.program, ...run.args]);
    return runProgram(run);
  };
  let source: VideoSource | undefined;
  /** By name and arguments: tests share a video. */
  const taken = new Map<string, VideoSource | undefined>();
  let takenFiles = 0;
  const tool = createTool({
    findAssetUse: async () => (source ? 'video' : 'none'),
    findVideoSource: async () => source,
    runProgram: counting,
  });

  return {
    tool,
    storage,
    /** The programs that were run, with their arguments. */
    programs,
    inFolder: (name: string): string => join(folder, name),

    /** Makes a file with ffmpeg and takes it into the library. Returns its facts; undefined if it is no video. */
    async take(
      name: string,
      ...args: readonly (string | readonly string[])[]
    ): Promise<VideoSource['media'] | undefined> {
      const request = [name, ...args.flat()].join(' ');
      if (taken.has(request)) {
        source = taken.get(request);
        return source?.media;
      }
      const path = join(folder, name);
      await execute('ffmpeg', ['-v', 'error', '-y', ...args.flat(), path]);
      const media = await this.takeFile(path);
      taken.set(request, source);
      return media;
    },

    async takeFile(path: string): Promise<VideoSource['media'] | undefined> {
      const results = await mkdtemp(join(folder, 'normalised-'));
      source = undefined;
      const made = await normaliseMedia({ input: path, folder: results, runProgram, signal });
      if (made.kind !== 'video') return undefined;
      takenFiles += 1;
      const library = `library/${takenFiles}`;
      await storage.putFile(`${library}/original`, path, 'application/octet-stream');
      await storage.putFile(`${library}/working.mp4`, made.workingCopy.path, 'video/mp4');
      const media = { ...made.facts, key: `${library}/working.mp4` };
      // Safe cast: tools read no more of an asset.
      const asset = { fileName: path, sizeBytes: 1000 } as VideoSource['asset'];
      source = { asset, media, originalKey: `${library}/original` };
      return media;
    },

    /** Runs the steps of one variant, in order; goes on with the files of a `killed` run. Returns their results. */
    async runSteps(
      input: Input,
      {
        run = `run-${Math.random()}`,
        killed,
        variant = 0,
        last,
      }: { run?: string; killed?: string; variant?: number; last?: string } = {},
    ): Promise<Record<string, unknown>> {
      const results: Record<string, unknown> = {};
      for (const step of tool.steps) {
        const stepFolder = await mkdtemp(join(folder, 'step-'));
        try {
          results[step.name] = await runStepAlone(step, { input, variant }, results, {
            actor: testActor(),
            folder: stepFolder,
            signal,
            storage,
            workPrefix: `work/${run}/${variant}/`,
            earlierWorkPrefixes: killed === undefined ? [] : [`work/${killed}/${variant}/`],
            clock,
            log: silentLogger,
            progress: () => undefined,
          });
        } finally {
          await rm(stepFolder, { recursive: true });
        }
        if (step.name === last) break;
      }
      return results;
    },

    /** Runs the steps of every result, as `runSteps` does. */
    async run(input: Input, options: { run?: string; killed?: string } = {}): Promise<ResultFile[]> {
      await tool.checkAssets?.(input, { actor: testActor(), language: 'en' });
      const files: ResultFile[] = [];
      for (let variant = 0; variant < (tool.variants?.(input) ?? 1); variant += 1) {
        const [video] = tool.outputs(await this.runSteps(input, { ...options, variant }));
        if (!video) throw new Error('a result has a video');
        const place = join(folder, `result-${Math.random()}`);
        await mkdir(place);
        files.push({ ...video, path: await storage.toLocalFile(video.storageKey, place) });
      }
      return files;
    },

    close: () => rm(folder, { recursive: true }),
  };
}

/** Returns the middle grey of every frame, as shown. */
export async function listGreys(path: string): Promise<number[]> {
  const { stdout } = await execute(
    'ffmpeg',
    [
      '-v',
      'error',
      '-i',
      path,
      '-vf',
      'scale=1:1:flags=area,format=gray',
      '-fps_mode',
      'passthrough',
      '-f',
      'rawvideo',
      '-',
    ],
    EVERYTHING,
  );
  return [...stdout];
}

/** Returns the planes of every frame, as stored. */
export async function listFrames(
  path: string,
  { width, height }: { width: number; height: number },
): Promise<Buffer[]> {
  const { stdout } = await execute(
    'ffmpeg',
    [
      '-v',
      'error',
      '-noautorotate',
      '-i',
      path,
      '-pix_fmt',
      'yuv420p',
      '-fps_mode',
      'passthrough',
      '-f',
      'rawvideo',
      '-',
    ],
    EVERYTHING,
  );
  const size = (width * height * 3) / 2;
  return Array.from({ length: stdout.length / size }, (_, frame) => stdout.subarray(frame * size, (frame + 1) * size));
}

/** Returns a pixel of a frame as red, green, blue and alpha; `decoder` replaces ffmpeg's own. */
export async function readPixel(
  path: string,
  { frame, x, y, decoder }: { frame: number; x: number; y: number; decoder?: string },
): Promise<number[]> {
  const { stdout } = await execute(
    'ffmpeg',
    [
      '-v',
      'error',
      ...(decoder === undefined ? [] : ['-c:v', decoder]),
      '-i',
      path,
      '-vf',
      `select=eq(n\\,${frame}),format=rgba,crop=1:1:${x}:${y}`,
      '-frames:v',
      '1',
      '-f',
      'rawvideo',
      '-',
    ],
    EVERYTHING,
  );
  return [...stdout];
}

/** Returns the moments, in seconds, at which silence ends. */
export async function listOnsets(path: string): Promise<number[]> {
  const { stdout } = await execute(
    'ffmpeg',
    ['-v', 'error', '-i', path, '-map', '0:a:0', '-ac', '1', '-ar', '48000', '-f', 's16le', '-'],
    EVERYTHING,
  );
  const samples = new Int16Array(stdout.buffer, stdout.byteOffset, stdout.byteLength / 2);
  const onsets: number[] = [];
  let quietSince = -48_000;
  for (const [at, sample] of samples.entries()) {
    if (Math.abs(sample) < 3000) continue;
    if (at - quietSince > 4800) onsets.push(at / 48_000);
    quietSince = at;
  }
  return onsets;
}
