import type { UiLanguage } from '../languages.ts';

/** Drafts, shared links, feedback. */
export const DRAFT_MESSAGES = {
  draft_changed: {
    en: 'This draft was changed elsewhere.',
    'zh-CN': '此草稿已在别处被修改。',
  },
  share_ended: {
    en: 'This link has expired or was revoked.',
    'zh-CN': '此链接已到期或被停用。',
  },
  share_password_needed: { en: 'This video needs a password.', 'zh-CN': '观看此视频需要密码。' },
  share_password_wrong: { en: 'Wrong password. Try again.', 'zh-CN': '密码错误，请重试。' },
  share_locked: {
    en: 'Too many wrong passwords. Please try again in {minutes} minutes.',
    'zh-CN': '密码错误次数过多，请在 {minutes} 分钟后重试。',
  },
  share_unavailable: {
    en: 'Only a finished video can be shared.',
    'zh-CN': '只有已完成的视频才能分享。',
  },
  share_password_too_short: { en: 'at least 4 characters', 'zh-CN': '至少 4 个字符' },
  feedback_too_long: { en: '50 words or less', 'zh-CN': '不超过 50 个字' },
} as const satisfies Readonly<Record<string, Readonly<Record<UiLanguage, string>>>>;
