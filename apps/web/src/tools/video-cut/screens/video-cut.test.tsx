import { type AssetId, type VideoFrames, videoCutInput } from '@reelwright/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeLibraryAsset, makeTask } from '#src/app/test-answers.ts';
import { type Answers, Refusal } from '#src/app/test-server.ts';
import { expectPath, openStudio, type TestStudio } from '#src/app/test-studio.tsx';
import { forgetHistory } from '../model/cut-drafts.ts';
import { cutUploads } from '../model/cut-uploads.ts';

const ASSET = '11111111-1111-4111-8111-111111111111' as AssetId;
/** 20 s at 25 frames a second, with a key frame every 2 s. */
const VIDEO: VideoFrames = {
  asset_id: ASSET,
  file_name: 'Launch.mp4',
  width: 1920,
  height: 1080,
  frame_rate: { num: 25, den: 1 },
  frames: 500,
  has_audio: true,
  is_stacked: false,
  preview_url: '/files/proxy.mp4',
  peaks_url: null,
  filmstrip: { url: '/files/strip.jpg', count: 20, width: 160, height: 90 },
  copy: { key_frames: [0, 50, 100, 150, 200, 250, 300, 350, 400, 450], can_join: true },
  copy_problem: null,
};

beforeEach(() => {
  cutUploads.removeAll();
  forgetHistory(ASSET);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
});

async function openCutter(video: Partial<VideoFrames> = {}, answers: Answers = {}): Promise<TestStudio> {
  const studio = await openStudio(`/video-cut?asset=${ASSET}`, {
    answers: {
      getVideoFrames: { ...VIDEO, ...video },
      getTaskCost: ({ input }) => {
        const credits = videoCutInput.parse(input).ranges.length;
        return { credits, balance: 5, is_enough: credits <= 5 };
      },
      ...answers,
    },
  });
  await screen.findByRole('region', { name: 'Timeline' });
  return studio;
}

const playhead = () => screen.getByRole('slider', { name: 'Playhead' });
const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, text: string): void => {
  fireEvent.change(field(name), { target: { value: text } });
  fireEvent.blur(field(name));
};

