import type { AdDraftStep, DraftId, DraftToolType } from '@reelwright/contracts';
import { findDraftAddress } from '#src/lib/ad-draft/draft-address.ts';

interface OpenedDraft {
  draft_id: DraftId;
  tool_type: DraftToolType;
  step: AdDraftStep;
}

/** Where a draft is gone on with: where it was left. */
export function draftScreen({ draft_id: draftId, tool_type: toolType, step }: OpenedDraft) {
  return findDraftAddress({ toolType, step, draftId });
}
