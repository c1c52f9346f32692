import type { UiLanguage } from '@reelwright/contracts';
import { desc, eq, inArray, lt } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { mails } from './mails.tables.ts';

export type MailRow = Omit<typeof mails.$inferSelect, 'language'> & { language: UiLanguage };

// Rows need no check here: they were inserted with the contract's types.
const toMail = (row: typeof mails.$inferSelect): MailRow => row as MailRow;

export async function insertMail(tx: Executor, mail: MailRow): Promise<void> {
  await tx.insert(mails).values(mail);
}

export async function findMail(db: Executor, mailId: string): Promise<MailRow | undefined> {
  const [row] = await db.select().from(mails).where(eq(mails.mailId, mailId));
  return row && toMail(row);
}

/** Newest first. */
export async function listMails(db: Executor, max: number): Promise<MailRow[]> {
  const rows = await db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.mailId)).limit(max);
  return rows.map(toMail);
}

/** Returns whether there was one. */
export async function deleteMail(db: Executor, mailId: string): Promise<boolean> {
  const rows = await db.delete(mails).where(eq(mails.mailId, mailId)).returning({ mailId: mails.mailId });
  return rows.length > 0;
}

export async function deleteMailsTo(tx: Executor, recipient: string): Promise<void> {
  await tx.delete(mails).where(eq(mails.recipient, recipient));
}

export async function deleteMailsBefore(db: Executor, time: Date): Promise<void> {
  await db.delete(mails).where(lt(mails.createdAt, time));
}

/** Deletes all but the newest. */
export async function deleteOldestMails(db: Executor, kept: number): Promise<void> {
  const surplus = db
    .select({ mailId: mails.mailId })
    .from(mails)
    .orderBy(desc(mails.createdAt), desc(mails.mailId))
    .offset(kept);
  await db.delete(mails).where(inArray(mails.mailId, surplus));
}
