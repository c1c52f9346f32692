import type { AdDraft, AssetId, CallData, Draft } from '@reelwright/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeDraft, makeLibraryAsset, makeTask, type TestAccount } from '#src/app/test-answers.ts';
import { type Answers, Refusal } from '#src/app/test-server.ts';
import { expectPath, fill, openStudio, type TestStudio } from '#src/app/test-studio.tsx';
import { makeMugDraft } from '../test-mug-draft.ts';

type Step = 'product-details' | 'video-settings' | 'script-settings';

const EMPTY: AdDraft = {
  version: 1,
  step: 'product',
  source: { kind: 'uploads' },
  product: {},
  sources: {},
  settings: {},
  scripts: [],
  chosen_scripts: [],
};
const MUG_PAGE = {
  product: {
    name: 'Ember Stoneware Mug',
    brand: 'Kiln & Co',
    price: 24.9,
    currency: 'EUR',
    selling_points: ['Keeps coffee hot for an hour'],
    images: [{ url: 'https://shop.example/mug-1.jpg' }],
  },
  sources: {
    name: { source: 'json-ld', confidence: 0.95 },
    price: { source: 'json-ld', confidence: 0.95 },
    selling_points: { source: 'page', confidence: 0.7 },
  },
  url: 'https://shop.example/mug',
  text_languages: ['en'],
} as unknown as CallData<'analyseUrl'>;

const nameOf = () => screen.getByRole('textbox', { name: 'Product name' });
const getMake = () => screen.getByRole('button', { name: /^Generate video/ });
const listRemarks = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const file = (name: string, type: string) => new File(['bytes'], name, { type });

interface Opened extends TestStudio {
  draft: Draft;
}

/** Opens a step of the wizard with a draft. */
async function openStep(
  step: Step,
  {
    content = EMPTY,
    answers = {},
    toolType = 104,
    user = {},
  }: { content?: AdDraft; answers?: Answers; toolType?: 103 | 104; user?: TestAccount['user'] } = {},
): Promise<Opened> {
  const draft = makeDraft(content, { tool_type: toolType });
  // The uploads are the first step of an ad without a link.
  const path = toolType === 104 ? `/link-to-video/${step}` : '/ai-video-ads';
  const studio = await openStudio(`${path}?draft=${draft.draft_id}`, {
    drafts: [draft],
    answers,
    ...(user && { user }),
  });
  await screen.findByRole('navigation', { name: 'Steps' });
  // The content of a step follows its heading.
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
  return { ...studio, draft };
}

async function switchToChinese({ user }: TestStudio): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Language' }));
  await user.click(await screen.findByRole('menuitem', { name: '简体中文' }));
}

it('names what is missing before any credits are spent', async () => {
  const { user, server } = await openStep('product-details');
  await user.click(await screen.findByRole('button', { name: 'Generate video · 5 credits' }));
  expect((await screen.findAllByText(/the product name is required/i))[0]).toBeVisible();
  expect(screen.getByText('Add at least one image or video.')).toBeVisible();
  await fill(user, nameOf(), 'Reading Lamp');
  await waitFor(() => expect(screen.queryByText(/the product name is required/i)).toBeNull());
  expect(server.inputsOf('pushTask')).toEqual([]);
});

it('refuses invalid files with the reason, and removes and restores images', async () => {
  const { user } = await openStep('product-details', {
    answers: { reportUpload: () => new Refusal('FILE_FORMAT') },
  });
  const input = screen.getByLabelText('Add images or videos');
  await user.upload(input, [file('broken.jpg', 'image/jpeg')]);
  const images = await screen.findByRole('list', { name: 'Images and videos' });
  expect(await within(images).findByRole('alert')).toHaveTextContent('File format is not supported');
  expect(within(images).queryByRole('img')).toBeNull();
  await user.click(screen.getByRole('button', { name: "Don't upload broken.jpg" }));
  await waitFor(() => expect(within(images).queryByRole('alert')).toBeNull());
});

