import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeDraft, makeFailedTask, makeTask, makeTaskId } from '#src/app/test-answers.ts';
import { queryClient } from '#src/lib/query-client.ts';
import { makeMugDraft } from '#src/tools/ad/test-mug-draft.ts';
import { type Answers, Refusal } from '#src/app/test-server.ts';
import { expectPath, fill, openStudio, type TestStudio } from '#src/app/test-studio.tsx';
import type { AssetId, Share, ShareId, Task } from '@reelwright/contracts';

const at = '2026-11-20T10:00:00.000Z';

function makeVideo(change: Partial<Task> = {}): Task {
  return makeTask({
    state: 'success',
    percent: 100,
    ended_at: at,
    outputs: [
      {
        asset_id: '00000000-0000-4000-9000-000000000001' as AssetId,
        kind: 'video',
        variant: 0,
        url: '/files/mug.mp4',
        download_url: '/files/mug.mp4?save',
        content_type: 'video/mp4',
        width: 180,
        height: 320,
        duration_s: 15,
        size_bytes: 1000,
        sha256: 'f'.repeat(64),
      },
    ],
    ...change,
  });
}

async function openDetail(task: Task, answers: Answers = {}): Promise<TestStudio> {
  const studio = await openStudio(`/video-detail?id=${task.task_id}`, {
    tasks: [task],
    answers,
  });
  await screen.findByRole('heading', { level: 1, name: task.title });
  return studio;
}

it('stays cancelled if an answer that left before the cancellation arrives after it', async () => {
  const running = makeTask();
  const late = Promise.withResolvers<void>();
  const { user, server } = await openStudio(`/video-detail?id=${running.task_id}`, {
    answers: {
      getTaskStatus: async () => {
        await late.promise;
        return running;
      },
      cancelTask: { ...running, state: 'cancelled', ended_at: at },
    },
  });
  await server.send({ event: 'task', task: running });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await screen.findByRole('heading', { name: 'Cancelled' });
  late.resolve();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
});

it('shows the results that were made, and which was not, why, and what was returned for it', async () => {
  const [output] = makeVideo().outputs;
  if (!output) throw new Error('a video has an output');
  const failure = { variant: 0, code: -1206, reason: 'RENDER_FAILED', msg: 'The video could not be rendered.' };
  const task = makeVideo({ outputs: [{ ...output, variant: 1 }], variant_failures: [{ ...failure, credits: 5 }] });
  await openDetail(task);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('1 of 2 results are ready');
  expect(alert).toHaveTextContent('Result 1 failed. The video could not be rendered. 5 credits were returned.');
  await waitFor(() => expect(document.querySelector('video')).toHaveAttribute('src', '/files/mug.mp4'));
});

it('makes only what failed again: at its price, once for a double click, and opens it', async () => {
  const [output] = makeVideo().outputs;
  if (!output) throw new Error('a video has an output');
  const failure = { code: -1206, reason: 'RENDER_FAILED', msg: 'The video could not be rendered.', credits: 5 };
  const task = makeVideo({
    outputs: [{ ...output, variant: 1 }],
    variant_failures: [0, 2].map((variant) => ({ variant, ...failure })),
  });
  const next = makeTask();
  const { user, server } = await openDetail(task, {
    regenerateTask: next,
    getTaskStatus: ({ task_id: id }) => (id === task.task_id ? task : next),
  });
  await user.dblClick(await screen.findByRole('button', { name: "Generate what's missing · 10 credits" }));
  await expectPath(`/video-detail?id=${next.task_id}`);
  const asked = server.inputsOf('regenerateTask');
  expect(asked).toMatchObject([{ task_id: task.task_id, only_missing: true }]);
  expect(asked[0]?.idempotency_key).toMatch(/^[0-9a-f]{32}$/);
});

