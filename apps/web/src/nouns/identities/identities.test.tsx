import { MantineProvider } from '@mantine/core';
import { type CallData, formatMessage, type IdentityId, type SignInMethods } from '@reelwright/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MEMBER, MEMBER_TOKEN, NO_METHODS, SETTING } from '#src/app/test-answers.ts';
import { type Answers, Refusal } from '#src/app/test-server.ts';
import { expectPath, fill, openStudio } from '#src/app/test-studio.tsx';
import { queryClient } from '#src/lib/query-client.ts';
import { theme } from '#src/lib/theme.ts';
import { tokenStore } from '#src/lib/token-store.ts';
import { loginAttempt, type LoginProvider } from './model/login-attempt.ts';

const METHODS: SignInMethods = {
  google: { client_id: 'studio' },
  facebook: { app_id: '4711' },
  shopify: { client_id: 'shop' },
  openid: [{ id: 'acme', name: 'Acme' }],
  passkeys: true,
};
const settingWith = (methods: Partial<SignInMethods>): CallData<'appSetting'> => ({
  ...SETTING,
  sign_in_methods: { ...NO_METHODS, ...methods },
});
const SIGNED_IN: CallData<'googleAuthCodeLogin'> = { ...MEMBER_TOKEN, isRegister: false };
const BEGUN: CallData<'beginIdentity'> = {
  state: 'state-1',
  nonce: 'nonce-1',
  authorize_url: 'https://accounts.google.example/authorize?state=state-1',
};

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  // The prompt has tests of its own.
  localStorage.setItem('oneTapDismissed', '1');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the sign-in screen', () => {
  it('offers no other way if none is configured', async () => {
    await openStudio('/login');
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Other ways to sign in' })).toBeNull();
  });

  it('offers the ways that are configured, in the language of the user', async () => {
    await openStudio('/login', { language: 'zh-CN', answers: { appSetting: settingWith(METHODS) } });
    const group = await screen.findByRole('group', { name: '其他登录方式' });
    const names = within(group)
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(names).toEqual([
      '使用 Google 登录',
      '使用 Facebook 登录',
      '使用 Shopify 登录',
      '使用 Acme 登录',
      '使用通行密钥登录',
    ]);
  });

  it('offers no passkey in a browser without them', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    await openStudio('/login', { answers: { appSetting: settingWith(METHODS) } });
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  });

  it('goes to the other site and remembers what was begun', async () => {
    const goTo = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const { user, server } = await openStudio('/login', {
      answers: { appSetting: settingWith(METHODS), beginIdentity: BEGUN },
    });
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(BEGUN.authorize_url));
    expect(server.inputsOf('beginIdentity')).toEqual([{ provider: 'google', intent: 'sign_in' }]);
    expect(loginAttempt.find('state-1')).toMatchObject({ provider: 'google', intent: 'sign_in' });
  });

  it('shows why a sign-in cannot begin', async () => {
    const { user } = await openStudio('/login', {
      answers: { appSetting: settingWith(METHODS), beginIdentity: new Refusal('SIGN_IN_METHOD_OFF') },
    });
    await user.click(await screen.findByRole('button', { name: 'Continue with Facebook' }));
    expect(await screen.findByText("This way to sign in isn't available here.")).toBeVisible();
  });

  it('asks for the shop before it goes to Shopify', async () => {
    const goTo = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const { user, server } = await openStudio('/login', {
      answers: { appSetting: settingWith(METHODS), beginIdentity: BEGUN },
    });
    await user.click(await screen.findByRole('button', { name: 'Continue with Shopify' }));
    await fill(user, await screen.findByLabelText('Shop address'), 'tea.myshopify.com');
    await user.click(screen.getByRole('button', { name: 'Continue to Shopify' }));
    await waitFor(() => expect(goTo).toHaveBeenCalled());
    expect(server.inputsOf('beginIdentity')).toMatchObject([{ provider: 'shopify', shop: 'tea.myshopify.com' }]);
  });

  it('says what to do when the device used no passkey', async () => {
    const request = { challenge: 'AAAA', rpId: 'localhost', timeout: 1000, userVerification: 'preferred' as const };
    const get = () => Promise.reject(new DOMException('cancelled', 'NotAllowedError'));
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
    const { user } = await openStudio('/login', {
      answers: { appSetting: settingWith(METHODS), beginPasskeySignIn: request },
    });
    await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    expect(await screen.findByText('No passkey was used. Please try again.')).toBeVisible();
  });
});

