import type { AdDraftStep, DraftId, DraftToolType } from '@reelwright/contracts';
import { findWebTool } from '#src/nouns/tools/tool-registry.ts';

/** Returns the link to the screen where a draft continues. */
export function findDraftAddress({
  toolType,
  step,
  draftId,
}: {
  toolType: DraftToolType;
  step: AdDraftStep;
  draftId: DraftId;
}) {
  const screens = findWebTool(toolType)?.drafts;
  if (!screens) throw new Error(`The tool ${toolType} keeps drafts and has no screens for them`);
  return { to: screens[step], search: { draft: draftId } };
}
