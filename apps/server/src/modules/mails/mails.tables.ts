import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Mails that were not sent yet, or that the operator reads in the mailbox. */
export const mails = pgTable(
  'mails',
  {
    mailId: uuid('mail_id').primaryKey(),
    recipient: text('recipient').notNull(),
    language: text('language').notNull(),
    /** Name and values of the template, sealed: codes among them open accounts. */
    sealedTemplate: text('sealed_template').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('mails_created').on(table.createdAt), index('mails_recipient').on(table.recipient)],
);
