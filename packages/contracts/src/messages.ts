import type { UiLanguage } from './languages.ts';

/**
 * Every text of the server, in both languages. English texts of the product's specification are verbatim.
 * `formatMessage` fills in `{name}`.
 */
export const MESSAGES = {
  // Answers and sessions
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
  account_protected: {
    en: "This account belongs to the installation and can't be deleted.",
    'zh-CN': '此账号属于本系统，无法删除。',
  },
  last_operator: {
    en: 'You are the only operator of this installation. Make somebody else an operator first, then delete your account.',
    'zh-CN': '您是本站唯一的管理员，请先将其他成员设为管理员，再删除账号。',
  },
  workspace_shared: {
    en: 'Other people work in your workspace. Remove them first, then delete your account.',
    'zh-CN': '您的工作区中还有其他成员，请先移除他们，再删除账号。',
  },
  code_expired: { en: 'The code has expired. Request a new one.', 'zh-CN': '验证码已失效，请重新获取。' },
  export_running: { en: 'Your archive is being made already.', 'zh-CN': '您的存档正在生成中。' },
  nickname_characters: { en: "can't contain invisible characters", 'zh-CN': '不能包含不可见字符' },
  survey_phone: { en: 'Please enter a valid mobile phone number.', 'zh-CN': '请输入有效的手机号码。' },
  survey_name: { en: 'Please enter your name.', 'zh-CN': '请输入您的姓名。' },
  survey_website: { en: 'Please enter the address of your website.', 'zh-CN': '请输入公司网站地址。' },
  survey_empty: { en: 'Choose at least one option.', 'zh-CN': '请至少选择一项。' },
  agreement_required: { en: 'Please agree to the user agreement first.', 'zh-CN': '请先同意用户协议。' },
  exchange_code_missing: { en: 'The exchange code does not exist.', 'zh-CN': '兑换码不存在。' },
  promotion_code_ended: {
    en: 'This code has expired or has been used up.',
    'zh-CN': '该兑换码已过期或已被用完。',
  },
  promotion_code_used: { en: 'You have redeemed this code already.', 'zh-CN': '您已使用过该兑换码。' },
  promotion_code_taken: { en: 'There is a code like this already.', 'zh-CN': '该兑换码已存在。' },
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
  request_not_json: { en: 'the request is not valid JSON', 'zh-CN': '请求内容的格式无法识别' },
  request_empty: { en: 'the request is empty', 'zh-CN': '请求内容为空' },
  request_type: { en: 'send requests as application/json', 'zh-CN': '不支持该请求的内容类型' },
  request_unreadable: { en: "the request can't be read", 'zh-CN': '无法读取该请求' },
  not_found: { en: 'Not found.', 'zh-CN': '未找到。' },
  copied: { en: 'Copied', 'zh-CN': '已复制' },
  sync_failed: { en: 'Sync failed.', 'zh-CN': '同步失败。' },

  // Other ways to sign in
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

  // Tasks and credits
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
  trait_person: { en: 'person', 'zh-CN': '人物' },
  trait_people: { en: 'people', 'zh-CN': '多人' },
  trait_plain_background: { en: 'plain background', 'zh-CN': '纯色背景' },
  trait_text: { en: 'text', 'zh-CN': '文字' },
  trait_speech: { en: 'speech', 'zh-CN': '人声' },
  trait_music: { en: 'music or noise', 'zh-CN': '音乐或环境声' },
  trait_silent: { en: 'silent', 'zh-CN': '无声' },
  trait_vertical: { en: 'vertical', 'zh-CN': '竖版' },
  trait_square: { en: 'square', 'zh-CN': '方形' },
  trait_horizontal: { en: 'horizontal', 'zh-CN': '横版' },
  trait_scenes: { en: 'several scenes', 'zh-CN': '多镜头' },
  trait_blurred: { en: 'blurred', 'zh-CN': '模糊' },
  color_red: { en: 'red', 'zh-CN': '红色' },
  color_orange: { en: 'orange', 'zh-CN': '橙色' },
  color_yellow: { en: 'yellow', 'zh-CN': '黄色' },
  color_green: { en: 'green', 'zh-CN': '绿色' },
  color_turquoise: { en: 'turquoise', 'zh-CN': '青色' },
  color_blue: { en: 'blue', 'zh-CN': '蓝色' },
  color_purple: { en: 'purple', 'zh-CN': '紫色' },
  color_pink: { en: 'pink', 'zh-CN': '粉色' },
  color_brown: { en: 'brown', 'zh-CN': '棕色' },
  color_black: { en: 'black', 'zh-CN': '黑色' },
  color_grey: { en: 'grey', 'zh-CN': '灰色' },
  color_white: { en: 'white', 'zh-CN': '白色' },
  described_and: { en: ' and ', 'zh-CN': '和' },
  described_comma: { en: ', ', 'zh-CN': '，' },
  described_end: { en: '.', 'zh-CN': '。' },
  described_colors: { en: 'mostly {colors}', 'zh-CN': '以{colors}为主' },
  described_face: { en: 'one face', 'zh-CN': '1 张人脸' },
  described_faces: { en: '{count} faces', 'zh-CN': '{count} 张人脸' },
  described_scenes: { en: '{count} scenes', 'zh-CN': '{count} 个镜头' },
  described_text: { en: 'with the text “{text}”', 'zh-CN': '文字“{text}”' },
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
  voice_unknown: { en: 'this voice is not available', 'zh-CN': '没有这个声音' },
  voice_other_language: { en: 'this voice speaks another language', 'zh-CN': '该声音使用其他语言' },
  language_without_voice: { en: 'no voice speaks this language', 'zh-CN': '暂无该语言的声音' },
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

  // Files
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
  results_folder: { en: 'Results', 'zh-CN': '生成结果' },
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

  // Products
  site_unsupported: {
    en: 'The URL site is not supported. Paste the text and upload images instead.',
    'zh-CN': '不支持该网址。请粘贴文字并上传图片。',
  },
  product_quota: {
    en: 'You can save {max} products, which would be exceeded. Delete some you no longer need.',
    'zh-CN': '最多可保存 {max} 个商品，已超出上限，请删除不再需要的商品。',
  },
  csv_unreadable: {
    en: 'This is not a CSV file. Save the sheet as CSV and choose that file.',
    'zh-CN': '这不是 CSV 文件。请将表格另存为 CSV 后再选择。',
  },
  csv_no_name: {
    en: 'No column holds the product names. Name one column “Name”. The file has: {columns}.',
    'zh-CN': '没有商品名称列。请将其中一列命名为“商品名称”。文件中的列：{columns}。',
  },
  csv_column_twice: {
    en: '“{one}” and “{other}” both hold the {field}. Remove or rename one of the columns.',
    'zh-CN': '“{one}”和“{other}”两列都是{field}，请删除或重命名其中一列。',
  },
  csv_too_large: { en: 'at most 10 MB', 'zh-CN': '不能超过 10 MB' },
  csv_too_long: {
    en: 'The file has more than {max} rows. Split it into several files.',
    'zh-CN': '文件超过 {max} 行，请拆分为多个文件。',
  },
  csv_quote_open: {
    en: 'A quotation mark is opened and never closed, so this row and those after it could not be read.',
    'zh-CN': '引号未闭合，因此该行及其后的内容无法读取。',
  },
  csv_cell_long: { en: 'a row is too long to be read', 'zh-CN': '该行过长，无法读取' },
  csv_cells_extra: {
    en: 'The row has more cells than the header. Put quotation marks around texts that contain a separator.',
    'zh-CN': '该行的单元格多于表头。含有分隔符的文字请加引号。',
  },
  csv_field_missing: { en: '{field}: missing', 'zh-CN': '{field}：缺失' },
  csv_field_wrong: { en: '{field}: {problem}', 'zh-CN': '{field}：{problem}' },
  csv_sku_known: {
    en: 'A product with the item number {sku} is saved already, or stands in a row above.',
    'zh-CN': '货号 {sku} 的商品已保存，或在前面的行中出现过。',
  },
  csv_name_known: {
    en: 'A product of this name is saved already, or stands in a row above.',
    'zh-CN': '同名商品已保存，或在前面的行中出现过。',
  },
  resolution_failed: { en: 'Resolution failed, please contact customer service', 'zh-CN': '解析失败，请联系客服' },
  link_invalid: { en: 'This is not a link to a web page.', 'zh-CN': '这不是有效的网页链接。' },
  link_forbidden: {
    en: "This address is not public, so it can't be opened.",
    'zh-CN': '该地址不是公网地址，无法打开。',
  },
  page_unreachable: { en: 'The page could not be opened ({detail}).', 'zh-CN': '无法打开该页面（{detail}）。' },
  fetch_no_host: { en: 'the host does not exist', 'zh-CN': '域名不存在' },
  fetch_unresolved: { en: 'the host name could not be resolved', 'zh-CN': '无法解析域名' },
  fetch_refused: { en: 'the server refused the connection', 'zh-CN': '服务器拒绝连接' },
  fetch_closed: { en: 'the server closed the connection', 'zh-CN': '服务器中断了连接' },
  fetch_no_route: { en: "the server can't be reached", 'zh-CN': '无法连接到服务器' },
  fetch_no_network: { en: "the network can't be reached", 'zh-CN': '无法连接到网络' },
  fetch_certificate_expired: { en: "the site's certificate has expired", 'zh-CN': '网站证书已过期' },
  fetch_certificate_untrusted: { en: "the site's certificate is not trusted", 'zh-CN': '网站证书不受信任' },
  fetch_certificate_other_host: { en: "the site's certificate is for another host", 'zh-CN': '网站证书属于其他域名' },
  fetch_headers_too_long: { en: 'the response headers are too long', 'zh-CN': '响应头过长' },
  fetch_cut_short: { en: 'the response was cut short', 'zh-CN': '响应不完整' },
  fetch_bad_compression: { en: 'the compressed response is damaged', 'zh-CN': '响应的压缩数据有误' },
  fetch_failed: { en: 'the connection failed', 'zh-CN': '连接失败' },
  fetch_unreadable: { en: "the response can't be read", 'zh-CN': '无法读取响应' },
  fetch_redirects: { en: 'too many redirects', 'zh-CN': '重定向次数过多' },
  fetch_encoding: { en: 'the response uses an unknown compression', 'zh-CN': '响应的压缩方式无法识别' },
  page_blocked: {
    en: 'The site blocked access to the page. Paste the text and upload images instead.',
    'zh-CN': '该网站拒绝访问。请粘贴文字并上传图片。',
  },
  page_too_large: { en: 'The page is larger than {limit}.', 'zh-CN': '页面超过 {limit}。' },
  page_timeout: { en: 'The page took too long to respond.', 'zh-CN': '页面响应超时。' },
  not_a_product: {
    en: 'No product was found on this page. Paste the text and upload images instead.',
    'zh-CN': '该页面未找到商品。请粘贴文字并上传图片。',
  },
  scene_text_too_long: {
    en: 'The text of scene {position} does not fit: “{text}”. Shorten it, or choose another layout.',
    'zh-CN': '第 {position} 个场景的画面文字过长，放不下：“{text}”。请缩短文字，或更换版式。',
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
  brand_color_format: { en: 'Enter a colour such as #1f6feb.', 'zh-CN': '请填写颜色，例如 #1f6feb。' },
  too_many_brand_colors: { en: 'At most three brand colours.', 'zh-CN': '最多三种品牌颜色。' },
  asset_not_in_library: { en: 'This file is not in your library.', 'zh-CN': '此文件不在您的素材库中。' },
  asset_no_image_or_video: { en: 'Add an image or video here.', 'zh-CN': '请在此处添加图片或视频。' },
  asset_no_video: { en: 'Add a video here.', 'zh-CN': '请在此处添加视频。' },
  asset_no_image: { en: 'Add an image here.', 'zh-CN': '请在此处添加图片。' },
  cut_out_uncertain: {
    en: 'The subject of image {position} could not be separated with certainty. Open the image in the editor and draw a box around the subject.',
    'zh-CN': '无法可靠地分离第 {position} 张图片的主体。请在编辑器中打开该图片，并框选主体。',
  },
  cut_out_images_missing: { en: 'Add at least one image.', 'zh-CN': '请至少添加一张图片。' },
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
  download_links_missing: { en: 'Add at least one link.', 'zh-CN': '请至少添加一个链接。' },
  download_too_long: {
    en: 'videos of up to 10 minutes can be downloaded',
    'zh-CN': '最多可下载 10 分钟的视频',
  },
  download_not_looked_up: { en: 'Look this link up first.', 'zh-CN': '请先解析该链接。' },
  download_other_video: {
    en: 'This is not what was found behind the link. Look the link up again.',
    'zh-CN': '与该链接的解析结果不一致，请重新解析链接。',
  },
  cut_ranges_missing: { en: 'Mark at least one part to keep.', 'zh-CN': '请至少标记一个要保留的片段。' },
  cut_range_empty: { en: 'The end of a part must lie after its start.', 'zh-CN': '片段的终点必须在起点之后。' },
  cut_range_outside: { en: 'A part ends after the end of the video.', 'zh-CN': '片段超出了视频结尾。' },
  cut_too_long: {
    en: 'All parts together may last 10 minutes at most.',
    'zh-CN': '所有片段的总时长不能超过 10 分钟。',
  },
  cut_other_rate: {
    en: 'The video has another frame rate by now. Open it again.',
    'zh-CN': '视频的帧率已变更，请重新打开。',
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

  // Drafts, shared links, feedback
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

  // Payments, teams (their screens ship with their own calls)
  payment_failed: { en: 'Payment failed, please try again', 'zh-CN': '支付失败，请重试' },
  unsubscribe_failed: { en: 'Unsubscribe failed, contact the administrator.', 'zh-CN': '退订失败，请联系管理员。' },
  subscription_conflict: { en: 'Cancel the existing subscription first.', 'zh-CN': '请先取消现有订阅。' },
  payment_script_load: { en: 'Failed to load Stripe.js', 'zh-CN': 'Stripe.js 加载失败' },
  payment_script_missing: { en: 'Stripe.js not available', 'zh-CN': 'Stripe.js 不可用' },
  team_full: { en: 'Team seats are full.', 'zh-CN': '团队席位已满。' },
  invitation_expired: { en: 'The invitation link has expired.', 'zh-CN': '邀请链接已过期。' },
  other_team: { en: 'Already joined another team.', 'zh-CN': '已加入其他团队。' },
} as const satisfies Record<string, Record<UiLanguage, string>>;

export type MessageKey = keyof typeof MESSAGES;
export type MessageValues = Readonly<Record<string, string | number>>;

/** Returns the message in a language with its `{names}` filled in. A name without a value stays as it is. */
export function formatMessage(key: MessageKey, language: UiLanguage, values: MessageValues = {}): string {
  return MESSAGES[key][language].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
