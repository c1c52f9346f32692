import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ENDED_TASK_STATES, type TaskId, type VideoLookup } from '@reelwright/contracts';
import { expect, vi } from 'vitest';
import { makeTestMedia, openVideoSite } from '../engines/video-links/test-video-site.ts';
import type { InterruptedWork } from './test-interrupted-work.ts';
import type { KillableServer } from './test-killable-server.ts';

const execute = promisify(execFile);
const WAIT = { timeout: 90_000, interval: 100 };
const PARTS = 24;

/**
 * Looks links up for nothing and refuses hostile ones; then downloads a video in parts, saves audio with tags, and lets
 * each link fail alone.
 */
export async function interruptDownload(folder: string): Promise<InterruptedWork> {
  const site = await openVideoSite();
  site.reset(await makeTestMedia('ts'));
  let server: KillableServer;
  let token: string;
  let before: number;
  let taskId: TaskId;
  let wish: object;
  let isHeld = true;

  async function lookUp(url: string): Promise<VideoLookup> {
    const { task_id: id } = await server.call('submitVideoDownload', token, { url });
    return await vi.waitFor(async () => {
      const answer = await server.call('getVideoInfoByTaskId', token, { task_id: id });
      if (answer.kind !== 'lookup' || !['ready', 'failed'].includes(answer.lookup.state)) throw new Error('still open');
      return answer.lookup;
    }, WAIT);
  }
  const push = (toolType: number, input: Record<string, unknown>) =>
    server.call('pushTask', token, { tool_type: toolType, input });
  const getTask = (id: TaskId) => server.call('getTaskStatus', token, { task_id: id });
  const getBalance = async () => (await server.call('getUserInfo', token, {})).credits;
  async function waitForEnd(id: TaskId) {
    const ended = await vi.waitFor(async () => {
      const task = await getTask(id);
      if (!ENDED_TASK_STATES.includes(task.state)) throw new Error(`the task is ${task.state}`);
      return task;
    }, WAIT);
    return ended;
  }

  /** Looks hostile links up: each is refused in words, and can not be ordered. */
  async function expectRefusals(): Promise<void> {
    const list = (...lines: string[]): Buffer =>
      Buffer.from(['#EXTM3U', '#EXT-X-TARGETDURATION:4', '#EXTINF:4,', ...lines].join('\n'));
    site.files.set('/live', list('/ts-0.ts'));
    const hours = Array.from({ length: 9000 }, () => ['/ts-0.ts', '#EXTINF:4,']).flat();
    site.files.set('/ten-hours', list(...hours, '/ts-0.ts'));
    site.files.set('/inside', list('http://169.254.169.254/latest/meta-data', '#EXT-X-ENDLIST'));
    site.files.set('/empty', Buffer.alloc(0));
    site.routes.set('/circle', (_request, response) => response.writeHead(302, { location: '/circle' }).end());
    for (const [path, reason] of [
      ['/live', 'LIVE_STREAM'],
      ['/ten-hours', 'LIVE_STREAM'],
      ['/inside', 'LINK_FORBIDDEN'],
      ['/circle', 'PAGE_UNREACHABLE'],
      ['/empty', 'VIDEO_SITE_UNSUPPORTED'],
    ] as const) {
      const { task_id: lookupId, url, problem } = await lookUp(site.origin + path);
      expect(problem).toMatchObject({ reason, msg: expect.stringMatching(/\w+ \w+/) as string });
      const order = { lookup_id: lookupId, url, name: 'A', length_s: 4, format_id: 'hls', has_rights: true };
      await expect(server.call('pushTask', token, { tool_type: 109, input: order })).rejects.toThrow(/-1003/);
    }
  }

  async function begin(): Promise<void> {
    const lines = Array.from(
      { length: PARTS },
      (_none, part) => `${part % 4 === 0 ? '#EXT-X-DISCONTINUITY\n' : ''}#EXTINF:1,\npart-${part}.ts`,
    );
    site.files.set(
      '/show.m3u8',
      Buffer.from(['#EXTM3U', '#EXT-X-TARGETDURATION:1', ...lines, '#EXT-X-ENDLIST'].join('\n')),
    );
    const page = `<!doctype html><html><meta property="og:title" content="The show"><video src="/show.m3u8"></video>`;
    site.files.set('/page', Buffer.from(page));
    let held = 0;
    for (let part = 0; part < PARTS; part += 1) {
      site.routes.set(`/part-${part}.ts`, (_request, response) => {
        // Two thirds arrive; the rest only after the kill.
        if (isHeld && part >= 16) held += 1;
        else response.end(site.files.get(`/ts-${part % 4}.ts`));
      });
    }
    before = await getBalance();
    await expectRefusals();
    expect(await getBalance()).toBe(before);
    const { task_id: lookupId, url, video, thumbnail_url: thumbnail } = await lookUp(`${site.origin}/page`);
    if (!video) throw new Error('no video');
    expect(video).toMatchObject({
      title: 'The show',
      length_s: PARTS,
      formats: [{ id: 'hls', width: 160, has_audio: true }],
    });
    expect(thumbnail).not.toBeNull();
    expect(await getBalance()).toBe(before);

    wish = { lookup_id: lookupId, url, name: video.title, length_s: video.length_s };
    const good = { ...wish, format_id: 'hls', has_rights: true };
    for (const bad of [
      { ...good, has_rights: false },
      { ...good, length_s: 3 },
      { ...good, format_id: 'hls-9' },
      { ...good, url: `${site.origin}/plain.mp4` },
    ]) {
      await expect(push(109, bad)).rejects.toThrow(/-1003/);
    }
    expect(await getBalance()).toBe(before);

    const pushed = await push(109, good);
    expect(pushed.credits).toBe(2);
    taskId = pushed.task_id;
    await vi.waitFor(() => expect(held).toBe(2), WAIT);
    await vi.waitFor(async () => {
      const answer = await server.call('getVideoInfoByTaskId', token, { task_id: taskId });
      expect(answer).toMatchObject({ kind: 'download', downloads: [{ variant: 0 }] });
    }, WAIT);
  }

  async function check(): Promise<void> {
    const task = await waitForEnd(taskId);
    expect(task, JSON.stringify(task.failure)).toMatchObject({ state: 'success' });
    expect(site.requests.filter((request) => request.startsWith('/part-')).length).toBeLessThanOrEqual(PARTS - 8);
    const made = task.outputs.find(({ kind }) => kind === 'video');
    expect(made).toMatchObject({ width: 160, height: 90, content_type: 'video/mp4' });
    expect(made?.duration_s).toBeCloseTo(PARTS, 0);
    const { list } = await server.call('listLibrary', token, { search: 'The-show' });
    expect(list.map(({ id }) => id)).toEqual([made?.asset_id]);

    // A link of the same submission whose file is gone by now.
    site.files.set('/gone.mp4', site.files.get('/plain.mp4') ?? Buffer.alloc(0));
    const gone = await lookUp(`${site.origin}/gone.mp4`);
    site.files.delete('/gone.mp4');
    const lost = await push(111, {
      ...wish,
      lookup_id: gone.task_id,
      url: gone.url,
      length_s: gone.video?.length_s,
      has_rights: true,
    });
    const tags = { title: 'A song', artist: 'Ada' };
    const audio = await push(111, { ...wish, ...tags, bitrate_kbps: 128, has_rights: true });
    const { outputs, state } = await waitForEnd(audio.task_id);
    expect(state).toBe('success');
    const file = path.join(folder, 'song.mp3');
    const answer = await fetch(server.url + (outputs[0]?.url ?? ''));
    await writeFile(file, Buffer.from(await answer.arrayBuffer()));
    const { stdout } = await execute('ffprobe', ['-v', 'error', '-show_format', '-show_streams', '-of', 'json', file]);
    const probe = JSON.parse(stdout) as {
      format: { tags: object };
      streams: { codec_name: string; disposition: object }[];
    };
    expect(probe.format.tags).toMatchObject(tags);
    expect(probe.streams.map(({ codec_name: codec }) => codec)).toEqual(['mp3', 'mjpeg']);
    expect(probe.streams[1]?.disposition).toMatchObject({ attached_pic: 1 });
    expect(await waitForEnd(lost.task_id)).toMatchObject({
      state: 'failed',
      failure: { refund_msg: expect.stringContaining('returned') as string },
    });
    expect(await getBalance()).toBe(before - 4);
  }

  return {
    env: { FETCH_ALLOW_HOSTS: site.host },
    async begin(first) {
      server = first;
      token = (await server.call('guestLogin', '', {})).token;
      await begin();
    },
    release() {
      isHeld = false;
      site.requests.length = 0;
    },
    async check(next) {
      server = next;
      await check();
    },
    close: () => site.close(),
  };
}
