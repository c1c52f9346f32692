import { readKindRows } from '../read-kind-rows.ts';

/** Heads that say little without their modifier: a stand, a case, a set. Looked up last. */
export const GENERAL = readKindRows(
  { trade: 'general', measureWord: '个' },
  `
  gift; present; gift set; gift idea; souvenir | 礼物; 礼品; 礼品套装; 伴手礼; 纪念品; 生日礼物; 小礼物 | 份
  gift card voucher; voucher; coupon; ticket; gift voucher | 优惠券; 门票; 代金券; 提货券; 礼券 | 张
  course; online course; video course; class; masterclass; workshop; webinar; training course; tutorial; bootcamp; e-course; language course; cooking class; yoga class; art class; writing course; photography course | 课程; 课; 网课; 在线课程; 网络课程; 视频课; 教程; 训练营; 直播课; 线上课; 私教课; 大师课; 体验课; 专栏 | 门
  template; template pack; preset; preset pack; digital download; printable; planner template; spreadsheet template; slide template; resume template; cv template; font; icon pack; sticker pack digital; plugin; theme; website template; sewing pattern; knitting pattern; crochet pattern; mockup; brush pack | 模板; 预设; 素材包; 字体; 插件; 电子版; 素材; 模板包; 简历模板; 表格模板 | 份
  consultation; coaching; coaching session; review session; resume review; cv review; session; lesson; private lesson; audit; website audit; photo shoot; photography session; portrait session; tasting; tour; guided tour; appointment | 咨询; 辅导; 陪练; 写真; 跟拍; 约拍; 体验; 导览; 改简历 | 项
  cleaning; deep cleaning; home cleaning; house cleaning; carpet cleaning; oven cleaning; window cleaning; gardening; pet sitting; dog walking; babysitting; tutoring; proofreading; copywriting; translation; logo design; web design; interior design; bookkeeping | 保洁; 家政; 家政服务; 清洗服务; 深度保洁; 上门清洗; 设计服务; 翻译; 代写; 安装服务; 维修服务; 上门服务; 搬家服务; 搬家 | 项 mass
  app; software; mobile app; software licence; software license; saas; licence; license key | 软件; 应用; app; 小程序; 授权码; 激活码 | 款
  subscription box; subscription; membership | 订阅; 会员 | 份
  case; protective case; carrying case; hard case; travel carrying case; storage hard case | 保护套; 保护盒; 收纳硬盒; 外壳
  cover; dust cover; protective cover; waterproof cover | 防尘罩; 罩子; 保护罩; 防尘套; 防水罩
  stand; display holder; holder; mount; bracket stand; wall mount bracket; support stand | 支架; 底座; 托架; 固定架
  rack; storage holder; hanging rack | 挂架; 收纳挂架
  box; container; wooden box; metal box; plastic box; tin box | 盒子; 箱子; 木盒; 铁盒; 塑料盒; 罐子
  pad; protective pad; felt pad | 垫子; 毛毡垫脚; 脚垫家具; 桌脚垫 | 块
  strap; belt strap; elastic band; cord; lanyard strap | 带子; 绑带; 松紧带; 织带 | 条
  clip; hook and loop; snap hook; s hook; spring clip | 扣子; s钩; 弹簧扣; 卡扣
  brush; wire brush; small brush | 小刷子; 钢刷; 毛刷 | 把 handheld
  filter; filter element; replacement filter; filter cartridge | 过滤器; 过滤芯; 滤网替换
  refill; replacement part; spare part; replacement kit; accessory kit; accessory; repair kit | 替换装; 补充装; 配件; 零件; 备件; 维修包; 替换芯 | 份
  machine; appliance; electrical appliance; small appliance; home appliance; kitchen appliance | 机器; 设备; 家电; 小家电; 电器; 仪器 | 台 powered
  ashtray; cigarette case; smoking pipe; humidor; cigar cutter; rolling paper; rolling tray; cigar case; cigar lighter; tobacco pipe; hookah; grinder for herbs; cigar humidor; vape; e-cigarette; vape pen; cigar ashtray; hookah bowl | 烟灰缸; 烟盒; 烟斗; 雪茄盒; 烟具; 雪茄剪; 雪茄保湿盒; 水烟壶; 电子烟; 雪茄烟灰缸; 卷烟器
  lip seal sticker; hologram sticker | 防伪贴; 激光贴 | 张
  religious item; rosary; prayer mat; buddha statue; prayer beads; cross; crucifix; menorah; statue of buddha; altar; incense bowl; prayer rug; altar cloth; angel statue; nativity set | 佛像; 供桌; 十字架; 香炉供佛; 念珠; 佛龛; 财神像; 供佛灯; 观音像; 菩萨像; 佛具; 拜垫; 关公像; 祭祀用品; 供盘 | 尊 decorative
  urn; cremation urn; pet urn; keepsake box; memorial stone; pet memorial; memory box; memorial gift; pet memorial stone; time capsule | 骨灰盒; 纪念盒; 宠物骨灰盒; 宠物纪念; 寿盒; 墓碑
  wedding favor; wedding supply; ring pillow; cake topper; bridal veil; bridesmaid gift; wedding decoration; wedding sign; wedding veil; veil; garter; wedding dress; bridal shower decoration; flower girl basket; cake knife set; unity candle; wedding backdrop; wedding arch; guest book alternative; card box; wedding card box; groomsmen gift; bridal robe; bridesmaid dress; prom dress; bridesmaid robe | 喜糖盒; 婚礼用品; 头纱; 婚庆用品; 伴娘礼物; 婚房装饰; 婚纱; 喜糖; 结婚用品; 秀禾服; 伴娘服; 敬酒服; 出门纱; 婚房布置; 新娘头纱; 压床娃娃; 喜被; 蛋糕装饰; 蛋糕插件; 喜糖袋 | 份 decorative
`,
);
