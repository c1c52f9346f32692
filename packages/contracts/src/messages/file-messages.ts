import type { UiLanguage } from '../languages.ts';

/** Files. */
export const FILE_MESSAGES = {
  file_format: { en: 'File format is not supported', 'zh-CN': '不支持该文件格式' },
  file_corrupted: { en: 'The file is corrupted and cannot be read.', 'zh-CN': '文件已损坏，无法读取。' },
  video_format: { en: "The video aren't in supported formats", 'zh-CN': '视频格式不受支持' },
  video_limit: {
    en: 'The video exceeds the limit range. Please re-upload it.',
    'zh-CN': '视频超出限制范围，请重新上传。',
  },
  video_too_long: { en: 'The video is too long.', 'zh-CN': '视频时长过长。' },
  count_exceeded: { en: 'The count exceeds the limit.', 'zh-CN': '数量超出限制。' },
  file_too_large: { en: 'The file is larger than {limit}.', 'zh-CN': '文件超过 {limit}。' },
  file_name_characters: {
    en: 'The file name cannot contain / \\ : * ? < > |',
    'zh-CN': '文件名不能包含 / \\ : * ? < > |',
  },
  image_pixels_limit: { en: '50 megapixels', 'zh-CN': '5000 万像素' },
  image_too_small: {
    en: 'The image is too small: its shorter side needs at least {pixels} pixels.',
    'zh-CN': '图片太小：短边至少需要 {pixels} 像素。',
  },
  image_too_complex: {
    en: 'This image takes too long to open. Export it as a PNG or JPG and upload that.',
    'zh-CN': '该图片过于复杂，无法处理。请导出为 PNG 或 JPG 后上传。',
  },
  svg_filters: {
    en: "SVG files with filters such as blurs and shadows can't be used. Export the image as a PNG and upload that.",
    'zh-CN': '不支持带有模糊、阴影等滤镜的 SVG 文件。请导出为 PNG 后上传。',
  },
  asset_missing: { en: 'assetId is null', 'zh-CN': '素材 ID 为空' },
  resources_failed: { en: 'Failed to obtain resources.', 'zh-CN': '获取资源失败。' },
  disk_low: {
    en: 'The server is almost out of disk space. Uploads and previews are paused until space is freed.',
    'zh-CN': '服务器磁盘空间即将用尽，上传和预览已暂停，待空间释放后恢复。',
  },
  draft_quota: {
    en: 'You have {max} drafts, which is the limit. Delete one you no longer need.',
    'zh-CN': '草稿数量已达上限（{max} 个），请删除不再需要的草稿。',
  },
  minutes_quota: {
    en: 'Your library can hold {minutes} minutes of video and audio. Delete some, or upload a shorter file.',
    'zh-CN': '素材库最多可存放 {minutes} 分钟的音视频，请删除部分素材或上传较短的文件。',
  },
  storage_full: { en: 'Insufficient storage space.', 'zh-CN': '存储空间不足。' },
  duplicate_name: { en: 'This file name or tag exists already.', 'zh-CN': '文件名或标签重复。' },
  folder_into_itself: {
    en: "A folder can't be moved into itself or into one of its own folders.",
    'zh-CN': '不能将文件夹移动到其自身或其子文件夹中。',
  },
  folder_quota: {
    en: 'Your library has {max} folders, which is the limit. Delete some you no longer need.',
    'zh-CN': '文件夹数量已达上限（{max} 个），请删除不再需要的文件夹。',
  },
  cursor_unknown: { en: 'start again from the top of the list', 'zh-CN': '请从列表开头重新加载' },
  file_size_exceeded: { en: 'The file exceeds the maximum size.', 'zh-CN': '文件超过最大尺寸。' },
  duration_exceeded: { en: 'The file exceeds the maximum duration.', 'zh-CN': '文件超过最大时长。' },
  max_count_reached: { en: 'The maximum number of files is reached.', 'zh-CN': '已达文件数量上限。' },
  avatar_picture_clarity: {
    en: 'The picture is not clear enough for an avatar.',
    'zh-CN': '图片清晰度不足，无法制作数字人。',
  },
  avatar_picture_face: { en: 'No usable face was found in the picture.', 'zh-CN': '图片中未找到可用的人脸。' },
  time_format: { en: 'Invalid time format: missing minutes or seconds', 'zh-CN': '时间格式无效：缺少分钟或秒' },
  time_numbers: { en: 'Invalid numeric values in time string', 'zh-CN': '时间字符串中的数值无效' },
  time_seconds: { en: 'Seconds value exceeds 59', 'zh-CN': '秒数超过 59' },
  video_tag_unsupported: { en: 'Your browser does not support the video tag.', 'zh-CN': '您的浏览器不支持视频播放。' },
  loading: { en: 'Loading', 'zh-CN': '加载中' },
} as const satisfies Readonly<Record<string, Readonly<Record<UiLanguage, string>>>>;
