import type { CallName } from '@reelwright/contracts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { queryClient } from '#src/lib/query-client.ts';
import { makeMugDraft } from '#src/tools/ad/test-mug-draft.ts';
import { makeDraft, makeFailedTask, makeTask, makeTaskId, MEMBER } from './test-answers.ts';
import { expectPath, fill, openStudio, type TestStudio } from './test-studio.tsx';

const draft = makeDraft(makeMugDraft());
const failed = makeFailedTask();

async function press(name: RegExp | string): Promise<HTMLElement> {
  const control = await screen.findByRole('button', { name });
  await waitFor(() => expect(control).toBeEnabled());
  return control;
}

interface Beginning {
  path: string;
  /** The call whose answer comes after the user has gone. */
  call: CallName;
  begin(studio: TestStudio): Promise<void>;
}

const BEGINNINGS: [string, Beginning][] = [
  [
    'an ad that was started in the wizard',
    {
      path: `/link-to-video/product-details?draft=${draft.draft_id}`,
      call: 'pushTask',
      begin: async ({ user }) => user.click(await press(/^Generate video/)),
    },
  ],
  [
    'an ad that was started from a link',
    {
      path: '/link-to-video',
      call: 'createDraft',
      async begin({ user }) {
        await fill(
          user,
          await screen.findByRole('textbox', { name: /^Product page link/ }),
          'https://shop.example/mug',
        );
        await user.click(await press(/^Generate video/));
      },
    },
  ],
  [
    'a failed ad that is made again',
    {
      path: `/video-detail?id=${failed.task_id}`,
      call: 'regenerateTask',
      begin: async ({ user }) => user.click(await press(/^Re-generate/)),
    },
  ],
  [
    'an ad that was started on the home page',
    {
      path: '/home',
      call: 'createDraft',
      async begin({ user }) {
        const box = await screen.findByRole('textbox', { name: /^Product link, description/ });
        await fill(user, box, 'A light daily serum. It absorbs in 2.5 seconds.');
        await user.click(await press('Create a video ad from this text'));
      },
    },
  ],
];

it.each(BEGINNINGS)('leaves its user on the screen they have gone to: %s', async (_name, { path, call, begin }) => {
  const studio = await openStudio(path, {
    user: MEMBER,
    tasks: [failed],
    drafts: [draft],
    answers: {
      pushTask: () => makeTask(),
      regenerateTask: () => makeTask({ task_id: makeTaskId() }),
      reviewTimeline: { findings: [], is_forbidden: false },
      timeScript: ({ lines }) => ({ lines_ms: lines.map(() => 3000), total_ms: 15_000 }),
    },
  });
  const answered = Promise.withResolvers<void>();
  studio.server.hold(call, () => answered.promise);
  await begin(studio);
  await waitFor(() => expect(studio.server.inputsOf(call)).toHaveLength(1));
  await studio.user.click(screen.getByRole('link', { name: 'Brand kits' }));
  await expectPath(/^\/brand-kits$/);

  const opened = vi.spyOn(history, 'pushState');
  answered.resolve();
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  // What follows the answer is done before a screen that is opened now.
  await studio.user.click(screen.getByRole('link', { name: 'Projects' }));
  await expectPath(/^\/projects$/);
  expect(opened.mock.calls.map(([, , address]) => String(address))).toEqual([expect.stringContaining('/projects')]);
});
