import type { MessageKey } from './messages.ts';

interface ErrorRow {
  /**
   * The envelope's `code`. Codes of the specification are -202, -105, -118, -3023, -3024 and -10000; the others are
   * ours.
   */
  code: number;
  message: MessageKey;
  /** Whether a retry of the same request, or of the same step of a task, may succeed. */
  retryable: boolean;
  /** Whether the error is a defect that is reported to operators. */
  reported: boolean;
}

/** Every reason for which a call or a task can fail, and how the failure is handled. */
export const ERRORS = {
  SESSION_ENDED: { code: -202, message: 'session_ended', retryable: false, reported: false },
  PLAN_REQUIRED: { code: -105, message: 'plan_required', retryable: false, reported: false },
  EXCHANGE_CODE_MISSING: { code: -118, message: 'exchange_code_missing', retryable: false, reported: false },
  AVATAR_PICTURE_CLARITY: { code: -3023, message: 'avatar_picture_clarity', retryable: false, reported: false },
  AVATAR_PICTURE_FACE: { code: -3024, message: 'avatar_picture_face', retryable: false, reported: false },

  SYSTEM_ERROR: { code: -1000, message: 'system_error', retryable: true, reported: true },
  SYSTEM_BUSY: { code: -1001, message: 'system_busy', retryable: true, reported: true },
  TOO_MANY_REQUESTS: { code: -1002, message: 'too_many_requests', retryable: true, reported: false },
  INVALID_INPUT: { code: -1003, message: 'invalid_input', retryable: false, reported: false },
  NOT_FOUND: { code: -1004, message: 'not_found', retryable: false, reported: false },
  INCOMPLETE_FORM: { code: -1005, message: 'incomplete_field', retryable: false, reported: false },

  LOGIN_REQUIRED: { code: -1100, message: 'login_required', retryable: false, reported: false },
  LOGIN_ERROR: { code: -1101, message: 'login_error', retryable: false, reported: false },
  PERMISSION_MISSING: { code: -1102, message: 'permission_missing', retryable: false, reported: false },
  REGISTER_ERROR: { code: -1103, message: 'register_error', retryable: false, reported: false },
  WRONG_VERIFICATION_CODE: { code: -1104, message: 'wrong_verification_code', retryable: false, reported: false },
  EMAIL_FORMAT: { code: -1105, message: 'email_format', retryable: false, reported: false },
  PASSWORD_TOO_SHORT: { code: -1106, message: 'password_too_short', retryable: false, reported: false },
  PASSWORD_COMMON: { code: -1107, message: 'password_common', retryable: false, reported: false },
  PASSWORD_IS_EMAIL: { code: -1108, message: 'password_is_email', retryable: false, reported: false },
  AGREEMENT_REQUIRED: { code: -1109, message: 'agreement_required', retryable: false, reported: false },
  ACCOUNT_EXISTS: { code: -1110, message: 'account_exists', retryable: false, reported: false },
  CODE_SENT_RECENTLY: { code: -1111, message: 'code_sent_recently', retryable: true, reported: false },

  SIGN_IN_METHOD_OFF: { code: -1125, message: 'sign_in_method_off', retryable: false, reported: false },
  IDENTITY_REFUSED: { code: -1126, message: 'identity_refused', retryable: false, reported: false },
  LOGIN_STATE_ENDED: { code: -1127, message: 'login_state_ended', retryable: false, reported: false },
  IDENTITY_PROVIDER_AWAY: { code: -1128, message: 'identity_provider_away', retryable: true, reported: true },
  IDENTITY_LINK_NEEDED: { code: -1129, message: 'identity_link_needed', retryable: false, reported: false },
  IDENTITY_TAKEN: { code: -1130, message: 'identity_taken', retryable: false, reported: false },
  LAST_SIGN_IN_METHOD: { code: -1131, message: 'last_sign_in_method', retryable: false, reported: false },
  PASSKEY_REFUSED: { code: -1132, message: 'passkey_refused', retryable: false, reported: false },
  SHOP_NAME: { code: -1133, message: 'shop_name', retryable: false, reported: false },

  ACCOUNT_LEAVING: { code: -1145, message: 'account_leaving', retryable: false, reported: false },
  WRONG_PASSWORD: { code: -1146, message: 'wrong_password', retryable: false, reported: false },
  NO_PASSWORD: { code: -1147, message: 'no_password', retryable: false, reported: false },
  SIGN_IN_AGAIN: { code: -1148, message: 'sign_in_again', retryable: false, reported: false },
  CONFIRMATION_WRONG: { code: -1149, message: 'confirmation_wrong', retryable: false, reported: false },
  ACCOUNT_PROTECTED: { code: -1150, message: 'account_protected', retryable: false, reported: false },
  WORKSPACE_SHARED: { code: -1151, message: 'workspace_shared', retryable: false, reported: false },
  CODE_EXPIRED: { code: -1152, message: 'code_expired', retryable: false, reported: false },
  EXPORT_RUNNING: { code: -1153, message: 'export_running', retryable: false, reported: false },
  SURVEY_EMPTY: { code: -1154, message: 'survey_empty', retryable: false, reported: false },
  LAST_OPERATOR: { code: -1155, message: 'last_operator', retryable: false, reported: false },

  PROMOTION_CODE_ENDED: { code: -1170, message: 'promotion_code_ended', retryable: false, reported: false },
  PROMOTION_CODE_USED: { code: -1171, message: 'promotion_code_used', retryable: false, reported: false },
  PROMOTION_CODE_TAKEN: { code: -1172, message: 'promotion_code_taken', retryable: false, reported: false },

  QUEUE_LIMIT: { code: -1200, message: 'queue_limit', retryable: true, reported: false },
  NOT_ENOUGH_CREDITS: { code: -1201, message: 'not_enough_credits', retryable: false, reported: false },
  GENERATE_FAILED: { code: -1202, message: 'generate_failed', retryable: false, reported: true },
  TASK_STILL_RUNNING: { code: -1203, message: 'task_still_running', retryable: false, reported: false },
  TOOL_UNAVAILABLE: { code: -1204, message: 'tool_unavailable', retryable: false, reported: false },
  TASK_TIMED_OUT: { code: -1205, message: 'task_timed_out', retryable: false, reported: true },
  RENDER_FAILED: { code: -1206, message: 'render_failed', retryable: true, reported: true },
  SPEECH_FAILED: { code: -1207, message: 'speech_failed', retryable: true, reported: true },
  ANALYSIS_FAILED: { code: -1208, message: 'analysis_failed', retryable: false, reported: false },
  GENERATE_TIMES_USED_UP: { code: -1209, message: 'generate_times_used_up', retryable: false, reported: false },
  DAILY_EXPORT_LIMIT: { code: -1210, message: 'daily_export_limit', retryable: false, reported: false },
  PROJECT_UNAVAILABLE: { code: -1212, message: 'project_unavailable', retryable: false, reported: false },
  CAPTIONS_UNAVAILABLE: { code: -1215, message: 'captions_unavailable', retryable: false, reported: false },
  WRITING_FAILED: { code: -1214, message: 'writing_failed', retryable: true, reported: true },
  FACTS_IN_OTHER_LANGUAGE: { code: -1218, message: 'facts_in_other_language', retryable: false, reported: false },
  PREVIEW_UNAVAILABLE: { code: -1211, message: 'preview_unavailable', retryable: false, reported: false },
  IDEMPOTENCY_KEY_REUSED: { code: -1217, message: 'idempotency_key_reused', retryable: false, reported: false },
  CUT_OUT_UNCERTAIN: { code: -1219, message: 'cut_out_uncertain', retryable: false, reported: false },
  NOTHING_TO_ERASE: { code: -1220, message: 'nothing_to_erase', retryable: false, reported: false },
  PROVIDER_REFUSED: { code: -1221, message: 'provider_refused', retryable: false, reported: true },
  PROVIDER_FAILED: { code: -1222, message: 'provider_failed', retryable: false, reported: true },
  PROVIDER_AWAY: { code: -1223, message: 'provider_away', retryable: true, reported: true },
  PROVIDER_UNSURE: { code: -1224, message: 'provider_unsure', retryable: false, reported: true },
  MODEL_UNUSABLE: { code: -1225, message: 'model_unusable', retryable: false, reported: true },
  PROVIDER_QUOTA: { code: -1226, message: 'provider_quota', retryable: false, reported: true },
  PROVIDER_POLICY: { code: -1227, message: 'provider_policy', retryable: false, reported: false },
  PROMPT_NOT_UNDERSTOOD: { code: -1228, message: 'prompt_not_understood', retryable: false, reported: false },
  PROMPT_PROHIBITED: { code: -1229, message: 'prompt_prohibited', retryable: false, reported: false },
  MODEL_UNAVAILABLE: { code: -1230, message: 'model_unavailable', retryable: false, reported: false },
  PROVIDER_TIMEOUT: { code: -1232, message: 'provider_timeout', retryable: false, reported: true },
  PRODUCT_UNCERTAIN: { code: -1231, message: 'product_uncertain', retryable: false, reported: false },
  TEXT_TOO_LONG: { code: -1213, message: 'text_too_long', retryable: false, reported: false },
  TEXT_TOO_COMPLEX: { code: -1216, message: 'text_too_complex', retryable: true, reported: false },

  FILE_FORMAT: { code: -1300, message: 'file_format', retryable: false, reported: false },
  FILE_CORRUPTED: { code: -1301, message: 'file_corrupted', retryable: false, reported: false },
  FILE_TOO_LARGE: { code: -1302, message: 'file_too_large', retryable: false, reported: false },
  IMAGE_TOO_SMALL: { code: -1303, message: 'image_too_small', retryable: false, reported: false },
  IMAGE_UPLOAD_FAILED: { code: -1304, message: 'image_upload_failed', retryable: true, reported: false },
  STORAGE_FULL: { code: -1305, message: 'storage_full', retryable: false, reported: true },
  RESOURCES_FAILED: { code: -1306, message: 'resources_failed', retryable: true, reported: false },
  ASSET_MISSING: { code: -1307, message: 'asset_missing', retryable: false, reported: false },
  DUPLICATE_NAME: { code: -1308, message: 'duplicate_name', retryable: false, reported: false },
  VIDEO_FORMAT: { code: -1309, message: 'video_format', retryable: false, reported: false },
  VIDEO_LIMIT: { code: -1310, message: 'video_limit', retryable: false, reported: false },
  VIDEO_TOO_LONG: { code: -1311, message: 'video_too_long', retryable: false, reported: false },
  VIDEO_UPLOAD_FAILED: { code: -1312, message: 'video_upload_failed', retryable: true, reported: false },
  VIDEO_DOWNLOAD_FAILED: { code: -1313, message: 'download_failed', retryable: true, reported: false },
  DISK_LOW: { code: -1315, message: 'disk_low', retryable: true, reported: false },
  STORAGE_QUOTA: { code: -1316, message: 'storage_full', retryable: false, reported: false },
  DRAFT_QUOTA: { code: -1317, message: 'draft_quota', retryable: false, reported: false },
  FOLDER_INTO_ITSELF: { code: -1330, message: 'folder_into_itself', retryable: false, reported: false },
  FOLDER_QUOTA: { code: -1331, message: 'folder_quota', retryable: false, reported: false },
  MINUTES_QUOTA: { code: -1318, message: 'minutes_quota', retryable: false, reported: false },
  IMAGE_TOO_COMPLEX: { code: -1320, message: 'image_too_complex', retryable: false, reported: false },
  SVG_FILTERS: { code: -1321, message: 'svg_filters', retryable: false, reported: false },
  COUNT_EXCEEDED: { code: -1314, message: 'count_exceeded', retryable: false, reported: false },

  SITE_UNSUPPORTED: { code: -1400, message: 'site_unsupported', retryable: false, reported: false },
  RESOLUTION_FAILED: { code: -1401, message: 'resolution_failed', retryable: false, reported: true },
  LINK_INVALID: { code: -1402, message: 'link_invalid', retryable: false, reported: false },
  LINK_FORBIDDEN: { code: -1403, message: 'link_forbidden', retryable: false, reported: false },
  PAGE_UNREACHABLE: { code: -1404, message: 'page_unreachable', retryable: true, reported: false },
  PAGE_BLOCKED: { code: -1405, message: 'page_blocked', retryable: false, reported: false },
  PAGE_TOO_LARGE: { code: -1406, message: 'page_too_large', retryable: false, reported: false },
  PAGE_TIMEOUT: { code: -1407, message: 'page_timeout', retryable: true, reported: false },
  NOT_A_PRODUCT: { code: -1408, message: 'not_a_product', retryable: false, reported: false },
  NO_USABLE_IMAGE: { code: -1409, message: 'no_usable_image', retryable: false, reported: false },
  SCENE_TEXT_TOO_LONG: { code: -1411, message: 'scene_text_too_long', retryable: false, reported: false },
  CURRENCY_MISSING: { code: -1412, message: 'currency_missing', retryable: false, reported: false },
  POLICY_FORBIDS: { code: -1410, message: 'policy_forbids', retryable: false, reported: false },

  DRAFT_CHANGED: { code: -1600, message: 'draft_changed', retryable: false, reported: false },

  SHARE_ENDED: { code: -1700, message: 'share_ended', retryable: false, reported: false },
  SHARE_PASSWORD_NEEDED: { code: -1701, message: 'share_password_needed', retryable: false, reported: false },
  SHARE_PASSWORD_WRONG: { code: -1702, message: 'share_password_wrong', retryable: false, reported: false },
  SHARE_LOCKED: { code: -1703, message: 'share_locked', retryable: true, reported: false },
  SHARE_UNAVAILABLE: { code: -1704, message: 'share_unavailable', retryable: false, reported: false },

  VIDEO_SITE_UNSUPPORTED: { code: -1430, message: 'video_site_unsupported', retryable: false, reported: false },
  LIVE_STREAM: { code: -1431, message: 'live_stream', retryable: false, reported: false },
  DRM_PROTECTED: { code: -1432, message: 'drm_protected', retryable: false, reported: false },
  LINKED_VIDEO_TOO_LONG: { code: -1433, message: 'linked_video_too_long', retryable: false, reported: false },
  VIDEO_BLOCKED: { code: -1434, message: 'video_blocked', retryable: false, reported: false },
  LINKED_VIDEO_CHANGED: { code: -1435, message: 'linked_video_changed', retryable: false, reported: false },
  AUDIO_MISSING: { code: -1436, message: 'audio_missing', retryable: false, reported: false },

  PRODUCT_QUOTA: { code: -1420, message: 'product_quota', retryable: false, reported: false },
  CSV_UNREADABLE: { code: -1421, message: 'csv_unreadable', retryable: false, reported: false },
  CSV_NO_NAME: { code: -1422, message: 'csv_no_name', retryable: false, reported: false },
  CSV_COLUMN_TWICE: { code: -1423, message: 'csv_column_twice', retryable: false, reported: false },
  CSV_TOO_LONG: { code: -1424, message: 'csv_too_long', retryable: false, reported: false },

  PAYMENT_FAILED: { code: -1500, message: 'payment_failed', retryable: true, reported: false },
  UNSUBSCRIBE_FAILED: { code: -1501, message: 'unsubscribe_failed', retryable: true, reported: true },
  SUBSCRIPTION_CONFLICT: { code: -1502, message: 'subscription_conflict', retryable: false, reported: false },
  TEAM_FULL: { code: -1503, message: 'team_full', retryable: false, reported: false },
  INVITATION_EXPIRED: { code: -1504, message: 'invitation_expired', retryable: false, reported: false },
  OTHER_TEAM: { code: -1505, message: 'other_team', retryable: false, reported: false },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERRORS;

/** Reasons for which the media-selection dialog refuses an asset; sent in the dialog's events, not in envelopes. */
export const MEDIA_DIALOG_ERRORS = {
  FILE_SIZE_EXCEEDED: 'file_size_exceeded',
  DURATION_EXCEEDED: 'duration_exceeded',
  MAX_COUNT_REACHED: 'max_count_reached',
} as const satisfies Record<string, MessageKey>;