/** An image of the library. */
const asset = (index: number, name: string) => ({
  id: `00000000-0000-4000-8000-00000000000${index}` as AssetId,
  file_name: name,
  asset_type: 1 as const,
  is_folder: false as const,
  state: 'ready' as const,
  percent: 100,
  url: '/files/a',
  thumb_url: '/files/b',
  width: 300,
  height: 300,
  duration: null,
  filesize: 1000,
  folder_id: null,
  format: 'image/jpeg',
  tags: [],
  category_id: 0,
  description: '',
  is_favorite: false,
  filmstrip: null,
  date_created: '2026-11-20T10:00:00.000Z',
  date_modified: '2026-11-20T10:00:00.000Z',
  date_deleted: null,
});

it('begins an ad with an image that another tool has made', async () => {
  const made = asset(7, 'bottle-in-scene.png');
  const { server } = await openStudio(`/link-to-video?asset=${made.id}`, {
    answers: {
      getLibraryAsset: makeLibraryAsset({ ...made, preview_url: made.url }),
    },
  });
  await expectPath(/^\/link-to-video\/product-details/);
  const images = within(await screen.findByRole('list', { name: 'Images and videos' }));
  expect(images.getByRole('img', { name: 'bottle-in-scene.png' })).toBeVisible();
  expect(server.inputsOf('getLibraryAsset')).toEqual([{ asset_id: made.id }]);
});

