import type { Handlers } from '../../platform/http/handlers.ts';
import type { MailsService } from './mails.service.ts';

export function mailHandlers(mails: MailsService): Pick<Handlers, 'listMails' | 'getMail' | 'deleteMail'> {
  return {
    listMails: () => mails.listMails(),
    getMail: ({ mail_id: mailId }) => mails.getMail(mailId),
    deleteMail: async ({ mail_id: mailId }) => {
      await mails.deleteMail(mailId);
      return {};
    },
  };
}
