import type { AssetId } from '@reelwright/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeBrandKit, makeFailedTask, makeLibraryAsset, makeTask, SETTING } from '#src/app/test-answers.ts';
import { type Answers, Refusal } from '#src/app/test-server.ts';
import { expectPath, openStudio, type TestStudio } from '#src/app/test-studio.tsx';
import { cutImages } from '../model/cut-images.ts';
import type { CutOutAnswer, CutOutOrder } from '../worker/cut-out-messages.ts';

/** What the worker was asked for. */
let orders: CutOutOrder[];

/** A worker without a thread: it is certain of small files, and of no others. */
class TestCutOutWorker extends EventTarget {
  postMessage(order: CutOutOrder): void {
    orders.push(order);
    if (order.op !== 'open') return;
    const isCertain = order.file.size < 20;
    const verdict = isCertain ? 'certain' : 'mark';
    const hints = isCertain ? [] : (['box'] as const);
    const data: CutOutAnswer = { op: 'opened', id: order.id, verdict, hints, size: { width: 4, height: 3 } };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {
    // There is no thread to terminate.
  }
}

const [appFetch, AppWorker] = [globalThis.fetch, globalThis.Worker];
beforeEach(() => {
  orders = [];
  globalThis.Worker = TestCutOutWorker as unknown as typeof Worker;
  // The library's copies of images: those of rooms are large.
  globalThis.fetch = (async (target: string, init?: RequestInit) =>
    target.startsWith('/files/')
      ? new Response('x'.repeat(target.includes('room') ? 100 : 10))
      : appFetch(target, init)) as typeof fetch;
});
afterEach(() => {
  cutImages.removeAll();
  globalThis.fetch = appFetch;
  globalThis.Worker = AppWorker;
});

const photo = (name: string, size = 10): File =>
  Object.defineProperty(new File(['x'], name, { type: 'image/jpeg' }), 'size', { value: size });

async function openRemover(answers: Answers = {}): Promise<TestStudio> {
  const names = new Map<string, string>();
  let count = 0;
  const studio = await openStudio('/background-remover', {
    answers: {
      getTaskCost: ({ input }) => {
        const credits = 2 * (input['images'] as unknown[]).length;
        return { credits, balance: 10, is_enough: credits <= 10 };
      },
      getUploadUrl: ({ file_name: name }) => {
        count += 1;
        const id = `11111111-1111-4111-8111-${String(count).padStart(12, '0')}`;
        names.set(id, name);
        return { upload_id: id as never, url: `/files/${id}`, method: 'PUT', expires: '2026-11-20T11:00:00.000Z' };
      },
      reportUpload: ({ upload_id: id }) => ({
        id,
        file_name: names.get(id) ?? '',
        asset_type: 1,
        state: 'ready',
        percent: 100,
        url: `/files/${names.get(id)}`,
        thumb_url: '',
        width: 400,
        height: 300,
        duration: null,
        filesize: 10,
      }),
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: 'Background Remover', level: 1 });
  return studio;
}

const choose = ({ user }: TestStudio, ...files: File[]): Promise<void> =>
  user.upload(screen.getByLabelText('Choose images', { selector: 'input' }), files);
const cards = () => within(screen.getByRole('list', { name: 'Images' })).getAllByRole('listitem');

it('cuts several images out at once, for the price of each', async () => {
  const task = makeTask({ tool_type: 93, title: 'mug', step: 'separate' });
  const studio = await openRemover({ pushTask: task, getTaskStatus: task });
  await choose(studio, photo('mug.jpg'), photo('bag.png'));
  const button = await screen.findByRole('button', { name: 'Remove 2 backgrounds · 4 credits' });
  await waitFor(() => expect(button).toBeEnabled());
  await studio.user.dblClick(button);
  await expectPath(/^\/background-remover\?id=/);
  const [input, ...again] = studio.server.inputsOf('pushTask');
  expect(again).toEqual([]);
  expect(input?.input).toMatchObject({
    images: [{ name: 'mug.jpg' }, { name: 'bag.png' }],
    background: { kind: 'transparent' },
    format: 'png',
  });
  expect(JSON.stringify(input?.input)).not.toContain('marks');
});

it('asks to mark what could not be separated, before anything is paid', async () => {
  const studio = await openRemover();
  await choose(studio, photo('mug.jpg'), photo('room.jpg'));
  expect(await screen.findByText('Could not be separated')).toBeVisible();
  expect(screen.getByText('The background is busy: draw a box around the subject.')).toBeVisible();
  expect(screen.getByText('Check one image first.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Remove 2 backgrounds/ })).toBeDisabled();

  await studio.user.click(screen.getByRole('link', { name: 'Mark subject' }));
  await screen.findByRole('application', { name: /^Cut-out of room.jpg/ });
  expect(screen.getByRole('button', { name: 'Box' })).toHaveAttribute('aria-pressed', 'true');
  await studio.user.keyboard('k');
  expect(screen.getByRole('button', { name: 'Keep' })).toHaveAttribute('aria-pressed', 'true');
  fireEvent.keyDown(screen.getByRole('application'), { key: 'Enter' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled());
  expect(orders.findLast(({ op }) => op === 'mask')).toMatchObject({ marks: { strokes: [{ kind: 'keep' }] } });
  await studio.user.keyboard('{Control>}z{/Control}');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await studio.user.click(screen.getByRole('button', { name: 'Redo' }));
  await studio.user.click(screen.getByRole('button', { name: 'Done' }));

  await expectPath(/^\/background-remover$/);
  expect(screen.queryByText('Could not be separated')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Remove 2 backgrounds/ })).toBeEnabled());
});

it('refuses a file of more than 12 MB, and takes the others', async () => {
  const studio = await openRemover();
  await choose(studio, photo('large.jpg', 13 * 2 ** 20), photo('mug.jpg'));
  expect(await screen.findByText(/12 MB/, { selector: '[role=status] *' })).toBeVisible();
  expect(cards()).toHaveLength(2);
  expect(screen.getByText("Remove the image that can't be used.")).toBeVisible();
  await studio.user.click(screen.getByRole('button', { name: 'Remove large.jpg' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Remove background ·/ })).toBeEnabled());
});

it('offers JPG only on a background, and sets what marketplaces ask for at once', async () => {
  const task = makeTask({ tool_type: 93, step: 'separate' });
  const studio = await openRemover({ pushTask: task, getTaskStatus: task });
  await choose(studio, photo('mug.jpg'));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Remove background ·/ })).toBeEnabled());
  expect(screen.queryByRole('radio', { name: 'JPG' })).toBeNull();
  await studio.user.click(screen.getByRole('button', { name: 'Marketplace image' }));
  expect(screen.getByRole('radio', { name: 'JPG' })).toBeChecked();
  await studio.user.click(screen.getByRole('button', { name: 'Transparent' }));
  expect(screen.getByRole('radio', { name: 'PNG' })).toBeChecked();
  await studio.user.click(screen.getByRole('button', { name: 'Marketplace image' }));
  await studio.user.click(screen.getByRole('button', { name: /^Remove background ·/ }));
  await waitFor(() => expect(studio.server.inputsOf('pushTask')).toHaveLength(1));
  expect(studio.server.inputsOf('pushTask')[0]?.input).toMatchObject({
    background: { kind: 'color', color: '#ffffff' },
    frame: { kind: 'square', side_px: 2000, fill: 0.85 },
    format: 'jpg',
  });
});

