import {
  mp3DownloaderInput,
  priceOfDownload,
  type Task,
  type TaskId,
  videoDownloaderInput,
  type VideoLookup,
} from '@reelwright/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { makeTask } from '#src/app/test-answers.ts';
import { type Answers, Refusal } from '#src/app/test-server.ts';
import { expectPath, fill, openStudio, type TestStudio } from '#src/app/test-studio.tsx';
import { removeAllLinks } from '../model/links.ts';

const IDS = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const;
const FORMAT = {
  kind: 'video',
  has_audio: true,
  frame_rate: 25,
  bitrate_kbps: 2000,
  is_size_estimated: false,
} as const;
const VIDEO: NonNullable<VideoLookup['video']> = {
  title: 'Lamp launch',
  author: 'Ada',
  site: 'shop.example',
  length_s: 31,
  formats: [
    {
      ...FORMAT,
      id: 'hls-2160',
      width: 3840,
      height: 2160,
      codecs: 'hvc1,mp4a',
      size_bytes: 90_000_000,
      frame_rate: 50,
    },
    {
      ...FORMAT,
      id: 'hls-1080',
      width: 1920,
      height: 1080,
      codecs: 'avc1',
      size_bytes: 8_000_000,
      is_size_estimated: true,
    },
    { ...FORMAT, id: 'hls-90', width: 160, height: 90, codecs: null, size_bytes: null, has_audio: false },
  ],
};
const FAILURE = {
  code: -1313,
  reason: 'VIDEO_DOWNLOAD_FAILED' as const,
  msg: 'Generate Failed. Video downloading failed. Please try again',
  refund_msg: 'The Credits have been returned to the account.',
};
const OUTPUT: Task['outputs'][number] = {
  asset_id: '33333333-3333-4333-8333-333333333333' as Task['outputs'][number]['asset_id'],
  kind: 'video',
  variant: 0,
  url: '/files/lamp.mp4',
  download_url: '/files/lamp.mp4?download',
  content_type: 'video/mp4',
  width: 1920,
  height: 1080,
  duration_s: 31,
  size_bytes: 8_000_000,
  sha256: '0'.repeat(64),
};
const lookup = (change: Partial<VideoLookup> = {}): VideoLookup => ({
  task_id: IDS[0],
  url: 'https://shop.example/lamp',
  state: 'ready',
  video: VIDEO,
  thumbnail_url: null,
  problem: null,
  ...change,
});
const waiting = (change: Partial<VideoLookup> = {}): VideoLookup =>
  lookup({ state: 'in_queue', video: null, ...change });

beforeEach(() => removeAllLinks());

async function openDownloader(
  path: '/video-downloader' | '/mp3-downloader',
  answers: Answers = {},
): Promise<TestStudio> {
  const studio = await openStudio(path, {
    answers: {
      submitVideoDownload: ({ url }) => waiting({ url, task_id: url.endsWith('/two') ? IDS[1] : IDS[0] }),
      getVideoInfoByTaskId: ({ task_id: id }) => ({ kind: 'lookup', lookup: lookup({ task_id: id }) }),
      getTaskCost: ({ tool_type: type, input }) => {
        const { length_s: lengthS } = (type === 109 ? videoDownloaderInput : mp3DownloaderInput).parse(input);
        const credits = priceOfDownload(lengthS);
        return { credits, balance: 5, is_enough: credits <= 5 };
      },
      ...answers,
    },
  });
  await screen.findByRole('textbox', { name: 'Links' });
  return studio;
}

const add = async ({ user }: TestStudio, text: string): Promise<void> => {
  await fill(user, screen.getByRole('textbox', { name: 'Links' }), text);
  await user.click(screen.getByRole('button', { name: 'Find videos' }));
};
const cards = () => within(screen.getByRole('list', { name: 'Links' })).getAllByRole('listitem');

