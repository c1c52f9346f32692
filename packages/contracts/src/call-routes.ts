import type { ToolType } from './tools.ts';
import type { UserGroup } from './user-types.ts';

/** Prefix of the addresses of calls. */
export const API_PREFIX = '/api';

/**
 * Who may make a call. `guest`: any valid token; `member`: a signed-in user; `paid`: a user of any paid plan;
 * `plan:…`: a user of this plan or a bigger one; `tool:…`: a user who may use the tool of this type; `operator`: who
 * runs this installation.
 */
export type Access =
  | 'anyone'
  | 'guest'
  | 'member'
  | 'paid'
  | 'operator'
  | `plan:${Exclude<UserGroup, 'guest' | 'free'>}`
  | `tool:${ToolType}`;

/** Address and access of a call. */
export interface CallRoute {
  method: 'GET' | 'POST';
  path: `/${string}`;
  /** `api` is the prefix `/api`; the gateway of analytics is at the root. */
  base?: 'api' | 'root';
  access: Access;
  /** Whether a user whose account is about to be deleted may make it. Calls that anyone may make need no mark. */
  whileLeaving?: true;
}

/** Returns the path of a call's address. */
export function pathOfCall({ path, base }: Pick<CallRoute, 'path' | 'base'>): string {
  return base === 'root' ? path : `${API_PREFIX}${path}`;
}