it('offers the colors of the brand as backgrounds', async () => {
  const task = makeTask({ tool_type: 93, step: 'separate' });
  const studio = await openRemover({
    pushTask: task,
    getTaskStatus: task,
    listBrandKits: { list: [makeBrandKit({ colors: ['#0A7F5C'] })], max: 20 },
  });
  await choose(studio, photo('mug.jpg'));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Remove background ·/ })).toBeEnabled());
  await studio.user.click(await screen.findByRole('button', { name: 'Color of Kiln & Co: #0a7f5c' }));
  await studio.user.click(screen.getByRole('button', { name: /^Remove background ·/ }));
  await waitFor(() => expect(studio.server.inputsOf('pushTask')).toHaveLength(1));
  expect(studio.server.inputsOf('pushTask')[0]?.input).toMatchObject({
    background: { kind: 'color', color: '#0a7f5c' },
  });
});

it('shows the results of a task, each to download', async () => {
  const output = (variant: number) => ({
    asset_id: `22222222-2222-4222-8222-00000000000${variant}` as never,
    kind: 'cut_out' as const,
    variant,
    url: `/files/cut-${variant}.png`,
    download_url: `/files/cut-${variant}.png?download`,
    content_type: 'image/png',
    width: 800,
    height: 600,
    duration_s: null,
    size_bytes: 300_000,
    sha256: 'f'.repeat(64),
  });
  const task = makeTask({
    tool_type: 93,
    title: 'mug +1',
    state: 'success',
    input: { images: [], frame: { kind: 'square' } },
    outputs: [output(0), output(1)],
  });
  await openStudio(`/background-remover?id=${task.task_id}`, { tasks: [task] });
  expect(await screen.findByRole('heading', { name: 'mug +1' })).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'Download' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/files/cut-0.png?download',
    '/files/cut-1.png?download',
  ]);
  expect(screen.getByRole('button', { name: 'Download all 2' })).toBeVisible();
});

