import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { listWebTools } from '#src/nouns/tools/tool-registry.ts';
import { answerAs, GUEST, makeFailedTask, makeQueuedTask, makeTask, makeTaskId, MEMBER } from '../test-answers.ts';
import { Refusal } from '../test-server.ts';
import { expectPath, openStudio, readCredits } from '../test-studio.tsx';

const getPalette = () => screen.findByRole('combobox', { name: 'Search screens, actions and projects' });

it('opens a screen, runs an action and finds a project by the keyboard alone', async () => {
  const failed = makeFailedTask();
  const { user } = await openStudio('/home', { tasks: [failed] });
  await screen.findByRole('button', { name: 'Search' });
  await user.keyboard('{Control>}k{/Control}');
  expect(await getPalette()).toHaveFocus();
  await user.paste('text to speech');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  expect(await getPalette()).toHaveAttribute('aria-activedescendant', expect.stringMatching(/.+/));
  await user.keyboard('{Enter}');
  await expectPath(/^\/text-to-speech$/);
  expect(await screen.findByRole('heading', { level: 1, name: 'Text to Speech' })).toBeVisible();

  await user.keyboard('{Control>}k{/Control}');
  await getPalette();
  await user.paste('dark theme');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark'));

  await user.keyboard('{Control>}k{/Control}');
  await getPalette();
  await user.paste('zzz');
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
  const toast = (await screen.findByText('Cleared')).parentElement as HTMLElement;
  await user.click(within(toast).getByRole('button', { name: 'Undo' }));
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
  expect(await screen.findByRole('heading', { level: 1, name: 'Text to Speech' })).toBeVisible();
  expect(JSON.parse(localStorage.getItem('userHistoryPath') ?? '[]')).toEqual(['/text-to-speech', '/home', '/404']);
});

it('shows the balance, what is held of it and its last changes, and leads to more credits', async () => {
  const { user } = await openStudio('/projects', {
    user: { ...MEMBER, credits: 45, credits_held: 5 },
    answers: {
      listCreditMovements: {
        list: [
          {
            movement_id: 2,
            kind: 'hold',
            amount: -5,
            task_id: makeTaskId(),
            at: '2026-11-20T10:00:00.000Z',
            cause: null,
            ended: null,
          },
          {
            movement_id: 1,
            kind: 'grant',
            amount: 50,
            task_id: null,
            at: '2026-11-19T10:00:00.000Z',
            cause: 'operator_grant',
            ended: null,
          },
        ],
        total: 2,
        page: 1,
        page_size: 20,
        next_cursor: null,
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^45 credits/ }));
  const rows = within(await screen.findByRole('table', { name: 'Recent activity' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Held for a task.*-5$/),
    expect.stringMatching(/^Added by the operator.*\+50$/),
  ]);
  expect(screen.getByText('5 credits are held for running tasks')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Get credits' }));
  await expectPath(/^\/vip-price$/);
});

it('redirects old addresses', async () => {
  await openStudio('/hooks');
  await expectPath(/^\/home$/);
});

it('starts a new session if the server has forgotten the old one', async () => {
  document.cookie = 'token=forgotten; Path=/';
  let asked = 0;
  const getUserInfo = () => (asked++ === 0 ? new Refusal('SESSION_ENDED') : GUEST);
  await openStudio('/home', { answers: { getUserInfo } });
  await waitFor(async () => expect(await readCredits()).toBe('10'));
  expect(document.cookie).toContain('token=guest-token');
});

it('shows the tour to a new user, and never again after it was skipped', async () => {
  const { user, leave } = await openStudio('/home', { isFirstVisit: true });
  expect(await screen.findByRole('dialog')).toHaveTextContent('1 of 3');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  leave();
  await openStudio('/home', { isFirstVisit: true });
  await screen.findByRole('button', { name: 'Search' });
  expect(localStorage.getItem('tour')).toBe('"seen"');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('does not begin the tour when the box holds something already', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  try {
    sessionStorage.setItem('home-text', 'A mug');
    await openStudio('/home', { isFirstVisit: true });
    expect(await screen.findByDisplayValue('A mug')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(screen.queryByRole('dialog')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

it('reports a lost connection, and continues on the same screen when it is back', async () => {
  const { user, server } = await openStudio('/home');
  await screen.findByRole('button', { name: 'Search' });
  act(() => server.setOnline(false));
  expect(await screen.findByText(/^You're offline\./)).toBeVisible();
  await user.keyboard('gs');
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  act(() => server.setOnline(true));
  expect(await screen.findByRole('heading', { level: 1, name: 'Text to Speech' })).toBeVisible();
  expect(await screen.findByText(/^You're back online\./)).toBeVisible();
});

it('says in the place of a screen that its files are not on this device, and opens it with the connection', async () => {
  const { user, server } = await openStudio('/home');
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  act(() => server.setOnline(false));
  // No other test of this file opens it.
  await user.click(within(menu).getByRole('link', { name: 'Brand kits' }));
  expect(await screen.findByRole('heading', { name: "You're offline" })).toBeVisible();
  expect(menu).toBeVisible();
  act(() => server.setOnline(true));
  expect(await screen.findByRole('heading', { level: 1, name: 'Brand kits' })).toBeVisible();
});

it('opens every tool from the menu under Create, and marks the open one', async () => {
  const { user } = await openStudio('/home');
  const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
  const create = menu.getByRole('list', { name: 'Create' });
  expect(within(create).getAllByRole('link')).toHaveLength(listWebTools().length);
  for (const [at, name] of [/^Link/, /^Photos/, /^Speech/].entries())
    expect(within(create).getAllByRole('link')[at]).toHaveTextContent(name);
  await user.click(within(create).getByRole('link', { name: /^Speech/ }));
  await expectPath(/^\/text-to-speech$/);
  expect(within(create).getByRole('link', { name: /^Speech/ })).toHaveAttribute('aria-current', 'page');
  expect(within(create).getByRole('link', { name: /^Link/ })).not.toHaveAttribute('aria-current');
});

it('opens every tool from the Create tab of a phone', async () => {
  const { user } = await openStudio('/home', { width: 390 });
  await user.click(await screen.findByRole('button', { name: 'Create' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Create' }));
  expect(sheet.getAllByRole('link')).toHaveLength(listWebTools().length);
  await user.click(sheet.getByRole('link', { name: /^Text to Speech/ }));
  await expectPath(/^\/text-to-speech$/);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Create' })).toBeNull());
});

it('notices that the server has stopped, though the browser is online, and repeats what failed when it is back', async () => {
  const { user, server } = await openStudio('/home');
  await screen.findByRole('button', { name: 'Search' });
  act(() => server.setRunning(false));
  await user.keyboard('gp');
  expect(await screen.findByText(/^Can't reach the server\./)).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  act(() => server.setRunning(true));
  expect(await screen.findByText(/^You're back online\./)).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
});
