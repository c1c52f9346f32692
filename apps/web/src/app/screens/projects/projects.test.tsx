import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeDraft, makeFailedTask, makeQueuedTask, makeRecording, makeTask } from '#src/app/test-answers.ts';
import type { DraftId } from '@reelwright/contracts';
import { expectPath, fill, openStudio, type TestStudio } from '#src/app/test-studio.tsx';

const RECORDINGS = ['A mug that cools', 'A mug that warms', 'A lamp that glows'];

const findCards = () => screen.findAllByRole('article');
const expectCards = (count: number) => waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(count));

async function openProjects(path = '/projects'): Promise<TestStudio> {
  const studio = await openStudio(path, { tasks: RECORDINGS.map((title) => makeRecording(title)) });
  await findCards();
  return studio;
}

async function choose({ user }: TestStudio, field: string, option: string): Promise<void> {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
}

it('invites a guest without projects to sign in', async () => {
  await openStudio('/projects');
  expect(await screen.findByRole('heading', { name: 'Not logged in yet, login to view the projects' })).toBeVisible();
});

it('finds projects by part of the name, and the address keeps the search after a reload', async () => {
  const { user, leave } = await openProjects();
  await fill(user, screen.getByRole('searchbox', { name: 'Search by name' }), 'MUG');
  await expectCards(2);
  await expectPath(/q=MUG/);
  leave();
  const again = await openProjects('/projects?q=MUG');
  expect(screen.getByRole('searchbox', { name: 'Search by name' })).toHaveValue('MUG');
  await expectCards(2);
  await again.user.click(screen.getByRole('button', { name: 'Clear search' }));
  await expectCards(3);
});

it('finds projects by type and status; where nothing matches, one press shows all again', async () => {
  const studio = await openProjects();
  await choose(studio, 'Type', 'Text to Speech');
  await expectCards(3);
  await choose(studio, 'Status', 'Failed');
  expect(await screen.findByRole('heading', { name: 'No matches' })).toBeVisible();
  await studio.user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await expectCards(3);
});

it('lists projects in alphabetical order', async () => {
  const studio = await openProjects();
  await choose(studio, 'Sort', 'By name');
  await waitFor(() => expect(screen.getAllByRole('article')[0]).toHaveAccessibleName('A lamp that glows'));
});

it('renames in place, and keeps the old name on Escape', async () => {
  const { user, server } = await openProjects();
  await user.click(screen.getByRole('button', { name: 'More actions for A lamp that glows' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Rename/ }));
  const field = await screen.findByRole('textbox', { name: 'Project name' });
  await fill(user, field, 'Z lamp');
  await user.keyboard('{Enter}');
  const link = await screen.findByRole('link', { name: 'Z lamp' });
  act(() => link.focus());
  await user.keyboard('{F2}');
  await fill(user, await screen.findByRole('textbox', { name: 'Project name' }), 'never kept');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('article', { name: 'Z lamp' })).toBeVisible();
  expect(server.inputsOf('renameTask')).toMatchObject([{ title: 'Z lamp' }]);
});

it('deletes several projects selected by keyboard, and restores them', async () => {
  const { user } = await openProjects();
  const getBar = () => screen.queryByRole('group', { name: 'Selected projects' });
  for (const name of ['A mug that cools', 'A mug that warms']) {
    act(() => screen.getByRole('checkbox', { name: `Select ${name}` }).focus());
    await user.keyboard(' ');
  }
  await waitFor(() => expect(getBar()).toHaveTextContent('2 selected'));
  await user.keyboard('{Delete}');
  await expectCards(1);
  await waitFor(() => expect(getBar()).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await expectCards(3);
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('link', { name: 'A lamp that glows' }));
  await user.keyboard('{/Shift}');
  await waitFor(() => expect(getBar()).toHaveTextContent('1 selected'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(getBar()).toBeNull());
});

it('explains a failure, that the credits were returned, and the next steps', async () => {
  await openStudio('/projects', {
    tasks: [
      makeFailedTask({ title: 'Broken' }),
      makeQueuedTask(),
      makeTask({ title: 'Running' }),
      makeTask({ title: 'Long', seconds_left: 384 }),
    ],
  });
  const broken = await screen.findByRole('article', { name: 'Broken' });
  expect(broken).toHaveTextContent("None of the product's images could be used.");
  expect(broken).toHaveTextContent('The Credits have been returned to the account.');
  expect(within(broken).getByRole('button', { name: 'Re-edit' })).toBeVisible();
  expect(within(broken).getByRole('button', { name: 'Re-generate · 5 credits' })).toBeVisible();
  expect(document.querySelector('[data-state="in_queue"]')).toHaveTextContent('In queue, position 3');
  const running = screen.getByRole('article', { name: 'Running' });
  expect(running).toHaveTextContent('62%');
  expect(running).toHaveTextContent('About 9 seconds left');
  expect(screen.getByRole('article', { name: 'Long' })).toHaveTextContent('About 6 minutes left');
});

it('reports a lost connection, and loads by itself when it is back', async () => {
  const { user, server } = await openStudio('/projects');
  await screen.findByRole('heading', { level: 2 });
  act(() => server.setOnline(false));
  await user.click(screen.getByRole('tab', { name: 'Drafts' }));
  expect(await screen.findByRole('heading', { name: "You're offline" })).toBeVisible();
  act(() => server.setOnline(true));
  expect(await screen.findByRole('heading', { name: 'No drafts yet' })).toBeVisible();
});

it('counts drafts, deletes several selected ones, and restores them', async () => {
  const draftOf = (name: string) =>
    makeDraft({
      version: 1,
      step: 'product',
      source: { kind: 'uploads' },
      product: { name },
      sources: {},
      settings: {},
      scripts: [],
      chosen_scripts: [],
    });
  const drafts = ['Mug', 'Lamp', 'Chair'].map((name, index) => ({
    ...draftOf(name),
    draft_id: `00000000-0000-4000-8000-00000000001${index}` as DraftId,
  }));
  const { user } = await openStudio('/projects?tab=drafts', { drafts });
  await expectCards(3);
  expect(screen.getByText('3 drafts')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select Mug' }));
  await user.click(screen.getByRole('link', { name: 'Lamp' }));
  const bar = within(screen.getByRole('group', { name: 'Selected drafts' }));
  expect(bar.getByRole('status')).toHaveTextContent('2 selected');
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  await expectCards(1);
  expect(await screen.findByText('2 drafts were deleted.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await expectCards(3);
});

it('deletes a draft, and restores it', async () => {
  const draft = makeDraft({
    version: 1,
    step: 'product',
    source: { kind: 'uploads' },
    product: { name: 'Ember Mug' },
    sources: {},
    settings: {},
    scripts: [],
    chosen_scripts: [],
  });
  const { user } = await openStudio('/projects?tab=drafts', { drafts: [draft] });
  await expectCards(1);
  await user.click(screen.getByRole('button', { name: 'Delete Ember Mug' }));
  expect(await screen.findByRole('heading', { name: 'No drafts yet' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('article', { name: 'Ember Mug' })).toBeVisible();
});
