import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makeBrandKit, makeDraft, makeTask, MEMBER } from '#src/app/test-answers.ts';
import type { Answers } from '#src/app/test-server.ts';
import { expectPath, fill, openStudio, type TestStudio } from '#src/app/test-studio.tsx';
import { makeMugDraft, MUG_LINES } from '../test-mug-draft.ts';

const spokenOf = (position: number) => screen.getByRole('textbox', { name: `Voice-over in scene ${position}` });
const sceneOf = (position: number) => screen.getByRole('listitem', { name: `Scene ${position}` });
const readLines = () =>
  screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Voice-over in scene/ }).map(({ value }) => value);
const getMake = () => screen.getByRole('button', { name: /^Generate video/ });

/**
 * Opens the editor with the ad of a mug. Its previews finish at once and show nothing, since playing needs a browser.
 */
async function openEditor(answers: Answers = {}, content = makeMugDraft()): Promise<TestStudio> {
  const draft = makeDraft(content);
  const studio = await openStudio(`/link-to-video/editor?draft=${draft.draft_id}`, {
    user: MEMBER,
    drafts: [draft],
    answers: {
      pushTask: () => makeTask({ state: 'success', percent: 100 }),
      timeScript: ({ lines }) => ({ lines_ms: lines.map(() => 3000), total_ms: 15_000 }),
      reviewTimeline: { findings: [], is_forbidden: false },
      ...answers,
    },
  });
  await screen.findByRole('textbox', { name: 'Voice-over in scene 1' });
  return studio;
}