it('says why a task failed, and that its credits came back', async () => {
  const task = makeFailedTask({ tool_type: 93 });
  await openStudio(`/background-remover?id=${task.task_id}`, { tasks: [task] });
  expect(await screen.findByText(/returned to the account/)).toBeVisible();
});

it('leads back to the images where the editor has none', async () => {
  await openStudio('/background-remover/editor');
  expect(await screen.findByRole('heading', { name: 'No image is open' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose images' })).toHaveAttribute('href', '/background-remover');
});

const KEPT = '11111111-1111-4111-8111-000000000007' as AssetId;
const ROOM = makeLibraryAsset({
  id: KEPT,
  file_name: 'room.jpg',
  asset_type: 1,
  url: '/files/room',
  width: 400,
  height: 300,
  duration: null,
});
const keepMarked = (): void =>
  sessionStorage.setItem(
    'cut-out-images-2',
    JSON.stringify([
      {
        id: 'kept',
        name: 'room.jpg',
        assetId: KEPT,
        kept: {
          isSeen: false,
          edit: {
            marks: { box: { x: 0.1, y: 0.1, width: 0.5, height: 0.5 }, strokes: [] },
            edge: { refine: 0.5, feather: 0, shift: 0 },
          },
        },
      },
    ]),
  );

it('brings images back with their marks after a reload, also in the editor', async () => {
  keepMarked();
  await openStudio('/background-remover/editor?image=kept', { answers: { getLibraryAsset: ROOM } });
  await screen.findByRole('application', { name: /^Cut-out of room.jpg/ });
  await waitFor(() =>
    expect(orders.findLast(({ op }) => op === 'mask')).toMatchObject({ marks: { box: { width: 0.5 } } }),
  );
  expect(sessionStorage.getItem('cut-out-images-2')).toContain(KEPT);
});

it('leaves out what is gone from the library', async () => {
  keepMarked();
  await openStudio('/background-remover/editor?image=kept', {
    answers: { getLibraryAsset: new Refusal('NOT_FOUND') },
  });
  expect(await screen.findByRole('heading', { name: 'No image is open' })).toBeVisible();
  expect(sessionStorage.getItem('cut-out-images-2')).toBeNull();
});

it('takes an image that could not be separated where the server has a model for it', async () => {
  const setting = { ...SETTING, features: { ...SETTING.features, cut_out_model: true } };
  const task = makeTask({ tool_type: 93, step: 'separate' });
  const studio = await openRemover({ appSetting: setting, pushTask: task, getTaskStatus: task });
  await choose(studio, photo('room.jpg'));
  expect(await screen.findByText('The model will find it')).toBeVisible();
  const button = screen.getByRole('button', { name: /^Remove background ·/ });
  await waitFor(() => expect(button).toBeEnabled());
  await studio.user.click(button);
  await waitFor(() => expect(studio.server.inputsOf('pushTask')).toHaveLength(1));
  expect(JSON.stringify(studio.server.inputsOf('pushTask')[0]?.input)).not.toContain('marks');
});
