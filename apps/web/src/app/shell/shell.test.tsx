import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerAs, GUEST, makeFailedTask, makeQueuedTask, makeTask } from '../test-answers.ts';
import { Refusal } from '../test-server.ts';
import { expectPath, openStudio, readCredits } from '../test-studio.tsx';

const getPalette = () => screen.findByRole('combobox', { name: 'Search screens, actions and projects' });

it('opens a screen, runs an action and finds a project by the keyboard alone', async () => {
  const failed = makeFailedTask();
  const { user } = await openStudio('/home', { tasks: [failed] });
  await screen.findByRole('button', { name: 'Search' });
  await user.keyboard('{Control>}k{/Control}');
  expect(await getPalette()).toHaveFocus();
  await user.keyboard('text to speech');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  expect(await getPalette()).toHaveAttribute('aria-activedescendant', expect.stringMatching(/.+/));
  await user.keyboard('{Enter}');
  await expectPath(/^\/text-to-speech$/);
  expect(await screen.findByRole('heading', { level: 1, name: 'Text to speech' })).toBeVisible();

  await user.keyboard('{Control>}k{/Control}');
  await getPalette();
  await user.keyboard('dark theme{Enter}');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark'));

  await user.keyboard('{Control>}k{/Control}');
  await getPalette();
  await user.keyboard('zzz');
  expect(await screen.findByText('No results for “zzz”')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Search screens/ })).toBeNull());

  await user.keyboard('{Control>}k{/Control}');
  await getPalette();
  await user.keyboard('ember');
  expect(await screen.findByRole('option', { name: failed.title })).toBeVisible();
  await user.keyboard('{Enter}');
  await expectPath(`/video-detail?id=${failed.task_id}`);
});

