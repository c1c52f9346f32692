import { type AssetId, formatMessage, type TaskId, type VideoFrames, videoEnhancerInput } from '@reelwright/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeFailedTask, makeLibraryAsset, makeTask } from '#src/app/test-answers.ts';
import { type Answers, Refusal } from '#src/app/test-server.ts';
import { expectPath, openStudio, type TestStudio } from '#src/app/test-studio.tsx';
import { enhanceVideos } from '../model/enhance-videos.ts';
import { FIRST_SETTINGS, setEnhanceSettings } from '../model/use-enhance-settings.ts';

const ASSET = '11111111-1111-4111-8111-111111111111' as AssetId;
const PREVIEW = '22222222-2222-4222-8222-222222222222' as TaskId;
/** 20 s at 25 frames a second. */
const VIDEO: VideoFrames = {
  asset_id: ASSET,
  file_name: 'Launch.mp4',
  width: 960,
  height: 540,
  frame_rate: { num: 25, den: 1 },
  frames: 500,
  has_audio: true,
  is_stacked: false,
  preview_url: '/files/proxy.mp4',
  peaks_url: null,
  filmstrip: null,
  copy: null,
  copy_problem: 'codec',
};
const SHAPE = { width: 1920, height: 2160, duration: 360_000, frameRate: { num: 25, den: 1 } };
/** What plays the file of a preview. */
const PREVIEW_DOCUMENT = {
  version: 3,
  canvas: { width: 1920, height: 2160, background: '#000000' },
  frameRate: SHAPE.frameRate,
  duration: SHAPE.duration,
  media: { video: { kind: 'video', key: 'work/preview.mp4', ...SHAPE, hasAudio: false, alpha: 'none' } },
  script: [],
  tracks: [
    {
      kind: 'video',
      id: 'track',
      clips: [
        {
          kind: 'video',
          id: 'clip',
          media: 'video',
          start: 0,
          duration: SHAPE.duration,
          box: { x: 0, y: 0, width: 1, height: 1 },
          fit: 'contain',
          camera: { from: { x: 0.5, y: 0.5, zoom: 1 }, to: { x: 0.5, y: 0.5, zoom: 1 }, easing: 'linear' },
          opacity: 1,
          trimStart: 0,
          speed: 1,
          isReversed: false,
          role: 'footage',
        },
      ],
      transitions: [],
    },
  ],
  audio: { targetLufs: -14, maxTruePeakDb: -1, duckingDb: 0 },
};
const FACTS = {
  noise_before: 4.8,
  noise_after: 0.9,
  zoom: null,
  width: 1920,
  height: 1080,
  frame_rate: { num: 25, den: 1 },
};

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
});
afterEach(() => {
  enhanceVideos.removeAll();
  setEnhanceSettings(FIRST_SETTINGS);
});

