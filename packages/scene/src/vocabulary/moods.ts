/** What a scene feels like, and themes that bring several things along. */
export const MOOD_ROWS = `
mood.neutral | neutral; plain; simple; minimal; minimalist; clean; minimalistic; minimalism; uncluttered; understated; commercial; modern; contemporary; scandinavian; nordic; sleek; japandi; muji style | 简约; 极简; 简洁; 干净; 极简主义; 朴素; 中性; 商业; 现代; 当代; 北欧; 简单; 现代感; 侘寂
mood.soft | soft; gentle; dreamy; airy; delicate; pastel; tender; ethereal; romantic; feminine; light and airy; subtle; pastel color; pastel colors; sweet | 柔和; 梦幻; 温柔; 轻盈; 淡雅; 柔美; 空灵; 浪漫; 粉嫩; 细腻; 马卡龙; 马卡龙色; 唯美; 甜美; 清淡; 粉彩
mood.dramatic | dramatic; moody; cinematic; high contrast; dramatic lighting; dramatic light; intense; mysterious; low key; dramatic shadows; epic; bold; dark and moody; dark aesthetic; dark academia; gothic; film noir; contrast; cinematic lighting | 戏剧性; 电影感; 高对比; 强烈对比; 神秘; 氛围感; 低调; 冷峻; 明暗对比; 震撼; 史诗感; 大片感; 强烈; 戏剧光; 电影质感; 酷; 暗黑; 暗黑风; 暗黑风格; 暗黑系; 哥特; 大胆
mood.luxury | luxury; luxurious; elegant; premium; high end; sophisticated; opulent; classy; glamorous; exclusive; upscale; refined; elegance; art deco; chic; prestigious; expensive; lavish; stylish | 奢华; 高级; 优雅; 高端; 奢侈; 精致; 华丽; 尊贵; 轻奢; 高级感; 奢侈品; 高贵; 典雅; 高档; 质感; 名贵; 奢华感; 时尚
mood.playful | playful; fun; vibrant; colorful; cheerful; pop; joyful; lively; quirky; whimsical; pop art; candy colors; energetic; bright colors; vivid; happy; memphis style; saturated; cute; funky; youthful; children's day | 活泼; 鲜艳; 多彩; 趣味; 欢快; 俏皮; 缤纷; 糖果色; 可爱; 活力; 童趣; 波普; 彩色; 五彩; 鲜明; 青春; 色彩缤纷; 潮流; 儿童节
mood.fresh | fresh; refreshing; crisp and clean; cool; summery; organic; clean and fresh; hydrating; eco friendly; fresh and clean; invigorating; cold; eco; healthy; pure | 清新; 清爽; 清凉; 有机; 新鲜; 天然; 环保; 凉爽; 水润; 小清新; 冰爽; 健康; 纯净; 沁凉
mood.cozy | cozy; cosy; warm; homely; hygge; warm and cozy; comfortable; rustic; vintage; warm tone; warm tones; intimate; retro; nostalgic; farmhouse; boho; bohemian; warm color; antique; earthy | 温馨; 温暖; 舒适; 居家; 复古; 暖色; 暖调; 暖色调; 乡村; 怀旧; 田园; 家居; 波西米亚; 暖意; 民宿风; 古朴; 质朴
mood.festive | festive; celebration; holiday; party; celebratory; festival; joyous; sale; discount; big sale; black friday; promotion; flash sale; carnival; anniversary | 节日; 喜庆; 庆祝; 派对; 热闹; 欢庆; 促销; 大促; 双十一; 打折; 节庆; 活动; 周年庆; 狂欢; 红火; 抢购
mood.calm | calm; serene; tranquil; peaceful; zen; quiet; relaxing; meditative; soothing; serenity; stillness; wellness; tranquility; harmonious; relaxed | 宁静; 平静; 禅意; 安静; 静谧; 放松; 安宁; 恬静; 舒缓; 禅; 静; 疗愈; 莫兰迪; 莫兰迪色; 莫兰迪色系; 东方禅意; 素雅; 和谐
theme.christmas | christmas; xmas; santa season; noel; yuletide; christmas eve; merry christmas | 圣诞; 圣诞节; 平安夜; 圣诞氛围; 圣诞快乐
theme.valentine | valentine; valentines; valentine's day; love theme; valentines day; romance | 情人节; 爱情; 恋爱; 七夕; 七夕节; 情人节氛围
theme.new_year | new year; new year's eve; nye; new years eve; happy new year; countdown party | 元旦; 跨年; 新年夜; 跨年夜; 新年快乐
theme.birthday | birthday; birthday party; bday; happy birthday; birthday celebration | 生日; 生日派对; 庆生; 生日快乐; 生日会
theme.wedding | wedding; bridal; engagement; wedding day; marriage; nuptial | 婚礼; 婚庆; 新婚; 结婚; 订婚; 婚宴
theme.spring | spring; springtime; spring season; spring day; spring theme | 春天; 春季; 春日; 春; 初春; 春意
theme.summer | summer; summertime; summer season; summer day; summer vibes; summer theme | 夏天; 夏季; 夏日; 夏; 盛夏; 夏日氛围
theme.autumn | autumn; fall season; autumnal; harvest; thanksgiving; autumn season; autumn theme; fall colors | 秋天; 秋季; 秋日; 秋; 丰收; 感恩节; 金秋; 深秋
theme.winter | winter; wintertime; winter season; wintry; winter day; winter theme | 冬天; 冬季; 冬日; 冬; 寒冬; 隆冬
theme.spring_festival | spring festival; chinese new year; lunar new year; cny; chinese lunar new year; new year of china | 春节; 中国新年; 过年; 农历新年; 新春; 新年; 年货; 年货节; 贺岁
theme.mid_autumn | mid autumn; mid autumn festival; mooncake festival; moon festival; full moon | 中秋; 中秋节; 团圆; 满月; 圆月; 中秋佳节; 赏月
theme.dragon_boat | dragon boat; dragon boat festival; duanwu; dragon boat day | 端午; 端午节; 端午安康; 龙舟节; 端阳
`;