it('asks for the reason of a dislike, in 50 words at most, and removes the dislike again', async () => {
  const task = makeVideo();
  let kept = task;
  const { user, server, leave } = await openDetail(task, {
    giveFeedback: ({ is_liked: isLiked, reasons, comment }) => {
      kept = { ...task, feedback: isLiked === null ? null : { is_liked: isLiked, reasons, comment } };
      return kept;
    },
  });
  const getDislike = () => screen.getByRole('button', { name: "I don't like it" });
  await user.click(getDislike());
  const dialog = within(await screen.findByRole('dialog', { name: "What's wrong with it?" }));
  expect(dialog.getAllByRole('checkbox')).toHaveLength(7);
  await user.click(dialog.getByRole('checkbox', { name: 'Something else' }));
  await fill(user, dialog.getByRole('textbox'), 'word '.repeat(51));
  expect(await dialog.findByText('50 words or less, please.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
  await fill(user, dialog.getByRole('textbox'), 'The mug is cut off.');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(getDislike()).toHaveAttribute('aria-pressed', 'true'));
  expect(server.inputsOf('giveFeedback')).toMatchObject([
    { is_liked: false, reasons: [7], comment: 'The mug is cut off.' },
  ]);
  leave();

  const again = await openDetail(kept, { giveFeedback: { ...task, feedback: null } });
  expect(getDislike()).toHaveAttribute('aria-pressed', 'true');
  await again.user.click(getDislike());
  await waitFor(() => expect(getDislike()).toHaveAttribute('aria-pressed', 'false'));
});

it('creates a link with a password of at least four characters, and revokes it', async () => {
  const share: Share = {
    share_id: '00000000-0000-4000-9000-000000000002' as ShareId,
    expires_at: null,
    has_password: true,
    created_at: at,
    token: 'kept',
    views: 3,
    last_viewed_at: at,
  };
  let shares: Share[] = [];
  const { user, server } = await openDetail(makeVideo(), {
    createShare: () => {
      shares = [share];
      return { ...share, token: 'kept' };
    },
    listShares: () => ({ shares }),
    revokeShare: () => {
      shares = [];
      return {};
    },
  });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this video' }));
  await user.click(dialog.getByRole('switch', { name: 'Require a password' }));
  const password = dialog.getByLabelText('Password');
  await fill(user, password, 'abc');
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByText('At least 4 characters')).toBeVisible();
  expect(server.inputsOf('createShare')).toEqual([]);
  await fill(user, password, 'sesame');
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByRole('textbox', { name: 'Video link' })).toHaveValue(`${location.origin}/share/kept`);
  expect(dialog.getByText(/^3 views, last on/)).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: /^Turn off link/ }));
  await waitFor(() => expect(dialog.queryByRole('button', { name: /^Turn off link/ })).toBeNull());
});

it("shows a failed video's credits returned, movement by movement, and offers its draft to edit", async () => {
  const draft = { draft_id: '00000000-0000-4000-9000-000000000003' };
  const { user, server } = await openDetail(makeFailedTask(), {
    createDraftFromTask: () => new Refusal('NOT_FOUND', draft),
  });
  expect(screen.getAllByText('The Credits have been returned to the account.')[0]).toBeVisible();
  const credits = await screen.findByRole('region', { name: 'Credits' });
  await waitFor(() => expect(credits.querySelector('tr[data-kind="hold"]')).toHaveTextContent('-5'));
  expect(credits.querySelector('tr[data-kind="release"]')).toHaveTextContent('+5');
  await user.click(screen.getByRole('button', { name: 'Re-edit' }));
  await waitFor(() => expect(server.inputsOf('createDraftFromTask')).toHaveLength(1));
  await expectPath(/^\/video-detail/);
});

