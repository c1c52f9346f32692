import { type AdDraftStep, type DraftId, TOOL_TYPES } from '@reelwright/contracts';

interface OpenedDraft {
  draft_id: DraftId;
  tool_type: number;
  step: AdDraftStep;
}

/** Where a draft is gone on with. */
export function draftScreen({ draft_id: draft, tool_type: toolType }: OpenedDraft) {
  const to = toolType === TOOL_TYPES.PRODUCT_TO_VIDEO.id ? '/ai-video-ads' : '/link-to-video';
  return { to, search: { draft } } as const;
}
