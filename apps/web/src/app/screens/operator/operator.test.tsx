import type { CallData, MailId } from '@reelwright/contracts';
import { FUNNEL_STEPS } from '@reelwright/contracts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MEMBER } from '#src/app/test-answers.ts';
import { Refusal } from '#src/app/test-server.ts';
import { expectPath, openStudio } from '#src/app/test-studio.tsx';

const OPERATOR = { ...MEMBER, is_operator: true };
const MAIL = {
  mail_id: '0b9f3a52-1c1e-4c7e-9a53-0d9a3b0e0001' as MailId,
  to: 'ann@shop.example',
  subject: '482913 is your Reelwright verification code',
  code: '482913',
  created_at: '2026-11-23T18:05:00.000Z',
};
const HTML =
  '<html><head></head><body><p style="color:red" onclick="steal()">Your code</p><script>steal()</script></body></html>';
const STATISTICS: CallData<'getStatistics'> = {
  is_recording: true,
  kept_days: 180,
  views: 40,
  visitors: 12,
  days: [
    { day: '2026-11-22', views: 10, visitors: 4 },
    { day: '2026-11-23', views: 30, visitors: 9 },
  ],
  pages: [{ name: '/home', views: 25, visitors: 12 }],
  sources: [{ name: '', views: 40, visitors: 12 }],
  events: [],
  funnel: FUNNEL_STEPS.map((step, index) => ({ step, visitors: 12 - index * 2 })),
};

it('tells others that the pages are for the operator, and asks the server for nothing', async () => {
  const { server } = await openStudio('/operator/mails', { answers: { getUserInfo: MEMBER } });
  expect(await screen.findByRole('heading', { name: 'Only for the operator' })).toBeVisible();
  expect(server.inputsOf('listMails')).toEqual([]);
});

it('shows the emails of the installation, and copies a code', async () => {
  const { user } = await openStudio('/operator/mails', {
    answers: { getUserInfo: OPERATOR, listMails: { delivery: 'mailbox', list: [MAIL] } },
  });
  const list = await screen.findByRole('list', { name: 'Emails' });
  expect(within(list).getByText('ann@shop.example')).toBeVisible();
  await user.click(within(list).getByRole('button', { name: 'Copy code 482913' }));
  expect(await navigator.clipboard.readText()).toBe('482913');
});

it('opens an email in a frame that may do nothing, and as plain text', async () => {
  const { user } = await openStudio('/operator/mails', {
    answers: {
      getUserInfo: OPERATOR,
      listMails: { delivery: 'mailbox', list: [MAIL] },
      getMail: { ...MAIL, html: HTML, text: 'Your code is 482913' },
    },
  });
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${MAIL.subject}`) }));
  await expectPath(/^\/operator\/mails\?id=/);
  const frame = await screen.findByTitle(MAIL.subject);
  expect(frame).toHaveAttribute('sandbox', '');
  // Styles come by a sheet: the policy of the page allows no style attributes.
  expect(frame.getAttribute('srcdoc')).toContain('[data-style="0"]{color:red}');
  expect(frame.getAttribute('srcdoc')).not.toContain('style="color');
  await user.click(screen.getByRole('radio', { name: 'Plain text' }));
  expect(await screen.findByText('Your code is 482913')).toBeVisible();
});

it('deletes an email', async () => {
  const list = [MAIL];
  const { user } = await openStudio(`/operator/mails?id=${MAIL.mail_id}`, {
    answers: {
      getUserInfo: OPERATOR,
      listMails: () => ({ delivery: 'mailbox' as const, list: [...list] }),
      getMail: { ...MAIL, html: HTML, text: 'Your code is 482913' },
      deleteMail: () => {
        list.pop();
        return {};
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: `Delete “${MAIL.subject}”` }));
  expect(await screen.findByRole('heading', { name: 'No emails' })).toBeVisible();
});

it('says why the mailbox is empty where emails are sent', async () => {
  await openStudio('/operator/mails', {
    answers: { getUserInfo: OPERATOR, listMails: { delivery: 'smtp', list: [] } },
  });
  expect(await screen.findByRole('heading', { name: 'Emails are sent' })).toBeVisible();
});

it('shows visits as a chart, as a table, and how far visitors came', async () => {
  const { user, server } = await openStudio('/operator/statistics', {
    answers: { getUserInfo: OPERATOR, getStatistics: STATISTICS },
  });
  expect(await screen.findByRole('img', { name: /The most on one day: 9/ })).toBeVisible();
  await user.click(screen.getByText('Show as a table'));
  expect(await screen.findByRole('row', { name: 'Nov 23 9 30' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Direct 12 40' })).toBeVisible();
  expect(screen.getByText('4 · 33%')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '7 days' }));
  await expect.poll(() => server.inputsOf('getStatistics').at(-1)).toEqual({ days: 7 });
});

it('says what is missing while nobody has visited, and what went wrong', async () => {
  const { server, user } = await openStudio('/operator/statistics', {
    answers: { getUserInfo: OPERATOR, getStatistics: () => new Refusal('SYSTEM_ERROR') },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answer({ getStatistics: { ...STATISTICS, views: 0, visitors: 0, is_recording: false } });
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'No visits yet' })).toBeVisible();
  expect(screen.getByText(/doesn't record visits/)).toBeVisible();
});

it('leads the operator to the pages by the account menu', async () => {
  const { user } = await openStudio('/home', {
    answers: { getUserInfo: OPERATOR, getStatistics: STATISTICS },
  });
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Statistics' }));
  await expectPath(/^\/operator\/statistics$/);
});
