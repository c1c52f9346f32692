import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MEMBER } from '#src/app/test-answers.ts';
import { Refusal } from '#src/app/test-server.ts';
import { openStudio } from '#src/app/test-studio.tsx';

const NOTES = {
  release: {
    version: '0.2.0',
    published_at: '2026-12-01T00:00:00.000Z',
    notes: [{ title: 'Faster previews', text: 'They start while you type.' }],
  },
  is_read: false,
};
const queryDialog = () => screen.queryByRole('dialog', { name: /^What's new/ });

it('shows what is new once, and never again after it was closed', async () => {
  const { user, server, leave } = await openStudio('/projects', { answers: { getReleaseNotes: NOTES } });
  const dialog = await screen.findByRole('dialog', { name: "What's new in 0.2.0" });
  expect(dialog).toHaveTextContent('They start while you type.');
  await waitFor(() => expect(server.inputsOf('readReleaseNotes')).toEqual([{ version: '0.2.0' }]));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(queryDialog()).toBeNull());
  leave();
  await openStudio('/projects', { answers: { getReleaseNotes: { ...NOTES, is_read: true } } });
  await screen.findByRole('button', { name: 'Search' });
  expect(queryDialog()).toBeNull();
});

it('does not interrupt an open dialog, and comes after it', async () => {
  const { user, server } = await openStudio('/projects');
  await screen.findByRole('button', { name: 'Search' });
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  server.answer({ getReleaseNotes: NOTES });
  expect(queryDialog()).toBeNull();
});

it('does not interrupt the tour', async () => {
  await openStudio('/home', { isFirstVisit: true, answers: { getReleaseNotes: NOTES } });
  expect(await screen.findByRole('dialog')).toHaveTextContent('1 of 3');
  expect(queryDialog()).toBeNull();
});

it('opens from the palette and from the menu of the account, and says so if it can not be loaded', async () => {
  const { user, server } = await openStudio('/projects', {
    user: MEMBER,
    answers: { getReleaseNotes: new Refusal('SYSTEM_ERROR') },
  });
  await screen.findByRole('button', { name: 'Search' });
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: /^Search screens/ });
  await user.paste("what's new");
  await user.keyboard('{Enter}');
  expect(await screen.findByText("Couldn't load the release notes.")).toBeVisible();
  server.answer({ getReleaseNotes: { ...NOTES, is_read: true } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Faster previews')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(queryDialog()).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('menuitem', { name: "What's new" }));
  expect(await screen.findByText('Faster previews')).toBeVisible();
});
