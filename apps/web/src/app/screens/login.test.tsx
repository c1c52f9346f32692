import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectPath, fill, openStudio } from '#src/app/test-studio.tsx';
import { Refusal } from '#src/app/test-server.ts';

it('refuses a wrong password in the language of the user', async () => {
  const { user } = await openStudio('/login', { answers: { login: () => new Refusal('LOGIN_ERROR') } });
  await fill(user, await screen.findByRole('textbox', { name: 'E-mail' }), 'nobody@example.com');
  await fill(user, screen.getByLabelText(/^Password/, { selector: "input" }), 'wrong-password');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Login error');
  await user.click(screen.getByRole('button', { name: 'Language' }));
  await user.click(await screen.findByRole('menuitem', { name: '简体中文' }));
  await user.click(await screen.findByRole('button', { name: '登录' }));
  expect(await screen.findByText('登录失败')).toBeVisible();
  await expectPath(/^\/login/);
});