it('marks a part by keys, frame by frame, and says what is copied before it is paid', async () => {
  const task = makeTask({ tool_type: 100, title: 'Launch', step: 'cut_frames', input: {} });
  const studio = await openCutter({}, { pushTask: task, getTaskStatus: task });
  expect(screen.getByText('Every frame is copied without loss.')).toBeVisible();
  const { user } = studio;
  await user.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(playhead()).toHaveAttribute('aria-valuenow', '1');
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}i');
  expect(field('Start of part 1')).toHaveValue('0:00:11');
  type('End of part 1', '0:04:10');
  expect(screen.getByText(/^49 of 99 frames are encoded again/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Move part 1 to key frames' }));
  expect(screen.getByText('Every frame is copied without loss.')).toBeVisible();
  const button = await screen.findByRole('button', { name: 'Cut video · 1 credit' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.dblClick(button);
  await expectPath(/^\/video-detail\?id=/);
  expect(studio.server.inputsOf('pushTask')).toHaveLength(1);
  expect(studio.server.inputsOf('pushTask')[0]?.input).toMatchObject({
    asset_id: ASSET,
    name: 'Launch.mp4',
    frame_rate: { num: 25, den: 1 },
    ranges: [{ from: 0, to: 100 }],
    result: 'joined',
    is_lossless: true,
  });
});

it('splits, reorders, removes, and takes each step back', async () => {
  const { user } = await openCutter();
  type('End of part 1', '0:10:00');
  fireEvent.keyDown(playhead(), { key: 'Home' });
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}s');
  const rows = () => within(screen.getByRole('region', { name: 'Parts' })).getAllByRole('listitem');
  expect(rows()).toHaveLength(2);
  expect(field('Start of part 2')).toHaveValue('0:00:20');
  await user.click(screen.getByRole('button', { name: 'Move part 2 up' }));
  expect(field('Start of part 1')).toHaveValue('0:00:20');
  await user.click(screen.getByText('One file per part'));
  const button = await screen.findByRole('button', { name: 'Cut video · 2 credits' });
  await waitFor(() => expect(button).toBeEnabled());
  expect(screen.getByText('2 files, 10 s')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove part 2' }));
  expect(rows()).toHaveLength(1);
  await user.keyboard('{Control>}zzz{/Control}');
  expect(field('Start of part 2')).toHaveValue('0:00:20');
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  expect(field('Start of part 1')).toHaveValue('0:00:20');
});

it('says that a rotated, cropped or padded image is encoded, and gives its size', async () => {
  const { user } = await openCutter();
  await user.click(screen.getByRole('button', { name: 'Rotate right' }));
  expect(screen.getByText(/^Every frame is encoded again: the image is rotated/)).toBeVisible();
  expect(screen.getByText('Result: 1080 × 1920 px')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await user.click(screen.getByText('9:16'));
  expect(screen.getByText('Result: 608 × 1080 px')).toBeVisible();
  const corner = screen.getByRole('button', { name: /^Crop corner 4/ });
  fireEvent.keyDown(corner, { key: 'ArrowUp' });
  expect(screen.getByText(/^Result: 608 × 10[56]\d px$/)).toBeVisible();
});

it.each([
  ['frame_rate', "the upload's frames are not evenly spaced."],
  ['transparent', 'the video is transparent; the result is a WebM with transparency.'],
] as const)('says why nothing of a video can be copied: %s', async (problem, words) => {
  await openCutter({ copy: null, copy_problem: problem });
  expect(screen.getByText(`Every frame is encoded again: ${words}`)).toBeVisible();
  expect(screen.getByRole('switch', { name: /^Copy frames/ })).toBeDisabled();
});

it('keeps the parts while another screen is visited', async () => {
  const studio = await openCutter();
  type('End of part 1', '0:03:00');
  studio.leave();
  await openCutter();
  expect(field('End of part 1')).toHaveValue('0:03:00');
});

it('refuses a file that is no video by its name, and shows why a video does not open', async () => {
  const { user } = await openStudio('/video-cut');
  await screen.findByRole('heading', { name: 'Video Cut', level: 1 });
  const input = screen.getByLabelText('Choose a video', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['x'], 'photo.png')] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('File format is not supported');
  expect(user).toBeDefined();
});

it('offers another try where a video can not be opened', async () => {
  await openStudio(`/video-cut?asset=${ASSET}`, { answers: { getVideoFrames: new Refusal('NOT_FOUND') } });
  expect(await screen.findByRole('heading', { name: "The video can't be opened" })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('uploads one video and opens it; what could not be used gives way to the next', async () => {
  const upload = {
    upload_id: ASSET,
    url: '/files/launch',
    method: 'PUT',
    expires: '2026-11-20T11:00:00.000Z',
  } as const;
  await openStudio('/video-cut', {
    answers: {
      getVideoFrames: VIDEO,
      getTaskCost: { credits: 1, balance: 5, is_enough: true },
      getUploadUrl: upload,
      reportUpload: makeLibraryAsset({ id: ASSET }),
    },
  });
  const drop = (name: string) =>
    fireEvent.drop(screen.getByRole('region', { name: 'Add a video' }), {
      dataTransfer: { files: [new File(['x'], name, { type: 'video/mp4' })], types: ['Files'] },
    });
  await screen.findByRole('region', { name: 'Add a video' });
  drop('notes.txt');
  expect(await screen.findByRole('alert')).toHaveTextContent('notes.txt: File format is not supported');
  drop('Launch.mp4');
  await expectPath(`/video-cut?asset=${ASSET}`);
  expect(await screen.findByRole('region', { name: 'Timeline' })).toBeVisible();
});