it('shows title, length and formats before anything is paid, and downloads once the rights are confirmed', async () => {
  const task = makeTask({ tool_type: 109, title: 'Lamp launch', step: 'download', input: {} });
  const studio = await openDownloader('/video-downloader', { pushTask: task, getTaskStatus: task });
  expect(screen.getByText('No links yet')).toBeVisible();
  await add(studio, 'shop.example/lamp');
  expect(await screen.findByText('Lamp launch')).toBeVisible();
  expect(screen.getByText('shop.example · Ada · 0:31')).toBeVisible();
  const format = screen.getByRole('combobox', { name: 'Format' });
  expect(
    within(format)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['2160p · 50 fps · H.265 · 90 MB', '1080p · H.264 · about 8 MB', '90p · no audio']);
  expect(format).toHaveValue('hls-1080');
  const button = await screen.findByRole('button', { name: 'Download · 3 credits' });
  expect(await screen.findByText('5 credits left')).toBeVisible();
  expect(button).toBeDisabled();
  await studio.user.selectOptions(format, 'hls-2160');
  await studio.user.click(screen.getByRole('checkbox', { name: /^I have the right/ }));
  await waitFor(() => expect(button).toBeEnabled());
  await studio.user.dblClick(button);
  await expectPath(/^\/video-downloader\?id=/);
  expect(studio.server.inputsOf('pushTask')).toHaveLength(1);
  expect(studio.server.inputsOf('pushTask')[0]).toMatchObject({
    tool_type: 109,
    input: {
      lookup_id: IDS[0],
      url: 'https://shop.example/lamp',
      name: 'Lamp launch',
      length_s: 31,
      format_id: 'hls-2160',
      has_rights: true,
    },
  });
});

it('takes several links, keeps them over a reload, and takes back a removal', async () => {
  const studio = await openDownloader('/video-downloader');
  await add(studio, 'https://shop.example/one\nhttps://shop.example/two https://shop.example/one');
  await waitFor(() => expect(screen.getAllByText('Lamp launch')).toHaveLength(2));
  expect(await screen.findByText('2 videos, 1:02')).toBeVisible();
  await screen.findByText('6 credits needed, 5 left.');
  studio.leave();
  const { user } = await openDownloader('/video-downloader');
  expect(cards()).toHaveLength(2);
  await user.click((await screen.findAllByRole('button', { name: 'Remove Lamp launch' }))[0] as HTMLElement);
  expect(cards()).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(cards()).toHaveLength(2);
});

it('starts a task for each link, leaves out those that failed, and shows how each of them ends', async () => {
  const ended = (id: string): Task =>
    id === IDS[0]
      ? makeTask({
          task_id: IDS[0] as TaskId,
          tool_type: 109,
          title: 'Lamp launch',
          state: 'success',
          step: null,
          outputs: [OUTPUT],
        })
      : makeTask({
          task_id: IDS[1] as TaskId,
          tool_type: 109,
          title: 'Lamp again',
          state: 'failed',
          step: null,
          failure: FAILURE,
        });
  const studio = await openDownloader('/video-downloader', {
    submitVideoDownload: ({ url }) => {
      if (url.endsWith('/gone')) return new Refusal('QUEUE_LIMIT');
      return waiting({ url, task_id: url.endsWith('/two') ? IDS[1] : IDS[0] });
    },
    getTaskCost: { credits: 3, balance: 9, is_enough: true },
    pushTask: ({ input }) => makeTask({ task_id: input['lookup_id'] as TaskId, tool_type: 109, step: 'download' }),
    getTaskStatus: ({ task_id: id }) => ended(id),
  });
  await add(studio, 'https://shop.example/one https://shop.example/gone https://shop.example/two');
  await screen.findByText("1 link can't be downloaded and is left out.");
  await studio.user.click(screen.getByRole('checkbox', { name: /^I have the right/ }));
  const button = await screen.findByRole('button', { name: 'Download · 6 credits' });
  await waitFor(() => expect(button).toBeEnabled());
  await studio.user.click(button);
  await expectPath(new RegExp(`${IDS[0]}.*${IDS[1]}`));
  const pushed = studio.server.inputsOf('pushTask');
  expect(pushed.map(({ input }) => input['lookup_id'])).toEqual([...IDS]);
  expect(new Set(pushed.map(({ idempotency_key: key }) => key)).size).toBe(2);
  expect(await screen.findByText('1 of 2 saved · 1 not saved')).toBeVisible();
  expect(screen.getByText(FAILURE.refund_msg)).toBeVisible();
  await studio.user.click(screen.getByRole('button', { name: 'New download' }));
  expect(cards()).toHaveLength(1);
});

it('refuses what is no link, and more than ten, before it asks the server', async () => {
  const studio = await openDownloader('/video-downloader');
  await add(studio, 'https://shop.example/a nonsense');
  expect(await screen.findByText("This isn't a link: nonsense")).toBeVisible();
  await add(studio, Array.from({ length: 11 }, (_none, index) => `https://shop.example/${index}`).join(' '));
  expect(await screen.findByText('Up to 10 links at a time.')).toBeVisible();
  expect(studio.server.inputsOf('submitVideoDownload')).toEqual([]);
});

