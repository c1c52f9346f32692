import type { CallName } from '@reelwright/contracts';
import type { DiskGuard } from '../platform/disk/disk-guard.ts';
import type { Handlers } from '../platform/http/handlers.ts';

/**
 * What a call needs of the disk. `adds`: refused while the disk is full. `uploads`: refused as soon as the reserve has
 * been reached. `keeps`: always answered; it reads, or it frees space. Signing in keeps: a member must be able to delete.
 */
const NEEDS: Readonly<Record<CallName, 'adds' | 'uploads' | 'keeps'>> = {
  guestLogin: 'adds',
  login: 'keeps',
  getVCode: 'keeps',
  registerByCode: 'adds',
  perfectRegister: 'keeps',
  resetPwdByCode: 'keeps',
  hasReg: 'keeps',
  logout: 'keeps',
  getUserInfo: 'keeps',
  beginIdentity: 'keeps',
  googleOneTapLogin: 'keeps',
  googleAuthCodeLogin: 'keeps',
  facebookAccessTokenLogin: 'keeps',
  shopifySso: 'keeps',
  openIdLogin: 'keeps',
  partnerSignIn: 'keeps',
  partnerLogin: 'keeps',
  redeemPartnerToken: 'keeps',
  listIdentities: 'keeps',
  linkIdentity: 'adds',
  unlinkIdentity: 'keeps',
  beginPasskey: 'adds',
  addPasskey: 'adds',
  renamePasskey: 'adds',
  deletePasskey: 'keeps',
  beginPasskeySignIn: 'keeps',
  passkeySignIn: 'keeps',
  listSessions: 'keeps',
  endSession: 'keeps',
  endOtherSessions: 'keeps',
  getProfile: 'keeps',
  saveProfile: 'keeps',
  saveAvatar: 'adds',
  removeAvatar: 'keeps',
  changePassword: 'keeps',
  requestEmailChange: 'keeps',
  changeEmail: 'keeps',
  getAccountExport: 'keeps',
  startAccountExport: 'adds',
  scheduleDeletion: 'keeps',
  keepAccount: 'keeps',
  getSurveys: 'keeps',
  answerSurvey: 'keeps',
  skipSurvey: 'keeps',
  reviewLines: 'keeps',
  reviewTimeline: 'keeps',
  appSetting: 'keeps',
  listApps: 'keeps',
  appDetail: 'keeps',
  getVersion: 'keeps',
  reportEvent: 'adds',
  syncPageView: 'adds',
  syncPageEvent: 'adds',
  getStatistics: 'keeps',
  listMails: 'keeps',
  getMail: 'keeps',
  deleteMail: 'keeps',
  getIp: 'keeps',
  countInviteLog: 'adds',
  getReleaseNotes: 'keeps',
  readReleaseNotes: 'adds',
  createDraft: 'adds',
  getDraft: 'keeps',
  saveDraft: 'adds',
  listDrafts: 'keeps',
  getTaskDraft: 'keeps',
  createDraftFromTask: 'adds',
  deleteDraft: 'keeps',
  restoreDraft: 'keeps',
  listExamples: 'keeps',
  remixExample: 'adds',
  takeSample: 'adds',
  previewLooks: 'keeps',
  getUploadUrl: 'uploads',
  reportUpload: 'uploads',
  listMusic: 'keeps',
  playMusic: 'adds',
  preloadPreview: 'keeps',
  getPreviewMaterial: 'keeps',
  listPreviewFonts: 'adds',
  analyseUrl: 'adds',
  getDictList: 'keeps',
  exportProject: 'adds',
  exportCaptions: 'keeps',
  listPronunciations: 'keeps',
  savePronunciation: 'adds',
  deletePronunciation: 'keeps',
  playPronunciation: 'adds',
  writeScripts: 'keeps',
  rewriteLine: 'keeps',
  timeScript: 'keeps',
  createShare: 'adds',
  listShares: 'keeps',
  revokeShare: 'keeps',
  shareDetail: 'keeps',
  getTaskCost: 'keeps',
  pushTask: 'adds',
  getTaskStatus: 'keeps',
  myLastTask: 'keeps',
  listTasks: 'keeps',
  cancelTask: 'keeps',
  regenerateTask: 'adds',
  deleteTasks: 'keeps',
  restoreTasks: 'keeps',
  renameTask: 'adds',
  giveFeedback: 'adds',
  getTaskCredits: 'keeps',
  listCreditMovements: 'keeps',
  getManifest: 'keeps',
  taskEvents: 'keeps',
  listVoices: 'keeps',
  getVoiceSample: 'adds',
};

type AnyHandler = (...args: readonly unknown[]) => unknown;

/** Refuses calls for which the disk has no room, before they begin: a write that fails half-way helps nobody. */
export function guardDisk(handlers: Handlers, disk: DiskGuard): Handlers {
  const guarded = Object.entries(handlers).map(([name, handler]) => {
    const need = NEEDS[name as CallName];
    if (need === 'keeps') return [name, handler] as const;
    const call = async (...args: readonly unknown[]): Promise<unknown> => {
      await (need === 'uploads' ? disk.assertReserve() : disk.assertRoom());
      return (handler as AnyHandler)(...args);
    };
    return [name, call] as const;
  });
  // Each handler keeps its input and answer.
  return Object.fromEntries(guarded) as Handlers;
}