it('takes what the library holds, in the order of choice', async () => {
  const list = [asset(1, 'cup.jpg'), asset(2, 'lid.jpg'), { ...asset(3, 'new.jpg'), state: 'preparing' as const }];
  const { user, server } = await openStep('product-details', {
    answers: {
      listLibrary: () => ({ list, path: [], next_cursor: null }),
      getLibraryDict: () => ({ categories: [{ id: 1, cat_name: 'Products', sub_category: [] }], tags: [] }),
    },
  });
  await user.click(screen.getByRole('button', { name: 'Choose from library' }));
  await user.click(await screen.findByRole('option', { name: 'Image lid.jpg' }));
  expect(screen.queryByRole('option', { name: 'Image new.jpg' })).toBeNull();
  await user.click(screen.getByRole('option', { name: 'Image cup.jpg' }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  const images = within(await screen.findByRole('list', { name: 'Images and videos' }));
  await waitFor(() =>
    expect(images.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['lid.jpg', 'cup.jpg']),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.inputsOf('listLibrary')).toMatchObject([{ folder_id: 'root', kinds: 'image,video' }]);
});

it('accepts images and videos, and omits one until it is restored', async () => {
  const { user } = await openStep('product-details');
  await user.upload(screen.getByLabelText('Add images or videos'), [
    file('lamp.jpg', 'image/jpeg'),
    file('lamp.mp4', 'video/mp4'),
  ]);
  const images = within(await screen.findByRole('list', { name: 'Images and videos' }));
  expect(await images.findByRole('img', { name: 'lamp.jpg' })).toBeVisible();
  expect(await images.findByRole('img', { name: 'Video lamp.mp4, 0:07' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove image 2' }));
  await waitFor(() => expect(images.getAllByRole('img')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Restore image 1' }));
  await waitFor(() => expect(images.getAllByRole('img')).toHaveLength(2));
});

it('keeps the order in which images were chosen, even if the second finishes first', async () => {
  const late = Promise.withResolvers<void>();
  const { user, server } = await openStudio('/ai-video-ads');
  server.hold('getUploadUrl', (input) => (input.file_name === 'lamp.jpg' ? late.promise : undefined));
  await fill(user, await screen.findByRole('textbox', { name: 'What is it?' }), 'A lamp.');
  await user.upload(screen.getByLabelText(/^Drop images and videos here/), [
    file('lamp.jpg', 'image/jpeg'),
    file('bowl.jpg', 'image/jpeg'),
  ]);
  await expectPath(/^\/ai-video-ads.*\?draft=/);
  expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveValue('A lamp.');
  const images = within(screen.getByRole('list', { name: 'Images and videos' }));
  expect(await images.findByRole('img')).toHaveAttribute('alt', 'bowl.jpg');
  late.resolve();
  await waitFor(() =>
    expect(images.getAllByRole<HTMLImageElement>('img').map(({ alt }) => alt)).toEqual(['lamp.jpg', 'bowl.jpg']),
  );
});

it('shows the upload rules, and leads to the first field that breaks them', async () => {
  const { user } = await openStep('product-details', { toolType: 103 });
  await fill(user, nameOf(), 'Reading Lamp');
  const input = screen.getByLabelText('Add images or videos');
  await user.upload(input, [file('lamp.jpg', 'image/jpeg')]);
  expect(await screen.findByText('Select 3 to 30 images or videos.')).toBeVisible();
  await user.upload(input, [file('bowl.jpg', 'image/jpeg'), file('mug.jpg', 'image/jpeg')]);
  await waitFor(() => expect(screen.queryByText('Select 3 to 30 images or videos.')).toBeNull());
  await user.click(getMake());
  expect(await screen.findByText(/selling points are required/i)).toBeVisible();
  const first = screen.getByRole('textbox', { name: 'Selling point 1' });
  await waitFor(() => expect(first).toHaveFocus());
  await user.paste('Warm light');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Selling point 2' })).toHaveFocus());
  await user.paste('Dims to a glow');
  expect(screen.getByRole('textbox', { name: 'Selling point 2' })).toHaveValue('Dims to a glow');
});

it('moves a selling point by the keyboard', async () => {
  const { user } = await openStep('product-details', { content: makeMugDraft({ step: 'product' }) });
  const points = (position: number) => screen.getByRole('textbox', { name: `Selling point ${position}` });
  await user.click(points(1));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(points(1)).toHaveValue('Fits every hand');
  expect(points(2)).toHaveValue('Keeps coffee hot for an hour');
  await waitFor(() => expect(points(2)).toHaveFocus());
});

it('reports invalid reviews and colours until they are corrected', async () => {
  const { user } = await openStep('product-details', { content: makeMugDraft({ step: 'product' }) });
  await user.click(screen.getByRole('button', { name: /^Reviews and brand/ }));
  await user.click(await screen.findByRole('button', { name: 'Add review' }));
  await fill(user, screen.getByRole('textbox', { name: 'Name' }), 'Annabelle');
  await user.click(screen.getByRole('button', { name: 'Add color' }));
  await fill(user, await screen.findByRole('textbox', { name: 'Color 1' }), '#c0ffe');
  await user.click(getMake());
  expect(await screen.findByText(/^Each review needs text/)).toBeVisible();
  expect(screen.getByText('Enter a color such as #1f6feb.')).toBeVisible();
  await fill(user, screen.getByRole('textbox', { name: /^The customer's exact words/ }), 'Kind to my hands.');
  await waitFor(() => expect(screen.queryByText(/^Each review needs text/)).toBeNull());
  await fill(user, screen.getByRole('textbox', { name: 'Color 1' }), '#1f6feb');
  await waitFor(() => expect(screen.queryByText('Enter a color such as #1f6feb.')).toBeNull());
});

it('marks words that a selected platform forbids beside the line, with the reason and a link to the rule', async () => {
  const content = makeMugDraft({ step: 'product' });
  content.product.selling_points = ['Fat-burning tea'];
  const without = await openStep('product-details', { content });
  await waitFor(() => expect(document.querySelector('mark')).toHaveAttribute('data-severity', 'advise'));
  without.leave();
  await openStep('product-details', {
    content: { ...content, settings: { ...content.settings, platforms: ['tiktok'] } },
  });
  expect(await screen.findByText(/“Fat-burning tea”: TikTok forbids/)).toBeVisible();
  expect(document.querySelector('mark')).toHaveAttribute('data-severity', 'block');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContainEqual(
    expect.stringMatching(/^https:\/\/ads\.tiktok\.com\//),
  );
});

const writtenFrom = ({ scripts }: AdDraft) =>
  scripts.map(({ script }, index) => ({ id: `new-${index}`, script: script as never, estimated_ms: 15_000 }));

it('marks an unsupported claim in a script, rewrites a scene, and keeps edited scripts', async () => {
  const { user } = await openStep('script-settings', {
    content: makeMugDraft({ step: 'scripts' }),
    answers: {
      timeScript: ({ lines }) => ({ lines_ms: lines.map(() => 3000), total_ms: 15_000 }),
      rewriteLine: ({ script, scene }) => {
        const row = script.scenes[scene];
        if (!row) throw new Error('no such scene');
        return { scene: { ...row, spoken: { text: 'Say hello to hot coffee.', sources: [] } } };
      },
      writeScripts: {
        scripts: writtenFrom(makeMugDraft()),
        seed: 1,
      },
    },
  });
  const first = await screen.findByRole('textbox', { name: 'Voice-over in scene 1' });
  await fill(user, first, 'Now 50% off.');
  await waitFor(() => expect(listRemarks()).toContainEqual(expect.stringContaining('50%')));
  await fill(user, first, 'Your desk has never looked this calm.');
  await waitFor(() => expect(listRemarks()).not.toContainEqual(expect.stringContaining('50%')));
  expect(screen.getByText('Edited')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Rewrite scene 2' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Voice-over in scene 2' })).toHaveValue('Say hello to hot coffee.'),
  );
  await user.click(screen.getByRole('button', { name: 'Regenerate all' }));
  expect(await screen.findByText('Scripts regenerated. Your edits were kept.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Voice-over in scene 1' })).toHaveValue(
    'Your desk has never looked this calm.',
  );
});

it('shows only the reason when no script could be written, and writes when asked again', async () => {
  const content = { ...makeMugDraft({ step: 'scripts' }), scripts: [], chosen_scripts: [] };
  const { user, server } = await openStep('script-settings', {
    content,
    answers: {
      writeScripts: new Refusal('SYSTEM_BUSY'),
      timeScript: ({ lines }) => ({ lines_ms: lines.map(() => 3000), total_ms: 15_000 }),
    },
  });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText('Writing scripts from the product details')).toBeNull();
  server.answer({ writeScripts: { scripts: writtenFrom(makeMugDraft()), seed: 1 } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: 'Voice-over in scene 1' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('makes a video of a link from the first step, and refuses a text that is no link', async () => {
  const task = makeTask();
  const { user, server } = await openStudio('/link-to-video', {
    answers: {
      pushTask: task,
      getTaskStatus: task,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Generate video · 5 credits' }));
  expect(await screen.findByText(/This isn't a link\./)).toBeVisible();
  await fill(user, screen.getByRole('textbox', { name: /^Product page link/ }), 'https://shop.example/mug');
  await user.click(getMake());
  await expectPath(`/video-detail?id=${task.task_id}`);
  expect(server.inputsOf('pushTask')).toMatchObject([{ tool_type: 104, input: { link: 'https://shop.example/mug' } }]);
});

it('opens a draft where it was left, deletes it, and restores it', async () => {
  const draft = makeDraft(makeMugDraft({ step: 'scripts' }));
  const { user } = await openStudio('/link-to-video', { drafts: [draft] });
  expect(await screen.findByRole('link', { name: /^Ember Stoneware Mug/ })).toHaveAttribute(
    'href',
    expect.stringContaining(`/link-to-video/script-settings?draft=${draft.draft_id}`),
  );
  await user.click(screen.getByRole('button', { name: 'Delete Ember Stoneware Mug' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Ember Stoneware Mug/ })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: /^Ember Stoneware Mug/ })).toBeVisible();
});

it("loads another tab's version if nothing is unsaved, and lets the user decide if both typed", async () => {
  const studio = await openStep('product-details', { content: { ...EMPTY, product: { name: 'Mug' } } });
  const { user, server, draft } = studio;
  const others = new BroadcastChannel('ad-drafts');
  const theirs = (name: string, version: number): Draft => ({
    ...draft,
    version,
    content: { ...draft.content, product: { ...draft.content.product, name } },
  });
  // The step stores the user's position.
  await screen.findByText('Saved');
  const seen = server.inputsOf('saveDraft').length + 1;
  server.answer({ getDraft: theirs('Mug of the other tab', seen + 1) });
  others.postMessage({ draftId: draft.draft_id, version: seen + 1 });
  await waitFor(() => expect(nameOf()).toHaveValue('Mug of the other tab'));

  const newest = theirs('Theirs', seen + 2);
  server.answer({
    getDraft: newest,
    saveDraft: ({ base_version: base, content }) =>
      base === newest.version ? { ...newest, content, version: base + 1 } : new Refusal('DRAFT_CHANGED', newest),
  });
  await fill(user, nameOf(), 'Mine');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Changed in another tab');
  expect(nameOf()).toHaveValue('Mine');
  await user.click(within(alert).getByRole('button', { name: 'Use theirs' }));
  expect(nameOf()).toHaveValue('Theirs');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo: product name' }));
  expect(nameOf()).toHaveValue('Mine');
  expect(await screen.findByText('Saved')).toBeVisible();
  others.close();
});

it('keeps typed text without a connection, and saves it when it is back', async () => {
  const { user, server } = await openStep('product-details');
  await screen.findByText('Saved');
  act(() => server.setOnline(false));
  await fill(user, nameOf(), 'Typed in a tunnel');
  expect(await screen.findByText('Offline: saved on this device')).toBeVisible();
  act(() => server.setOnline(true));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(server.inputsOf('saveDraft').at(-1)?.content.product.name).toBe('Typed in a tunnel');
});

it("explains why a link can't be read, and keeps the form open in both languages", async () => {
  const studio = await openStep('product-details', {
    content: { ...EMPTY, source: { kind: 'link', link: 'https://shop.example/hours' } },
    answers: { analyseUrl: () => new Refusal('NOT_A_PRODUCT') },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('No product was found on this page.');
  await fill(studio.user, nameOf(), 'By hand then');
  await switchToChinese(studio);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('该页面未找到商品'));
  expect(screen.getByRole('textbox', { name: '商品名称' })).toHaveValue('By hand then');
});

it('still says after a reload that the link was not read, and reads it again', async () => {
  const link = 'https://shop.example/hours';
  const { user, server } = await openStep('product-details', {
    content: { ...EMPTY, source: { kind: 'link', link }, read_link: link },
    answers: { analyseUrl: MUG_PAGE },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't read the page. Enter the product manually.");
  expect(server.inputsOf('analyseUrl')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(nameOf()).not.toHaveValue('');
});

it('shows where each value stood on the page, until it is changed', async () => {
  const studio = await openStep('product-details', {
    content: { ...EMPTY, source: { kind: 'link', link: 'https://shop.example/mug' } },
    answers: { analyseUrl: MUG_PAGE },
  });
  const { user } = studio;
  await waitFor(() => expect(nameOf()).toHaveValue('Ember Stoneware Mug'));
  const queryMark = () =>
    screen.queryByRole('button', { name: /^Name: From the page's structured data: sure \(\d\d%\)$/ });
  expect(queryMark()).toBeVisible();
  expect(screen.getByRole('button', { name: /^Price: From the page's structured data/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Selling points: From the visible page/ })).toBeVisible();
  // Nobody said an old price.
  expect(screen.queryByRole('button', { name: /^Original price: / })).toBeNull();

  await user.click(nameOf());
  await user.tab();
  expect(queryMark()).toHaveFocus();
  await fill(user, nameOf(), 'My own name');
  expect(queryMark()).toBeNull();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(nameOf()).toHaveValue('Ember Stoneware Mug'));
  expect(queryMark()).toBeVisible();
  await switchToChinese(studio);
  expect(await screen.findByRole('button', { name: /^名称：来自页面的结构化数据：可信/ })).toBeVisible();
});

it('reports too few credits before the push', async () => {
  const { user } = await openStep('video-settings', { content: makeMugDraft({ step: 'settings' }) });
  await user.click(await screen.findByText('60 s'));
  expect(await screen.findByText('This needs 20 credits; 10 are left.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Generate video · 20 credits' })).toBeDisabled();
});

it('makes no ad about nothing of a page in another language, and goes on with a point of the user', async () => {
  const points = ['Hält den Kaffee zwei Stunden heiß', 'Spülmaschinenfest'];
  const { user, server } = await openStep('product-details', {
    content: { ...EMPTY, source: { kind: 'link', link: 'https://shop.example/mug' } },
    answers: {
      analyseUrl: {
        ...MUG_PAGE,
        product: { ...MUG_PAGE.product, selling_points: points },
        page_language: 'de',
        text_languages: [],
      },
      pushTask: makeTask(),
    },
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This page is in German');
  expect(screen.getByRole('textbox', { name: 'Selling point 1' })).toHaveValue(points[0]);
  await user.click(getMake());
  expect(await screen.findByText('Enter at least one selling point in the language of the ad.')).toBeVisible();
  expect(server.inputsOf('pushTask')).toEqual([]);

  await user.click(within(alert).getByRole('button', { name: 'Enter selling points in English' }));
  const first = screen.getByRole('textbox', { name: 'Selling point 1' });
  await waitFor(() => expect(first).toHaveFocus());
  await user.paste('Hot for two hours');
  await waitFor(() => expect(screen.queryByText('This page is in German')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Selling point 2' })).toHaveValue(points[0]);
  await user.click(getMake());
  await expectPath(/^\/video-detail/);
});

it('folds the less important settings with their current values', async () => {
  const { user, server } = await openStep('video-settings', { content: makeMugDraft({ step: 'settings' }) });
  expect(screen.queryByRole('radio', { name: /^Visits/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Goal Sales' }));
  await user.click(screen.getByRole('radio', { name: /^Visits/ }));
  expect(screen.getByRole('button', { name: 'Goal Visits' })).toBeVisible();
  await waitFor(() => expect(server.inputsOf('saveDraft').at(-1)?.content.settings.goal).toBe('traffic'));
  await user.click(screen.getByRole('button', { name: 'Scenes Where the look suits' }));
  await user.click(screen.getByRole('radio', { name: 'Always' }));
  expect(screen.getByRole('button', { name: 'Scenes Always' })).toBeVisible();
  await waitFor(() => expect(server.inputsOf('saveDraft').at(-1)?.content.settings.product_scenes).toBe('always'));
  expect(screen.getByRole('group', { name: 'Look' })).toBeVisible();
  expect(within(screen.getByRole('group', { name: 'Look' })).getAllByRole('radio')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: /^All \d+ looks$/ }));
  expect(within(screen.getByRole('group', { name: 'Look' })).getAllByRole('radio').length).toBeGreaterThan(4);
});

it('generates every size by one press, priced exactly, with one key for each however often it is pressed', async () => {
  const { user, server } = await openStep('video-settings', {
    content: makeMugDraft({ step: 'settings' }),
    user: { credits: 100 },
    answers: { pushTask: () => makeTask() },
  });
  await user.dblClick(await screen.findByRole('button', { name: 'Generate all 4 formats · 20 credits' }));
  await expectPath(/^\/projects/);
  const pushed = server.inputsOf('pushTask');
  expect(new Set(pushed.map(({ input }) => input['ratio']))).toEqual(new Set(['16:9', '1:1', '4:5', '9:16']));
  expect(pushed).toHaveLength(4);
  expect(new Set(pushed.map(({ idempotency_key: key }) => key)).size).toBe(4);
  expect(new Set(pushed.map(({ input }) => input['seed'])).size).toBe(1);
});

it('ticks valid steps only, and counts the problems of the others', async () => {
  await openStep('video-settings', { content: { ...EMPTY, step: 'settings' } });
  const steps = within(screen.getByRole('navigation', { name: 'Steps' }));
  expect(steps.getByRole('img', { name: /^\d problems?$/ })).toBeVisible();
});
