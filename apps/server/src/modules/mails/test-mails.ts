import { CODE_PURPOSES, type MailTemplate } from './mail-template.ts';

const origin = { at: '2026-11-23T18:05:00.000Z', device: 'Firefox on Windows', place: '203.0.113.7' };

/** Every mail that the product sends. */
export const MAIL_EXAMPLES: MailTemplate[] = [
  ...CODE_PURPOSES.map(
    (purpose): MailTemplate => ({
      name: 'verification_code',
      values: { code: '482913', purpose, minutes: 10 },
    }),
  ),
  { name: 'account_exists', values: {} },
  { name: 'password_changed', values: origin },
  { name: 'sign_in_method_changed', values: { ...origin, change: 'added', kind: 'passkey', label: 'Work laptop' } },
  { name: 'sign_in_method_changed', values: { ...origin, change: 'added', kind: 'password', label: '' } },
  { name: 'sign_in_method_changed', values: { ...origin, change: 'removed', kind: 'identity', label: 'Google' } },
  { name: 'email_changed', values: { at: origin.at, newEmail: 'ann.lee@shop.example' } },
  { name: 'deletion_scheduled', values: { deletedAt: '2026-11-30T18:05:00.000Z' } },
  { name: 'result_ready', values: { title: 'Blue canvas plimsolls' } },
  {
    name: 'result_partly_ready',
    values: {
      title: 'Blue canvas plimsolls',
      made: 3,
      failures: [{ number: 2, reason: 'The video could not be rendered.' }],
      credits: 5,
    },
  },
  {
    name: 'result_failed',
    values: { title: 'Blue canvas plimsolls', reason: 'The page could not be read.', credits: 5 },
  },
  { name: 'export_ready', values: { expiresAt: '2026-11-30T18:05:00.000Z' } },
];
