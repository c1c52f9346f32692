import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AssetId, type EnhanceSettings, videoEnhancerInput } from '@reelwright/contracts';
import { frameCount } from '@reelwright/timeline';
import { execute } from '#src/platform/process/test-execute.ts';
import { createEmbeddedEnhancementEngine } from '#src/engines/enhancement/embedded/embedded-enhancement-engine.ts';
import { systemClock } from '#src/platform/clock.ts';
import { silentLogger } from '#src/platform/log/logger.ts';
import { normaliseMedia } from '#src/platform/media/normalise-media.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import { openFolderStorage } from '#src/platform/storage/folder-storage.ts';
import { testActor } from '#src/test-actor.ts';
import type { VideoSource } from '#src/modules/uploads/uploads.service.ts';
import { runStepAlone } from '../../runner/test-run-step.ts';
import { createVideoEnhancerTool } from './video-enhancer.tool.ts';

const VIDEO = '11111111-1111-4111-8111-111111111111' as AssetId;

/** Enhances videos with the tool's own steps, on a storage of this test. */
export async function openEnhanceBench() {
  const folder = await mkdtemp(join(tmpdir(), 'video-enhancer-'));
  const storage = await openFolderStorage({
    folder: join(folder, 'storage'),
    signingSecret: 's'.repeat(32),
    publicUrl: '',
    clock: systemClock,
  });
  const { signal } = new AbortController();
  const programs: string[] = [];
  const counting: RunProgram = (run) => {
    if (run.input !== undefined) programs.push(String(run.input));
    return runProgram(run);
  };
  let source: VideoSource | undefined;
  const tool = createVideoEnhancerTool({
    findAssetUse: async () => (source ? 'video' : 'none'),
    findVideoSource: async () => source,
    storage,
    enhancement: createEmbeddedEnhancementEngine({ runProgram: counting }),
    runProgram,
  });

  /** Takes a local file into the library. */
  async function takeFile(path: string): Promise<void> {
    const results = await mkdtemp(join(folder, 'normalised-'));
    source = undefined;
    const made = await normaliseMedia({ input: path, folder: results, runProgram, signal });
    if (made.kind !== 'video') return;
    await storage.putFile('library/video/original', path, 'application/octet-stream');
    await storage.putFile('library/video/working.mp4', made.workingCopy.path, 'video/mp4');
    const media = { ...made.facts, key: 'library/video/working.mp4' };
    source = { asset: {} as VideoSource['asset'], media, originalKey: 'library/video/original' };
  }

  /** Parses an input for the video that was taken, and checks it as a push does. */
  async function check(settings: Partial<EnhanceSettings>, rest: object = {}) {
    const media = source?.media;
    const input = videoEnhancerInput.parse({
      videos: [
        {
          asset_id: VIDEO,
          name: 'Clip.mp4',
          width: media?.width ?? 64,
          height: media?.height ?? 64,
          frame_rate: media?.frameRate ?? { num: 25, den: 1 },
          frames: media ? frameCount(media.duration, media.frameRate) : 25,
        },
      ],
      settings,
      ...rest,
    });
    await tool.checkAssets?.(input, { actor: testActor(), language: 'en' });
    return input;
  }

  return {
    tool,
    check,
    takeFile,
    /** The requests to the engine's program, as JSON. */
    programs,
    inFolder: (name: string): string => join(folder, name),
    /** Removes a file of a run, as if its worker had been killed before it was whole. */
    forget: (key: string): Promise<void> => storage.delete(key),

    /** Returns the frames that screens show of the taken video, in another size (`128x96`). */
    async workingCopy(size: string, name = 'working'): Promise<string> {
      const [path, input] = [
        join(folder, `${name}-${size}.mkv`),
        await storage.toLocalFile('library/video/working.mp4', folder),
      ];
      const scale = `scale=${size.replace('x', ':')}:flags=lanczos`;
      await execute('ffmpeg', ['-v', 'error', '-y', '-i', input, '-an', '-vf', scale, '-c:v', 'ffv1', path]);
      return path;
    },

    /** Makes a file with ffmpeg and takes it into the library. */
    async take(name: string, ...args: readonly (string | readonly string[])[]): Promise<string> {
      const path = join(folder, name);
      await execute('ffmpeg', ['-v', 'error', '-y', ...args.flat(), path]);
      await takeFile(path);
      return path;
    },

    /** Runs the steps; goes on with the files of a `killed` run. Returns the result, or what a preview shows. */
    async enhance(
      settings: Partial<EnhanceSettings>,
      { run = `run-${Math.random()}`, killed, ...rest }: { run?: string; killed?: string; preview_at_s?: number } = {},
    ) {
      const input = await check(settings, rest);
      const isPreview = tool.preview?.isPreview(input) ?? false;
      const results: Record<string, unknown> = {};
      for (const step of tool.steps) {
        const stepFolder = await mkdtemp(join(folder, 'step-'));
        const context = {
          actor: testActor(),
          folder: stepFolder,
          signal,
          storage,
          workPrefix: `work/${run}/`,
          earlierWorkPrefixes: killed === undefined ? [] : [`work/${killed}/`],
          clock: systemClock,
          log: silentLogger,
          progress: () => undefined,
        };
        results[step.name] = await runStepAlone(step, { input }, results, context);
        await rm(stepFolder, { recursive: true });
        if (isPreview && step.name === tool.preview?.lastStep) break;
      }
      const place = join(folder, `result-${Math.random()}`);
      await mkdir(place);
      const document = tool.findTimeline?.(results);
      const media = Object.values(document?.media ?? {})[0];
      const key = isPreview ? media?.key : tool.outputs(results)[0]?.storageKey;
      if (key === undefined) throw new Error('there is no result');
      return {
        path: await storage.toLocalFile(key, place),
        document,
        fileName: isPreview ? null : tool.outputs(results)[0]?.fileName,
        facts: tool.findMaterial?.({ input, seed: 1, variant: 0 }, results) as Record<string, number>,
        measure: results['measure_video'] as { sigma: number; quantiser: number | null },
      };
    },

    close: () => rm(folder, { recursive: true }),
  };
}
