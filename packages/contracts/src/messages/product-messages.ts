import type { UiLanguage } from '../languages.ts';

/** Products. */
export const PRODUCT_MESSAGES = {
  site_unsupported: {
    en: 'The URL site is not supported. Paste the text and upload images instead.',
    'zh-CN': '不支持该网址。请粘贴文字并上传图片。',
  },
  product_quota: {
    en: 'You can save {max} products, which would be exceeded. Delete some you no longer need.',
    'zh-CN': '最多可保存 {max} 个商品，已超出上限，请删除不再需要的商品。',
  },
  resolution_failed: { en: 'Resolution failed, please contact customer service', 'zh-CN': '解析失败，请联系客服' },
  link_invalid: { en: 'This is not a link to a web page.', 'zh-CN': '这不是有效的网页链接。' },
  link_forbidden: {
    en: "This address is not public, so it can't be opened.",
    'zh-CN': '该地址不是公网地址，无法打开。',
  },
  page_blocked: {
    en: 'The site blocked access to the page. Paste the text and upload images instead.',
    'zh-CN': '该网站拒绝访问。请粘贴文字并上传图片。',
  },
  page_timeout: { en: 'The page took too long to respond.', 'zh-CN': '页面响应超时。' },
  not_a_product: {
    en: 'No product was found on this page. Paste the text and upload images instead.',
    'zh-CN': '该页面未找到商品。请粘贴文字并上传图片。',
  },
  scene_text_too_long: {
    en: 'The text of scene {position} does not fit: “{text}”. Shorten it, or choose another layout.',
    'zh-CN': '场景 {position} 的画面文字过长，放不下：“{text}”。请缩短文字，或更换版式。',
  },
  policy_forbids: { en: 'An ad may not say “{text}”: {reason}', 'zh-CN': '广告中不能使用“{text}”：{reason}' },
  no_usable_image: {
    en: "None of the product's images could be used. Upload images instead.",
    'zh-CN': '商品图片均不可用，请上传图片。',
  },
  review_too_long: {
    en: 'A review can have at most 180 characters, or 90 in Chinese.',
    'zh-CN': '每条评价最多 90 个汉字或 180 个字符。',
  },
  too_many_reviews: { en: 'At most three reviews.', 'zh-CN': '最多三条评价。' },
  brand_color_format: { en: 'Enter a color such as #1f6feb.', 'zh-CN': '请填写颜色，例如 #1f6feb。' },
  too_many_brand_colors: { en: 'At most three brand colors.', 'zh-CN': '最多三种品牌颜色。' },
  asset_no_video: { en: 'Add a video here.', 'zh-CN': '请在此处添加视频。' },
  prompt_not_understood: {
    en: 'The embedded engine cannot draw what this prompt asks for. Confirm what it would draw instead, change the prompt, or choose the model of a provider.',
    'zh-CN': '内置引擎无法绘制此提示词的内容。请确认可绘制的内容、修改提示词，或选择第三方模型。',
  },
  prompt_prohibited: {
    en: 'This prompt asks for content that may not be generated here.',
    'zh-CN': '此提示词要求的内容不允许在此生成。',
  },
  model_unavailable: {
    en: 'The chosen model is not set up here, or cannot do this.',
    'zh-CN': '所选模型在此不可用，或不支持此操作。',
  },
  generation_prompt_missing: {
    en: 'Say what to draw, or choose a scene.',
    'zh-CN': '请描述要绘制的内容，或选择一个场景。',
  },
  generation_image_missing: { en: 'Add an image here.', 'zh-CN': '请在此处添加图片。' },
  generation_image_limits: {
    en: 'Add a JPG, PNG or WEBP image of at most 10 MB.',
    'zh-CN': '请添加不超过 10 MB 的 JPG、PNG 或 WEBP 图片。',
  },
  cut_out_images_missing: { en: 'Add at least one image.', 'zh-CN': '请至少添加一张图片。' },
  erase_videos_missing: { en: 'Add at least one video.', 'zh-CN': '请至少添加一个视频。' },
  erase_boxes_missing: { en: 'Draw at least one box.', 'zh-CN': '请至少画一个选框。' },
  erase_box_too_large: {
    en: 'A selection box must not exceed 20% of the video area.',
    'zh-CN': '选框面积不能超过视频画面的 20%。',
  },
  erase_time_too_short: {
    en: 'The selection time difference must be at least 1 second.',
    'zh-CN': '选区的时间差至少为 1 秒。',
  },
  erase_time_outside: { en: 'A box ends after the end of the video.', 'zh-CN': '选框的时间超出了视频结尾。' },
  erase_video_too_long: { en: 'Videos must be shorter than 360 s.', 'zh-CN': '视频时长须小于 360 秒。' },
  erase_video_too_large: { en: 'Videos must be smaller than 400 MB.', 'zh-CN': '视频大小须小于 400 MB。' },
  erase_video_format: { en: 'Only MOV and MP4 videos can be used.', 'zh-CN': '仅支持 MOV 和 MP4 视频。' },
  erase_rights_missing: {
    en: 'Confirm that you have the right to change these videos.',
    'zh-CN': '请确认您有权修改这些视频。',
  },
  erase_preview_of_one: { en: 'A preview shows one video at a time.', 'zh-CN': '每次只能预览一个视频。' },
  video_site_unsupported: {
    en: 'The URL site is not supported. Paste the link of the video file or of its playlist instead.',
    'zh-CN': '不支持该网址。请粘贴视频文件或其播放列表的链接。',
  },
  live_stream: {
    en: "This is a live stream, which can't be downloaded. Try again once the broadcast has ended.",
    'zh-CN': '这是正在进行的直播，无法下载。请在直播结束后重试。',
  },
  drm_protected: {
    en: "This video is protected by DRM and can't be downloaded.",
    'zh-CN': '该视频受 DRM 保护，无法下载。',
  },
  linked_video_too_long: {
    en: 'The video is {minutes} minutes long. Videos of up to {max} minutes can be downloaded.',
    'zh-CN': '视频时长为 {minutes} 分钟，最多可下载 {max} 分钟的视频。',
  },
  video_blocked: {
    en: 'The site does not let this video be downloaded. Paste the link of the video file instead.',
    'zh-CN': '该网站不允许下载此视频。请粘贴视频文件的链接。',
  },
  linked_video_changed: {
    en: 'The video behind this link has changed. Look the link up again.',
    'zh-CN': '该链接的视频已发生变化，请重新解析链接。',
  },
  audio_missing: { en: 'This video has no audio.', 'zh-CN': '该视频没有音频。' },
  download_rights_missing: {
    en: 'Confirm that you have the right to download and use these videos.',
    'zh-CN': '请确认您有权下载和使用这些视频。',
  },
  download_too_long: {
    en: 'videos of up to 10 minutes can be downloaded',
    'zh-CN': '最多可下载 10 分钟的视频',
  },
  cut_ranges_missing: { en: 'Mark at least one part to keep.', 'zh-CN': '请至少标记一个要保留的片段。' },
  cut_range_empty: { en: 'The end of a part must lie after its start.', 'zh-CN': '片段的终点必须在起点之后。' },
  cut_too_long: {
    en: 'All parts together may last 10 minutes at most.',
    'zh-CN': '所有片段的总时长不能超过 10 分钟。',
  },
  enhance_videos_missing: { en: 'Add at least one video.', 'zh-CN': '请至少添加一个视频。' },
  enhance_too_long: { en: 'A video may last 5 minutes at most.', 'zh-CN': '视频时长不能超过 5 分钟。' },
  enhance_nothing: { en: 'Choose at least one improvement.', 'zh-CN': '请至少选择一项增强。' },
  enhance_only_mp4: { en: 'Only MP4 videos can be enhanced.', 'zh-CN': '仅支持增强 MP4 视频。' },
  enhance_transparent: {
    en: 'This video is transparent; MP4 can not keep that.',
    'zh-CN': '该视频带有透明通道，MP4 无法保留。',
  },
  box_too_small: { en: 'Draw a larger box.', 'zh-CN': '请画一个更大的框。' },
  box_outside_image: { en: 'Keep the box inside the image.', 'zh-CN': '选框不能超出图片。' },
  too_many_marks: { en: 'Remove some of the brush strokes.', 'zh-CN': '画笔标记过多，请删除一部分。' },
  jpg_not_transparent: {
    en: 'JPG has no transparency. Choose a background, or PNG or WebP.',
    'zh-CN': 'JPG 不支持透明背景。请选择背景，或使用 PNG、WebP 格式。',
  },
  product_needs_link_or_fields: {
    en: 'Add a product link, or a name and at least one image.',
    'zh-CN': '请提供商品链接，或名称和至少一张图片。',
  },

  too_many_variants: { en: 'more variants than videos', 'zh-CN': '版本数多于视频数' },
  script_other_language: { en: 'the script is in another language', 'zh-CN': '脚本使用其他语言' },
  scenes_need_script: { en: 'scene settings need a script', 'zh-CN': '场景设置需要对应的脚本' },
  product_name_missing: { en: 'the product name is required', 'zh-CN': '商品名称为必填项' },
  product_name_too_long: { en: 'at most 300 characters', 'zh-CN': '最多 300 个字符' },
  price_unreadable: {
    en: 'enter one price, such as 24.00, $24 or 24,00 €',
    'zh-CN': '请填写一个价格，例如 24.00、$24 或 24,00 €',
  },
  price_currencies: { en: 'the prices use different currencies', 'zh-CN': '价格的货币不一致' },
  original_price_low: { en: 'must be higher than the price', 'zh-CN': '应高于售价' },
  currency_code: { en: 'enter a currency code, such as USD or EUR', 'zh-CN': '请填写货币代码，例如 USD 或 EUR' },
  currency_missing: {
    en: 'Add a currency to the price: enter $24 or 24 EUR, or fill in the currency.',
    'zh-CN': '价格缺少货币：请写成 $24 或 24 EUR，或填写货币。',
  },
  selling_points_missing: { en: 'selling points are required', 'zh-CN': '卖点为必填项' },
  too_many_selling_points: { en: 'at most 10 lines', 'zh-CN': '最多 10 行' },
  materials_count: { en: 'Select 3 to 30 images or videos.', 'zh-CN': '请选择 3 至 30 个图片或视频。' },
  materials_videos: { en: 'Select at most 20 videos.', 'zh-CN': '最多选择 20 个视频。' },
  materials_mix: { en: 'Select at least 3 images or 1 video.', 'zh-CN': '请至少选择 3 张图片或 1 个视频。' },
  materials_twice: { en: 'The same file was selected twice.', 'zh-CN': '同一文件被重复选择。' },
} as const satisfies Readonly<Record<string, Readonly<Record<UiLanguage, string>>>>;
