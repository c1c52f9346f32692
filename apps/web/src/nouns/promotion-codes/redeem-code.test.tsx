import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GUEST, MEMBER } from '#src/app/test-answers.ts';
import { Refusal } from '#src/app/test-server.ts';
import { expectPath, fill, openStudio, readCredits } from '#src/app/test-studio.tsx';

it('adds the credits of a code to the balance, and says so', async () => {
  let credits = 20;
  const { user, server } = await openStudio('/vip-price', {
    user: MEMBER,
    answers: {
      getUserInfo: () => ({ ...MEMBER, credits }),
      usePromotionCode: () => {
        credits += 30;
        return { credits: 30, balance: credits };
      },
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Redeem code' });
  expect(screen.getByRole('button', { name: 'Redeem' })).toBeDisabled();
  await fill(user, field, '7k4m-90xz-11qd');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('30 credits were added to your balance.')).toBeVisible();
  expect(server.inputsOf('usePromotionCode')).toEqual([{ promotion_code: '7k4m-90xz-11qd' }]);
  expect(field).toHaveValue('');
  await expect.poll(readCredits).toMatch(/50/);
});

it('says at the field that a code does not exist, and in no toast', async () => {
  const { user } = await openStudio('/vip-price?code=NOPE-NOPE', {
    user: MEMBER,
    answers: { usePromotionCode: () => new Refusal('EXCHANGE_CODE_MISSING') },
  });
  const field = await screen.findByRole('textbox', { name: 'Redeem code' });
  await user.click(screen.getByRole('button', { name: 'Redeem' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('The exchange code does not exist.'));
  // No toast.
  expect(screen.getAllByText('The exchange code does not exist.')).toHaveLength(1);
  await fill(user, field, 'NOPE');
  expect(field).toBeValid();
});

it('fills in the code of a link, and redeems nothing by itself', async () => {
  const { server } = await openStudio('/vip-price?code=SUMMER-26', { user: MEMBER, language: 'zh-CN' });
  expect(await screen.findByRole('textbox', { name: '兑换码' })).toHaveValue('SUMMER-26');
  expect(server.inputsOf('usePromotionCode')).toEqual([]);
});

it('asks a guest to sign in first, and brings the code along', async () => {
  const { user } = await openStudio('/vip-price?code=SUMMER-26', { user: GUEST });
  const credits = await screen.findByRole('region', { name: 'Your credits' });
  expect(within(credits).queryByRole('textbox')).toBeNull();
  await user.click(within(credits).getByRole('link', { name: 'Sign in' }));
  await expectPath(/^\/login\?from=%2Fvip-price%3Fcode%3DSUMMER-26$/);
});