it('shows captions beside a video that was made without, and none beside one that has them', async () => {
  const { user, server } = await openDetail(makeVideo({ input: { subtitles: false } }), {
    exportCaptions: { url: '/files/mug.vtt', file_name: 'mug.vtt', size_bytes: 6 },
  });
  const call = globalThis.fetch;
  const loaded = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address, options) =>
      address === '/files/mug.vtt' ? Promise.resolve(new Response('WEBVTT')) : call(address, options),
    );
  try {
    await user.click(await screen.findByRole('button', { name: 'Captions' }));
    await waitFor(() =>
      expect(document.querySelector('track')).toHaveAttribute('src', expect.stringMatching(/^blob:/)),
    );
    expect(server.inputsOf('exportCaptions')).toMatchObject([{ format: 'vtt', variant: 0 }]);
    expect(loaded).toHaveBeenCalledWith('/files/mug.vtt');
    await user.click(screen.getByRole('button', { name: 'Captions' }));
    expect(document.querySelector('track')).toBeNull();
  } finally {
    loaded.mockRestore();
  }
});

it('offers no captions where they are part of the image', async () => {
  await openDetail(makeVideo());
  expect(await screen.findByRole('button', { name: 'Loop' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Captions' })).toBeNull();
});

it('pays once for a double click on another version', async () => {
  const { user, server } = await openDetail(makeVideo(), { regenerateTask: makeVideo({ task_id: makeTaskId() }) });
  const next = within(await screen.findByRole('region', { name: "What's next" }));
  const pressed = Promise.withResolvers<void>();
  server.hold('regenerateTask', () => pressed.promise);
  await user.dblClick(next.getByRole('button', { name: /^Make another version · / }));
  pressed.resolve();
  await waitFor(() => expect(server.inputsOf('regenerateTask')).toHaveLength(1));
});

it('says what to do next: another format, another language, and the text of a post', async () => {
  const task = makeVideo({ input: { ratio: '9:16', language: 'en' } });
  const draft = makeDraft(makeMugDraft());
  const { user, server } = await openDetail(task, {
    getTaskDraft: { tool_type: draft.tool_type, title: draft.title, content: draft.content },
    timeScript: ({ lines }) => ({ lines_ms: lines.map(() => 3000), total_ms: 15_000 }),
    pushTask: new Refusal('SYSTEM_BUSY'),
    reviewTimeline: { findings: [], is_forbidden: false },
    createDraftFromTask: draft,
    getDraft: draft,
    saveDraft: ({ content }) => {
      const { content: _before, assets: _assets, ...facts } = draft;
      return { ...facts, version: 2, title: content.product.name ?? '' };
    },
  });
  const next = within(await screen.findByRole('region', { name: "What's next" }));
  const [first] = draft.content.scripts;
  const hook = first?.script.scenes[0]?.spoken.text ?? '';
  expect(await next.findByText((text) => text.startsWith(hook))).toBeVisible();
  expect(next.getByRole('button', { name: 'Make it in 中文' })).toBeEnabled();
  expect(next.getByRole('button', { name: /^Make another version · / })).toBeEnabled();
  expect(next.queryByRole('button', { name: '9:16' })).toBeNull();
  await user.click(next.getByRole('button', { name: '1:1' }));
  await expectPath(new RegExp(`editor\\?draft=${draft.draft_id}`));
  await waitFor(() =>
    expect(server.inputsOf('saveDraft')).toMatchObject([{ content: { step: 'editor', settings: { ratio: '1:1' } } }]),
  );
});

describe('an ad that ends while its screen is open', () => {
  const play = () => vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();

  beforeEach(() => {
    // Somebody has pressed something on this page.
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: true } });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'userActivation'));

  it('plays at once, although its preview was never shown', async () => {
    const played = play();
    const running = makeTask({ step: 'compose_music' });
    const { server } = await openDetail(running);
    await server.send({ event: 'task', task: makeVideo({ task_id: running.task_id }) });
    await waitFor(() => expect(played).toHaveBeenCalledOnce());
  });

  it('does not play by itself when it had ended before', async () => {
    const played = play();
    await openDetail(makeVideo());
    await screen.findByRole('button', { name: 'Loop' });
    expect(played).not.toHaveBeenCalled();
  });
});