describe('coming back from another site', () => {
  const begin = (provider: LoginProvider, { intent = 'sign_in' as const, next = '' } = {}) =>
    loginAttempt.keep({ state: 's1', provider, intent, next });

  it('signs in and opens the page that was wanted', async () => {
    begin('google', { next: '/projects' });
    const { server } = await openStudio('/identity/callback?code=c1&state=s1&iss=https%3A%2F%2Fgoogle.example', {
      user: MEMBER,
      answers: { googleAuthCodeLogin: SIGNED_IN },
    });
    await expectPath(/^\/projects$/);
    expect(server.inputsOf('googleAuthCodeLogin')).toEqual([
      { code: 'c1', state: 's1', iss: 'https://google.example', successUrl: '/projects' },
    ]);
    expect(sessionStorage.getItem('loginAttempt')).toBeNull();
  });

  it('never opens another site, whatever was kept', async () => {
    begin('openid:acme', { next: '//evil.example' });
    await openStudio('/identity/callback?code=c1&state=s1', { user: MEMBER, answers: { openIdLogin: SIGNED_IN } });
    await expectPath(/^\/home$/);
  });

  it('welcomes a new user, and says where from', async () => {
    begin('facebook');
    const { server } = await openStudio('/identity/callback#access_token=t1&state=s1', {
      user: MEMBER,
      answers: { facebookAccessTokenLogin: { ...SIGNED_IN, isRegister: true } },
    });
    await expectPath(/^\/welcome\?from=facebook$/);
    expect(server.inputsOf('facebookAccessTokenLogin')).toEqual([{ accessToken: 't1', state: 's1' }]);
  });

  it('shows the message of the server, and the way back', async () => {
    begin('openid:acme');
    const { user } = await openStudio('/identity/callback?code=c1&state=s1', {
      answers: { openIdLogin: new Refusal('LOGIN_STATE_ENDED') },
    });
    expect(await screen.findByText('This sign-in has expired. Please start again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to sign in' }));
    await expectPath(/^\/login$/);
  });

  it('says that the connection was lost while the user was read', async () => {
    begin('google');
    let hasSignedIn = false;
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) => {
      const [url] = args;
      const isCut = hasSignedIn && typeof url === 'string' && url.includes('getUserInfo');
      return isCut ? Promise.reject(new TypeError('Failed to fetch')) : real(...args);
    });
    await openStudio('/identity/callback?code=c1&state=s1', {
      answers: {
        googleAuthCodeLogin: () => {
          hasSignedIn = true;
          return SIGNED_IN;
        },
      },
    });
    expect(await screen.findByText('Network error. Please check your connection and try again.')).toBeVisible();
  });

  it('does not show the text of an error that is for developers', async () => {
    begin('google');
    vi.spyOn(tokenStore, 'write').mockImplementation(() => {
      throw new TypeError('cookie jar is undefined');
    });
    await openStudio('/identity/callback?code=c1&state=s1', { answers: { googleAuthCodeLogin: SIGNED_IN } });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(formatMessage('system_error', 'en'));
    expect(alert).not.toHaveTextContent('cookie jar');
  });

  it('makes no call for a sign-in that this browser did not begin', async () => {
    const { server } = await openStudio('/identity/callback?code=stolen&state=of-somebody', {});
    expect(await screen.findByText(/started in another browser/)).toBeVisible();
    expect(server.inputsOf('googleAuthCodeLogin')).toEqual([]);
  });

  it('keeps neither code nor token in the address', async () => {
    begin('google');
    await openStudio('/identity/callback?code=c1&state=s1', {
      answers: { googleAuthCodeLogin: new Refusal('IDENTITY_REFUSED') },
    });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(location.href).not.toContain('c1');
  });

  it('says that the user declined', async () => {
    begin('facebook');
    await openStudio('/identity/callback?error=access_denied&state=s1');
    expect(await screen.findByText('Facebook did not give access.')).toBeVisible();
  });
});

describe('the prompt for guests', () => {
  interface Shown {
    initialize: ReturnType<typeof vi.fn>;
    prompt: ReturnType<typeof vi.fn>;
    cancel: ReturnType<typeof vi.fn>;
  }
  /** Google's script, as far as the page uses it. */
  function standInForGoogle(): Shown {
    const id = { initialize: vi.fn(), prompt: vi.fn(), cancel: vi.fn() };
    vi.stubGlobal('google', { accounts: { id } });
    // The browser of the test loads no script of other sites.
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      for (const node of nodes) if (node instanceof HTMLScriptElement) node.dispatchEvent(new Event('load'));
    });
    return id;
  }
  const answers: Answers = { appSetting: settingWith({ google: { client_id: 'studio' } }), beginIdentity: BEGUN };
  const isCalled = (mock: Shown['prompt']) => waitFor(() => expect(mock).toHaveBeenCalled());

  it('signs in with one tap, with the nonce of this sign-in', async () => {
    localStorage.removeItem('oneTapDismissed');
    const id = standInForGoogle();
    const { server } = await openStudio('/home', { answers: { ...answers, googleOneTapLogin: SIGNED_IN } });
    await isCalled(id.initialize);
    const [options] = id.initialize.mock.calls[0] as [{ nonce: string; client_id: string; callback(a: object): void }];
    expect(options).toMatchObject({ client_id: 'studio', nonce: 'nonce-1' });
    options.callback({ credential: 'jwt' });
    await waitFor(() =>
      expect(server.inputsOf('googleOneTapLogin')).toEqual([{ credential: 'jwt', state: 'state-1' }]),
    );
  });

  it('does not come again once it was closed', async () => {
    localStorage.removeItem('oneTapDismissed');
    const id = standInForGoogle();
    const { leave } = await openStudio('/home', { answers });
    await isCalled(id.prompt);
    const [onMoment] = id.prompt.mock.calls[0] as [(moment: object) => void];
    onMoment({ isSkippedMoment: () => true, isDismissedMoment: () => false, getDismissedReason: () => '' });
    expect(localStorage.getItem('oneTapDismissed')).toBe('1');
    leave();
  });
});