async function openEnhancer(answers: Answers = {}, path = `/video-enhancer?asset=${ASSET}`): Promise<TestStudio> {
  const studio = await openStudio(path, {
    answers: {
      getLibraryAsset: makeLibraryAsset({ id: ASSET }),
      getVideoFrames: VIDEO,
      getTaskCost: ({ input }) => {
        const { settings } = videoEnhancerInput.parse(input);
        const credits = settings.quality === 'best' ? 8 : 4;
        return { credits, balance: 5, is_enough: credits <= 5 };
      },
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: 'Video Enhancer', level: 1 });
  return studio;
}

const card = () => within(screen.getByRole('list', { name: 'Videos' })).getByRole('listitem');
const choose = (name: string) => screen.getByRole('radio', { name });

it('says what each video becomes, and enhances all for the price of the server', async () => {
  const task = makeTask({ tool_type: 110, title: 'Launch', step: 'measure_video', input: {} });
  const studio = await openEnhancer({ pushTask: task, getTaskStatus: task });
  const { user } = studio;
  expect(await screen.findByText('becomes 1920 × 1080, 25 fps')).toBeVisible();
  await user.click(screen.getByRole('switch', { name: /^Smoother motion/ }));
  await user.click(choose('4×'));
  expect(card()).toHaveTextContent('becomes 3840 × 2160, 50 fps');
  const button = await screen.findByRole('button', { name: 'Enhance · 4 credits' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.dblClick(button);
  await expectPath(/^\/video-detail\?id=/);
  expect(studio.server.inputsOf('pushTask')).toHaveLength(1);
  expect(studio.server.inputsOf('pushTask')[0]?.input).toMatchObject({
    videos: [{ asset_id: ASSET, name: 'Launch.mp4', width: 960, height: 540, frames: 500 }],
    settings: { scale: 4, smooth_motion: true, denoise: 'auto' },
  });
});

it('costs nothing that the balance has not, and asks for one improvement at least', async () => {
  const { user } = await openEnhancer();
  await user.click(await screen.findByRole('radio', { name: 'Best' }));
  expect(await screen.findByText('8 credits needed, 5 left.', { exact: false })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enhance · 8 credits' })).toBeDisabled();
  await user.click(choose('Same'));
  await user.click(choose('Off'));
  await user.click(screen.getByRole('switch', { name: /^Repair compression/ }));
  expect(screen.getByText('Choose at least one improvement.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.queryByText('Choose at least one improvement.')).toBeNull();
});

it('refuses what is no MP4 or too long before it is paid for, and lets it be removed', async () => {
  const { user } = await openEnhancer({ getVideoFrames: { ...VIDEO, frames: 7600 } });
  expect(await screen.findByText('A video may last 5 minutes at most.')).toBeVisible();
  const files = [new File(['x'], 'clip.mov', { type: 'video/quicktime' })];
  fireEvent.drop(screen.getByRole('region', { name: 'Add videos' }), { dataTransfer: { files, types: ['Files'] } });
  expect(await screen.findByText('Only MP4 videos can be enhanced.')).toBeVisible();
  expect(screen.getByText("Remove the 2 videos that can't be used.", { exact: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Launch.mp4' }));
  expect(screen.queryByText('A video may last 5 minutes at most.')).toBeNull();
});

it('says why the server refuses the videos', async () => {
  await openEnhancer({ getTaskCost: new Refusal('NOT_FOUND') });
  expect(await screen.findByText(formatMessage('not_found', 'en'), { exact: false })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Enhance/ })).toBeDisabled();
});

it('previews three seconds for free, both sides of the same file, with what was measured', async () => {
  const task = makeTask({ task_id: PREVIEW, tool_type: 110, state: 'success', credits: 0, step: null, input: {} });
  const running = { ...task, state: 'generating' as const, step: 'measure_video' as const };
  let asked = 0;
  const studio = await openEnhancer({
    pushTask: running,
    // No event tells that a preview has ended.
    getTaskStatus: () => {
      asked += 1;
      return asked > 1 ? task : running;
    },
    preloadPreview: {
      document: PREVIEW_DOCUMENT,
      media: [{ id: 'video', url: '/files/preview.mp4' }],
      fonts: [],
    },
    getPreviewMaterial: { material: FACTS },
  });
  const { user } = studio;
  await user.click(await screen.findByRole('link', { name: 'Preview' }));
  await user.click(await screen.findByRole('button', { name: 'Preview 3 s from 0:07' }));
  await waitFor(() => expect(studio.server.inputsOf('preloadPreview')).toHaveLength(1));
  const line = await screen.findByRole('slider', { name: 'Before and after' });
  expect(line).toHaveAttribute('value', '50');
  expect(document.querySelectorAll('canvas')).toHaveLength(2);
  expect(await screen.findByText('4.8 → 0.9')).toBeVisible();
  expect(screen.getByText('960 × 540 → 1920 × 1080')).toBeVisible();
  expect(studio.server.inputsOf('pushTask')[0]?.input).toMatchObject({ preview_at_s: 6.67 });
  expect(screen.getByRole('button', { name: /^Preview 3 s/ })).toBeDisabled();
  await user.click(choose('Strong'));
  expect(screen.getByText('Settings have changed since this preview.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Preview 3 s/ })).toBeEnabled();
});

it('says why a preview failed', async () => {
  const failed = makeFailedTask({ task_id: PREVIEW, tool_type: 110, input: {} });
  const { user } = await openEnhancer({ pushTask: failed, getTaskStatus: failed });
  await user.click(await screen.findByRole('link', { name: 'Preview' }));
  await user.click(await screen.findByRole('button', { name: /^Preview 3 s/ }));
  expect(await screen.findByText(failed.failure?.msg ?? '', { exact: false })).toBeVisible();
});

it('leads back to the videos if none is open', async () => {
  const studio = await openStudio('/video-enhancer/editor?video=gone');
  await studio.user.click(await screen.findByRole('link', { name: 'Choose videos' }));
  await expectPath('/video-enhancer');
});

it('brings videos back after a reload, also in the editor', async () => {
  sessionStorage.setItem(
    'enhance-videos-1',
    JSON.stringify([{ id: 'kept', name: 'Launch.mp4', assetId: ASSET, kept: null }]),
  );
  await openStudio('/video-enhancer/editor?video=kept', {
    answers: { getLibraryAsset: makeLibraryAsset({ id: ASSET }), getVideoFrames: VIDEO },
  });
  expect(await screen.findByRole('button', { name: 'Preview 3 s from 0:07' })).toBeVisible();
});
