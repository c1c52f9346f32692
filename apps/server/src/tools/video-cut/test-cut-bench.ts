import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type AssetId, videoCutInput } from '@reelwright/contracts';
import type * as z from 'zod';
import { systemClock } from '#src/platform/clock.ts';
import { silentLogger } from '#src/platform/log/logger.ts';
import { normaliseMedia } from '#src/platform/media/normalise-media.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import { openFolderStorage } from '#src/platform/storage/folder-storage.ts';
import { runStepAlone } from '../../runner/test-run-step.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import { testActor } from '#src/test-actor.ts';
import type { VideoSource } from '#src/modules/uploads/uploads.service.ts';
import { createVideoCutTool } from './video-cut.tool.ts';

const execute = promisify(execFile);
export const VIDEO = '11111111-1111-4111-8111-111111111111' as AssetId;
const EVERYTHING = { maxBuffer: 2 ** 30, encoding: 'buffer' } as const;

/** A result of the tool, as a local file. */
export interface CutFile {
  path: string;
  width: number;
  height: number;
  durationS: number | null;
  fileName: string;
}

/** Cuts videos with the tool's own steps, on a storage of this test. */
export async function openCutBench() {
  const folder = await mkdtemp(join(tmpdir(), 'video-cut-'));
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
  const tool = createVideoCutTool({
    findAssetUse: async () => (source ? 'video' : 'none'),
    findVideoSource: async () => source,
    runProgram: counting,
  });

  return {
    tool,
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
      const made = await normaliseMedia({ input: path, folder: results, runProgram, signal });
      source = undefined;
      if (made.kind !== 'video') return undefined;
      const library = `library/${taken.size}`;
      await storage.putFile(`${library}/original`, path, 'application/octet-stream');
      await storage.putFile(`${library}/working.mp4`, made.workingCopy.path, 'video/mp4');
      const media = { ...made.facts, key: `${library}/working.mp4` };
      source = { asset: {} as VideoSource['asset'], media, originalKey: `${library}/original` };
      return media;
    },

    /** Runs the steps of every result; goes on with the files of a `killed` run. */
    async cut(
      wish: Partial<z.input<typeof videoCutInput>>,
      { run = `run-${Math.random()}`, killed }: { run?: string; killed?: string } = {},
    ): Promise<CutFile[]> {
      const input = videoCutInput.parse({
        asset_id: VIDEO,
        name: 'Clip.mov',
        frame_rate: source?.media.frameRate ?? { num: 25, den: 1 },
        ...wish,
      });
      await tool.checkAssets?.(input, { actor: testActor(), language: 'en' });
      const files: CutFile[] = [];
      for (let variant = 0; variant < (tool.variants?.(input) ?? 1); variant += 1) {
        const results: Record<string, unknown> = {};
        for (const step of tool.steps) {
          const stepFolder = await mkdtemp(join(folder, 'step-'));
          const context = {
            actor: testActor(),
            folder: stepFolder,
            signal,
            storage,
            workPrefix: `work/${run}/${variant}/`,
            earlierWorkPrefixes: killed === undefined ? [] : [`work/${killed}/${variant}/`],
            clock,
          };
          results[step.name] = await runStepAlone(step, { input, variant }, results, {
            ...context,
            log: silentLogger,
            progress: () => undefined,
          });
          await rm(stepFolder, { recursive: true });
        }
        const [video] = tool.outputs(results);
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
