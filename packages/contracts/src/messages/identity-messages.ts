import type { UiLanguage } from '../languages.ts';

/** Other ways to sign in. */
export const IDENTITY_MESSAGES = {
  sign_in_method_off: { en: "This way to sign in isn't available here.", 'zh-CN': '此处不支持该登录方式。' },
  identity_refused: {
    en: "{provider} didn't confirm who you are. Please try again.",
    'zh-CN': '{provider} 未能确认您的身份，请重试。',
  },
  login_state_ended: { en: 'This sign-in has expired. Please start again.', 'zh-CN': '此次登录已失效，请重新开始。' },
  identity_provider_away: {
    en: "{provider} can't be reached. Please try again later.",
    'zh-CN': '暂时无法连接 {provider}，请稍后重试。',
  },
  identity_link_needed: {
    en: 'An account with this email exists already. Sign in to it first, then link {provider} in your profile.',
    'zh-CN': '该邮箱已有账号。请先登录该账号，再到个人中心关联 {provider}。',
  },
  identity_taken: {
    en: 'This {provider} account is linked to another user.',
    'zh-CN': '该 {provider} 账号已关联其他用户。',
  },
  last_sign_in_method: {
    en: 'This is your only way to sign in. Add another one first.',
    'zh-CN': '这是您唯一的登录方式，请先添加其他方式。',
  },
  passkey_refused: { en: "This passkey couldn't be verified.", 'zh-CN': '无法验证此通行密钥。' },
  shop_name: {
    en: 'Enter the address of your shop, such as my-shop.myshopify.com.',
    'zh-CN': '请输入店铺地址，例如 my-shop.myshopify.com。',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<UiLanguage, string>>>>;
