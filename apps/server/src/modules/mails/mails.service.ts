import { randomUUID } from 'node:crypto';
import type { CallData, MailId, UiLanguage } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/log/logger.ts';
import { isMailAddress } from '../../platform/mail/mail-address.ts';
import { MailError, type Mailer } from '../../platform/mail/mailer.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Sealer } from '../../platform/secrets/sealer.ts';
import { type MailTemplate, mailTemplate } from './mail-template.ts';
import { sendMailJob } from './mails.jobs.ts';
import { presentMail, presentMailCard } from './mails.presenter.ts';
import {
  deleteMail,
  deleteMailsBefore,
  deleteMailsTo,
  deleteOldestMails,
  findMail,
  insertMail,
  listMails,
  type MailRow,
} from './mails.store.ts';

export interface MailsDependencies {
  database: Database;
  queue: Pick<Queue, 'enqueue'>;
  /** Null: mails stay in the mailbox. */
  mailer: Mailer | null;
  sealer: Sealer;
  clock: Clock;
  log: Logger;
  /** Where links of mails lead; empty if the installation has no address of its own. Never taken from a request. */
  publicUrl: string;
}

export interface NewMail {
  /** One plain address. */
  to: string;
  language: UiLanguage;
  template: MailTemplate;
}

const SEAL_PURPOSE = 'mail';
/** No mail is kept for longer, sent or not. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** Mails that the mailbox keeps. */
export const MAILBOX_SIZE = 200;

/** Writes mails in the caller's transaction, and sends them. */
export function createMailsService({ database, queue, mailer, sealer, clock, log, publicUrl }: MailsDependencies) {
  const openTemplate = (row: MailRow): MailTemplate =>
    mailTemplate.parse(JSON.parse(sealer.open(row.sealedTemplate, SEAL_PURPOSE)));

  /** Loads the renderer at the first mail. */
  async function render(row: MailRow, template: MailTemplate) {
    const { renderMail } = await import('./render-mail.ts');
    return await renderMail(template, { language: row.language, publicUrl });
  }

  function isExpired(row: MailRow, template: MailTemplate): boolean {
    const ageMs = clock.now().getTime() - row.createdAt.getTime();
    return ageMs > (template.name === 'verification_code' ? template.values.minutes * 60_000 : KEPT_MS);
  }

  return {
    /**
     * Writes a mail that is sent if, and only if, the transaction commits. Throws EMAIL_FORMAT for what is not one
     * plain address.
     */
    async queueMail(tx: Executor, { to, language, template }: NewMail): Promise<void> {
      if (!isMailAddress(to)) throw new AppError('EMAIL_FORMAT');
      const mailId = randomUUID();
      const sealedTemplate = sealer.seal(JSON.stringify(mailTemplate.parse(template)), SEAL_PURPOSE);
      await insertMail(tx, { mailId, recipient: to, language, sealedTemplate, createdAt: clock.now() });
      if (mailer) await queue.enqueue(sendMailJob, { mailId }, { tx });
      else await deleteOldestMails(tx, MAILBOX_SIZE);
    },

    /** Sends a mail and deletes it; also deletes one that expired, was refused, or has no try left. */
    async sendMail({ mailId, triesLeft, signal }: { mailId: string; triesLeft: number; signal: AbortSignal }) {
      const row = await findMail(database.db, mailId);
      if (!row) return;
      const template = openTemplate(row);
      const about = { mailId, template: template.name };
      if (isExpired(row, template)) {
        await deleteMail(database.db, mailId);
        log.error('mails.expired', about);
        return;
      }
      try {
        if (!mailer) throw new MailError('this process has no SMTP settings', { isPermanent: false });
        const { subject, html, text } = await render(row, template);
        signal.throwIfAborted();
        await mailer.send({ mailId, to: row.recipient, subject, html, text });
      } catch (error) {
        signal.throwIfAborted();
        const isFinal = triesLeft === 0 || (error instanceof MailError && error.isPermanent);
        if (!isFinal) throw error;
        await deleteMail(database.db, mailId);
        log.error('mails.not_sent', { ...about, error });
        return;
      }
      await deleteMail(database.db, mailId);
      log.info('mails.sent', about);
    },

    /** Newest first. Nothing is listed where mails are sent. */
    async listMails(): Promise<CallData<'listMails'>> {
      if (mailer) return { delivery: 'smtp', list: [] };
      const rows = await listMails(database.db, MAILBOX_SIZE);
      const list = rows.map((row) => {
        const template = openTemplate(row);
        return presentMailCard(row, template, { isExpired: isExpired(row, template) });
      });
      return { delivery: 'mailbox', list };
    },

    /** Throws NOT_FOUND, also where mails are sent. */
    async getMail(mailId: MailId): Promise<CallData<'getMail'>> {
      const row = mailer ? undefined : await findMail(database.db, mailId);
      if (!row) throw new AppError('NOT_FOUND');
      const template = openTemplate(row);
      return presentMail(row, template, { isExpired: isExpired(row, template), ...(await render(row, template)) });
    },

    /** Throws NOT_FOUND, also where mails are sent. */
    async deleteMail(mailId: MailId): Promise<void> {
      if (mailer || !(await deleteMail(database.db, mailId))) throw new AppError('NOT_FOUND');
    },

    /** Deletes all mails to an address, for the deletion of its account. */
    async deleteMailsTo(tx: Executor, address: string): Promise<void> {
      await deleteMailsTo(tx, address);
    },

    async purgeMails(): Promise<void> {
      await deleteMailsBefore(database.db, new Date(clock.now().getTime() - KEPT_MS));
    },
  };
}

export type MailsService = ReturnType<typeof createMailsService>;
