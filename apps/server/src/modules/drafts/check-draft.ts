import type { DraftId } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { authorize } from '../../policy.ts';
import { canDraft } from './drafts.policy.ts';
import { findDraft } from './drafts.store.ts';

/** Throws NOT_FOUND if the draft does not exist, was deleted, or belongs to another workspace. */
export type CheckDraft = (actor: Actor, draftId: DraftId) => Promise<void>;

/** Opened apart from the drafts service, which needs the tasks that this check is for. */
export function createDraftCheck({ database }: { database: Database }): CheckDraft {
  return async (actor, draftId) => {
    authorize(canDraft, actor, 'read', await findDraft(database.db, draftId));
  };
}
