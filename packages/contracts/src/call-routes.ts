import type { ToolType } from './tools.ts';
import type { UserGroup } from './user-types.ts';

/** Prefix of every call's address. */
export const API_PREFIX = '/api';

/**
 * Who may make a call. `guest`: any valid token; `member`: a signed-in user; `paid`: a user of any paid plan;
 * `plan:…`: a user of this plan or a bigger one; `tool:…`: a user who may use the tool of this type.
 */
export type Access =
  | 'anyone'
  | 'guest'
  | 'member'
  | 'paid'
  | `plan:${Exclude<UserGroup, 'guest' | 'free'>}`
  | `tool:${ToolType}`;

/** Address and access of a call. */
export interface CallRoute {
  method: 'GET' | 'POST';
  /** Below the base prefix `/api`. */
  path: `/${string}`;
  access: Access;
}

/** The address of every call, without its schemas: all that a browser needs to make the call. */
export const CALL_ROUTES = {
  guestLogin: { method: 'GET', path: '/guest/login', access: 'anyone' },
  login: { method: 'POST', path: '/user/login', access: 'anyone' },
  logout: { method: 'POST', path: '/user/logout', access: 'guest' },
  getUserInfo: { method: 'GET', path: '/user/getUserInfo', access: 'guest' },

  reviewLines: { method: 'POST', path: '/u2v/script/review', access: 'guest' },
  reviewTimeline: { method: 'POST', path: '/u2v/timeline/review', access: 'guest' },

  appSetting: { method: 'GET', path: '/app/setting', access: 'anyone' },
  getVersion: { method: 'GET', path: '/public/getVersion', access: 'anyone' },

  createDraft: { method: 'POST', path: '/u2v/draft/create', access: 'guest' },
  getDraft: { method: 'POST', path: '/u2v/draft/get', access: 'guest' },
  saveDraft: { method: 'POST', path: '/u2v/draft/save', access: 'guest' },
  listDrafts: { method: 'POST', path: '/u2v/draft/list', access: 'guest' },
  createDraftFromTask: { method: 'POST', path: '/u2v/draft/createFromTask', access: 'guest' },
  deleteDraft: { method: 'POST', path: '/product/video/deleteDraft', access: 'guest' },
  restoreDraft: { method: 'POST', path: '/u2v/draft/restore', access: 'guest' },

  listExamples: { method: 'GET', path: '/example/list', access: 'guest' },
  remixExample: { method: 'POST', path: '/example/remix', access: 'guest' },
  takeSample: { method: 'POST', path: '/example/takeSample', access: 'guest' },

  previewLooks: { method: 'POST', path: '/u2v/preview/lookList', access: 'guest' },

  getUploadUrl: { method: 'POST', path: '/mediaLib/getUploadUrl', access: 'guest' },
  reportUpload: { method: 'POST', path: '/mediaLib/reportUpload', access: 'guest' },

  listMusic: { method: 'GET', path: '/music/list', access: 'guest' },
  playMusic: { method: 'POST', path: '/music/play', access: 'guest' },

  preloadPreview: { method: 'POST', path: '/u2v/preview/preloadList', access: 'guest' },

  analyseUrl: { method: 'POST', path: '/product/video/analyseUrl', access: 'guest' },
  getDictList: { method: 'GET', path: '/product/video/getDictList', access: 'guest' },

  exportProject: { method: 'POST', path: '/u2v/export/otio', access: 'guest' },
  exportCaptions: { method: 'POST', path: '/u2v/export/captions', access: 'guest' },

  listPronunciations: { method: 'POST', path: '/pronunciation/list', access: 'guest' },
  savePronunciation: { method: 'POST', path: '/pronunciation/save', access: 'guest' },
  deletePronunciation: { method: 'POST', path: '/pronunciation/delete', access: 'guest' },
  playPronunciation: { method: 'POST', path: '/pronunciation/play', access: 'guest' },

  writeScripts: { method: 'POST', path: '/u2v/script/write', access: 'guest' },
  rewriteLine: { method: 'POST', path: '/u2v/script/rewriteLine', access: 'guest' },
  timeScript: { method: 'POST', path: '/u2v/script/time', access: 'guest' },

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
  getTaskCredits: { method: 'POST', path: '/taskV2/credits', access: 'guest' },
  getManifest: { method: 'POST', path: '/taskV2/manifest', access: 'guest' },
  taskEvents: { method: 'GET', path: '/taskV2/events', access: 'guest' },

  listVoices: { method: 'POST', path: '/voice/list', access: 'guest' },
  getVoiceSample: { method: 'POST', path: '/voice/sample', access: 'guest' },
} as const satisfies Record<string, CallRoute>;
