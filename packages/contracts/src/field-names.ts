import type { UiLanguage } from './languages.ts';

/** A field in both languages, in lower case as within a sentence; `one` names a single entry of a list in English. */
interface FieldName {
  en: string;
  'zh-CN': string;
  one?: string;
}

const named = (en: string, zh: string, one?: string): FieldName => ({
  en,
  'zh-CN': zh,
  ...(one === undefined ? {} : { one }),
});

/**
 * The users' name of every input field. A field that means something else below one parent has its own row,
 * `parent.field`.
 */
const FIELD_NAMES: Readonly<Record<string, FieldName>> = {
  // Accounts and visits
  pbtid: named('visit ID', '访问编号'),
  channel: named('channel', '渠道'),
  utm_source: named('campaign source', '推广来源'),
  utm_medium: named('campaign medium', '推广媒介'),
  utm_campaign: named('campaign name', '推广活动'),
  utm_content: named('campaign content', '推广内容'),
  utm_term: named('campaign term', '推广关键词'),
  invite_code: named('invitation code', '邀请码'),
  openPartner: named('partner', '合作伙伴'),
  provider: named('provider', '登录服务'),
  intent: named('intent', '用途'),
  shop: named('shop', '店铺'),
  credential: named('credential', '登录凭证'),
  iss: named('issuer', '签发方'),
  query: named('signed query', '签名参数'),
  session_token: named('session token', '会话令牌'),
  accessToken: named('access token', '访问令牌'),
  google_ref: named('Google reference', '谷歌来源'),
  guestUserId: named('guest', '访客'),
  successUrl: named('next page', '后续页面'),
  secret: named('secret', '密钥'),
  identity_id: named('sign-in method', '登录方式'),
  registration: named('passkey', '通行密钥'),
  assertion: named('passkey', '通行密钥'),
  rawId: named('ID', '编号'),
  response: named('answer of the device', '设备应答'),
  clientDataJSON: named('browser data', '浏览器数据'),
  attestationObject: named('passkey data', '通行密钥数据'),
  authenticatorData: named('device data', '设备数据'),
  signature: named('signature', '签名'),
  userHandle: named('user', '用户'),
  transports: named('connections', '连接方式', 'connection'),
  clientExtensionResults: named('extensions', '扩展'),
  email: named('email', '邮箱'),
  password: named('password', '密码'),
  agreement: named('user agreement', '用户协议'),
  team_invite_code: named('team invitation code', '团队邀请码'),
  nickname: named('nickname', '昵称'),
  notifications: named('notifications', '通知'),
  result_ready: named('results', '生成结果'),
  product_news: named('product news', '产品动态'),
  current_password: named('current password', '当前密码'),
  new_password: named('new password', '新密码'),
  code: named('verification code', '验证码'),
  confirmation: named('confirmation', '确认内容'),
  survey: named('survey', '问卷'),
  user_type: named('user type', '用户类型', 'user type'),
  main_ad_type: named('main ad type', '主要广告类型'),
  heard_from: named('where you heard of us', '了解渠道'),
  position: named('position', '职位'),
  ad_volume: named('ads per month', '每月广告量'),
  monthly_budget: named('monthly ad budget', '每月广告预算'),
  services: named('services of interest', '感兴趣的服务', 'service'),
  phone: named('mobile phone number', '手机号码'),
  work_email: named('work email', '工作邮箱'),
  website: named('company website', '公司网站'),
  type: named('type', '类型'),
  project_name: named('project name', '项目名称'),
  app_id: named('tool', '工具'),
  token: named('token', '令牌'),
  session_id: named('session', '登录会话'),

  // Mails and analytics
  mail_id: named('email ID', '邮件编号'),
  userId: named('user ID', '用户编号'),
  inviteCode: named('invitation code', '邀请码'),
  pageTitle: named('page title', '页面标题'),
  pageName: named('page name', '页面名称'),
  userCookieId: named('visitor ID', '访客编号'),
  props: named('properties', '属性'),
  eventId: named('event ID', '事件编号'),
  eventName: named('event name', '事件名称'),
  eventType: named('event type', '事件类型'),
  eventBody: named('event content', '事件内容'),
  appId: named('app ID', '应用编号'),
  days: named('period', '时间段'),

  // Products
  product: named('product', '商品'),
  name: named('name', '名称'),
  description: named('description', '描述'),
  selling_points: named('selling points', '卖点', 'selling point'),
  price: named('price', '价格'),
  original_price: named('original price', '原价'),
  currency: named('currency', '货币'),
  brand: named('brand', '品牌'),
  sku: named('item number', '货号'),
  availability: named('availability', '库存状态'),
  language: named('language', '语言'),
  page_language: named('page language', '页面语言'),
  text_languages: named('languages of the texts', '文字语言', 'language of the texts'),
  audience: named('audience', '目标人群'),
  category: named('category', '类目'),
  rating: named('rating', '评分'),
  'rating.value': named('stars', '星级'),
  'rating.count': named('number of ratings', '评分人数'),
  reviews: named('reviews', '评价', 'review'),
  quote: named('quote', '评价内容'),
  author: named('author', '评价人'),
  brand_colors: named('brand colours', '品牌颜色', 'brand colour'),
  images: named('images', '图片', 'image'),
  image: named('image', '图片'),
  videos: named('videos', '视频', 'video'),
  logo: named('logo', '标志'),
  url: named('link', '链接'),
  link: named('link', '链接'),
  asset_id: named('file', '文件'),

  // Settings of ads
  settings: named('settings', '设置'),
  length_s: named('length', '时长'),
  ratio: named('aspect ratio', '画面比例'),
  resolution: named('resolution', '分辨率'),
  quality: named('quality', '质量'),
  music: named('music', '音乐'),
  subtitles: named('subtitles', '字幕'),
  caption_style: named('caption style', '字幕样式'),
  cta_sticker: named('call-to-action sticker', '行动号召贴纸'),
  goal: named('production goal', '制作目标'),
  platforms: named('platforms', '投放平台', 'platform'),
  count: named('number of videos', '视频数量'),
  variants: named('variants', '版本', 'variant'),
  variant: named('variant', '版本'),
  look: named('look', '风格'),
  voice: named('voice', '声音'),
  voice_id: named('voice', '声音'),
  seed: named('seed', '种子'),

  // Scripts and scenes
  script: named('script', '脚本'),
  scripts: named('scripts', '脚本', 'script'),
  framework: named('script structure', '脚本结构'),
  frameworks: named('script structures', '脚本结构', 'script structure'),
  per_framework: named('scripts per structure', '每种结构的脚本数'),
  hook_pattern: named('hook pattern', '开场句式'),
  hook_format: named('hook format', '开场形式'),
  scenes: named('scenes', '场景', 'scene'),
  scene: named('scene', '场景'),
  role: named('role', '作用'),
  lines: named('lines', '台词', 'line'),
  spoken: named('voice-over', '旁白'),
  on_screen: named('on-screen text', '画面文字'),
  text: named('text', '文字'),
  faces: named('fonts', '字体', 'font'),
  family: named('font family', '字体名称'),
  weight: named('font weight', '字重'),
  call_to_action: named('call to action', '行动号召'),
  ordinal: named('number', '序号'),
  image_wish: named('image description', '画面描述'),
  duration_ms: named('duration', '时长'),
  min_duration_ms: named('minimum duration', '最短时长'),
  focus: named('focal point', '焦点'),
  x: named('horizontal position', '水平位置'),
  y: named('vertical position', '垂直位置'),
  layout: named('layout', '版式'),
  fonts: named('fonts', '字体'),
  'fonts.title': named('title font', '标题字体'),
  'fonts.body': named('text font', '正文字体'),
  legal_line: named('legal line', '法律声明'),
  brand_kit: named('brand kit', '品牌套件'),
  colors: named('colors', '颜色', 'color'),
  words: named('texts', '文字'),
  is_default: named('default', '默认'),
  elements: named('changes on the canvas', '画布修改', 'change on the canvas'),
  'elements.name': named('element', '元素'),
  scale: named('size', '大小'),
  font: named('font', '字体'),
  color: named('color', '颜色'),
  background: named('background color', '背景颜色'),
  is_hidden: named('hidden', '隐藏'),
  sources: named('sources', '来源', 'source'),
  start: named('start', '起点'),
  end: named('end', '终点'),
  field: named('product field', '商品字段'),
  source_start: named('start in the source', '来源起点'),
  source_end: named('end in the source', '来源终点'),

  // Speech
  speed: named('speed', '语速'),
  pitch: named('pitch', '音调'),
  pronunciations: named('pronunciations', '读音', 'pronunciation'),
  'pronunciations.spoken': named('pronunciation', '读法'),
  written: named('word', '词语'),
  notation: named('notation', '标注方式'),
  is_case_sensitive: named('match case', '区分大小写'),
  files: named('file formats', '文件格式', 'file format'),
  captions: named('caption formats', '字幕格式', 'caption format'),

  // Drafts
  content: named('draft', '草稿'),
  draft_id: named('draft', '草稿'),
  base_version: named('draft version', '草稿版本'),
  version: named('version', '版本'),
  step: named('step', '步骤'),
  source: named('source', '来源'),
  kind: named('kind', '类型'),
  id: named('ID', '编号'),
  ref: named('file', '文件'),
  is_removed: named('removed', '已移除'),
  read_link: named('link that was read', '已读取的链接'),
  chosen_scripts: named('selected scripts', '已选脚本', 'selected script'),
  is_edited: named('edited', '已编辑'),
  preview_task_id: named('preview', '预览'),

  // Tasks, files and lists
  tool_type: named('tool', '工具'),
  tool_types: named('tools', '工具', 'tool'),
  input: named('input', '输入内容'),
  idempotency_key: named('idempotency key', '幂等键'),
  task_id: named('task', '任务'),
  task_ids: named('tasks', '任务', 'task'),
  title: named('title', '标题'),
  state: named('state', '状态'),
  states: named('states', '状态', 'state'),
  sort: named('sort order', '排序方式'),
  search: named('search text', '搜索内容'),
  page: named('page', '页码'),
  page_size: named('page size', '每页数量'),
  is_liked: named('rating', '评价'),
  reasons: named('reasons', '原因', 'reason'),
  comment: named('comment', '意见'),
  example_id: named('example', '示例'),
  share_id: named('shared link', '分享链接'),
  expires_in_days: named('days until it expires', '有效天数'),
  asset_ids: named('assets', '素材', 'asset'),
  folder_id: named('folder', '文件夹'),
  folder_ids: named('folders', '文件夹', 'folder'),
  parent_id: named('parent folder', '上级文件夹'),
  folder_name: named('folder name', '文件夹名称'),
  view: named('view', '视图'),
  kinds: named('types', '类型'),
  tag: named('tag', '标签'),
  tags: named('tags', '标签', 'tag'),
  add_tags: named('tags to add', '要添加的标签', 'tag'),
  remove_tags: named('tags to remove', '要移除的标签', 'tag'),
  category_id: named('category', '分类'),
  created_from: named('first day', '起始日期'),
  created_to: named('last day', '结束日期'),
  min_bytes: named('smallest size', '最小尺寸'),
  max_bytes: named('largest size', '最大尺寸'),
  cursor: named('position in the list', '列表位置'),
  is_favorite: named('favorite', '收藏'),
  is_all: named('whole bin', '整个回收站'),
  file_names: named('file names', '文件名', 'file name'),
  sha256s: named('content hashes', '内容哈希', 'content hash'),
  file_name: named('file name', '文件名'),
  filesize: named('file size', '文件大小'),
  upload_id: named('upload', '上传文件'),
  wanted_as: named('wanted kind', '所需类型'),
  format: named('format', '格式'),
};

