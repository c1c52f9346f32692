import type { Task } from '@reelwright/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeMugDraft } from '#src/tools/ad/test-mug-draft.ts';
import { makeDraft, makeFailedTask, makeTaskId, makeTask, MEMBER } from './test-answers.ts';
import { expectPath, fill, openStudio, type TestStudio } from './test-studio.tsx';

const NEXT = makeTaskId();
const draft = makeDraft(makeMugDraft());
const failed = makeFailedTask();
const DETAIL = `/video-detail?id=${NEXT}`;

/** Opens a screen with a paid action, whose task finishes at once. */
function openPaying(path: string): Promise<TestStudio> {
  const next: Task = makeFailedTask({ task_id: NEXT });
  return openStudio(path, {
    user: MEMBER,
    tasks: [failed, next],
    drafts: [draft],
    answers: {
      pushTask: ({ input, tool_type: tool }) =>
        input['quality'] === 'preview' ? makeTask({ state: 'success' }) : { ...next, tool_type: tool as 104 },
      regenerateTask: next,
      reviewTimeline: { findings: [], is_forbidden: false },
      timeScript: ({ lines }) => ({ lines_ms: lines.map(() => 3000), total_ms: 15_000 }),
    },
  });
}

async function expectPaidOnce(
  { user, server }: TestStudio,
  control: HTMLElement,
  path: string | RegExp,
): Promise<void> {
  await waitFor(() => expect(control).toBeEnabled());
  // Both clicks happen before the first answer.
  const pressed = Promise.withResolvers<void>();
  server.hold('pushTask', ({ input }) => (input['quality'] === 'preview' ? undefined : pressed.promise));
  server.hold('regenerateTask', () => pressed.promise);
  await user.dblClick(control);
  pressed.resolve();
  await expectPath(path);
  const paid = [
    ...server.inputsOf('pushTask').filter(({ input }) => input['quality'] !== 'preview'),
    ...server.inputsOf('regenerateTask'),
  ];
  expect(paid.map(({ idempotency_key: key }) => key)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
}

it('pays once for a double click on a product link', async () => {
  const studio = await openPaying('/link-to-video');
  const field = await screen.findByRole('textbox', { name: /^Product page link/ });
  await fill(studio.user, field, 'https://shop.example/mug');
  await expectPaidOnce(studio, screen.getByRole('button', { name: /^Generate video/ }), DETAIL);
});

it.each([
  ['the product', 'product-details', /^Generate video/],
  ['the editor', 'editor', /^Generate video/],
  ['a low-res test', 'editor', /^Low-res test ·/],
])('pays once for a double click in the bar of an ad: %s', async (_name, step, button) => {
  const studio = await openPaying(`/link-to-video/${step}?draft=${draft.draft_id}`);
  await expectPaidOnce(studio, await screen.findByRole('button', { name: button }), DETAIL);
});

it('pays once for a double click on a failed ad, on its screen', async () => {
  const studio = await openPaying(`/video-detail?id=${failed.task_id}`);
  await expectPaidOnce(studio, await screen.findByRole('button', { name: /^Re-generate/ }), DETAIL);
});

it.each([/^Make another version/, /^Render the same again/])(
  'pays once for a double click in the menu of a failed ad: %s',
  async (item) => {
    const studio = await openPaying(`/video-detail?id=${failed.task_id}`);
    await studio.user.click(await screen.findByRole('button', { name: /^More actions for/ }));
    await expectPaidOnce(studio, await screen.findByRole('menuitem', { name: item }), DETAIL);
  },
);

it('pays once for a double click on the card of a failed ad', async () => {
  const studio = await openPaying('/projects');
  const [control] = await screen.findAllByRole('button', { name: /^Re-generate/ });
  if (!control) throw new Error('no card offers it');
  await expectPaidOnce(studio, control, /^\/(projects|video-detail)/);
});

it('asks before it pays for another ad of a draft that is being made', async () => {
  const running = makeTask({ task_id: makeTaskId(), draft_id: draft.draft_id });
  const { user, server } = await openStudio(`/link-to-video/product-details?draft=${draft.draft_id}`, {
    user: MEMBER,
    tasks: [running],
    drafts: [draft],
    answers: { pushTask: makeFailedTask({ task_id: NEXT }) },
  });
  const make = await screen.findByRole('button', { name: /^Generate video/ });
  await waitFor(() => expect(make).toBeEnabled());
  await user.click(make);
  const dialog = within(await screen.findByRole('dialog', { name: 'This ad is already being made' }));
  expect(server.inputsOf('pushTask')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Make another' }));
  await waitFor(() => expect(server.inputsOf('pushTask')).toHaveLength(1));
});

it('opens the ad that is being made instead', async () => {
  const running = makeTask({ task_id: makeTaskId(), draft_id: draft.draft_id });
  const { user, server } = await openStudio(`/link-to-video/product-details?draft=${draft.draft_id}`, {
    user: MEMBER,
    tasks: [running],
    drafts: [draft],
  });
  const make = await screen.findByRole('button', { name: /^Generate video/ });
  await waitFor(() => expect(make).toBeEnabled());
  await user.click(make);
  await user.click(await screen.findByRole('button', { name: 'Open it' }));
  await expectPath(`/video-detail?id=${running.task_id}`);
  expect(server.inputsOf('pushTask')).toEqual([]);
});

it('makes a cancelled ad again on undo, once for a double click, and removes the cancelled one', async () => {
  const running = makeTask({ seed: 7 });
  const { user, server } = await openStudio(`/video-detail?id=${running.task_id}`, {
    user: MEMBER,
    tasks: [running],
    answers: {
      cancelTask: { ...running, state: 'cancelled', ended_at: running.created_at },
      regenerateTask: makeTask({ task_id: NEXT, seed: 7 }),
      deleteTasks: { task_ids: [running.task_id] },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await user.dblClick(await screen.findByRole('button', { name: 'Undo' }));
  await expectPath(DETAIL);
  expect(server.inputsOf('regenerateTask')).toMatchObject([{ task_id: running.task_id, seed: 7 }]);
  await waitFor(() => expect(server.inputsOf('deleteTasks')).toMatchObject([{ task_ids: [running.task_id] }]));
});

it('pays once for a double click on a text to speak', async () => {
  const studio = await openPaying('/text-to-speech');
  await fill(studio.user, await screen.findByRole('textbox', { name: 'Text' }), 'Meet the lamp that reads with you.');
  await expectPaidOnce(studio, screen.getByRole('button', { name: /^Generate/ }), `/text-to-speech?id=${NEXT}`);
});
