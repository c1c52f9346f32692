import type { AdDraftStep, DraftId, DraftToolType } from '@reelwright/contracts';
import { findWebTool } from '#src/nouns/tools/tool-registry.ts';

/** The screen on which a draft goes on, as a link takes it. */
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
