import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#src/lib/query-client.ts';
import { sessionEnd } from '#src/lib/session-end.ts';
import { tokenStore } from '#src/lib/token-store.ts';
import { GUEST, MEMBER, MEMBER_TOKEN } from './test-answers.ts';
import { Refusal } from './test-server.ts';
import { expectPath, fill, openStudio } from './test-studio.tsx';

const ended = new Refusal('SESSION_ENDED');
const signedOut = { name: "You've been signed out" };

afterEach(() => sessionEnd.setWaiting(false));

/** Opens a screen as a member, whole: what it asks the server for has been answered. */
async function openMember(path: string) {
  tokenStore.write('of-member');
  const studio = await openStudio(path, { user: MEMBER });
  await screen.findByRole('button', { name: 'Account' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return studio;
}

/** Makes a call that is refused. */
const meetTheEnd = (user: { keyboard(text: string): Promise<void> }) => user.keyboard('gp');

describe('a session that ends', () => {
  it('asks the member to sign in over the page, and goes on there', async () => {
    const { user, server } = await openMember('/text-to-speech');
    const [box] = await screen.findAllByRole('textbox');
    if (!box) throw new Error('the screen has no text box');
    await fill(user, box, 'Hello, this is my text.');
    server.answer({ listTasks: ended, login: new Refusal('LOGIN_ERROR') });
    await act(() => queryClient.invalidateQueries());
    const dialog = within(await screen.findByRole('dialog', signedOut));
    expect(dialog.getByLabelText('Email')).toHaveValue(MEMBER.email);
    const signIn = dialog.getByRole('button', { name: 'Sign in again' });
    expect(signIn).toBeDisabled();
    await fill(user, dialog.getByLabelText('Password'), 'wrong');
    await user.click(signIn);
    expect(await dialog.findByRole('alert')).toBeVisible();
    server.answer({
      listTasks: { list: [], total: 0, page: 1, page_size: 20, next_cursor: null },
      login: MEMBER_TOKEN,
    });
    await fill(user, dialog.getByLabelText('Password'), 'right');
    await user.click(signIn);
    await waitFor(() => expect(screen.queryByRole('dialog', signedOut)).toBeNull());
    expect(location.pathname).toBe('/text-to-speech');
    expect(box).toHaveValue('Hello, this is my text.');
    expect(tokenStore.read()).toBe(MEMBER_TOKEN.token);
  });

  it('goes on as well when the member signed in again in another tab', async () => {
    const { user, server } = await openMember('/home');
    // Home lists tasks too, as soon as its parts are loaded.
    await waitFor(() => expect(server.inputsOf('listTasks')).not.toHaveLength(0));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    let refusals = 0;
    const page = { list: [], total: 0, page: 1, page_size: 20, next_cursor: null };
    server.answer({ listTasks: () => (refusals++ === 0 ? ended : page) });
    await meetTheEnd(user);
    expect(await screen.findByRole('dialog', signedOut)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Another way to sign in' })).toHaveAttribute('target', '_blank');
    expect(tokenStore.read()).toBeNull();
    tokenStore.write('of-member-again');
    await waitFor(() => expect(screen.queryByRole('dialog', signedOut)).toBeNull());
    await expectPath(/^\/projects/);
    expect(tokenStore.read()).toBe('of-member-again');
  });

  it('lets the member go on as a guest', async () => {
    const { user, server } = await openMember('/text-to-speech');
    const [box] = await screen.findAllByRole('textbox');
    if (!box) throw new Error('the screen has no text box');
    await fill(user, box, 'Hello');
    server.answer({ getUserInfo: GUEST });
    act(() => {
      tokenStore.clear();
      sessionEnd.announce();
    });
    await user.click(await screen.findByRole('button', { name: 'Continue without signing in' }));
    await waitFor(() => expect(tokenStore.read()).toBe('guest-token'));
    expect(location.pathname).toBe('/text-to-speech');
  });

  it('asks the member as well when the browser has dropped its cookie', async () => {
    const { user, server } = await openMember('/text-to-speech');
    const guests = server.inputsOf('guestLogin').length;
    tokenStore.clear();
    await meetTheEnd(user);
    expect(await screen.findByRole('dialog', signedOut)).toBeVisible();
    expect(server.inputsOf('guestLogin')).toHaveLength(guests);
  });

  it('sends a member to sign in whose first call it was', async () => {
    localStorage.setItem('signedIn', '1');
    tokenStore.write('ended');
    const { server } = await openStudio('/home', { answers: { getUserInfo: ended } });
    await waitFor(() => expect(server.inputsOf('getUserInfo')).not.toHaveLength(0));
    server.answer({ getUserInfo: GUEST });
    await expectPath(/^\/login/);
  });

  it('asks no further when the server refuses the new guest as well', async () => {
    tokenStore.write('of-guest');
    const { server } = await openStudio('/home', { answers: { getUserInfo: ended } });
    await waitFor(() => expect(server.inputsOf('getUserInfo')).toHaveLength(2));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(server.inputsOf('getUserInfo')).toHaveLength(2);
  });

  it('stays while the server is only busy', async () => {
    tokenStore.write('of-member');
    await openStudio('/home', { answers: { getUserInfo: new Refusal('SYSTEM_BUSY') } });
    await screen.findByRole('button', { name: 'Search' });
    expect(tokenStore.read()).toBe('of-member');
    expect(location.pathname).toBe('/home');
  });
});

it('says where credits come from, and lists every movement', async () => {
  await openStudio('/vip-price', {
    user: GUEST,
    answers: {
      listCreditMovements: {
        list: [
          {
            movement_id: 2,
            kind: 'hold',
            amount: -5,
            at: new Date().toISOString(),
            task_id: null,
            cause: null,
            ended: 'settle',
          },
          {
            movement_id: 1,
            kind: 'grant',
            amount: 10,
            at: new Date().toISOString(),
            task_id: null,
            cause: 'guest_welcome',
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
  expect(await screen.findByRole('region', { name: 'Your credits' })).toHaveTextContent(/How to get credits.*Sign in/);
  const rows = await screen.findAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Spent on a task.*-5$/),
    expect.stringMatching(/^Welcome credits.*\+10$/),
  ]);
});

describe('a plan that is too small', () => {
  it('leads to the plans, which say what they include and who assigns them', async () => {
    const { user, server } = await openStudio('/home', { user: MEMBER });
    server.answer({ listTasks: new Refusal('PLAN_REQUIRED') });
    await screen.findByRole('button', { name: 'Search' });
    await user.keyboard('gp');
    await expectPath(/^\/vip-price$/);
    expect(await screen.findByRole('region', { name: 'Starter' })).toHaveTextContent(
      /\$29 a month.*150 credits a month/,
    );
    expect(screen.getByRole('region', { name: 'Free' })).toHaveTextContent('Your plan');
    expect(screen.getByText("Plans can't be bought here yet")).toBeVisible();
  });
});

describe('signing out', () => {
  it.each([
    ['', '/register'],
    ['?utm_source=news', '/register?utm_source=news'],
  ])('from an address with %j leads to %s, and forgets the visitor', async (search, target) => {
    tokenStore.write('of-member');
    const { user, server } = await openStudio(`/home${search}`, { user: MEMBER, answers: { logout: {} } });
    await user.click(await screen.findByRole('button', { name: 'Account' }));
    server.answer({ getUserInfo: GUEST });
    await waitFor(() => expect(document.cookie).toContain('user_cookie_id='));
    const visitor = /user_cookie_id=(\w{16})/.exec(document.cookie)?.[1] ?? '';
    const device = /device_id=(\w{16})/.exec(document.cookie)?.[1] ?? '';
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await expectPath(target);
    expect(document.cookie).not.toContain(visitor);
    expect(document.cookie).toContain(device);
    expect(tokenStore.read()).not.toBe('of-member');
    expect(server.inputsOf('logout')).toHaveLength(1);
  });
});

describe('opening a screen', () => {
  it.each(['/login', '/register'])('%s sends a signed-in user to the root', async (path) => {
    tokenStore.write('of-member');
    await openStudio(path, { user: MEMBER });
    await expectPath(/^\/home$/);
  });

  it('/login sends a signed-in user to no other site', async () => {
    tokenStore.write('of-member');
    await openStudio('/login?from=//evil.example', { user: MEMBER });
    await expectPath(/^\/home$/);
  });

  it('/login opens for a guest', async () => {
    tokenStore.write('guest-token');
    await openStudio('/login');
    expect(await screen.findByLabelText(/^Email/)).toBeVisible();
    expect(location.pathname).toBe('/login');
  });

  it('/register stores the invitation to a team', async () => {
    await openStudio('/register?teamInviteCode=T-12');
    expect(sessionStorage.getItem('teamInviteCode')).toBe('T-12');
    await waitFor(() => expect(tokenStore.read()).toBe('guest-token'));
  });

  it('stores the invitation of a friend and the campaign, and tells them with the first guest', async () => {
    const { server } = await openStudio('/home?inviteCode=FRIEND&utm_source=news&code=secret', {
      answers: { countInviteLog: { invite_code: 'mine', visits: 0, registrations: 0 } },
    });
    await waitFor(() => expect(server.inputsOf('guestLogin')).toEqual([{ invite_code: 'FRIEND', utm_source: 'news' }]));
    expect(localStorage.getItem('inviteCode')).toBe('FRIEND');
  });

  it('leads an unknown address with a name to the route of that name', async () => {
    await openStudio('/somewhere?name=VipPrice');
    await expectPath(/^\/vip-price$/);
  });

  it('reports a page view after each navigation', async () => {
    const { user, server } = await openStudio('/home?utm_source=news&code=secret', { user: MEMBER });
    await screen.findByRole('button', { name: 'Account' });
    await waitFor(() => expect(server.pageViews).toHaveLength(1));
    await user.keyboard('gs');
    await waitFor(() => expect(server.pageViews).toHaveLength(2));
    const [home, speech] = server.pageViews;
    expect(home).toMatchObject({ url: `${location.origin}/home?utm_source=news`, pageName: 'home', props: {} });
    expect(home?.userCookieId).toMatch(/^[a-z0-9]{16}$/);
    expect(speech).toMatchObject({
      userId: MEMBER.userId,
      pageName: 'text-to-speech',
      pageTitle: 'Text to Speech · Reelwright',
      ref: home?.url,
    });
  });
});

describe('other sites', () => {
  it('get the user whose address names a partner, at the address that the server tells', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
    const url = 'https://partner.example/enter?token=once';
    const { server } = await openStudio('/home?openPartner=acme', { answers: { partnerLogin: { url } } });
    await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
    expect(server.inputsOf('partnerLogin')).toEqual([{ openPartner: 'acme' }]);
  });

  it('never get the user by an address that runs a script', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
    await openStudio('/home?openPartner=acme', { answers: { partnerLogin: { url: 'javascript:alert(1)' } } });
    await screen.findByRole('button', { name: 'Search' });
    expect(assign).not.toHaveBeenCalled();
  });

  it('of a shop sign their user in, who goes on to the screen', async () => {
    const { server } = await openStudio('/shop/projects?shop=mugs.myshopify.com&id_token=jwt', {
      user: MEMBER,
      answers: { shopifySso: { ...MEMBER_TOKEN, isRegister: false } },
    });
    await expectPath(/^\/projects/);
    expect(server.inputsOf('shopifySso')).toMatchObject([{ shop: 'mugs.myshopify.com', session_token: 'jwt' }]);
    expect(tokenStore.read()).toBe(MEMBER_TOKEN.token);
  });

  it('of a shop whose token is refused lead to the sign-in screen', async () => {
    await openStudio('/shop?shop=mugs.myshopify.com&id_token=forged', {
      answers: { shopifySso: new Refusal('LOGIN_ERROR') },
    });
    await expectPath(/^\/login$/);
    expect(await screen.findByText('Login error')).toBeVisible();
  });
});

describe('a new version of the server', () => {
  const openOn = (path: string) => openStudio(path, { answers: { getVersion: { version: '1' } } });

  it('reloads the page with the next navigation', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
    const { user, server } = await openOn('/home');
    await screen.findByRole('button', { name: 'Search' });
    await waitFor(() => expect(server.inputsOf('getVersion')).not.toHaveLength(0));
    server.answer({ getVersion: { version: '2' } });
    await act(() => queryClient.invalidateQueries({ queryKey: ['version'], refetchType: 'none' }));
    await user.keyboard('gs');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});
