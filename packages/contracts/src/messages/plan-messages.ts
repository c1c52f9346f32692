import type { UiLanguage } from '../languages.ts';

/** Payments and teams; their screens ship with their own calls. */
export const PLAN_MESSAGES = {
  payment_failed: { en: 'Payment failed, please try again', 'zh-CN': '支付失败，请重试' },
  unsubscribe_failed: { en: 'Unsubscribe failed, contact the administrator.', 'zh-CN': '退订失败，请联系管理员。' },
  subscription_conflict: { en: 'Cancel the existing subscription first.', 'zh-CN': '请先取消现有订阅。' },
  payment_script_load: { en: 'Failed to load Stripe.js', 'zh-CN': 'Stripe.js 加载失败' },
  payment_script_missing: { en: 'Stripe.js not available', 'zh-CN': 'Stripe.js 不可用' },
  team_full: { en: 'Team seats are full.', 'zh-CN': '团队席位已满。' },
  invitation_expired: { en: 'The invitation link has expired.', 'zh-CN': '邀请链接已过期。' },
  other_team: { en: 'Already joined another team.', 'zh-CN': '已加入其他团队。' },
} as const satisfies Readonly<Record<string, Readonly<Record<UiLanguage, string>>>>;
