import type * as z from 'zod';
import type { Call } from './call.ts';
import { accountExportCalls } from './calls/account-exports.ts';
import { accountDeletionCalls } from './calls/account-deletions.ts';
import { adReviewCalls } from './calls/ad-reviews.ts';
import { accountCalls } from './calls/accounts.ts';
import { analysisCalls } from './calls/analyses.ts';
import { analyticsCalls } from './calls/analytics.ts';
import { appCalls } from './calls/app.ts';
import { brandKitCalls } from './calls/brand-kits.ts';
import { catalogueCalls } from './calls/catalogue.ts';
import { creditCalls } from './calls/credits.ts';
import { downloaderCalls } from './calls/downloader.ts';
import { draftCalls } from './calls/drafts.ts';
import { exampleCalls } from './calls/examples.ts';
import { generationCalls } from './calls/generations.ts';
import { inviteCalls } from './calls/invites.ts';
import { identityCalls } from './calls/identities.ts';
import { assetCalls } from './calls/assets.ts';
import { lookPreviewCalls } from './calls/look-previews.ts';
import { mailCalls } from './calls/mails.ts';
import { uploadCalls } from './calls/uploads.ts';
import { musicCalls } from './calls/music.ts';
import { passkeyCalls } from './calls/passkeys.ts';
import { previewCalls } from './calls/previews.ts';
import { profileCalls } from './calls/profiles.ts';
import { projectExportCalls } from './calls/project-exports.ts';
import { productCalls } from './calls/products.ts';
import { promotionCodeCalls } from './calls/promotion-codes.ts';
import { pronunciationCalls } from './calls/pronunciations.ts';
import { releaseNoteCalls } from './calls/release-notes.ts';
import { scriptCalls } from './calls/scripts.ts';
import { sessionCalls } from './calls/sessions.ts';
import { shareCalls } from './calls/shares.ts';
import { surveyCalls } from './calls/surveys.ts';
import { taskCalls } from './calls/tasks.ts';
import { videoFrameCalls } from './calls/video-frames.ts';
import { voiceCalls } from './calls/voices.ts';

/** Every call of the API. The server must have a handler for each; the web client is typed from it. */
export const CALLS = {
  ...accountCalls,
  ...accountDeletionCalls,
  ...accountExportCalls,
  ...adReviewCalls,
  ...analysisCalls,
  ...analyticsCalls,
  ...appCalls,
  ...brandKitCalls,
  ...catalogueCalls,
  ...creditCalls,
  ...downloaderCalls,
  ...draftCalls,
  ...exampleCalls,
  ...generationCalls,
  ...inviteCalls,
  ...identityCalls,
  ...assetCalls,
  ...lookPreviewCalls,
  ...mailCalls,
  ...uploadCalls,
  ...musicCalls,
  ...passkeyCalls,
  ...previewCalls,
  ...productCalls,
  ...profileCalls,
  ...projectExportCalls,
  ...promotionCodeCalls,
  ...pronunciationCalls,
  ...releaseNoteCalls,
  ...scriptCalls,
  ...sessionCalls,
  ...shareCalls,
  ...surveyCalls,
  ...taskCalls,
  ...videoFrameCalls,
  ...voiceCalls,
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof CALLS;
/** The input as the caller sends it: before defaults. */
export type CallInput<Name extends CallName> = z.input<(typeof CALLS)[Name]['input']>;
/** The input as a handler receives it: validated, with defaults. */
export type CheckedInput<Name extends CallName> = z.output<(typeof CALLS)[Name]['input']>;
export type CallData<Name extends CallName> = z.infer<(typeof CALLS)[Name]['data']>;
export type CallAccess<Name extends CallName> = (typeof CALLS)[Name]['access'];
export type CallAnswer<Name extends CallName> = (typeof CALLS)[Name]['answer'];
