import type { UiLanguage } from '../languages.ts';

/** Files. */
export const FILE_MESSAGES = {
  file_format: { en: 'File format is not supported', 'zh-CN': '不支持该文件格式' },
  file_corrupted: { en: 'The file is corrupted and cannot be read.', 'zh-CN': '文件已损坏，无法读取。' },
  video_format: { en: "The video aren't in supported formats", 'zh-CN': '视频格式不受支持' },
  count_exceeded: { en: 'The count exceeds the limit.', 'zh-CN': '数量超出限制。' },
  file_too_large: { en: 'The file is larger than {limit}.', 'zh-CN': '文件超过 {limit}。' },
  file_name_characters: {
    en: 'The file name cannot contain / \\ : * ? < > |',
    'zh-CN': '文件名不能包含 / \\ : * ? < > |',
  },
  image_too_small: {
    en: 'The image is too small: its shorter side needs at least {pixels} pixels.',
    'zh-CN': '图片太小：短边至少需要 {pixels} 像素。',
  },
  duplicate_name: { en: 'This file name or tag exists already.', 'zh-CN': '文件名或标签重复。' },
  file_size_exceeded: { en: 'The file exceeds the maximum size.', 'zh-CN': '文件超过最大尺寸。' },
  loading: { en: 'Loading', 'zh-CN': '加载中' },
} as const satisfies Readonly<Record<string, Readonly<Record<UiLanguage, string>>>>;
