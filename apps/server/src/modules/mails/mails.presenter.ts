import type { CallData, MailCard, MailId } from '@reelwright/contracts';
import { writeMailContent } from './mail-content.ts';
import type { MailTemplate } from './mail-template.ts';
import type { MailRow } from './mails.store.ts';

export function presentMailCard(row: MailRow, template: MailTemplate, { isExpired }: { isExpired: boolean }): MailCard {
  return {
    // The id was made by the service.
    mail_id: row.mailId as MailId,
    to: row.recipient,
    subject: writeMailContent(template, { language: row.language, publicUrl: '' }).subject,
    code: template.name === 'verification_code' && !isExpired ? template.values.code : null,
    created_at: row.createdAt.toISOString(),
  };
}

export function presentMail(
  row: MailRow,
  template: MailTemplate,
  { isExpired, html, text }: { isExpired: boolean; html: string; text: string },
): CallData<'getMail'> {
  return { ...presentMailCard(row, template, { isExpired }), html, text };
}