it('shows running tasks on every screen, and stops one only after confirmation', async () => {
  const running = makeTask();
  const { user, server } = await openStudio('/home', { tasks: [running, makeQueuedTask(), makeFailedTask()] });
  await waitFor(() => expect(document.title).toBe('(2) Home · Reelwright'));
  await user.click(
    within(screen.getByRole('navigation', { name: 'Main menu' })).getByRole('link', { name: 'Projects' }),
  );
  await waitFor(() => expect(document.title).toBe('(2) Projects · Reelwright'));

  await user.click(await screen.findByRole('button', { name: 'Tasks, 2 running' }));
  const tray = within(await screen.findByRole('dialog', { name: /^Tasks/ }));
  const [first] = within(await tray.findByRole('list', { name: 'Running' })).getAllByRole('listitem');
  if (!first) throw new Error('nothing runs');
  for (const text of ['Rendering', '62%', 'About 9 seconds left']) expect(first).toHaveTextContent(text);
  expect(tray.getByText('In queue, position 3', { exact: false })).toBeVisible();

  await user.click(within(first).getByRole('button', { name: /^Cancel/ }));
  expect(within(first).getByRole('button', { name: 'Keep running' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(server.inputsOf('cancelTask')).toEqual([]);
  await user.click(within(first).getByRole('button', { name: /^Cancel/ }));
  await user.click(within(first).getByRole('button', { name: 'Cancel task' }));
  expect(await screen.findByText('Cancelled. The Credits have been returned to the account.')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('(1) Projects · Reelwright'));

  // What has ended can be put away, and taken back.
  const listEnded = () => screen.queryByRole('list', { name: 'Recently finished' });
  const ended = listEnded();
  if (!ended) throw new Error('nothing has ended');
  const count = within(ended).getAllByRole('listitem').length;
  await user.click(tray.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(listEnded()).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  if (!listEnded()) await user.click(await screen.findByRole('button', { name: 'Tasks, 1 running' }));
  const again = await screen.findByRole('list', { name: 'Recently finished' });
  expect(within(again).getAllByRole('listitem')).toHaveLength(count);
});

it('reports on another screen that a task has ended, and opens it', async () => {
  const running = makeTask();
  const { user, server } = await openStudio('/home', { tasks: [running] });
  await waitFor(() => expect(document.title).toBe('(1) Home · Reelwright'));
  const failed = makeFailedTask({ task_id: running.task_id, ended_at: new Date().toISOString() });
  server.answer(answerAs({ tasks: [failed] }));
  await server.send({ event: 'task', task: failed });
  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent(failed.failure?.msg ?? '');
  await waitFor(() => expect(document.title).toBe('Home · Reelwright'));
  await user.click(within(toast).getByRole('button', { name: 'Open' }));
  await expectPath(`/video-detail?id=${running.task_id}`);
});

it('handles its shortcuts, unless the user is typing or turned them off', async () => {
  const { user } = await openStudio('/home');
  await screen.findByRole('button', { name: 'Search' });
  const querySheet = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.keyboard('?');
  await waitFor(() => expect(querySheet()).not.toBeNull());
  expect(screen.getByText('Search and commands')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(querySheet()).toBeNull());

  await user.keyboard('gp');
  await expectPath(/^\/projects/);
  await user.keyboard('gh');
  await expectPath(/^\/home$/);

  const [box] = await screen.findAllByRole('textbox');
  if (!box) throw new Error('home has no box');
  await user.click(box);
  await user.keyboard('?gp');
  expect(box).toHaveValue('?gp');
  await expectPath(/^\/home$/);

  await user.click(screen.getByRole('heading', { level: 1 }));
  await user.keyboard('?');
  await user.click(await screen.findByRole('switch', { name: /^Single-key shortcuts/ }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(querySheet()).toBeNull());
  await user.keyboard('?');
  expect(querySheet()).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  expect(await getPalette()).toHaveFocus();
});

it('keeps theme, language and the narrow menu after a reload', async () => {
  const { user, leave } = await openStudio('/home');
  await user.click(await screen.findByRole('button', { name: 'Theme' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Dark' }));
  await user.click(screen.getByRole('button', { name: 'Language' }));
  await user.click(await screen.findByRole('menuitem', { name: '简体中文' }));
  expect(await screen.findByRole('heading', { level: 1, name: '今天想制作什么？' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('首页 · Reelwright'));
  await user.click(await screen.findByRole('button', { name: '收起菜单' }));
  leave();
  await openStudio('/home');
  expect(await screen.findByRole('button', { name: '展开菜单' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(document.documentElement).toHaveAttribute('lang', 'zh-CN');
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    '粘贴商品链接，即可获得完整的视频广告。',
  );
  expect(localStorage.getItem('lang')).toBe('zh-CN');
  expect(screen.getByRole('link', { name: '项目' })).toBeVisible();
});

it('shows the not-found screen for unknown addresses, links to home, and stores recent visits', async () => {
  const { user } = await openStudio('/no/such/screen');
  await expectPath(/^\/404$/);
  expect(await screen.findByRole('heading', { name: "This page doesn't exist" })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go home' }));
  await expectPath(/^\/home$/);
  await user.keyboard('gs');
  expect(await screen.findByRole('heading', { level: 1, name: 'Text to speech' })).toBeVisible();
  expect(JSON.parse(localStorage.getItem('userHistoryPath') ?? '[]')).toEqual(['/text-to-speech', '/home', '/404']);
});

it('redirects old addresses', async () => {
  await openStudio('/hooks');
  await expectPath(/^\/home$/);
});

it('starts a new session if the server has forgotten the old one', async () => {
  document.cookie = 'token=forgotten; Path=/';
  const { server } = await openStudio('/home', { answers: { getUserInfo: new Refusal('SESSION_ENDED') } });
  await waitFor(() => expect(server.inputsOf('getUserInfo')).toHaveLength(1));
  server.answer({ getUserInfo: GUEST });
  await waitFor(async () => expect(await readCredits()).toBe('10'));
  expect(document.cookie).toContain('token=guest-token');
});

it('shows the tour to a new user, and never again after it was skipped', async () => {
  const { user, leave } = await openStudio('/home', { isFirstVisit: true });
  expect(await screen.findByRole('dialog')).toHaveTextContent('1 of 4');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  leave();
  await openStudio('/home', { isFirstVisit: true });
  await screen.findByRole('button', { name: 'Search' });
  expect(localStorage.getItem('tour')).toBe('"seen"');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('reports a lost connection, and continues on the same screen when it is back', async () => {
  const { user, server } = await openStudio('/home');
  await screen.findByRole('button', { name: 'Search' });
  act(() => server.setOnline(false));
  expect(await screen.findByText(/^You're offline\./)).toBeVisible();
  await user.keyboard('gs');
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  act(() => server.setOnline(true));
  expect(await screen.findByRole('heading', { level: 1, name: 'Text to speech' })).toBeVisible();
  expect(await screen.findByText(/^You're back online\./)).toBeVisible();
});
