import { readKindRows } from '../read-kind-rows.ts';

export const BEAUTY = readKindRows(
  { trade: 'beauty', measureWord: '瓶', traits: ['for-skin'] },
  `
  skincare product; skincare; skincare set; skin care set; beauty product; skin care kit | 护肤品; 护肤套装; 水乳套装; 化妆品; 护肤礼盒 | 套
  facial cleanser; face wash; cleanser; cleansing foam; face cleanser; cleansing gel; facial wash; foaming cleanser | 洗面奶; 洁面乳; 洁面慕斯; 洁面膏; 洁面泡沫; 氨基酸洁面 | 支 liquid @face
  cleansing oil; cleansing balm; makeup remover; micellar water; cleansing water | 卸妆油; 卸妆水; 卸妆膏; 卸妆乳 | 瓶 liquid @face
  makeup remover wipe; facial wipe; cleansing wipe; makeup remover pad; cotton pad | 卸妆湿巾; 化妆棉; 洗脸巾; 棉柔巾; 洁面巾 | 包 soft @face
  toner; facial toner; face mist; essence water; rose water; facial mist; essence toner | 爽肤水; 化妆水; 精华水; 柔肤水; 保湿喷雾; 水乳; 玫瑰水 | 瓶 liquid @face
  serum; face serum; facial serum; vitamin c serum; hyaluronic acid serum; essence; ampoule; retinol serum; niacinamide; retinol; anti-aging serum | 精华; 精华液; 面部精华; 安瓶; 原液; 次抛精华; 精华露; 肌底液 | 瓶 liquid @face
  eye cream; eye serum; eye gel; eye patch; eye mask patch; under-eye patch | 眼霜; 眼膜; 眼部精华; 眼贴膜 | 支 @eyes
  face cream; moisturizer; moisturiser; day cream; night cream; facial cream; moisturizing cream; cream; anti-aging cream; facial moisturizer; gel cream; moisturizing lotion; face lotion; barrier cream | 面霜; 保湿霜; 晚霜; 日霜; 乳液; 面部乳液; 修护霜; 润肤霜; 素颜霜; 滋润霜 | 瓶 @face
  face oil; facial oil; rosehip oil; squalane oil; jojoba oil; argan face oil | 精油; 护肤油; 面部精油; 玫瑰果油 | 瓶 liquid @face
  face mask; sheet mask; clay mask; facial mask; mud mask; sleeping mask; peel-off mask; mask sheet; peel mask | 面膜; 泥膜; 清洁面膜; 睡眠面膜; 补水面膜; 涂抹面膜; 贴片面膜 | 盒 @face
  exfoliator; face scrub; peeling gel; chemical peel; facial scrub; exfoliating toner; aha bha peel | 去角质啫喱; 磨砂膏; 去角质; 刷酸 | 瓶 @face
  acne patch; pimple patch; spot treatment; acne treatment; acne gel; blemish patch; nose strip; pore strip | 痘痘贴; 祛痘膏; 鼻贴; 祛痘精华; 隐形痘贴 | 盒 @face
  sunscreen; sun cream; sunblock; sun lotion; sun stick; sunscreen stick; sunscreen spray; spf moisturizer; suncream | 防晒霜; 防晒乳; 防晒喷雾; 防晒 | 支 outdoors @face
  after-sun; after sun lotion; aloe vera gel; self tanner; tanning lotion; tanning mousse; fake tan | 晒后修复; 芦荟胶; 美黑油 | 支 @whole-body
  lip balm; chapstick; lip care; lip oil; lip mask; lip butter; lip treatment | 润唇膏; 唇膜; 唇油 | 支 @face
  lipstick; lip gloss; lip tint; liquid lipstick; lip liner; lip stain; lipgloss; matte lipstick | 口红; 唇釉; 唇膏; 唇泥; 唇蜜; 唇线笔 | 支 @face
  foundation; bb cream; cc cream; cushion foundation; liquid foundation; tinted moisturizer; foundation stick; cushion compact | 粉底液; 气垫; 粉底; 气垫BB; 隔离霜; 粉霜; bb霜; 妆前乳; 隔离乳 | 瓶 @face
  concealer; colour corrector; color corrector | 遮瑕膏; 遮瑕; 遮瑕液; 遮瑕盘 | 支 @face
  face powder; setting powder; setting spray; primer; loose powder; pressed powder; fixing spray; makeup primer; compact powder | 散粉; 定妆粉; 粉饼; 定妆喷雾; 蜜粉 | 盒 @face
  blush; bronzer; highlighter; contour; blusher; contour palette; contour stick; liquid blush; highlighter palette | 腮红; 高光; 修容; 修容盘; 腮红膏 | 盒 @face
  eyeshadow; eyeshadow palette; eye shadow; eye palette; glitter eyeshadow; eye shadow palette | 眼影; 眼影盘; 眼影棒 | 盘 @eyes
  eyeliner; eyeliner pen; liquid eyeliner; kohl; eye pencil; kajal | 眼线笔; 眼线液; 眼线胶笔; 卧蚕笔 | 支 @eyes
  mascara; lash serum; eyelash serum; lash primer | 睫毛膏; 睫毛打底; 睫毛滋养液 | 支 @eyes
  false eyelashes; lash extension; fake lashes; eyelash; magnetic lashes; lash; lash cluster; false lash | 假睫毛; 睫毛; 仙子毛 | 盒 @eyes pair
  eyebrow pencil; brow gel; brow pencil; brow pomade; eyebrow stamp; eyebrow gel; brow tint | 眉笔; 眉粉; 染眉膏; 眉胶 | 支 @face
  makeup palette; makeup set; makeup kit; cosmetics; makeup; cosmetic set; cosmetic | 彩妆盘; 彩妆套装; 彩妆; 化妆套装 | 套 @face
  makeup brush; brush set; makeup brush set; powder brush; foundation brush; cosmetic brush | 化妆刷; 化妆刷套装; 粉底刷; 散粉刷; 眼影刷 | 套 handheld
  makeup sponge; beauty blender; powder puff; beauty sponge | 美妆蛋; 粉扑; 海绵蛋; 气垫粉扑 | 个 soft handheld
  eyelash curler; tweezers; lash curler; tweezer; eyebrow razor; eyebrow trimmer; dermaplaning tool | 睫毛夹; 镊子; 修眉刀; 修眉器 | 个 handheld -for-skin
  nail polish; gel polish; nail varnish; gel nail polish; nail lacquer; nail gel; top coat; nail hardener | 指甲油; 甲油胶; 美甲胶 | 瓶 @hands -for-skin liquid
  press-on nail; false nail; nail sticker; nail art kit; fake nail; nail tip; nail kit; nail decal; acrylic nail kit; nail wrap | 美甲贴; 穿戴甲; 假指甲; 美甲套装; 甲片; 指甲贴 | 盒 @hands -for-skin
  nail lamp; nail dryer; uv nail lamp; nail drill; nail file; electric nail file; nail drill machine | 美甲灯; 磨甲器; 指甲锉; 光疗灯; 打磨机美甲 | 个 powered @hands -for-skin
  nail clippers; nail clipper; manicure set; cuticle oil; nail scissors; toenail clippers; manicure kit; pedicure kit; nail clipper set; cuticle nipper | 指甲刀; 指甲剪; 指甲钳; 修甲套装; 指缘油; 美甲工具 | 个 handheld @hands -for-skin pair
  hand cream; hand lotion; hand balm; hand mask | 护手霜; 手膜; 手霜 | 支 @hands
  foot cream; foot mask; foot peel; heel balm; foot scrub; foot balm | 足膜; 护足霜; 脚膜; 去死皮膏 | 支 @feet
  foot file; callus remover; foot scraper; pedicure tool | 磨脚器; 磨脚石; 修脚器 | 个 @feet handheld
  body lotion; body cream; body butter; body milk; body moisturizer; body oil; body balm; lotion; firming cream; massage oil | 身体乳; 润体乳; 身体霜; 身体油; 润肤乳; 按摩油; 身体精华 | 瓶 @whole-body
  body scrub; sugar scrub; exfoliating glove; body exfoliator; body polish; exfoliating mitt; coffee scrub | 身体磨砂膏; 浴盐磨砂; 搓澡巾; 搓泥浴宝 | 罐 @whole-body
  body wash; shower gel; shower cream; bath gel; shower oil; body cleanser; shower foam | 沐浴露; 沐浴乳; 沐浴油; 沐浴慕斯; 沐浴液 | 瓶 liquid scented @whole-body
  soap; bar soap; hand soap; soap bar; handmade soap; hand wash; liquid soap; liquid hand soap; shower bar; castile soap | 香皂; 手工皂; 洗手液; 肥皂; 洁面皂; 精油皂; 硫磺皂; 沐浴皂 | 块 scented @hands
  bath bomb; bath salt; bubble bath; bath oil; epsom salt; bath soak; bath set; shower steamer | 浴盐; 泡澡球; 泡泡浴; 浴球; 浸浴盐; 泡澡浴盐 | 盒 scented @whole-body
  perfume; eau de parfum; fragrance; eau de toilette; cologne; body mist; body spray; solid perfume; fragrance oil; perfume oil; aftershave; edp; edt; after shave; perfume set | 香水; 淡香水; 古龙水; 固体香膏; 香氛喷雾; 香体喷雾; 香膏; 持久香水 | 瓶 liquid scented
  deodorant; antiperspirant; deodorant stick; natural deodorant | 止汗露; 香体露; 走珠香体露; 止汗喷雾; 止汗膏 | 瓶 scented @torso
  razor; safety razor; razor blade; shaving razor; women's razor; disposable razor; cartridge razor | 剃须刀片; 手动剃须刀; 刮毛刀; 刀片 | 把 sharp handheld @face
  electric shaver; shaver; electric razor; foil shaver; lady shaver; rotary shaver | 剃须刀; 电动剃须刀; 刮胡刀; 电动刮胡刀; 剃毛器 | 个 powered handheld @face
  shaving cream; shaving foam; shaving gel; shaving soap; pre-shave oil; shaving brush; shaving kit; aftershave balm | 剃须泡沫; 剃须膏; 剃须啫喱; 须后水; 剃须套装 | 瓶 @face
  beard oil; beard balm; beard kit; beard comb; beard wax; beard growth kit; beard grooming kit | 胡须油; 胡须护理套装; 胡须膏 | 瓶 @face
  beard trimmer; nose hair trimmer; body groomer; body trimmer; ear and nose trimmer; nose trimmer; grooming kit; body shaver; bikini trimmer | 鼻毛修剪器; 胡须修剪器; 修剪器; 鼻毛器 | 个 powered handheld @face
  epilator; hair removal device; ipl device; laser hair removal device; wax warmer; ipl hair removal; hair remover | 脱毛仪; 脱毛器; 冰点脱毛仪 | 个 @legs
  wax strip; hair removal cream; waxing kit; depilatory cream | 脱毛膏; 蜜蜡 | 支 @legs
  facial cleansing brush; face brush; facial steamer; led mask; face massager; facial massager; microcurrent device; beauty device; face roller; jade roller; gua sha; facial device; blackhead remover; pore vacuum; led face mask; derma roller; facial roller; gua sha tool; ice roller | 洁面仪; 美容仪; 射频美容仪; 刮痧板; 面部按摩仪; 蒸脸仪; 滚轮按摩器; 导入仪; 黑头仪; 美容棒; 洗脸仪; 吸黑头 | 个 handheld @face
  makeup mirror; vanity mirror; compact mirror; led mirror; magnifying mirror; hand mirror | 化妆镜; 台式化妆镜; 随身镜; 美妆镜; 小镜子 | 个 fragile -for-skin
  makeup organizer; cosmetic organizer; makeup storage; brush holder; makeup case | 化妆品收纳盒; 口红收纳; 化妆箱; 美妆收纳盒 | 个 for-storage -for-skin
  travel bottle; travel bottle set; perfume atomizer; spray bottle; refillable bottle | 分装瓶; 旅行分装瓶; 喷雾瓶; 香水分装瓶; 喷瓶 | 个 for-travel -for-skin
  tattoo sticker; temporary tattoo; face paint; body glitter; tattoo pen | 纹身贴; 人体彩绘 | 张
  bath sponge; loofah; body brush; shower puff; back scrubber; bath brush; shower brush; bath pouf | 浴球搓澡; 搓澡刷; 沐浴刷; 搓澡神器; 起泡网; 洗澡刷 | 个 for-water handheld @whole-body
`,
);