async function chooseInMenu({ user }: TestStudio, position: number, item: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: `More actions for scene ${position}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

it('undoes and redoes every change by the keyboard, and saves it', async () => {
  const { user, server } = await openEditor();
  expect(readLines()).toEqual(MUG_LINES);
  await fill(user, spokenOf(2), 'Here it comes.');
  await user.keyboard('{Control>}z{/Control}');
  expect(spokenOf(2)).toHaveValue(MUG_LINES[1]);
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(spokenOf(2)).toHaveValue('Here it comes.');
  expect(await screen.findByText('Saved')).toBeVisible();
  await waitFor(() =>
    expect(server.inputsOf('saveDraft').at(-1)?.content.scripts[0]?.script.scenes[1]?.spoken.text).toBe(
      'Here it comes.',
    ),
  );
});

it('moves a scene by its handle, adds one, and restores a removed one', async () => {
  const studio = await openEditor();
  const { user } = studio;
  const moved = [MUG_LINES[1], MUG_LINES[0], ...MUG_LINES.slice(2)];
  act(() => screen.getByRole('button', { name: 'Move scene 2' }).focus());
  await user.keyboard('{ArrowUp}');
  expect(readLines()).toEqual(moved);
  expect(screen.getByRole('button', { name: 'Move scene 1' })).toHaveFocus();
  await chooseInMenu(studio, 1, 'Remove');
  expect(readLines()).toEqual(moved.slice(1));
  await user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as HTMLElement);
  expect(readLines()).toEqual(moved);
  await chooseInMenu(studio, 1, 'Add scene after');
  expect(readLines()).toEqual([moved[0], '', ...moved.slice(1)]);
  await user.click(screen.getByRole('heading', { level: 1 }));
  await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
  expect(readLines()).toEqual(MUG_LINES);
});

it("sets a scene's image, focus point, layout and duration, and keeps them after a reload", async () => {
  const { user, server, leave } = await openEditor();
  await user.click(screen.getByRole('button', { name: 'Show scene 3' }));
  await user.click(screen.getByRole('radio', { name: 'Image 1' }));
  act(() => screen.getByRole('slider', { name: /Focal point of the image in scene 3/ }).focus());
  await user.keyboard('{ArrowLeft}');
  await user.click(screen.getByRole('radio', { name: 'Large image' }));
  await fill(user, screen.getByRole('textbox', { name: 'Seconds of scene 3' }), '4');
  await user.tab();
  expect(within(sceneOf(3)).getByText('Adjusted')).toBeVisible();
  await waitFor(() =>
    expect(server.inputsOf('saveDraft').at(-1)?.content.scripts[0]?.scenes?.[2]?.min_duration_ms).toBe(4000),
  );
  const saved = server.inputsOf('saveDraft').at(-1)?.content;
  leave();

  const again = await openEditor({}, saved);
  await again.user.click(screen.getByRole('button', { name: 'Show scene 3' }));
  expect(screen.getByRole('radio', { name: 'Image 1' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Large image' })).toBeChecked();
  expect(screen.getByRole('slider', { name: /Focal point of the image in scene 3/ })).toHaveAttribute(
    'aria-valuenow',
    '48',
  );
  expect(screen.getByRole('textbox', { name: 'Seconds of scene 3' })).toHaveValue('4 s');
});

it('says what an ad without a preview lacks, and leads there', async () => {
  const draft = makeMugDraft();
  const { user } = await openEditor({}, { ...draft, product: { ...draft.product, price: 'ten' } });
  expect(screen.getByText('No preview yet')).toBeVisible();
  expect(await screen.findByText('Enter one price, such as 24.00, $24 or 24,00 €')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go to Product' }));
  await expectPath('/link-to-video/product-details');
  const price = await screen.findByRole('textbox', { name: 'Price' });
  await waitFor(() => expect(price).toHaveFocus());
});

it("offers an image that can't be loaded by its number, without the icon of a broken one", async () => {
  const { user } = await openEditor();
  await user.click(screen.getByRole('button', { name: 'Show scene 3' }));
  const radio = screen.getByRole('radio', { name: 'Image 2' });
  const image = radio.parentElement?.querySelector('img');
  if (!image) throw new Error('the image has a thumbnail');
  fireEvent.error(image);
  expect(image).not.toBeInTheDocument();
  expect(radio.parentElement).toHaveTextContent('Image 2');
  await user.click(radio);
  expect(radio).toBeChecked();
});

it.each([
  ['draft', 'Low-res test · 1 credit'],
  ['final', 'Generate video · 5 credits'],
] as const)('goes on from the preview that was seen, to the %s', async (quality, button) => {
  const preview = makeTask({ state: 'success' });
  const made = makeTask();
  const { user, server } = await openEditor({
    pushTask: ({ input }) => (input['quality'] === 'preview' ? preview : made),
    getTaskStatus: made,
  });
  await waitFor(() => expect(server.inputsOf('saveDraft').at(-1)?.content.preview_task_id).toBe(preview.task_id));
  await user.click(await screen.findByRole('button', { name: button }));
  await expectPath(`/video-detail?id=${made.task_id}`);
  const paid = server.inputsOf('pushTask').filter(({ input }) => input['quality'] !== 'preview');
  expect(paid).toMatchObject([
    { input: { quality }, draft_id: server.inputsOf('getDraft')[0]?.draft_id, preview_task_id: preview.task_id },
  ]);
});

it('names the scene with a problem, and the way to solve it', async () => {
  const { user } = await openEditor({
    pushTask: ({ input }) =>
      JSON.stringify(input).includes('cures cancer')
        ? makeTask({
            state: 'failed',
            failure: {
              code: -1410,
              reason: 'POLICY_FORBIDS',
              msg: 'An ad may not say “It cures cancer”.',
              refund_msg: '',
            },
          })
        : makeTask({ state: 'success' }),
  });
  await fill(user, spokenOf(3), 'It cures cancer, and it is yours today.');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent("Couldn't update the preview");
  expect(sceneOf(3).querySelector('mark[data-severity="block"]')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show scene 1' }));
  await user.click(within(alert).getByRole('button', { name: 'Go to scene 3' }));
  expect(screen.getByRole('button', { name: 'Show scene 3' })).toHaveAttribute('aria-pressed', 'true');
  expect(getMake()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Fix scene 3 first' })).toBeVisible();
  await fill(user, spokenOf(3), 'It is yours today.');
  await waitFor(() => expect(alert).not.toBeInTheDocument());
  await waitFor(() => expect(getMake()).toBeEnabled());
});

it('names the scene whose text is too long, before it costs anything', async () => {
  const { user } = await openEditor();
  const title = screen.getByRole('textbox', { name: 'On-screen text in scene 2' });
  await fill(user, title, 'A mug '.repeat(16).trim());
  expect(within(sceneOf(2)).getByRole('alert')).toHaveTextContent('This text is too long to read on screen.');
  expect(getMake()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Show scene 5' }));
  await user.click(screen.getByRole('button', { name: 'Fix scene 2 first' }));
  expect(screen.getByRole('button', { name: 'Show scene 2' })).toHaveAttribute('aria-pressed', 'true');
  await fill(user, title, 'A mug');
  await waitFor(() => expect(getMake()).toBeEnabled());
});

it('rewrites a line, and undo restores the first one', async () => {
  const studio = await openEditor({
    rewriteLine: ({ script, scene }) => {
      const row = script.scenes[scene];
      if (!row) throw new Error('no such scene');
      return { scene: { ...row, spoken: { text: 'Hot coffee, for an hour.', sources: [] } } };
    },
  });
  await chooseInMenu(studio, 3, 'Rewrite');
  await waitFor(() => expect(spokenOf(3)).toHaveValue('Hot coffee, for an hour.'));
  await studio.user.click(screen.getByRole('heading', { level: 1 }));
  await studio.user.keyboard('{Control>}z{/Control}');
  expect(spokenOf(3)).toHaveValue(MUG_LINES[2]);
});

it('keeps edits without a connection, and saves them when it is back', async () => {
  const { user, server } = await openEditor();
  await screen.findByText('Saved');
  act(() => server.setOnline(false));
  await fill(user, spokenOf(2), 'The mug of all mornings.');
  expect(await screen.findByText("You're offline. The preview updates when you reconnect.")).toBeVisible();
  expect(await screen.findByText('Offline: saved on this device')).toBeVisible();
  const before = server.inputsOf('pushTask').length;
  act(() => server.setOnline(true));
  await waitFor(() => expect(server.inputsOf('pushTask').length).toBeGreaterThan(before));
  expect(JSON.stringify(server.inputsOf('pushTask').at(-1))).toContain('The mug of all mornings.');
  expect(await screen.findByText('Saved')).toBeVisible();
});

it('shows a tab for each variant, each with its own script and look', async () => {
  const { user } = await openEditor(
    {},
    makeMugDraft({ chosen_scripts: ['one', 'two'], settings: { length_s: 15, count: 2, seed: 7 } }),
  );
  await user.click(screen.getByText('Whole ad'));
  await user.click(await screen.findByRole('radio', { name: 'Neon night' }));
  await user.click(screen.getByText('Video 2'));
  expect(screen.getByRole('radio', { name: 'Neon night' })).not.toBeChecked();
  await user.click(screen.getByText('Scenes'));
  expect(readLines()[0]).toBe('Another beginning.');
  expect(await screen.findByRole('button', { name: 'Generate video · 10 credits' })).toBeVisible();
});

it('writes the script itself where there is none yet, and undo does not take it away', async () => {
  const { scripts, ...rest } = makeMugDraft();
  const { server } = await openEditor(
    {
      writeScripts: {
        scripts: scripts.map(({ id, script }) => ({ id, script, estimated_ms: 15_000 })),
        seed: 3,
      },
    },
    { ...rest, scripts: [], chosen_scripts: [] },
  );
  expect(readLines()).toEqual(MUG_LINES);
  expect(server.inputsOf('writeScripts')).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Undo/ })).toBeDisabled();
});

it('turns captions on and off by C, as an edit of the ad', async () => {
  const { user, server } = await openEditor();
  await user.keyboard('c');
  await waitFor(() => expect(server.inputsOf('saveDraft').at(-1)?.content.settings.subtitles).toBe(false));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(server.inputsOf('saveDraft').at(-1)?.content.settings.subtitles).not.toBe(false));
});

it('opens a scene by Enter or a click, not by Tab', async () => {
  const { user } = await openEditor();
  const isOpen = (position: number) => screen.getByRole('button', { name: `Show scene ${position}`, pressed: true });
  act(() => screen.getByRole('textbox', { name: 'Voice-over in scene 2' }).focus());
  await user.tab();
  expect(isOpen(1)).toBeVisible();
  await user.keyboard('{Enter}');
  expect(isOpen(2)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'On-screen text in scene 2' })).toHaveFocus();
  expect(readLines()).toEqual(MUG_LINES);
  await user.click(spokenOf(3));
  expect(isOpen(3)).toBeVisible();
});

it('makes the ad by Ctrl+Enter from a text, once', async () => {
  const made = makeTask();
  const { user, server } = await openEditor({
    pushTask: ({ input }) => (input['quality'] === 'preview' ? makeTask({ state: 'success' }) : made),
    getTaskStatus: made,
  });
  await screen.findByRole('button', { name: 'Generate video · 5 credits' });
  act(() => spokenOf(2).focus());
  await user.keyboard('{Control>}{Enter}{/Control}');
  await expectPath(`/video-detail?id=${made.task_id}`);
  expect(server.inputsOf('pushTask').filter(({ input }) => input['quality'] === 'final')).toHaveLength(1);
});

it('leads to credits where they do not suffice for the ad', async () => {
  await openEditor({ getTaskCost: { credits: 5, balance: 2, is_enough: false } });
  expect(await screen.findByText(/This needs 5 credits; 2 are left\./)).toBeVisible();
  const bar = screen.getByText(/This needs 5 credits/);
  expect(within(bar).getByRole('link', { name: 'Get credits' })).toHaveAttribute('href', '/vip-price');
  expect(getMake()).toBeDisabled();
});

it('takes a brand kit as one step to undo, and the ad has all of it', async () => {
  const kit = makeBrandKit({
    fonts: { title: 'Playfair Display' },
    words: { en: { legal_line: 'Terms apply.', call_to_action: 'Get yours' } },
    is_default: false,
  });
  const { user, server } = await openEditor({ listBrandKits: { list: [kit], max: 20 } });
  await user.click(screen.getByText('Whole ad'));
  await user.click(await screen.findByRole('combobox', { name: 'Brand kit' }));
  await user.click(await screen.findByRole('option', { name: 'Kiln & Co' }));
  const isBranded = { settings: { brand_kit: kit.id, fonts: kit.fonts, legal_line: 'Terms apply.' } };
  await waitFor(() => expect(server.inputsOf('saveDraft').at(-1)?.content).toMatchObject(isBranded));
  await waitFor(() =>
    expect(server.inputsOf('pushTask').at(-1)?.input).toMatchObject({
      fonts: kit.fonts,
      legal_line: 'Terms apply.',
      product: { brand_colors: kit.colors },
      variants: [{ script: { call_to_action: 'Get yours' } }],
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Undo: brand kit' }));
  await waitFor(() => expect(server.inputsOf('saveDraft').at(-1)?.content.settings).not.toHaveProperty('brand_kit'));
});

it('shows at once that a sample of music is being loaded, and plays it when it is composed', async () => {
  const played = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const { user, server } = await openEditor({
    playMusic: { url: '/files/music.wav', tempo_bpm: 120, beats_ms: [], bars_ms: [] },
  });
  const composed = Promise.withResolvers<void>();
  server.hold('playMusic', () => composed.promise);
  await user.click(screen.getByText('Whole ad'));
  await user.click(await screen.findByRole('combobox', { name: 'Music' }));
  await user.click(await screen.findByRole('option', { name: 'Upbeat pop' }));
  const sample = screen.getByRole('button', { name: 'Listen to this music' });
  await user.click(sample);
  expect(sample).toHaveAttribute('aria-pressed', 'true');
  expect(sample).toHaveAttribute('aria-busy', 'true');
  expect(played).not.toHaveBeenCalled();
  composed.resolve();
  await waitFor(() => expect(sample).toHaveAttribute('aria-busy', 'false'));
  expect(played).toHaveBeenCalledOnce();
  expect(sample).toHaveAttribute('aria-pressed', 'true');
  await user.click(sample);
  expect(sample).toHaveAttribute('aria-pressed', 'false');
});
