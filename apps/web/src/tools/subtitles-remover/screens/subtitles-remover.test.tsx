import { type AssetId, type EraseBox, subtitlesRemoverInput } from '@reelwright/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { makeLibraryAsset, makeTask } from '#src/app/test-answers.ts';
import { type Answers, Refusal } from '#src/app/test-server.ts';
import { expectPath, openStudio, type TestStudio } from '#src/app/test-studio.tsx';
import { eraseVideos } from '../model/erase-videos.ts';

const ASSET = '11111111-1111-4111-8111-111111111111' as AssetId;
/** A video of 20 s. */
const VIDEO = makeLibraryAsset({ id: ASSET });

afterEach(eraseVideos.removeAll);

async function openRemover(answers: Answers = {}, video: Partial<typeof VIDEO> = {}): Promise<TestStudio> {
  const studio = await openStudio(`/subtitles-remover?asset=${ASSET}`, {
    answers: {
      getLibraryAsset: { ...VIDEO, ...video },
      getTaskCost: { credits: 4, balance: 10, is_enough: true },
      ...answers,
    },
  });
  await screen.findByRole('list', { name: 'Videos' });
  return studio;
}

const boxes = () => screen.findByRole('region', { name: 'Boxes' });
const box = (number: number) => screen.getByRole('button', { name: new RegExp(`^Box ${number}\\. Arrow`) });
const eraseButton = () => screen.findByRole('button', { name: /^Erase( ·|$)/ });

it('erases what was boxed by keyboard, once the rights are confirmed', async () => {
  const task = makeTask({ tool_type: 97, step: 'erase_boxes', input: {} });
  const { user, server } = await openRemover({ pushTask: task, getTaskStatus: task });
  expect(screen.getByText('1 video has no box yet.')).toBeVisible();
  await user.click(within(await boxes()).getByRole('button', { name: 'Add box' }));
  fireEvent.focus(box(1));
  fireEvent.keyDown(box(1), { key: 'ArrowUp' });
  fireEvent.keyDown(box(1), { key: 'ArrowLeft', shiftKey: true });
  fireEvent.change(screen.getByRole('textbox', { name: 'End of box 1' }), { target: { value: '12.5 s' } });
  expect(await eraseButton()).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'I have the right to change these videos' }));
  await user.dblClick(await screen.findByRole('button', { name: 'Erase · 4 credits' }));
  await expectPath('/video-detail');
  const [pushed, ...again] = server.inputsOf('pushTask');
  expect(again).toEqual([]);
  const input = subtitlesRemoverInput.parse(pushed?.input);
  expect(input).toMatchObject({ has_rights: true, videos: [{ asset_id: ASSET, length_s: 20 }] });
  const [sent] = input.videos[0]?.boxes ?? [];
  expect(sent).toMatchObject({ kind: 'text', x: 0.15, from_ms: 0, to_ms: 12_500 });
  expect(sent?.y).toBeCloseTo(0.79);
  expect(sent?.width).toBeCloseTo(0.69);
});