describe('the sign-in methods of a user', () => {
  const id = (last: number): IdentityId => `00000000-0000-4000-8000-00000000000${last}` as IdentityId;
  const LISTED: CallData<'listIdentities'> = {
    has_password: false,
    identities: [
      {
        identity_id: id(1),
        provider: 'google',
        provider_name: 'Google',
        email: 'ann@gmail.com',
        linked_at: '2026-11-20T10:00:00.000Z',
      },
    ],
    passkeys: [
      {
        identity_id: id(2),
        name: 'Laptop',
        is_synced: true,
        created_at: '2026-11-20T10:00:00.000Z',
        last_used_at: null,
      },
    ],
  };
  const answers: Answers = { appSetting: settingWith(METHODS), listIdentities: LISTED };

  async function openLinked(more: Answers = {}) {
    const studio = await openStudio('/404', { user: MEMBER, answers: { ...answers, ...more } });
    // Its texts are added on loading, which needs the started app.
    const { LinkedIdentities } = await import('./components/linked-identities.tsx');
    const tdk = { title: 'tdk.login.title', description: 'tdk.login.description' } as const;
    const routeTree = createRootRoute({
      component: LinkedIdentities,
      staticData: { menuName: 'menu.login', hidden: true, tdk },
    });
    const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/profile'] }) });
    render(
      <MantineProvider env="test" theme={theme}>
        <QueryClientProvider client={queryClient}>
          {/* Another router than the app's, whose type is registered. */}
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </MantineProvider>,
    );
    return studio;
  }

  it('are listed with what can still be linked', async () => {
    await openLinked();
    expect(await screen.findByText(/ann@gmail\.com · Linked/)).toBeVisible();
    expect(screen.getByText('Not set')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Link Facebook' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Link Acme' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Link Google' })).toBeNull();
  });

  it('are linked by signing in at the other site, and bring the user back', async () => {
    const goTo = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const { user } = await openLinked({ beginIdentity: BEGUN });
    await user.click(await screen.findByRole('button', { name: 'Link Acme' }));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(BEGUN.authorize_url));
    expect(loginAttempt.find('state-1')).toEqual({
      state: 'state-1',
      provider: 'openid:acme',
      intent: 'link',
      next: '/profile',
    });
  });

  it('are unlinked after a question, and the last one stays', async () => {
    const { user, server } = await openLinked({ unlinkIdentity: new Refusal('LAST_SIGN_IN_METHOD') });
    await user.click(await screen.findByRole('button', { name: 'Unlink Google' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(server.inputsOf('unlinkIdentity')).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Unlink Google' }));
    await user.click(await screen.findByRole('button', { name: 'Unlink' }));
    expect(await screen.findByText('This is your only way to sign in. Add another one first.')).toBeVisible();
    expect(server.inputsOf('unlinkIdentity')).toEqual([{ identity_id: id(1) }]);
  });

  it('include passkeys, which are renamed and deleted', async () => {
    const { user, server } = await openLinked({
      renamePasskey: { identity_id: id(2), name: 'Work' },
      deletePasskey: {},
    });
    await user.click(await screen.findByRole('button', { name: 'Rename Laptop' }));
    await fill(user, await screen.findByLabelText('Name'), 'Work');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.inputsOf('renamePasskey')).toEqual([{ identity_id: id(2), name: 'Work' }]));
    await user.click(await screen.findByRole('button', { name: 'Delete Laptop' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(server.inputsOf('deletePasskey')).toEqual([{ identity_id: id(2) }]));
  });

  it('say why they could not be read, and try again', async () => {
    const { user, server } = await openLinked({ listIdentities: new Refusal('SYSTEM_ERROR') });
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.answer({ listIdentities: LISTED });
    await user.click(again);
    expect(await screen.findByText(/ann@gmail\.com/)).toBeVisible();
  });
});
