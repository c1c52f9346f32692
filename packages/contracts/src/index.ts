export * from './ad-draft.ts';
export * from './ad-review.ts';
export * from './asset-categories.ts';
export * from './brand-kit.ts';
export * from './call.ts';
export * from './catalogue.ts';
export { type Access, API_PREFIX, CALL_ROUTES, type CallRoute, pathOfCall } from './call-routes.ts';
export * from './calls.ts';
export type { TokenResponse, UserInfo } from './calls/accounts.ts';
export type { AccountExport } from './calls/account-exports.ts';
export type { BrandKit } from './calls/brand-kits.ts';
export type { ProductImport, SavedProduct } from './calls/catalogue.ts';
export { type CreditMovement, GRANT_CAUSES, type GrantCause } from './calls/credits.ts';
export type { PromotionCode } from './calls/promotion-codes.ts';
export {
  type DownloadProgress,
  type LinkedVideoFormat,
  type LinkedVideoInfo,
  LOOKUP_STATES,
  type LookupState,
  type VideoLookup,
} from './calls/downloader.ts';
export type { GenerationOptions, PromptAccountData } from './calls/generations.ts';
export type { Draft, DraftCard } from './calls/drafts.ts';
export type { Example } from './calls/examples.ts';
export type { MailCard } from './calls/mails.ts';
export type { ReleaseNotes } from './calls/release-notes.ts';
export type { LinkedIdentity, SignInMethods, SignInResponse } from './calls/identities.ts';
export type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from './calls/passkeys.ts';
export type { assetCalls, LibraryEntry, LibraryFile, LibraryFolder } from './calls/assets.ts';
export type { LibraryAsset } from './calls/uploads.ts';
export { type NotificationSettings, type Profile } from './calls/profiles.ts';
export { surveyCalls } from './calls/surveys.ts';
export type { SavedPronunciation } from './calls/pronunciations.ts';
export type { PreviewFont, PreviewMedia, RenderStreamState } from './calls/previews.ts';
export type { WrittenScript } from './calls/scripts.ts';
export type { SignedInSession } from './calls/sessions.ts';
export type { Share, SharedOutput } from './calls/shares.ts';
export type { TaskCreditsEntry } from './calls/tasks.ts';
export { COPY_PROBLEMS, type CopyProblem, type VideoFrames } from './calls/video-frames.ts';
export * from './envelope.ts';
export * from './paged-list.ts';
export * from './errors.ts';
export { CAPTION_FORMATS, type CaptionFormat, type ProjectFormat } from './export-formats.ts';
export { type FieldPath, findFieldName, nameField } from './field-names.ts';
export * from './generation-models.ts';
export * from './generation-prices.ts';
export * from './ids.ts';
export { describeInputProblems, type InputProblem, UNWORDED } from './input-problems.ts';
export * from './languages.ts';
export * from './limits.ts';
export * from './media-analysis.ts';
export * from './messages.ts';
export * from './music.ts';
export * from './permission-table.ts';
export * from './permissions.ts';
export * from './plans.ts';
export * from './price-text.ts';
export * from './product.ts';
export * from './promotion-codes.ts';
export * from './quotas.ts';
export * from './script.ts';
export * from './seed.ts';
export * from './statistics.ts';
export * from './surveys.ts';
export * from './task.ts';
export * from './library-sorts.ts';
export * from './task-sorts.ts';
export * from './task-states.ts';
export * from './third-party-scripts.ts';
export * from './tool.ts';
export { type Badge, BADGES, type ToolListing } from './tool-listing.ts';
export * from './tools.ts';
export * from './tools/ad-elements.ts';
export * from './tools/ad-settings.ts';
export * from './tools/ai-image.ts';
export * from './tools/ai-image.contract.ts';
export * from './tools/ai-video.ts';
export * from './tools/ai-video.contract.ts';
export * from './tools/background-remover.ts';
export * from './tools/background-remover.contract.ts';
export * from './tools/downloads.ts';
export * from './tools/generation-clips.ts';
export * from './tools/generation-fields.ts';
export * from './tools/image-to-video.ts';
export * from './tools/image-to-video.contract.ts';
export * from './tools/mp3-downloader.ts';
export * from './tools/mp3-downloader.contract.ts';
export * from './tools/product-to-video.ts';
export * from './tools/product-to-video.contract.ts';
export * from './tools/subtitles-remover.ts';
export * from './tools/subtitles-remover.contract.ts';
export * from './tools/text-to-speech.ts';
export * from './tools/text-to-speech.contract.ts';
export * from './tools/url-to-video.ts';
export * from './tools/url-to-video.contract.ts';
export * from './tools/veo3.ts';
export * from './tools/veo3.contract.ts';
export * from './tools/video-cut.ts';
export * from './tools/video-cut.contract.ts';
export * from './tools/video-cut-plan.ts';
export * from './tools/video-downloader.ts';
export * from './tools/video-downloader.contract.ts';
export * from './tools/video-enhancer.ts';
export * from './tools/video-enhancer.contract.ts';
export * from './user-types.ts';
export * from './voices.ts';
export * from './workspaces.ts';
export { withWrittenPrices } from './written-prices.ts';
