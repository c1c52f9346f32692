import type { PromotionCode } from '@reelwright/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MEMBER } from '#src/app/test-answers.ts';
import { Refusal } from '#src/app/test-server.ts';
import { fill, openStudio } from '#src/app/test-studio.tsx';

const OPERATOR = { ...MEMBER, is_operator: true };
const CODE: PromotionCode = {
  promotion_code_id: '0b9f3a52-1c1e-4c7e-9a53-0d9a3b0e0001' as PromotionCode['promotion_code_id'],
  promotion_code: '7K4M-90XZ-11QD',
  credits: 30,
  uses: 2,
  max_uses: 5,
  note: 'Spring fair',
  state: 'open',
  created_at: '2026-11-23T18:05:00.000Z',
  expires_at: '2026-12-24T18:05:00.000Z',
};
const listOf = (list: PromotionCode[]) => ({ list, total: list.length, page: 1, page_size: 50 });

it('makes random codes, and copies them together', async () => {
  const list: PromotionCode[] = [];
  const { user, server } = await openStudio('/operator/codes', {
    answers: {
      getUserInfo: OPERATOR,
      listPromotionCodes: () => listOf(list),
      createPromotionCodes: () => {
        list.push(CODE, {
          ...CODE,
          promotion_code_id: `${CODE.promotion_code_id.slice(0, -1)}2` as never,
          promotion_code: 'AAAA-BBBB-CCCC',
        });
        return { list };
      },
    },
  });
  expect(await screen.findByRole('heading', { name: 'No codes yet' })).toBeVisible();
  await fill(user, screen.getByRole('textbox', { name: 'Number of codes' }), '2');
  await fill(user, screen.getByRole('textbox', { name: 'Credits' }), '30');
  await fill(user, screen.getByRole('textbox', { name: 'Valid for (days)' }), '30');
  await user.click(screen.getByRole('button', { name: 'Create 2 codes' }));
  await user.click(await screen.findByRole('button', { name: 'Copy all' }));
  expect(await navigator.clipboard.readText()).toBe('7K4M-90XZ-11QD\nAAAA-BBBB-CCCC');
  expect(server.inputsOf('createPromotionCodes')).toEqual([
    { credits: 30, max_uses: 1, code_count: 2, note: '', expires_in_days: 30 },
  ]);
  expect(within(await screen.findByRole('list', { name: 'Redeem codes' })).getAllByRole('listitem')).toHaveLength(2);
});

it('takes a code of its own, in capitals, and says that there is one like it', async () => {
  const { user, server } = await openStudio('/operator/codes', {
    answers: {
      getUserInfo: OPERATOR,
      listPromotionCodes: listOf([]),
      createPromotionCodes: () => new Refusal('PROMOTION_CODE_TAKEN'),
    },
  });
  await user.click(await screen.findByRole('radio', { name: 'My own' }));
  await fill(user, screen.getByRole('textbox', { name: 'Code' }), 'fair');
  expect(screen.getByRole('button', { name: 'Create code' })).toBeDisabled();
  await fill(user, screen.getByRole('textbox', { name: 'Code' }), 'fair-2026');
  await user.click(screen.getByRole('button', { name: 'Create code' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There is a code like this already.');
  expect(server.inputsOf('createPromotionCodes')).toMatchObject([{ promotion_code: 'FAIR-2026', code_count: 1 }]);
});

it('ends a code, and opens it again by undo', async () => {
  let state: PromotionCode['state'] = 'open';
  const { user, server } = await openStudio('/operator/codes', {
    answers: {
      getUserInfo: OPERATOR,
      listPromotionCodes: () => listOf([{ ...CODE, state }]),
      endPromotionCode: ({ is_ended: isEnded }) => {
        state = isEnded ? 'ended' : 'open';
        return { ...CODE, state };
      },
    },
  });
  const row = within(await screen.findByRole('list', { name: 'Redeem codes' })).getByRole('listitem');
  expect(row).toHaveTextContent(/Spring fair.*30 credits.*2 of 5 redeemed · until Dec 24, 2026.*Active/);
  await user.click(within(row).getByRole('button', { name: 'Turn off 7K4M-90XZ-11QD' }));
  await waitFor(() => expect(row).toHaveTextContent('Turned off'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(row).not.toHaveTextContent('Turned off'));
  expect(server.inputsOf('endPromotionCode').map((input) => input.is_ended)).toEqual([true, false]);
});

it('copies the link that brings a code along', async () => {
  const { user } = await openStudio('/operator/codes', {
    answers: { getUserInfo: OPERATOR, listPromotionCodes: listOf([CODE]) },
  });
  await user.click(await screen.findByRole('button', { name: 'Copy link to redeem 7K4M-90XZ-11QD' }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/vip-price?code=7K4M-90XZ-11QD`);
});
