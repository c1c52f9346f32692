import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type AssetId, ENDED_TASK_STATES, type TaskId } from '@reelwright/contracts';
import { expect, vi } from 'vitest';
import { startMediaProviderServer } from '../platform/media-providers/test-media-provider-server.ts';
import type { InterruptedWork } from './test-interrupted-work.ts';
import type { KillableServer } from './test-killable-server.ts';

const execute = promisify(execFile);
const WAIT = { timeout: 90_000, interval: 100 };
/** Erasing keeps pieces of 10 s, enhancing segments of 5 s. */
const LENGTH_S = 11;
const RATE = 25;

interface Pushed {
  id: TaskId;
  token: string;
}

/** Erases and enhances with models of providers, each in parts that are paid. */
export async function interruptPixels(folder: string): Promise<InterruptedWork> {
  let server: KillableServer;
  let erasing: Pushed;
  let enhancing: Pushed;

  const provider = await startMediaProviderServer({
    reply({ video, video_url: url }) {
      const isErased = video !== undefined;
      // The second part of each is on its way when the server is killed.
      const isHeld = countStarted(isErased ? 'erase' : 'enhance') === 2;
      return { output: isErased ? video : { video: { url } }, isHeld };
    },
  });

  async function upload(token: string): Promise<AssetId> {
    const scratch = await mkdtemp(path.join(folder, 'video-'));
    const file = path.join(scratch, 'clip.mp4');
    const drawn = ['-f', 'lavfi', '-i', `testsrc2=size=64x64:rate=${RATE}:duration=${LENGTH_S}`];
    await execute('ffmpeg', [
      '-v',
      'error',
      ...drawn,
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'yuv420p',
      file,
    ]);
    const content = await readFile(file);
    const begun = await server.call('startPartsUpload', token, { file_name: 'clip.mp4', filesize: content.length });
    const { upload_id: id } = begun;
    const { parts } = await server.call('listUploadParts', token, { upload_id: id });
    for (const { offset, size, url } of parts)
      await fetch(server.url + url, { method: 'PUT', body: new Uint8Array(content.subarray(offset, offset + size)) });
    const { id: assetId } = await server.call('reportUpload', token, { upload_id: id });
    await vi.waitFor(async () => {
      const { state } = await server.call('getLibraryAsset', token, { asset_id: assetId });
      expect(state).toBe('ready');
    }, WAIT);
    return assetId;
  }

  const countStarted = (tool: 'erase' | 'enhance'): number =>
    provider.started.filter(({ input }) => 'mask' in input === (tool === 'erase')).length;

  /** Whether the server has noted what it started last with each model: it asks for the status of what it has noted. */
  const hasNoted = (): boolean =>
    [true, false].every((isErased) => {
      const last = provider.started.findLastIndex(({ input }) => 'mask' in input === isErased);
      return provider.asked.has(`operation-${last + 1}`);
    });

  async function countFrames({ id, token }: Pushed): Promise<number> {
    const task = await vi.waitFor(async () => {
      const ended = await server.call('getTaskStatus', token, { task_id: id });
      if (!ENDED_TASK_STATES.includes(ended.state)) throw new Error(`the task is ${ended.state}`);
      return ended;
    }, WAIT);
    expect(task, JSON.stringify(task.failure)).toMatchObject({ state: 'success' });
    const file = path.join(folder, 'result.mp4');
    const video = task.outputs.find(({ kind }) => kind === 'video');
    await writeFile(file, Buffer.from(await (await fetch(server.url + (video?.url ?? ''))).arrayBuffer()));
    const count = ['-v', 'error', '-count_frames', '-select_streams', 'v', '-show_entries', 'stream=nb_read_frames'];
    const { stdout } = await execute('ffprobe', [...count, '-of', 'csv=p=0', file]);
    return Number(stdout);
  }

  async function begin(): Promise<void> {
    // One running task a user.
    const tokens = await Promise.all([server.call('guestLogin', '', {}), server.call('guestLogin', '', {})]);
    const [eraser, enhancer] = tokens.map(({ token }) => token) as [string, string];
    const box = { x: 0.2, y: 0.2, width: 0.4, height: 0.4, kind: 'area', from_ms: 0, to_ms: LENGTH_S * 1000 };
    const erased = { asset_id: await upload(eraser), length_s: LENGTH_S, boxes: [box] };
    const size = { width: 64, height: 64, frames: LENGTH_S * RATE, frame_rate: { num: RATE, den: 1 } };
    const enhanced = { asset_id: await upload(enhancer), ...size };
    const settings = { scale: 2, denoise: 'off', deblock: false };
    const push = async (token: string, toolType: number, input: Record<string, unknown>): Promise<Pushed> => {
      const { task_id: id } = await server.call('pushTask', token, { tool_type: toolType, input });
      return { id, token };
    };
    erasing = await push(eraser, 97, { videos: [erased], has_rights: true });
    enhancing = await push(enhancer, 110, { videos: [enhanced], settings });

    await vi.waitFor(() => {
      expect([countStarted('erase'), countStarted('enhance')]).toEqual([2, 2]);
      // Killed before, it could not know what was started, and says so instead of paying again.
      expect(hasNoted()).toBe(true);
    }, WAIT);
  }

  async function check(): Promise<void> {
    expect(await countFrames(erasing)).toBe(LENGTH_S * RATE);
    expect(await countFrames(enhancing)).toBe(LENGTH_S * RATE);
    // Two pieces of 10 s, and three segments of 5 s.
    expect([countStarted('erase'), countStarted('enhance')]).toEqual([2, 3]);
  }

  return {
    env: {
      FETCH_ALLOW_HOSTS: new URL(provider.baseUrl).host,
      ERASE_MODEL: 'replicate:owner/fill-video',
      ENHANCE_MODEL: 'fal:fal-ai/video-upscaler',
      REPLICATE_API_KEY: 'secret',
      REPLICATE_BASE_URL: provider.baseUrl,
      FAL_API_KEY: 'secret',
      FAL_BASE_URL: provider.baseUrl,
    },
    async begin(first) {
      server = first;
      await begin();
    },
    release: () => provider.finish(),
    async check(next) {
      server = next;
      await check();
    },
    close: () => provider.close(),
  };
}
