import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { mailId } from '../ids.ts';

const mailCard = z.object({
  mail_id: mailId,
  to: z.string(),
  subject: z.string(),
  /** The code in it; null if it holds none, or one that is no longer valid. */
  code: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type MailCard = z.infer<typeof mailCard>;

const rate = { max: 120, windowS: 60 };

export const mailCalls = {
  listMails: defineCall({
    ...CALL_ROUTES.listMails,
    summary: 'Mails in the mailbox of this installation, the newest first',
    input: z.object({}),
    data: z.object({
      /** `smtp`: mails are sent, and the mailbox is empty. */
      delivery: z.enum(['mailbox', 'smtp']),
      list: z.array(mailCard),
    }),
    rate,
  }),
  getMail: defineCall({
    ...CALL_ROUTES.getMail,
    summary: 'One mail of the mailbox',
    input: z.object({ mail_id: mailId }),
    data: mailCard.extend({ html: z.string(), text: z.string() }),
    rate,
  }),
  deleteMail: defineCall({
    ...CALL_ROUTES.deleteMail,
    summary: 'Delete a mail of the mailbox',
    input: z.object({ mail_id: mailId }),
    data: z.object({}),
    rate,
  }),
};
