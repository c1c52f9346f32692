import type { CallData, Profile } from '@reelwright/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MEMBER, MEMBER_TOKEN, NO_METHODS, SETTING } from '#src/app/test-answers.ts';
import { type Answers, Refusal } from '#src/app/test-server.ts';
import { expectPath, fill, openStudio } from '#src/app/test-studio.tsx';
import { tokenStore } from '#src/lib/token-store.ts';

const PROFILE: Profile = {
  email: 'demo@shop.example',
  nickname: 'Ann Lee',
  avatar_url: null,
  language: 'en',
  has_password: true,
  notifications: { result_ready: true, product_news: false },
  created_at: '2026-11-20T10:00:00.000Z',
  delete_after: null,
};
const SESSION = {
  session_id: '0a0a0a0a-0000-4000-8000-000000000001',
  is_current: true,
  browser: 'Firefox',
  system: 'Windows',
  device: 'desktop',
  address: '203.0.113.7',
  is_local: false,
  created_at: PROFILE.created_at,
  last_seen_at: PROFILE.created_at,
  stolen: null,
} as unknown as CallData<'listSessions'>['list'][number];

/** A member with a profile that keeps its changes. */
function open(section: string, answers: Answers = {}) {
  let profile = PROFILE;
  const change = (part: Partial<Profile>): Profile => {
    profile = { ...profile, ...part };
    return profile;
  };
  // Without a token the profile leads to the sign-in screen.
  tokenStore.write('member-token');
  return openStudio(`/profile?section=${section}`, {
    user: MEMBER,
    answers: {
      getProfile: () => profile,
      saveProfile: ({ nickname, notifications }) =>
        change({
          ...(nickname !== undefined && { nickname }),
          notifications: {
            result_ready: notifications?.result_ready ?? profile.notifications.result_ready,
            product_news: notifications?.product_news ?? profile.notifications.product_news,
          },
        }),
      ...answers,
    },
  });
}

it('sends a guest to sign in', async () => {
  await openStudio('/profile');
  await expectPath(/^\/login/);
});

it('saves a nickname, and asks for one where there is none', async () => {
  const { user, server } = await open('account');
  const field = await screen.findByRole('textbox', { name: 'Nickname' });
  await fill(user, field, '  ');
  expect(await screen.findByText('Enter a nickname.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await fill(user, field, 'Ann B.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.inputsOf('saveProfile')).toEqual([{ nickname: 'Ann B.' }]));
  expect(await screen.findByText('Saved')).toBeVisible();
});

it('says that the current password is wrong', async () => {
  const { user } = await open('security', { changePassword: new Refusal('WRONG_PASSWORD') });
  const form = within(await screen.findByRole('region', { name: 'Password' }));
  await fill(user, form.getByLabelText(/^Current password/), 'wrong');
  await fill(user, form.getByLabelText(/^New password/), 'short');
  expect(form.getByRole('button', { name: 'Change password' })).toBeDisabled();
  await fill(user, form.getByLabelText(/^New password/), 'battery staple');
  await user.click(form.getByRole('button', { name: 'Change password' }));
  expect(await form.findByRole('alert')).toHaveTextContent('The current password is wrong.');
});

