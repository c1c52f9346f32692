import { type AdDraftStep, type DraftToolType, productToVideo } from '@reelwright/contracts';

const LINK_STEPS = [
  { step: 'source', to: '/link-to-video' },
  { step: 'product', to: '/link-to-video/product-details' },
  { step: 'settings', to: '/link-to-video/video-settings' },
  { step: 'scripts', to: '/link-to-video/script-settings' },
  { step: 'editor', to: '/link-to-video/editor' },
] as const satisfies readonly { step: AdDraftStep; to: string }[];

/** Uploads are shown beside the product data, so the first step covers both. */
const UPLOAD_STEPS = [
  { step: 'product', to: '/ai-video-ads' },
  { step: 'settings', to: '/ai-video-ads/video-settings' },
  { step: 'scripts', to: '/ai-video-ads/script-settings' },
  { step: 'editor', to: '/ai-video-ads/editor' },
] as const satisfies readonly { step: AdDraftStep; to: string }[];

/** Returns a wizard's steps in order, each with its screen. */
export function listWizardSteps(toolType: DraftToolType) {
  return toolType === productToVideo.id ? UPLOAD_STEPS : LINK_STEPS;
}
