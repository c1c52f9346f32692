import type { CallData, TaskCreditsEntry } from '@reelwright/contracts';
import { findMissingInput } from './find-missing-input.ts';
import { getTaskRow, type TaskOfActor } from './get-task-row.ts';
import { listQuoteLines } from '../../runner/price-variants.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';

/** Returns the quote of a task, what its missing results would cost, and its entries in the ledger. Throws NOT_FOUND. */
export async function getTaskCredits(
  dependencies: Pick<TasksDependencies, 'database' | 'tools' | 'credits'>,
  ids: TaskOfActor,
): Promise<CallData<'getTaskCredits'>> {
  const { database, tools, credits } = dependencies;
  const task = await getTaskRow(dependencies, ids, 'read');
  const entries = (await credits.listEntries(database.db, ids.taskId)).map(
    ({ kind, account, amount, createdAt }): TaskCreditsEntry => ({
      // A task moves credits only by these kinds and between these accounts.
      kind: kind as TaskCreditsEntry['kind'],
      account: account as TaskCreditsEntry['account'],
      amount,
      at: createdAt.toISOString(),
    }),
  );
  const missing = await findMissingInput(dependencies, task);
  return {
    missing_credits: missing ? (tools.get(task.toolType)?.price(missing) ?? null) : null,
    quote: {
      credits: task.credits,
      lines: listQuoteLines(tools.get(task.toolType), task).map(({ variant, lengthS, credits: part }) => ({
        variant,
        length_s: lengthS,
        credits: part,
      })),
    },
    spent: entries.reduce((sum, { account, amount }) => sum + (account === 'spent' ? amount : 0), 0),
    entries,
  };
}
