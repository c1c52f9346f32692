import { type CreditMovement, GRANT_CAUSES, type TaskId } from '@reelwright/contracts';
import type { CreditsService } from './credits.service.ts';

export type BalanceEntry = Awaited<ReturnType<CreditsService['listMovements']>>['rows'][number];

export function presentMovement({
  entryId,
  kind,
  cause,
  amount,
  createdAt,
  taskId,
  ended,
}: BalanceEntry): CreditMovement {
  return {
    movement_id: entryId,
    // A settlement changes the balance only by what it returns of the hold.
    kind: kind === 'settle' ? 'release' : kind,
    amount,
    at: createdAt.toISOString(),
    cause: kind === 'grant' ? (GRANT_CAUSES.find((each) => each === cause) ?? null) : null,
    task_id: taskId as TaskId | null,
    ended: ended === 'settle' || ended === 'release' ? ended : null,
  };
}