it('says why a link can not be downloaded, and looks it up again', async () => {
  const msg = 'The URL site is not supported. Paste the link of the video file or of its playlist instead.';
  let answer = lookup({
    state: 'failed',
    video: null,
    problem: { code: -1430, reason: 'VIDEO_SITE_UNSUPPORTED', msg },
  });
  const studio = await openDownloader('/video-downloader', {
    getVideoInfoByTaskId: () => ({ kind: 'lookup', lookup: answer }),
  });
  await add(studio, 'https://shop.example/lamp');
  expect(await screen.findByText(msg)).toBeVisible();
  expect(await screen.findByText("1 link can't be downloaded and is left out.")).toBeVisible();
  answer = lookup({ task_id: IDS[1] });
  studio.server.answer({ submitVideoDownload: waiting({ task_id: IDS[1] }) });
  await studio.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Lamp launch')).toBeVisible();
  studio.server.answer({ submitVideoDownload: new Refusal('QUEUE_LIMIT') });
  await add(studio, 'https://shop.example/other');
  expect(await screen.findByText('The current queue has reached its limit. Please try again later.')).toBeVisible();
});

it('sends the tags, bitrate and cover of an MP3, and leads from a link without audio to the other tool', async () => {
  const task = makeTask({ tool_type: 111, title: 'Lamp launch', step: 'download', input: {} });
  const studio = await openDownloader('/mp3-downloader', { pushTask: task, getTaskStatus: task });
  await add(studio, 'https://shop.example/lamp');
  const artist = await screen.findByRole('textbox', { name: 'Artist' });
  expect(artist).toHaveValue('Ada');
  await fill(studio.user, artist, 'Ada L.');
  await studio.user.click(screen.getByText('320 kbit/s'));
  await studio.user.click(screen.getByRole('switch', { name: 'Video image as cover' }));
  await studio.user.click(screen.getByRole('checkbox', { name: /^I have the right/ }));
  const button = await screen.findByRole('button', { name: 'Download · 3 credits' });
  await waitFor(() => expect(button).toBeEnabled());
  await studio.user.click(button);
  await expectPath(/^\/mp3-downloader\?id=/);
  expect(studio.server.inputsOf('pushTask')[0]?.input).toMatchObject({
    title: 'Lamp launch',
    artist: 'Ada L.',
    bitrate_kbps: 320,
    has_cover: false,
  });
  studio.leave();
  const silent = { ...VIDEO, formats: VIDEO.formats.slice(2) };
  const other = await openDownloader('/mp3-downloader', {
    getVideoInfoByTaskId: () => ({ kind: 'lookup', lookup: lookup({ task_id: IDS[1], video: silent }) }),
  });
  await add(other, 'https://shop.example/two');
  await other.user.click(await screen.findByRole('link', { name: 'Save it as a video' }));
  await expectPath('/video-downloader');
});

it('shows bytes and speed while it downloads, the file when it is there, and the reason when it is not', async () => {
  const input = { name: 'Lamp launch' };
  const id = IDS[0] as TaskId;
  const running = makeTask({ task_id: id, tool_type: 109, title: 'Lamp launch', step: 'download', percent: 40, input });
  const downloads = [{ variant: 0, done_bytes: 4_000_000, total_bytes: 10_000_000, bytes_per_second: 1_500_000 }];
  const studio = await openStudio(`/video-downloader?id=${id}`, {
    answers: { getTaskStatus: running, getVideoInfoByTaskId: { kind: 'download', downloads } },
  });
  expect(await screen.findByText('4 MB of 10 MB · 1.5 MB/s')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Bytes of the download' })).toHaveAttribute('aria-valuenow', '40');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  studio.leave();
  await openStudio(`/video-downloader?id=${id}`, {
    answers: { getTaskStatus: makeTask({ ...running, state: 'failed', step: null, failure: FAILURE }) },
  });
  expect(await screen.findByText(/Video downloading failed\. Please try again/)).toBeVisible();
  expect(screen.getByText('The Credits have been returned to the account.')).toBeVisible();
});

it('says that links wait for a connection', async () => {
  const studio = await openDownloader('/video-downloader');
  studio.server.setOnline(false);
  expect(await screen.findByText("No connection. You can look up links once it's back.")).toBeVisible();
  expect(screen.getByRole('button', { name: 'Find videos' })).toBeDisabled();
});

it('looks up the link that home hands over, once', async () => {
  const { server } = await openStudio(`/video-downloader?url=${encodeURIComponent('https://cdn.example/film.mp4')}`, {
    answers: { submitVideoDownload: waiting(), getVideoInfoByTaskId: { kind: 'lookup', lookup: waiting() } },
  });
  await expectPath(/^\/video-downloader$/);
  await waitFor(() =>
    expect(server.inputsOf('submitVideoDownload')).toEqual([{ url: 'https://cdn.example/film.mp4' }]),
  );
});