it('changes the email with the code that was sent there', async () => {
  const { user, server } = await open('security', {
    requestEmailChange: { resend_after_s: 60 },
    changeEmail: { ...PROFILE, email: 'new@shop.example' },
  });
  const form = within(await screen.findByRole('region', { name: 'Email' }));
  await fill(user, form.getByLabelText(/^New email/), 'new@shop.example');
  await fill(user, form.getByLabelText(/^Current password/), 'secret secret');
  await user.click(form.getByRole('button', { name: 'Send code' }));
  await fill(user, await form.findByLabelText(/^Verification code/), '12 34 56');
  expect(form.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled();
  await user.click(form.getByRole('button', { name: 'Change email' }));
  expect(await screen.findByText('You sign in with new@shop.example.')).toBeVisible();
  expect(server.inputsOf('changeEmail')).toEqual([{ code: '123456' }]);
});

it('leads a member without a password to set one, with a code to the known email', async () => {
  const { user } = await open('security', { getProfile: { ...PROFILE, has_password: false } });
  await user.click(await screen.findByRole('link', { name: 'Set a password' }));
  await expectPath(/^\/forgot-password$/);
  expect(await screen.findByRole('textbox', { name: /^Email/ })).toHaveValue(MEMBER.email);
});

it('asks a member without an email for one first, and not to type it for a deletion', async () => {
  const { user, server } = await open('security', {
    getUserInfo: { ...MEMBER, email: null },
    getProfile: { ...PROFILE, email: null, has_password: false },
    getAccountExport: { export: null },
    scheduleDeletion: { delete_after: '2026-11-30T10:00:00.000Z' },
    requestEmailChange: { resend_after_s: 60 },
  });
  const form = within(await screen.findByRole('region', { name: 'Email' }));
  expect(form.getByText(/^Your account has no email yet\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Set a password' })).toBeNull();
  await fill(user, form.getByLabelText(/^New email/), 'new@shop.example');
  await user.click(form.getByRole('button', { name: 'Send code' }));
  expect(await form.findByRole('button', { name: 'Add email' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Your data' }));
  await user.click(await screen.findByRole('button', { name: 'Delete account…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('textbox')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Delete account' }));
  await waitFor(() => expect(server.inputsOf('scheduleDeletion')).toEqual([{ confirmation: '' }]));
});

it('signs out another session, and marks this one', async () => {
  const other = {
    ...SESSION,
    session_id: '0a0a0a0a-0000-4000-8000-000000000002',
    is_current: false,
    browser: 'Safari',
  };
  let list = [SESSION, other as typeof SESSION];
  const { user } = await open('sessions', {
    listSessions: () => ({ list }),
    endSession: () => {
      list = [SESSION];
      return {};
    },
  });
  expect(await screen.findByText('This session')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign out Firefox, Windows' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign out Safari, Windows' }));
  await waitFor(() => expect(screen.queryByText('Safari, Windows')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

it('turns product news on, and security mails never off', async () => {
  const { user } = await open('notifications');
  expect(await screen.findByRole('switch', { name: /^Security/ })).toBeDisabled();
  const news = screen.getByRole('switch', { name: /^Product news/ });
  expect(news).not.toBeChecked();
  await user.click(news);
  await waitFor(() => expect(news).toBeChecked());
});

it('makes an archive and offers it until it is deleted', async () => {
  let archive: CallData<'getAccountExport'> = { export: null };
  const { user } = await open('data', {
    getAccountExport: () => archive,
    startAccountExport: () => {
      archive = {
        export: {
          state: 'ready',
          percent: 100,
          url: '/files/archive.zip',
          filesize: 3 * 2 ** 20,
          created_at: PROFILE.created_at,
          expires_at: '2026-11-27T10:00:00.000Z',
        },
      };
      return archive;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Create archive' }));
  expect(await screen.findByRole('link', { name: 'Download (3.0 MB)' })).toHaveAttribute('href', '/files/archive.zip');
});

const MINE: CallData<'listIdentities'> = {
  has_password: true,
  identities: [
    {
      identity_id:
        '0a0a0a0a-0000-4000-8000-000000000003' as CallData<'listIdentities'>['identities'][number]['identity_id'],
      provider: 'google',
      provider_name: 'Google',
      email: null,
      linked_at: PROFILE.created_at,
    },
  ],
  passkeys: [],
};

it('asks who is there before an archive is made, in the ways of the account, and goes on', async () => {
  let isFresh = false;
  const { user, server } = await open('data', {
    appSetting: {
      ...SETTING,
      sign_in_methods: { ...NO_METHODS, google: { client_id: 'studio' }, facebook: { app_id: '1' } },
    },
    listIdentities: MINE,
    login: new Refusal('LOGIN_ERROR'),
    getAccountExport: { export: null },
    startAccountExport: () => (isFresh ? { export: null } : new Refusal('SIGN_IN_AGAIN')),
  });
  await user.click(await screen.findByRole('button', { name: 'Create archive' }));
  const dialog = within(await screen.findByRole('dialog', { name: "Confirm it's you" }));
  expect(await dialog.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Continue with Facebook' })).toBeNull();
  await fill(user, dialog.getByLabelText('Password'), 'secret secret');
  await user.click(dialog.getByRole('button', { name: 'Sign in again' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  isFresh = true;
  server.answer({ login: MEMBER_TOKEN });
  await user.click(dialog.getByRole('button', { name: 'Sign in again' }));
  await waitFor(() => expect(server.inputsOf('startAccountExport')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(tokenStore.read()).toBe(MEMBER_TOKEN.token);
});

it('says what is needed to somebody who does not sign in again', async () => {
  const { user, server } = await open('data', {
    listIdentities: MINE,
    getAccountExport: { export: null },
    startAccountExport: new Refusal('SIGN_IN_AGAIN'),
  });
  await user.click(await screen.findByRole('button', { name: 'Create archive' }));
  const dialog = within(await screen.findByRole('dialog', { name: "Confirm it's you" }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/^Please sign in again to confirm that it is you\./)).toBeVisible();
  expect(server.inputsOf('startAccountExport')).toHaveLength(1);
});

it('does nothing of it in the account of somebody else who signs in', async () => {
  const { user, server } = await open('data', {
    listIdentities: MINE,
    login: MEMBER_TOKEN,
    getAccountExport: { export: null },
    startAccountExport: new Refusal('SIGN_IN_AGAIN'),
  });
  await user.click(await screen.findByRole('button', { name: 'Create archive' }));
  const dialog = within(await screen.findByRole('dialog', { name: "Confirm it's you" }));
  await fill(user, await dialog.findByLabelText('Password'), 'secret secret');
  server.answer({ getUserInfo: { ...MEMBER, userId: 99 as typeof MEMBER.userId } });
  await user.click(dialog.getByRole('button', { name: 'Sign in again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.inputsOf('startAccountExport')).toHaveLength(1);
});

it('hands out the address of an archive after a fresh sign-in only', async () => {
  let isFresh = false;
  const archive = {
    state: 'ready',
    percent: 100,
    filesize: 3 * 2 ** 20,
    created_at: PROFILE.created_at,
    expires_at: '2026-11-27T10:00:00.000Z',
  } as const;
  const { user } = await open('data', {
    listIdentities: MINE,
    login: MEMBER_TOKEN,
    getAccountExport: () => ({ export: { ...archive, url: isFresh ? '/files/archive.zip' : null } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Download (3.0 MB)' }));
  const dialog = within(await screen.findByRole('dialog', { name: "Confirm it's you" }));
  await fill(user, await dialog.findByLabelText('Password'), 'secret secret');
  isFresh = true;
  await user.click(dialog.getByRole('button', { name: 'Sign in again' }));
  expect(await screen.findByRole('link', { name: 'Download (3.0 MB)' })).toHaveAttribute('href', '/files/archive.zip');
});

it('deletes the account only with the password and the typed email, then signs out', async () => {
  const { user, server } = await open('data', {
    getAccountExport: { export: null },
    scheduleDeletion: { delete_after: '2026-11-30T10:00:00.000Z' },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete account…' }));
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = dialog.getByRole('button', { name: 'Delete account' });
  await fill(user, dialog.getByLabelText(/^Current password/), 'secret secret');
  expect(confirm).toBeDisabled();
  await fill(user, dialog.getByLabelText(/^Type demo@shop\.example/), 'demo@shop.example');
  await user.click(confirm);
  await waitFor(() =>
    expect(server.inputsOf('scheduleDeletion')).toEqual([
      { confirmation: 'demo@shop.example', password: 'secret secret' },
    ]),
  );
});

it('lets somebody whose account is about to be deleted only keep it', async () => {
  let isLeaving = true;
  const { user } = await openStudio('/home', {
    answers: {
      getUserInfo: () => ({ ...MEMBER, delete_after: isLeaving ? '2026-11-30T10:00:00.000Z' : null }),
      keepAccount: () => {
        isLeaving = false;
        return {};
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByRole('heading', { name: 'What do you want to create?' })).toBeVisible();
});

it('lists ways to sign in only where the installation has some', async () => {
  await open('account');
  await screen.findByRole('tab', { name: 'Security' });
  expect(screen.queryByRole('tab', { name: 'Sign-in methods' })).toBeNull();
});

it('lists the passkeys of the account', async () => {
  await open('methods', {
    appSetting: { ...SETTING, sign_in_methods: { ...NO_METHODS, passkeys: true } },
    listIdentities: { has_password: true, identities: [], passkeys: [] },
  });
  expect(await screen.findByRole('tab', { name: 'Sign-in methods', selected: true })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Sign-in methods' })).toBeTruthy();
});
