import type { UiLanguage } from '../languages.ts';

/** Answers and sessions. */
export const SESSION_MESSAGES = {
  ok: { en: 'OK', 'zh-CN': '成功' },
  session_ended: { en: 'Your session has ended. Please sign in again.', 'zh-CN': '登录已失效，请重新登录。' },
  login_required: { en: 'Please sign in first.', 'zh-CN': '请先登录。' },
  plan_required: { en: 'This needs a subscription.', 'zh-CN': '此功能需要订阅。' },
  permission_missing: { en: "Your account can't use this tool.", 'zh-CN': '您的账号无权使用此工具。' },
  login_error: { en: 'Login error', 'zh-CN': '登录失败' },
  register_error: { en: 'register error', 'zh-CN': '注册失败' },
  wrong_verification_code: { en: 'Wrong verification code. Try again.', 'zh-CN': '验证码错误，请重试。' },
  email_format: { en: 'Email format is incorrect', 'zh-CN': '邮箱格式不正确' },
  password_too_short: { en: 'At least 6 characters', 'zh-CN': '至少 6 个字符' },
  password_common: {
    en: 'Many people use this password. Choose another one.',
    'zh-CN': '此密码过于常见，请换一个。',
  },
  password_is_email: { en: "Your email can't be your password.", 'zh-CN': '密码不能与邮箱相同。' },
  account_exists: {
    en: 'This email has an account already. Sign in instead.',
    'zh-CN': '该邮箱已注册，请直接登录。',
  },
  code_sent_recently: {
    en: 'A code was sent a moment ago. You can request another one in {seconds} seconds.',
    'zh-CN': '验证码刚刚发送，请在 {seconds} 秒后重新获取。',
  },
  incomplete_form: { en: 'Please fill in the complete content', 'zh-CN': '请填写完整内容' },
  account_leaving: {
    en: 'Your account is about to be deleted. Keep it to go on.',
    'zh-CN': '您的账号即将被删除。如需继续使用，请先选择保留账号。',
  },
  wrong_password: { en: 'The current password is wrong.', 'zh-CN': '当前密码不正确。' },
  no_password: {
    en: 'This account has no password yet. Set one with "Forgot password".',
    'zh-CN': '此账号尚未设置密码，请通过“忘记密码”设置。',
  },
  sign_in_again: {
    en: 'Please sign in again to confirm that it is you. A sign-in counts for {{minutes}} minutes.',
    'zh-CN': '请重新登录，以确认是您本人操作。每次登录 {{minutes}} 分钟内有效。',
  },
  confirmation_wrong: { en: 'Type your email exactly as shown.', 'zh-CN': '请准确输入所显示的邮箱。' },
  code_expired: { en: 'The code has expired. Request a new one.', 'zh-CN': '验证码已失效，请重新获取。' },
  nickname_characters: { en: "can't contain invisible characters", 'zh-CN': '不能包含不可见字符' },
  survey_phone: { en: 'Please enter a valid mobile phone number.', 'zh-CN': '请输入有效的手机号码。' },
  survey_name: { en: 'Please enter your name.', 'zh-CN': '请输入您的姓名。' },
  survey_website: { en: 'Please enter the address of your website.', 'zh-CN': '请输入公司网站地址。' },
  survey_empty: { en: 'Choose at least one option.', 'zh-CN': '请至少选择一项。' },
  agreement_required: { en: 'Please agree to the user agreement first.', 'zh-CN': '请先同意用户协议。' },
  promotion_code_characters: {
    en: 'use letters and digits, and hyphens between them',
    'zh-CN': '只能使用字母、数字及其间的连字符',
  },
  promotion_code_length: {
    en: 'use at least 6 letters and digits',
    'zh-CN': '至少使用 6 个字母或数字',
  },
  promotion_code_own_count: {
    en: 'a code of your own can be made only once',
    'zh-CN': '自定义兑换码只能生成一个',
  },
  social_login_network: {
    en: 'Network error. Please check your connection and try again.',
    'zh-CN': '网络错误，请检查网络连接后重试。',
  },
  network_error: { en: 'Error Network', 'zh-CN': '网络错误' },
  system_error: { en: 'System error. Please try again later.', 'zh-CN': '系统错误，请稍后重试。' },
  system_busy: {
    en: 'The system is busy and the queue is full. Please try again later.',
    'zh-CN': '系统繁忙，队列已满，请稍后重试。',
  },
  too_many_requests: {
    en: 'Too many requests. Please try again in {seconds} seconds.',
    'zh-CN': '请求过于频繁，请在 {seconds} 秒后重试。',
  },
  invalid_input: { en: 'Please check “{field}”: {problem}', 'zh-CN': '请检查“{field}”：{problem}' },
  incomplete_field: {
    en: 'Please fill in the complete content: {field}',
    'zh-CN': '请填写完整内容：{field}',
  },
  not_found: { en: 'Not found.', 'zh-CN': '未找到。' },
  copied: { en: 'Copied', 'zh-CN': '已复制' },
} as const satisfies Readonly<Record<string, Readonly<Record<UiLanguage, string>>>>;