/** A field's path in an input: names and, within lists, indexes from 0. */
export type FieldPath = readonly PropertyKey[];

/** Returns the name of a field below its parent; undefined if the user chose the field's name. */
export function findFieldName(field: string, parent?: string): FieldName | undefined {
  const key = parent !== undefined && Object.hasOwn(FIELD_NAMES, `${parent}.${field}`) ? `${parent}.${field}` : field;
  return Object.hasOwn(FIELD_NAMES, key) ? FIELD_NAMES[key] : undefined;
}

const WHOLE_INPUT = { en: 'Input', 'zh-CN': '输入内容' } as const;
const SEPARATOR = { en: ': ', 'zh-CN': '：' } as const;
const toSentenceStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names a field in the users' words: `Product: selling point 2`, `场景 2：文字`. The empty path is the whole input. */
export function nameField(path: FieldPath, language: UiLanguage): string {
  const parts: string[] = [];
  let parent: string | undefined;
  for (const [index, segment] of path.entries()) {
    if (typeof segment === 'number') continue;
    const field = String(segment);
    const row = findFieldName(field, parent);
    const position = path[index + 1];
    const word = row?.[language] ?? field;
    const single = language === 'en' ? (row?.one ?? word) : word;
    parts.push(typeof position === 'number' ? `${single} ${position + 1}` : word);
    parent = field;
  }
  return parts.length === 0 ? WHOLE_INPUT[language] : toSentenceStart(parts.join(SEPARATOR[language]));
}
