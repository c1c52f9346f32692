import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '#src/app/test-server.ts';
import { expectPath, fill, openStudio, readCredits } from '#src/app/test-studio.tsx';
import { MEMBER_TOKEN, MEMBER } from '#src/app/test-answers.ts';

const findField = async (name: 'Email' | 'Password') => screen.findByLabelText(new RegExp(`^${name}`));

it('refuses a wrong password in the language of the user', async () => {
  const { user } = await openStudio('/login', { answers: { login: () => new Refusal('LOGIN_ERROR') } });
  await fill(user, await findField('Email'), 'nobody@example.com');
  await fill(user, await findField('Password'), 'wrong-password');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Login error');
  expect(screen.getByText('Wrong email or password.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Language' }));
  await user.click(await screen.findByRole('menuitem', { name: '简体中文' }));
  await user.click(await screen.findByRole('button', { name: '登录' }));
  expect(await screen.findByText('登录失败')).toBeVisible();
  await expectPath(/^\/login$/);
});

it('reports that an account needs a subscription, and stays open', async () => {
  const { user } = await openStudio('/login', { answers: { login: () => new Refusal('PLAN_REQUIRED') } });
  await fill(user, await findField('Email'), 'somebody@shop.example');
  await fill(user, await findField('Password'), 'secret secret');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('This needs a subscription.')).toBeVisible();
  await expectPath(/^\/login$/);
});

it('sends a member to home, and serves a guest again after signing out', async () => {
  let isMember = false;
  const { user, server } = await openStudio('/login', {
    answers: {
      login: () => {
        isMember = true;
        return MEMBER_TOKEN;
      },
      logout: () => {
        isMember = false;
        return {};
      },
    },
  });
  const asGuest = await readCredits();
  server.answer({ getUserInfo: () => (isMember ? MEMBER : { ...MEMBER, user_type: 5, credits: Number(asGuest) }) });
  await fill(user, await findField('Email'), 'demo@shop.example');
  await fill(user, await findField('Password'), 'secret secret');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await expectPath(/^\/home$/);
  expect(await screen.findByText(String(MEMBER.credits))).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await expectPath(/^\/register$/);
  expect(await screen.findByText(asGuest)).toBeVisible();
});
