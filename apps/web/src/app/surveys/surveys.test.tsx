import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MEMBER } from '#src/app/test-answers.ts';
import { expectPath, fill, openStudio } from '#src/app/test-studio.tsx';

const DUE = { first_login: 'due', ad_need: 'due' } as const;

it('welcomes a new member with the credits, and takes one answer as enough', async () => {
  const { user, server } = await openStudio('/welcome?from=google', {
    user: MEMBER,
    answers: { getSurveys: DUE, answerSurvey: { ...DUE, first_login: 'answered' } },
  });
  expect(await screen.findByText('You signed up with Google as demo@shop.example.')).toBeVisible();
  expect(screen.getByText('You have 250 credits.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose at least one option.');
  await user.click(screen.getByRole('checkbox', { name: 'TikTok' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await expectPath(/^\/home$/);
  expect(server.inputsOf('answerSurvey')).toEqual([{ survey: 'first_login', platforms: ['tiktok'] }]);
});

it('goes on to the page that was wanted before the account was made, and to no other site', async () => {
  const answers = { getSurveys: { ...DUE, first_login: 'skipped' as const } };
  const { user, leave } = await openStudio('/welcome?from=email&next=%2Fvip-price%3Fcode%3DSUMMER-26', {
    user: MEMBER,
    answers,
  });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await expectPath(/^\/vip-price\?code=SUMMER-26$/);
  leave();
  const again = await openStudio('/welcome?from=email&next=%2F%2Fevil.example', { user: MEMBER, answers });
  await again.user.click(await screen.findByRole('button', { name: 'Create your first video' }));
  await expectPath(/^\/home$/);
});

it('says nothing of a way in that it does not know, and lets the survey be skipped', async () => {
  const { user } = await openStudio('/welcome?from=%3Cb%3Eevil%3C%2Fb%3E', {
    user: MEMBER,
    answers: { getSurveys: DUE, skipSurvey: { ...DUE, first_login: 'skipped' } },
  });
  expect(await screen.findByText('Your account demo@shop.example is ready.')).toBeVisible();
  expect(document.body.textContent).not.toContain('evil');
  await user.click(await screen.findByRole('button', { name: 'Skip' }));
  await expectPath(/^\/home$/);
});

it('asks for phone, name, email and website before it goes on', async () => {
  const { user, server } = await openStudio('/ad-needs', {
    user: MEMBER,
    answers: { answerSurvey: { ...DUE, ad_need: 'answered' } },
  });
  await fill(user, await screen.findByLabelText(/^Work email/), '');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  for (const text of [
    'Please enter a valid mobile phone number.',
    'Please enter your name.',
    'Please enter a valid work email.',
    'Please enter the address of your website.',
    'Please fill in all information before you continue.',
  ]) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(server.inputsOf('answerSurvey')).toEqual([]);
  for (const name of ['Under 10', 'Under $1,000']) await user.click(screen.getByRole('radio', { name }));
  await user.click(screen.getByRole('checkbox', { name: 'Video ads' }));
  await fill(user, screen.getByLabelText(/^Mobile phone number/), '+49 30 1234567');
  await fill(user, screen.getByLabelText(/^Name/), 'Ann');
  await fill(user, screen.getByLabelText(/^Work email/), 'ann@shop.example');
  await fill(user, screen.getByLabelText(/^Company website/), 'shop.example');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Thank you')).toBeVisible();
  await waitFor(() => expect(server.inputsOf('answerSurvey')).toMatchObject([{ website: 'https://shop.example' }]));
});

it('sends a guest to sign in', async () => {
  await openStudio('/welcome');
  await expectPath(/^\/login/);
});
