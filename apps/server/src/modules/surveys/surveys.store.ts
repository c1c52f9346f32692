import type { SurveyName, UserId } from '@reelwright/contracts';
import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { surveys } from './surveys.tables.ts';

export type SurveyRow = typeof surveys.$inferSelect;

export async function listSurveys(db: Executor, userId: UserId): Promise<SurveyRow[]> {
  return await db.select().from(surveys).where(eq(surveys.userId, userId));
}

export async function writeAnswers(db: Executor, row: typeof surveys.$inferInsert): Promise<void> {
  const { answers, answeredAt } = row;
  await db
    .insert(surveys)
    .values(row)
    .onConflictDoUpdate({ target: [surveys.userId, surveys.survey], set: { answers, answeredAt } });
}

/** Leaves an answered survey as it is. */
export async function writeSkip(db: Executor, row: typeof surveys.$inferInsert): Promise<void> {
  await db.insert(surveys).values(row).onConflictDoNothing();
}

export async function listAnswers(db: Executor, survey: SurveyName): Promise<SurveyRow[]> {
  const rows = await db
    .select()
    .from(surveys)
    .where(isNotNull(surveys.answers))
    .orderBy(asc(surveys.answeredAt), asc(surveys.userId));
  return rows.filter((row) => row.survey === survey);
}
