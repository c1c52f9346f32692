import { type AdDraftStep, type DraftId, type DraftToolType, TOOL_TYPES } from '@reelwright/contracts';

const LINK_STEPS = [
  { step: 'source', to: '/link-to-video' },
  { step: 'product', to: '/link-to-video/product-details' },
  { step: 'settings', to: '/link-to-video/video-settings' },
  { step: 'scripts', to: '/link-to-video/script-settings' },
  { step: 'editor', to: '/link-to-video/editor' },
] as const satisfies readonly { step: AdDraftStep; to: string }[];

/** What is uploaded is shown beside what it is of: its first step is both. */
const UPLOAD_STEPS = [
  { step: 'product', to: '/ai-video-ads' },
  { step: 'settings', to: '/ai-video-ads/video-settings' },
  { step: 'scripts', to: '/ai-video-ads/script-settings' },
  { step: 'editor', to: '/ai-video-ads/editor' },
] as const satisfies readonly { step: AdDraftStep; to: string }[];

/** The steps of a tool's wizard in their order, each with its screen. */
export function listWizardSteps(toolType: DraftToolType) {
  return toolType === TOOL_TYPES.PRODUCT_TO_VIDEO.id ? UPLOAD_STEPS : LINK_STEPS;
}

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
  const steps: readonly { step: AdDraftStep; to: ReturnType<typeof listWizardSteps>[number]['to'] }[] =
    listWizardSteps(toolType);
  // A page that is not read yet is read where its product is shown.
  const wanted = step === 'source' ? 'product' : step;
  const { to } = steps.find((each) => each.step === wanted) ?? UPLOAD_STEPS[0];
  return { to, search: { draft: draftId } };
}
