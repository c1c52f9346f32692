import type { UiLanguage } from '../languages.ts';

/** Tasks and credits. */
export const TASK_MESSAGES = {
  idempotency_key_reused: {
    en: 'This idempotency key was sent before with another input. Use a new key for each new task.',
    'zh-CN': '该幂等键已用于不同的输入，请为每个新任务使用新的键。',
  },
  queue_limit: {
    en: 'The current queue has reached its limit. Please try again later.',
    'zh-CN': '当前队列已达上限，请稍后再试。',
  },
  generate_failed: { en: 'Generate Failed.', 'zh-CN': '生成失败。' },
  credits_returned: { en: 'The Credits have been returned to the account.', 'zh-CN': '积分已退回账号。' },
  not_enough_credits: {
    en: 'Not enough credits: this needs {needed}, and {balance} are left.',
    'zh-CN': '积分不足：需要 {needed}，剩余 {balance}。',
  },
  low_credits: { en: 'Your credits are running low.', 'zh-CN': '您的积分即将用完。' },
  task_still_running: { en: 'This task is still running. Cancel it first.', 'zh-CN': '任务仍在进行中，请先取消。' },
  generate_times_used_up: { en: 'The times to generate more are used up.', 'zh-CN': '再次生成的次数已用完。' },
  daily_export_limit: { en: 'The daily export limit has been exceeded.', 'zh-CN': '已超过每日导出上限。' },
  analysis_failed: { en: 'Asset content analysis failed', 'zh-CN': '素材内容分析失败' },
  generation_failed: {
    en: 'Generation failed. The Credits have been returned to the account.',
    'zh-CN': '生成失败，积分已退回账号。',
  },
  render_failed: { en: 'The video could not be rendered.', 'zh-CN': '视频渲染失败。' },
  project_unavailable: {
    en: "There's nothing to export: the video isn't finished, or its source files are gone.",
    'zh-CN': '无法导出：视频尚未完成，或其素材已被清理。',
  },
  captions_unavailable: {
    en: 'This video has no voice-over, so it has no captions.',
    'zh-CN': '此视频没有配音，因此没有字幕。',
  },
  preview_unavailable: {
    en: 'This video has no preview.',
    'zh-CN': '此视频没有预览。',
  },
  text_too_long: {
    en: 'The text is too long: at most {limit} characters.',
    'zh-CN': '文本过长：最多 {limit} 个字符。',
  },
  speech_text_missing: { en: 'there is no text to speak', 'zh-CN': '没有可朗读的内容' },
  too_many_numbers: { en: 'at most 40 numbers in one line', 'zh-CN': '每行最多 40 个数字' },
  lines_too_long: {
    en: 'at most 20,000 characters in all lines together',
    'zh-CN': '所有文字合计最多 20,000 个字符',
  },
  text_too_complex: {
    en: 'This text takes too long to check. Shorten it, or remove repeated numbers.',
    'zh-CN': '检查这段文字耗时过长，请缩短文字，或删去重复的数字。',
  },
  speech_text_too_long: { en: 'at most 100,000 characters', 'zh-CN': '最多 100,000 个字符' },
  speech_failed: { en: 'The voice-over could not be generated.', 'zh-CN': '配音生成失败。' },
  facts_in_other_language: {
    en: "None of the product's selling points is in the language of the ad. Enter at least one in that language.",
    'zh-CN': '商品卖点均不是广告所用的语言，请至少填写一条该语言的卖点。',
  },
  writing_failed: {
    en: 'The writing model {model} could not be used: {problem}.',
    'zh-CN': '文案模型 {model} 无法使用：{problem}。',
  },
  download_failed: { en: 'Video downloading failed. Please try again', 'zh-CN': '视频下载失败，请重试' },
  video_upload_failed: { en: 'Video uploading failed. Please try again', 'zh-CN': '视频上传失败，请重试' },
  image_upload_failed: { en: 'Image upload failed.', 'zh-CN': '图片上传失败。' },
  tool_unavailable: { en: 'This tool is not available yet.', 'zh-CN': '该工具尚未开放。' },
  task_timed_out: { en: 'The task took too long and was stopped.', 'zh-CN': '任务耗时过长，已停止。' },
} as const satisfies Readonly<Record<string, Readonly<Record<UiLanguage, string>>>>;
