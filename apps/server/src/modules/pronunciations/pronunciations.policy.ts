import type { Actor, OwnedRow } from '../../actor.ts';
import { isInWorkspace } from '../../policy.ts';

export type PronunciationAction = 'read' | 'edit';

/** A workspace keeps its words together. */
export function canPronunciation(
  actor: Actor,
  _action: PronunciationAction,
  word: Pick<OwnedRow, 'workspaceId'>,
): boolean {
  return isInWorkspace(actor, word);
}