/** The address of every call, without its schemas: all that a browser needs to make the call. */
export const CALL_ROUTES = {
  guestLogin: { method: 'GET', path: '/guest/login', access: 'anyone' },
  login: { method: 'POST', path: '/user/login', access: 'anyone' },
  logout: { method: 'POST', path: '/user/logout', access: 'guest', whileLeaving: true },
  getVCode: { method: 'POST', path: '/user/getVCode', access: 'anyone' },
  registerByCode: { method: 'POST', path: '/user/registerByCode', access: 'anyone' },
  resetPwdByCode: { method: 'POST', path: '/user/resetPwdByCode', access: 'anyone' },
  hasReg: { method: 'POST', path: '/user/hasReg', access: 'anyone' },
  perfectRegister: { method: 'POST', path: '/guest/perfectRegister', access: 'guest' },
  getUserInfo: { method: 'GET', path: '/user/getUserInfo', access: 'guest', whileLeaving: true },

  beginIdentity: { method: 'POST', path: '/thirdlogin/begin', access: 'guest' },
  googleOneTapLogin: { method: 'POST', path: '/thirdlogin/google/oneTapLogin', access: 'guest' },
  googleAuthCodeLogin: { method: 'POST', path: '/thirdlogin/google/googleAuthCodeLogin', access: 'guest' },
  facebookAccessTokenLogin: { method: 'POST', path: '/login/facebook/facebookAccessTokenLogin', access: 'guest' },
  shopifySso: { method: 'POST', path: '/shopify/sso', access: 'guest' },
  openIdLogin: { method: 'POST', path: '/thirdlogin/openid/codeLogin', access: 'guest' },
  partnerSignIn: { method: 'POST', path: '/partner-share/signIn', access: 'guest' },
  partnerLogin: { method: 'POST', path: '/partner-share/login', access: 'guest' },
  redeemPartnerToken: { method: 'POST', path: '/partner-share/redeem', access: 'anyone' },
  listIdentities: { method: 'GET', path: '/identity/list', access: 'member' },
  linkIdentity: { method: 'POST', path: '/identity/link', access: 'member' },
  unlinkIdentity: { method: 'POST', path: '/identity/unlink', access: 'member' },
  beginPasskey: { method: 'POST', path: '/passkey/begin', access: 'member' },
  addPasskey: { method: 'POST', path: '/passkey/add', access: 'member' },
  renamePasskey: { method: 'POST', path: '/passkey/rename', access: 'member' },
  deletePasskey: { method: 'POST', path: '/passkey/delete', access: 'member' },
  beginPasskeySignIn: { method: 'POST', path: '/passkey/beginSignIn', access: 'guest' },
  passkeySignIn: { method: 'POST', path: '/passkey/signIn', access: 'guest' },
  listSessions: { method: 'GET', path: '/user/session/list', access: 'member' },
  endSession: { method: 'POST', path: '/user/session/end', access: 'member' },
  endOtherSessions: { method: 'POST', path: '/user/session/endOthers', access: 'member' },

  getProfile: { method: 'GET', path: '/user/profile/get', access: 'member', whileLeaving: true },
  saveProfile: { method: 'POST', path: '/user/profile/save', access: 'member' },
  saveAvatar: { method: 'POST', path: '/user/avatar/save', access: 'member' },
  removeAvatar: { method: 'POST', path: '/user/avatar/remove', access: 'member' },
  changePassword: { method: 'POST', path: '/user/password/change', access: 'member' },
  requestEmailChange: { method: 'POST', path: '/user/email/requestChange', access: 'member' },
  changeEmail: { method: 'POST', path: '/user/email/change', access: 'member' },
  getAccountExport: { method: 'GET', path: '/user/export/get', access: 'member' },
  startAccountExport: { method: 'POST', path: '/user/export/start', access: 'member' },
  scheduleDeletion: { method: 'POST', path: '/user/deletion/schedule', access: 'member' },
  keepAccount: { method: 'POST', path: '/user/deletion/cancel', access: 'member', whileLeaving: true },

  getSurveys: { method: 'GET', path: '/survey/get', access: 'member' },
  answerSurvey: { method: 'POST', path: '/survey/answer', access: 'member' },
  skipSurvey: { method: 'POST', path: '/survey/skip', access: 'member' },

  reviewLines: { method: 'POST', path: '/u2v/script/review', access: 'guest' },
  reviewTimeline: { method: 'POST', path: '/u2v/timeline/review', access: 'guest' },

  appSetting: { method: 'GET', path: '/app/setting', access: 'anyone' },
  listApps: { method: 'POST', path: '/app/list_v3', access: 'anyone' },
  appDetail: { method: 'POST', path: '/app/detail', access: 'anyone' },
  getVersion: { method: 'GET', path: '/public/getVersion', access: 'anyone' },
  getIp: { method: 'GET', path: '/public/ip', access: 'anyone' },

  createDraft: { method: 'POST', path: '/u2v/draft/create', access: 'guest' },
  getDraft: { method: 'POST', path: '/u2v/draft/get', access: 'guest' },
  saveDraft: { method: 'POST', path: '/u2v/draft/save', access: 'guest' },
  listDrafts: { method: 'POST', path: '/u2v/draft/list', access: 'guest' },
  getTaskDraft: { method: 'POST', path: '/u2v/draft/ofTask', access: 'guest' },
  createDraftFromTask: { method: 'POST', path: '/u2v/draft/createFromTask', access: 'guest' },
  deleteDraft: { method: 'POST', path: '/product/video/deleteDraft', access: 'guest' },
  restoreDraft: { method: 'POST', path: '/u2v/draft/restore', access: 'guest' },

  listExamples: { method: 'GET', path: '/example/list', access: 'guest' },
  remixExample: { method: 'POST', path: '/example/remix', access: 'guest' },
  takeSample: { method: 'POST', path: '/example/takeSample', access: 'guest' },

  previewLooks: { method: 'POST', path: '/u2v/preview/lookList', access: 'guest' },

  getUploadUrl: { method: 'POST', path: '/mediaLib/getUploadUrl', access: 'guest' },
  startPartsUpload: { method: 'POST', path: '/mediaLib/parts/start', access: 'guest' },
  listUploadParts: { method: 'POST', path: '/mediaLib/parts/list', access: 'guest' },
  cancelUpload: { method: 'POST', path: '/mediaLib/cancelUpload', access: 'guest' },
  importLinks: { method: 'POST', path: '/mediaLib/createQueV2', access: 'guest' },
  listQueue: { method: 'GET', path: '/mediaLib/getQue', access: 'guest' },
  clearQueue: { method: 'POST', path: '/mediaLib/clearQue', access: 'guest' },
  listAdFacts: { method: 'POST', path: '/mediaLib/getU2vInfos', access: 'guest' },
  reportUpload: { method: 'POST', path: '/mediaLib/reportUpload', access: 'guest' },
  listLibrary: { method: 'GET', path: '/mediaLib/list', access: 'guest' },
  getLibraryAsset: { method: 'GET', path: '/mediaLib/detail', access: 'guest' },
  updateLibraryAsset: { method: 'POST', path: '/mediaLib/update', access: 'guest' },
  tagLibraryAssets: { method: 'POST', path: '/mediaLib/tag', access: 'guest' },
  favoriteAssets: { method: 'POST', path: '/mediaLib/favorite', access: 'guest' },
  getLibraryDict: { method: 'GET', path: '/mediaLib/dict', access: 'guest' },
  listFolders: { method: 'GET', path: '/mediaLib/getFolders', access: 'guest' },
  addFolder: { method: 'POST', path: '/mediaLib/addFolder', access: 'guest' },
  updateFolder: { method: 'POST', path: '/mediaLib/updateFolder', access: 'guest' },
  moveInLibrary: { method: 'POST', path: '/mediaLib/moveTo', access: 'guest' },
  copyInLibrary: { method: 'POST', path: '/mediaLib/copyTo', access: 'guest' },
  removeFromLibrary: { method: 'POST', path: '/mediaLib/removeBatch', access: 'guest' },
  restoreToLibrary: { method: 'POST', path: '/mediaLib/restoreBatch', access: 'guest' },
  emptyBin: { method: 'POST', path: '/mediaLib/emptyBin', access: 'guest' },
  downloadAsset: { method: 'GET', path: '/mediaLib/download', access: 'guest' },
  downloadAssets: { method: 'POST', path: '/mediaLib/downloadBatch', access: 'guest' },
  getSpace: { method: 'GET', path: '/mediaLib/getSpace', access: 'guest' },
  getGenerationOptions: { method: 'GET', path: '/generate/options', access: 'guest' },
  previewGeneration: { method: 'POST', path: '/generate/preview', access: 'guest' },
  drawGenerationPreview: { method: 'POST', path: '/generate/draw', access: 'guest' },
  enhancePrompt: { method: 'POST', path: '/generate/enhance', access: 'guest' },

  getVideoFrames: { method: 'GET', path: '/mediaLib/videoFrames', access: 'guest' },
  findDuplicates: { method: 'POST', path: '/mediaLib/hasDuplicate', access: 'guest' },
  analyzeAssets: { method: 'POST', path: '/mediaLib/analyze', access: 'guest' },
  listAssetsByPage: { method: 'POST', path: '/user/asset/listByPage', access: 'guest' },
  deleteAssets: { method: 'POST', path: '/user/asset/delete', access: 'guest' },
  updateAsset: { method: 'POST', path: '/user/asset/update', access: 'guest' },

  countInviteLog: { method: 'GET', path: '/invite/countInviteLog', access: 'guest' },

  listMusic: { method: 'GET', path: '/music/list', access: 'guest' },
  playMusic: { method: 'POST', path: '/music/play', access: 'guest' },

  preloadPreview: { method: 'POST', path: '/u2v/preview/preloadList', access: 'guest' },
  getPreviewMaterial: { method: 'POST', path: '/u2v/preview/material', access: 'guest' },
  getRenderStream: { method: 'POST', path: '/u2v/preview/stream', access: 'guest' },
  listPreviewFonts: { method: 'POST', path: '/u2v/preview/fontList', access: 'guest' },

  analyseUrl: { method: 'POST', path: '/product/video/analyseUrl', access: 'guest' },
  getDictList: { method: 'GET', path: '/product/video/getDictList', access: 'guest' },

  submitVideoDownload: { method: 'POST', path: '/downloader/submitVideoDownload', access: 'guest' },
  getVideoInfoByTaskId: { method: 'POST', path: '/downloader/getVideoInfoByTaskId', access: 'guest' },

  exportProject: { method: 'POST', path: '/u2v/export/otio', access: 'guest' },
  exportCaptions: { method: 'POST', path: '/u2v/export/captions', access: 'guest' },

  listProducts: { method: 'POST', path: '/user/product/list', access: 'guest' },
  getProduct: { method: 'POST', path: '/user/product/case/info', access: 'guest' },
  saveProduct: { method: 'POST', path: '/user/product/save', access: 'guest' },
  deleteProducts: { method: 'POST', path: '/user/product/delete', access: 'guest' },
  restoreProducts: { method: 'POST', path: '/user/product/restore', access: 'guest' },
  importProducts: { method: 'POST', path: '/user/product/import', access: 'guest' },
  undoProductImport: { method: 'POST', path: '/user/product/undoImport', access: 'guest' },

  listBrandKits: { method: 'POST', path: '/brandKit/list', access: 'guest' },
  saveBrandKit: { method: 'POST', path: '/brandKit/save', access: 'guest' },
  deleteBrandKit: { method: 'POST', path: '/brandKit/delete', access: 'guest' },
  readBrand: { method: 'POST', path: '/brandKit/read', access: 'guest' },
  listPronunciations: { method: 'POST', path: '/pronunciation/list', access: 'guest' },
  savePronunciation: { method: 'POST', path: '/pronunciation/save', access: 'guest' },
  deletePronunciation: { method: 'POST', path: '/pronunciation/delete', access: 'guest' },
  playPronunciation: { method: 'POST', path: '/pronunciation/play', access: 'guest' },

  getReleaseNotes: { method: 'GET', path: '/releaseNotice/get', access: 'guest' },
  readReleaseNotes: { method: 'POST', path: '/releaseNotice/read', access: 'guest' },

  writeScripts: { method: 'POST', path: '/u2v/script/write', access: 'guest' },
  rewriteLine: { method: 'POST', path: '/u2v/script/rewriteLine', access: 'guest' },
  timeScript: { method: 'POST', path: '/u2v/script/time', access: 'guest' },

  reportEvent: { method: 'POST', path: '/event-stat/add', access: 'anyone' },
  syncPageView: { method: 'POST', path: '/sync/pageView', access: 'anyone', base: 'root' },
  syncPageEvent: { method: 'POST', path: '/sync/pageEvent', access: 'anyone', base: 'root' },
  getStatistics: { method: 'POST', path: '/operator/statistics', access: 'operator' },
  listMails: { method: 'POST', path: '/operator/mails/list', access: 'operator' },
  getMail: { method: 'POST', path: '/operator/mails/get', access: 'operator' },
  deleteMail: { method: 'POST', path: '/operator/mails/delete', access: 'operator' },

  usePromotionCode: { method: 'POST', path: '/promotion_code/use', access: 'member' },
  listPromotionCodes: { method: 'POST', path: '/operator/promotionCodes/list', access: 'operator' },
  createPromotionCodes: { method: 'POST', path: '/operator/promotionCodes/create', access: 'operator' },
  endPromotionCode: { method: 'POST', path: '/operator/promotionCodes/end', access: 'operator' },

  createShare: { method: 'POST', path: '/share/create', access: 'guest' },
  listShares: { method: 'POST', path: '/share/list', access: 'guest' },
  revokeShare: { method: 'POST', path: '/share/revoke', access: 'guest' },
  shareDetail: { method: 'POST', path: '/share/detail', access: 'anyone' },

  getTaskCost: { method: 'POST', path: '/taskV2/getTaskCost', access: 'guest' },
  pushTask: { method: 'POST', path: '/taskV2/push', access: 'guest' },
  getTaskStatus: { method: 'POST', path: '/taskV2/status', access: 'guest' },
  myLastTask: { method: 'POST', path: '/taskV2/myLastTask', access: 'guest' },
  listTasks: { method: 'POST', path: '/taskV2/list', access: 'guest' },
  cancelTask: { method: 'POST', path: '/taskV2/cancel', access: 'guest' },
  regenerateTask: { method: 'POST', path: '/taskV2/regenerate', access: 'guest' },
  deleteTasks: { method: 'POST', path: '/taskV2/delete', access: 'guest' },
  restoreTasks: { method: 'POST', path: '/taskV2/restore', access: 'guest' },
  renameTask: { method: 'POST', path: '/taskV2/rename', access: 'guest' },
  giveFeedback: { method: 'POST', path: '/taskV2/feedback', access: 'guest' },
  listCreditMovements: { method: 'POST', path: '/user/creditMovements', access: 'guest' },
  listFinishedResults: { method: 'POST', path: '/taskV2/results', access: 'guest' },
  getTaskCredits: { method: 'POST', path: '/taskV2/credits', access: 'guest' },
  getManifest: { method: 'POST', path: '/taskV2/manifest', access: 'guest' },
  taskEvents: { method: 'GET', path: '/taskV2/events', access: 'guest' },

  listVoices: { method: 'POST', path: '/voice/list', access: 'guest' },
  getVoiceSample: { method: 'POST', path: '/voice/sample', access: 'guest' },
} as const satisfies Record<string, CallRoute>;
