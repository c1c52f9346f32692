import type { Actor, OwnedRow } from '../../actor.ts';
import { isInWorkspace } from '../../policy.ts';

export type PronunciationAction = 'read' | 'edit';

/** All members of a workspace edit its pronunciations. */
export function canPronunciation(
  actor: Actor,
  _action: PronunciationAction,
  word: Pick<OwnedRow, 'workspaceId'>,
): boolean {
  return isInWorkspace(actor, word);
}
