import { readKindRows } from '../read-kind-rows.ts';

export const APPAREL = readKindRows(
  { trade: 'apparel', measureWord: '件', traits: ['worn', 'washable', 'soft'], wornOn: 'torso' },
  `
  garment; clothing; top | 衣服; 上衣; 服装; 女装; 男装
  T-shirt; tee; tee shirt; t shirt; tshirt; graphic tee | T恤; 短袖; 体恤; 圆领衫; 短袖衫; 打底T恤
  polo shirt; polo; golf shirt; rugby shirt | Polo衫; 保罗衫; 翻领衫
  shirt; button-down; button-up shirt; button-down shirt; dress shirt; flannel shirt; flannel | 衬衫; 衬衣; 格子衬衫
  blouse; tunic | 女式衬衫; 雪纺衫; 娃娃衫
  tank top; tank; vest top; camisole; cami; crop top; sleeveless top; singlet | 背心; 吊带; 吊带背心; 无袖背心
  long-sleeve shirt; long sleeve shirt; long sleeve tee; longsleeve; henley; base layer; thermal top | 长袖T恤; 打底衫; 长袖; 保暖上衣; 秋衣
  sweatshirt; crewneck; crew neck sweatshirt; pullover sweatshirt | 圆领卫衣; 无帽卫衣
  hoodie; hooded sweatshirt; hoody; zip hoodie | 卫衣; 连帽卫衣; 帽衫
  sweater; jumper; pullover; knit; turtleneck; knitwear; roll neck | 毛衣; 针织衫; 套头衫; 高领毛衣; 羊毛衫; 羊绒衫 | warm
  cardigan | 开衫; 针织开衫 | warm
  fleece; fleece jacket; fleece pullover | 抓绒衣; 摇粒绒外套; 抓绒外套 | warm
  jacket; bomber jacket; windbreaker; shell jacket; softshell; anorak; windcheater | 夹克; 外套; 冲锋衣; 风衣外套; 防风衣; 飞行夹克
  denim jacket; jean jacket | 牛仔外套; 牛仔衣; 牛仔夹克
  leather jacket; biker jacket | 皮衣; 皮夹克 | -washable
  rain jacket; raincoat; rain coat; poncho; rain poncho | 雨衣; 雨披 | outdoors -soft
  sun hoodie; sun protection jacket; UPF jacket | 防晒衣; 防晒服; 皮肤衣 | outdoors
  down jacket; puffer; puffer jacket; padded jacket; quilted jacket; parka; down coat | 羽绒服; 棉服; 棉衣; 羽绒外套; 棉袄 | warm
  coat; overcoat; trench coat; wool coat; pea coat; trench | 大衣; 风衣; 毛呢大衣; 呢子大衣 | warm
  blazer; sport coat; suit jacket | 西装外套; 西服; 西装
  suit; tuxedo; three-piece suit | 西装套装; 正装 | 套 @whole-body
  waistcoat; gilet; body warmer; down vest; puffer vest; vest | 马甲; 羽绒马甲; 坎肩 | warm
  dress; maxi dress; midi dress; sundress; gown; evening gown; cocktail dress; shirt dress | 连衣裙; 裙子; 长裙; 碎花裙; 礼服; 吊带裙 | 条 @whole-body
  skirt; midi skirt; mini skirt; pleated skirt; skort | 半身裙; 半裙; 短裙; 百褶裙 | 条 @legs
  jumpsuit; romper; playsuit; overalls; dungarees; onesie | 连体裤; 连体衣; 背带裤 | 条 @whole-body
  jeans; denim jeans; skinny jeans; denim | 牛仔裤 | 条 @legs pair
  trousers; pants; trouser; chinos; slacks; cargo pants; dress pants; khakis; work pants; pant; gym pant; parachute pant; sport pant; sports pant; workout pant; warm-up pant; yoga pant; cargo pant; dress pant; hiking pants | 裤子; 长裤; 休闲裤; 西裤; 工装裤; 阔腿裤; 冲锋裤 | 条 @legs pair
  joggers; sweatpants; track pants; jogger; jogging bottoms; tracksuit bottoms | 运动裤; 卫裤; 束脚裤; 运动长裤 | 条 @legs pair
  leggings; legging; tight; all-purpose tight; capri; capris; capri pants; yoga pants; tights; running tights; compression tights | 打底裤; 瑜伽裤; 紧身裤; 鲨鱼裤; 健身裤 | 条 @legs pair
  shorts; board shorts; gym shorts; running shorts; bike shorts; cargo shorts; bike short; running short; gym short; yoga short; workout short; compression short; compression shorts; fitness short; drawstring short; sports short; gym short; running short; bike short; training short; bermudas | 短裤; 五分裤; 沙滩裤; 热裤 | 条 @legs pair
  tracksuit; sweatsuit; loungewear set; two-piece set; lounge set | 运动套装; 家居服套装 | 套 @whole-body
  pyjamas; pajamas; pajama set; pyjama set; sleepwear; pjs | 睡衣; 家居服; 睡衣套装 | 套 @whole-body for-sleep pair
  nightgown; nightdress; nightie; sleep shirt | 睡裙 | 条 @whole-body for-sleep
  bathrobe; robe; dressing gown; kimono | 浴袍; 睡袍; 浴衣 | @whole-body
  bra; bralette; sports bra; wireless bra; nursing bra | 文胸; 内衣; 胸罩; 运动内衣; 运动文胸
  underwear; briefs; boxers; boxer briefs; panties; thong; boxer shorts; panty; boxer | 内裤; 三角裤; 平角裤; 四角裤 | 条 @legs pair
  shapewear; body shaper; corset; bodysuit; waist trainer | 塑身衣; 收腹裤; 束腰; 连体塑身衣 | @whole-body
  thermal underwear; long johns; long underwear; thermal set | 保暖内衣; 秋裤; 秋衣秋裤 | 套 @whole-body warm mass
  swimsuit; bathing suit; bikini; one-piece swimsuit; swimwear; tankini; rash guard | 泳衣; 比基尼; 泳装; 连体泳衣 | 件 @whole-body for-water outdoors
  swim trunks; swim shorts; swimming trunks | 泳裤 | 条 @legs for-water pair
  wetsuit; diving suit | 潜水服; 湿衣; 潜水衣 | 件 @whole-body for-water outdoors
  sock; ankle sock; crew sock; wool sock; no-show sock; running sock; hiking sock; compression sock | 袜子; 短袜; 船袜; 长袜; 中筒袜; 棉袜; 羊毛袜 | 双 @feet pair
  stockings; pantyhose; hosiery; nylons | 丝袜; 连裤袜; 光腿神器; 打底袜 | 双 @legs pair
  leg warmer | 腿套; 袜套 | 双 @legs pair warm
  beanie; knit hat; beanie hat; winter hat; bobble hat; knitted hat; knit cap; woolly hat | 针织帽; 毛线帽; 冷帽; 保暖帽; 套头帽 | 顶 @head warm
  cap; baseball cap; snapback; trucker hat; trucker cap; dad hat; golf cap; visor | 棒球帽; 鸭舌帽; 遮阳帽; 帽子; 空顶帽 | 顶 @head
  hat; bucket hat; sun hat; fedora; straw hat; panama hat; wide brim hat; beret; boonie hat | 渔夫帽; 太阳帽; 草帽; 贝雷帽; 礼帽; 防晒帽 | 顶 @head
  scarf/scarves; shawl; wrap scarf; pashmina; infinity scarf; silk scarf; neckerchief; bandana | 围巾; 披肩; 丝巾; 方巾 | 条 @neck warm
  neck warmer; neck gaiter; snood; balaclava | 围脖; 脖套; 魔术头巾 | 条 @neck warm
  glove; winter glove; touchscreen glove; leather glove; driving glove | 手套; 触屏手套; 皮手套 | 副 @hands pair warm
  mitten | 连指手套; 棉手套 | 副 @hands pair warm
  earmuffs; ear warmers; ear muffs | 耳罩; 耳套; 护耳 | 副 @ears warm pair
  headband; head band; sweatband | 发带; 头带; 运动发带; 吸汗带 | 条 @head
  belt; leather belt; waist belt | 皮带; 腰带; 裤带 | 条 @torso -washable -soft
  tie; necktie; bow tie; bowtie | 领带; 领结 | 条 @neck
  suspenders; braces | 背带; 吊裤带 | 条 pair
  pocket square; handkerchief | 口袋巾; 手帕; 手绢 | 条 -worn
  uniform; scrubs; work uniform; lab coat; workwear; coverall | 工作服; 制服; 工装; 护士服 | 套 @whole-body for-work
  costume; cosplay costume; halloween costume; fancy dress | 演出服; 角色扮演服; 戏服 | 套 @whole-body
  hanfu; cheongsam; qipao | 汉服; 旗袍; 马面裙; 唐装 | 件 @whole-body
  jersey; football jersey; sports jersey; cycling jersey | 球衣; 骑行服; 运动衫; 速干衣 | 件
  leotard; unitard; dancewear | 舞蹈服; 体操服; 练功服 | 件 @whole-body
  arm sleeve; sun sleeve | 冰袖; 袖套; 防晒袖套 | 副 @hands pair
  apron; kitchen apron; chef apron | 围裙 | 条
`,
);