it('draws a box by dragging, and undoes and removes it', async () => {
  const { user } = await openRemover();
  await boxes();
  const stage = screen.getByLabelText('Launch.mp4').parentElement as HTMLElement;
  stage.getBoundingClientRect = () => ({ left: 0, top: 0, width: 1000, height: 500 }) as DOMRect;
  const at = (x: number, y: number) => ({ clientX: x, clientY: y, button: 0, pointerId: 1 });
  stage.setPointerCapture = () => undefined;
  fireEvent.pointerDown(stage, at(800, 25));
  fireEvent.pointerMove(stage, at(900, 50));
  fireEvent.pointerUp(stage, at(950, 75));
  const panel = within(await boxes());
  expect(panel.getByText('1 / 10')).toBeVisible();
  expect(panel.getByRole('radio', { name: 'Mark' })).toBeChecked();
  await user.click(panel.getByRole('button', { name: 'Undo' }));
  expect(panel.getByText('0 / 10')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Redo' }));
  fireEvent.keyDown(box(1), { key: 'Delete' });
  expect(panel.getByText('0 / 10')).toBeVisible();
});

/** A preview that has ended before it is first asked about. */
const preview = (material: object): Answers => ({
  pushTask: makeTask({ tool_type: 97, state: 'success', step: null, input: {} }),
  getPreviewMaterial: { material: { ...material } },
  preloadPreview: { document: {}, media: [{ id: 'erased', url: '/files/erased.mp4' }], fonts: [] },
});

it('adds the boxes that were found', async () => {
  const found = { kind: 'text', x: 0.2, y: 0.8, width: 0.6, height: 0.1 };
  const { user, server } = await openRemover(preview({ boxes: [found], restored: [] }));
  await user.click(within(await boxes()).getByRole('button', { name: 'Find texts and marks' }));
  expect(await screen.findByText('1 box was found. Check it before you erase.')).toBeVisible();
  expect(box(1)).toBeVisible();
  expect(server.inputsOf('pushTask')[0]?.input).toMatchObject({ preview: { kind: 'boxes' } });
});

it('says so where no texts or marks are found', async () => {
  const { user } = await openRemover(preview({ boxes: [], restored: [] }));
  await user.click(within(await boxes()).getByRole('button', { name: 'Find texts and marks' }));
  expect(await screen.findByText(/^No burned-in texts or marks were found/)).toBeVisible();
});

it('previews three seconds for free, and names a box that held nothing', async () => {
  const { user, server } = await openRemover(preview({ boxes: null, restored: [0.8, null] }));
  const panel = within(await boxes());
  await user.click(panel.getByRole('button', { name: 'Add box' }));
  await user.click(panel.getByRole('button', { name: 'Add box' }));
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByRole('slider', { name: 'Line between before and after' })).toBeVisible();
  expect(screen.getByText(/^80% of the covered area/)).toBeVisible();
  expect(panel.getAllByText('Nothing of this kind was found here in the preview.')).toHaveLength(1);
  expect(server.inputsOf('pushTask')[0]?.input).toMatchObject({ preview: { kind: 'result', from_ms: 0 } });
  await user.click(panel.getByRole('button', { name: 'Remove box 2' }));
  expect(screen.getByText('The boxes have changed since this preview.')).toBeVisible();
});

it.each([
  ['of another format', { file_name: 'Launch.webm' }, 'Only MOV and MP4 videos can be used.'],
  ['that is too long', { duration: 361 }, 'Videos must be shorter than 360 s.'],
  ['that is too large', { filesize: 401 * 2 ** 20 }, 'Videos must be smaller than 400 MB.'],
])('refuses a video %s', async (_what, change, message) => {
  await openRemover({}, change);
  expect(await screen.findByText(message)).toBeVisible();
  expect(await eraseButton()).toBeDisabled();
});

it('brings videos back with their boxes after a reload', async () => {
  const box: EraseBox = { x: 0.2, y: 0.1, width: 0.4, height: 0.1, kind: 'mark', from_ms: 0, to_ms: 20_000 };
  sessionStorage.setItem(
    'erase-videos-1',
    JSON.stringify([{ id: 'kept', name: 'Launch.mp4', assetId: ASSET, kept: [box] }]),
  );
  const { server } = await openStudio('/subtitles-remover', {
    answers: { getLibraryAsset: VIDEO, getTaskCost: { credits: 4, balance: 10, is_enough: true } },
  });
  expect(await screen.findByRole('button', { name: /^Box 1\. Arrow/ })).toBeVisible();
  await waitFor(() => expect(server.inputsOf('getTaskCost')).not.toEqual([]));
  expect(server.inputsOf('getTaskCost').at(-1)?.input).toMatchObject({ videos: [{ asset_id: ASSET, boxes: [box] }] });
  // Nor does a second reload lose them.
  expect(sessionStorage.getItem('erase-videos-1')).toContain(ASSET);
});

it('keeps videos and boxes that the server does not answer for after a reload, and tries again', async () => {
  const kept = JSON.stringify([{ id: 'kept', name: 'Launch.mp4', assetId: ASSET, kept: [] }]);
  sessionStorage.setItem('erase-videos-1', kept);
  let isBusy = true;
  const { user } = await openStudio('/subtitles-remover', {
    answers: {
      getLibraryAsset: () => (isBusy ? new Refusal('SYSTEM_BUSY') : VIDEO),
      getTaskCost: { credits: 4, balance: 10, is_enough: true },
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(sessionStorage.getItem('erase-videos-1')).toBe(kept);
  isBusy = false;
  await user.click(again);
  await within(await boxes()).findByRole('button', { name: 'Add box' });
});
