import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MEMBER, MEMBER_TOKEN } from '#src/app/test-answers.ts';
import { Refusal } from '#src/app/test-server.ts';
import { expectPath, fill, openStudio } from '#src/app/test-studio.tsx';
import { findNextPath } from './next-path.ts';

const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`));
const press = (name: string) => screen.findByRole('button', { name });
const SENT = { resend_after: 60, expires_in: 600 };

it('makes a member of the guest with a mailed code, and takes along who invited', async () => {
  let isMember = false;
  const inputs: unknown[] = [];
  const { user, server } = await openStudio('/register?teamInviteCode=T-12&from=%2Fbrand-kits', {
    answers: {
      getVCode: (input) => {
        inputs.push(input);
        return SENT;
      },
      perfectRegister: (input) => {
        inputs.push(input);
        isMember = true;
        return MEMBER_TOKEN;
      },
    },
  });
  server.answer({ getUserInfo: () => ({ ...MEMBER, user_type: isMember ? 1 : 5, isRegister: isMember }) });
  await fill(user, await field('Email'), 'ann@shop.example');
  await user.click(await press('Send code'));
  expect(await screen.findByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled();
  await fill(user, await field('Verification code'), '482913');
  await fill(user, await field('Password'), 'qwerty');
  expect(await screen.findByText('Very easy to guess')).toBeVisible();
  await fill(user, await field('Password'), 'quiet-river-7');
  await user.click(await screen.findByRole('checkbox'));
  await user.click(await press('Create account'));
  await expectPath(/^\/welcome\?from=email&next=%2Fbrand-kits$/);
  expect(inputs).toEqual([
    expect.objectContaining({ email: 'ann@shop.example', type: 'register' }),
    expect.objectContaining({ code: '482913', agreement: true, team_invite_code: 'T-12' }),
  ]);
});

it('says at each field what is wrong, before anything is sent', async () => {
  const { user } = await openStudio('/register', { answers: { perfectRegister: () => new Refusal('REGISTER_ERROR') } });
  await fill(user, await field('Email'), 'ann@shop');
  await fill(user, await field('Password'), 'abc');
  await user.click(await press('Create account'));
  expect(await screen.findByText('Email format is incorrect')).toBeVisible();
  expect(screen.getByText('At least 6 characters')).toBeVisible();
  expect(screen.getByText('Please fill in the complete content')).toBeVisible();
  expect(screen.getByText('Please agree to the user agreement first.')).toBeVisible();
});

it('says at the code that it is wrong', async () => {
  const answers = { resetPwdByCode: () => new Refusal('WRONG_VERIFICATION_CODE') };
  const { user } = await openStudio('/forgot-password', { answers });
  await fill(user, await field('Email'), 'ann@shop.example');
  await fill(user, await field('Verification code'), '000000');
  await fill(user, await field('New password'), 'calm-harbour-9');
  await user.click(await press('Set password and sign in'));
  expect(await screen.findByText('Wrong verification code. Try again.')).toBeVisible();
  expect(await field('Verification code')).toBeInvalid();
});

it('takes a code from the clipboard and from the system', async () => {
  await openStudio('/register');
  const code = await field('Verification code');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  fireEvent.change(code, { target: { value: '482 913' } });
  expect(code).toHaveValue('482 913');
});

it.each([
  ['?from=/projects', '/projects'],
  ['?successUrl=%2Fprojects%3Ftab%3Ddrafts', '/projects?tab=drafts'],
  ['?successUrl=https://evil.example/', '/home'],
  ['?from=//evil.example', '/home'],
  ['?from=/%5Cevil.example', '/home'],
  ['?from=javascript:alert(1)', '/home'],
  ['', '/home'],
])('%s leads to %s after signing in', (search, path) => {
  expect(findNextPath(search)).toBe(path);
});
