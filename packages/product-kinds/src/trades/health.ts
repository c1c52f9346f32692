import { readKindRows } from '../read-kind-rows.ts';

export const HEALTH = readKindRows(
  { trade: 'health', measureWord: '个', traits: [] },
  `
  vitamin; multivitamin; vitamin c; vitamin d; vitamin gummy; b complex; prenatal vitamin; vitamin d3; vitamin b12; multivitamin gummy; gummy vitamin; hair vitamin; kids vitamin | 维生素; 复合维生素; 维生素c; 维c; 维生素d; 叶酸; 维生素软糖; b族维生素; 维生素d3; 泡腾片; 维生素e | 瓶 swallowed
  supplement; dietary supplement; capsule; tablet supplement; health supplement; superfood powder; greens powder; mushroom supplement; ashwagandha; creatine; bcaa; amino acid; spirulina; maca; turmeric capsule; berberine; elderberry; apple cider vinegar gummy; super greens; sea moss; creatine monohydrate; shilajit; biotin; glucosamine | 营养补充剂; 保健品; 胶囊; 氨糖; 护肝片; 肌酸; 叶黄素; 辅酶q10; 软骨素; 氨糖软骨素; 褪黑素软糖; 灵芝孢子粉; 左旋肉碱; 营养品 | 瓶 swallowed
  fish oil; omega-3; cod liver oil; krill oil; omega 3 capsule | 鱼油; 深海鱼油; dha; 磷虾油 | 瓶 swallowed
  probiotic; prebiotic; digestive enzyme; fibre supplement; fiber supplement; psyllium husk; probiotic gummy; fiber gummy | 益生菌; 益生元; 膳食纤维; 酵素; 益生菌粉 | 盒 swallowed
  collagen; collagen peptide; collagen powder; marine collagen; collagen peptides powder | 胶原蛋白; 胶原蛋白肽; 胶原蛋白饮 | 盒 swallowed
  mineral supplement; magnesium; calcium; zinc; iron supplement; magnesium glycinate; potassium; electrolyte tablet; calcium tablet; zinc lozenge | 钙片; 液体钙; 镁片; 锌; 铁剂; 补钙; 钙铁锌; 钙镁片 | 瓶 swallowed
  melatonin; sleep aid; sleep gummy; valerian | 褪黑素; 助眠软糖; 睡眠软糖 | 瓶 swallowed for-sleep
  ginseng; goji berry; herbal remedy; herbal supplement; herbal powder | 人参; 枸杞; 西洋参; 当归; 黄芪; 石斛; 三七粉; 冬虫夏草; 灵芝; 黑枸杞 | 盒 swallowed
  cough drop; throat lozenge; throat spray; lozenge; cough syrup | 润喉糖; 喉糖; 枇杷膏; 秋梨膏 | 盒 swallowed
  toothbrush/toothbrushes; manual toothbrush; bamboo toothbrush; soft toothbrush | 牙刷; 软毛牙刷; 成人牙刷 | 支 handheld for-water @face
  electric toothbrush; sonic toothbrush; toothbrush head; replacement toothbrush head | 电动牙刷; 声波牙刷; 牙刷头; 电动牙刷头 | 支 powered handheld @face
  toothpaste; tooth powder; whitening toothpaste; tooth gel; toothpaste tablet | 牙膏; 牙粉; 美白牙膏; 儿童牙膏 | 支 @face mass
  mouthwash; breath spray; mouth rinse; breath mint; mouth spray | 漱口水; 口气清新剂; 口喷; 口腔喷雾 | 瓶 liquid @face
  tongue scraper | 刮舌器 | 个 -liquid
  dental floss; floss pick; floss; interdental brush; toothpick; flosser | 牙线; 牙线棒; 牙签; 牙缝刷 | 盒 @face
  water flosser; oral irrigator; dental flosser | 冲牙器; 洗牙器; 水牙线 | 个 powered handheld @face
  teeth whitening kit; whitening strip; teeth whitening strip; teeth whitening pen; whitening pen; retainer case; mouth guard; night guard; teeth whitener | 牙贴; 美白牙贴; 牙齿美白仪; 牙套; 牙套盒; 牙齿美白笔 | 盒 @face
  massage gun; percussion massager; muscle gun; percussive massager | 筋膜枪; 按摩枪 | 把 powered handheld
  massager; neck massager; back massager; foot massager; shoulder massager; shiatsu massager; handheld massager; eye massager; head massager; scalp massage device; leg massager; massage cushion; massage pillow; knee massager; calf massager; neck and shoulder massager; hand massager; leg compression massager | 按摩器; 颈椎按摩仪; 颈部按摩仪; 足疗机; 按摩仪; 眼部按摩仪; 腰部按摩器; 护眼仪; 按摩披肩; 按摩枕; 按摩垫; 肩颈按摩仪; 洗脚机; 护颈仪; 按摩靠垫 | 个 powered @neck
  massage chair | 按摩椅 | 台 powered for-sitting
  foot bath; foot spa | 泡脚桶; 足浴盆; 泡脚盆; 足浴桶; 洗脚盆 | 个 @feet
  foot soak | 泡脚包; 泡脚粉 | 盒
  heating pad; hot water bottle; heat pack; hand warmer; warming patch; microwaveable heat pack; period heating pad; menstrual heating pad; heated belt; electric heating pad; heat patch | 热水袋; 暖宝宝; 暖手宝; 热敷垫; 艾草贴; 暖宫腰带; 暖贴; 暖宫带; 护腰热敷; 充电热水袋; 暖腰带; 艾灸贴; 发热贴 | 个 warm
  ice pack; cold pack; gel pack; cooling gel sheet; ice bag; cold therapy pack; cooling patch | 冰袋; 冰敷袋; 冰宝; 退热贴; 冰凉贴 | 个
  steam eye mask; heated eye mask; eye massager mask | 蒸汽眼罩; 热敷眼罩 | 盒 for-sleep @eyes warm
  earplug; ear plug; noise cancelling earplug; sleep earplug | 耳塞; 隔音耳塞; 睡眠耳塞; 防噪耳塞 | 副 for-sleep pair @ears
  nasal strip; mouth tape; anti-snore device; nasal dilator; snoring aid | 止鼾器; 鼻贴通气; 闭口贴; 防打呼噜 | 盒 for-sleep @face
  blood pressure monitor; blood pressure cuff; bp monitor | 血压计; 电子血压计; 血压仪; 血压测量仪 | 台 powered
  thermometer; forehead thermometer; infrared thermometer; digital thermometer; ear thermometer; baby thermometer | 体温计; 额温枪; 耳温枪; 电子体温计; 体温枪 | 支 powered handheld
  pulse oximeter; oximeter; glucose meter; blood glucose monitor; glucometer; stethoscope; ecg monitor; test strip | 血氧仪; 血糖仪; 听诊器; 血糖试纸 | 个 handheld
  bathroom scale; smart scale; body scale; body fat scale; weighing scale; weight scale | 体重秤; 体脂秤; 智能体脂秤; 电子体重秤; 健康秤 | 台 powered
  nebulizer; inhaler; humidifier inhaler; oxygen concentrator; cpap mask; cpap machine; neti pot | 雾化器; 制氧机; 呼吸机; 洗鼻器 | 台
  saline spray; nasal spray; nasal rinse | 鼻喷; 洗鼻盐; 生理盐水 | 盒
  first aid kit; bandage; plaster; adhesive bandage; gauze; band-aid; medical tape; wound dressing; elastic bandage; kinesiology tape; antiseptic; hydrogel patch; scar sheet; scar cream; blister plaster; silicone scar sheet; burn gel; antiseptic cream | 急救包; 创可贴; 医药箱; 绷带; 肌肉贴; 纱布; 碘伏棉签; 疤痕贴; 医用胶带; 祛疤膏; 碘伏 | 个
  pain relief cream; pain relief patch; muscle rub; balm; tiger balm; pain patch; muscle balm; menthol gel; arnica gel; pain relief gel; joint cream | 膏药; 膏药贴; 止痛贴; 活络油; 清凉油; 冷敷凝胶; 风油精; 药膏; 红花油 | 盒
  medical mask; surgical mask; kn95 mask; respirator; disposable mask; n95 mask; ffp2 mask; dust mask; cloth mask | 口罩; 医用口罩; 防护口罩; 一次性口罩; n95口罩; 儿童口罩; 防晒口罩 | 盒 worn @face
  hand sanitizer; hand sanitiser; disinfectant; sanitizer spray; hand gel | 免洗洗手液; 酒精喷雾; 消毒液; 消毒喷雾 | 瓶 for-cleaning @hands
  sanitizing wipe; alcohol wipe; disinfecting wipe; antibacterial wipe | 消毒湿巾; 酒精棉片; 酒精湿巾 | 包
  wet wipe; tissue; tissue paper; facial tissue; toilet paper; toilet roll; paper towel; flushable wipe; wet tissue; bamboo toilet paper; kitchen roll; pocket tissue; toilet tissue | 湿巾; 抽纸; 纸巾; 卫生纸; 卷纸; 湿厕纸; 厨房纸; 手帕纸; 面巾纸; 厨房纸巾; 婴儿湿巾纸 | 包 soft
  sanitary pad; tampon; menstrual cup; period underwear; panty liner; period pad; menstrual pad; sanitary napkin; menstrual disc; period pants | 卫生巾; 月经杯; 安心裤; 护垫; 卫生棉条; 安睡裤; 经期内裤; 棉条 | 包
  condom; lubricant; pregnancy test; personal lubricant; ovulation test; feminine wash | 避孕套; 安全套; 润滑液; 验孕棒; 私处洗液 | 盒
  knee brace; ankle brace; wrist brace; back brace; posture corrector; compression sleeve; knee support; elbow brace; lumbar support belt; knee sleeve; ankle support; back support belt; wrist support; elbow sleeve; neck brace; thumb brace; bunion corrector; shoulder brace; cervical collar; toe separator | 护膝; 护腰; 护腕; 护踝; 矫姿带; 护肘; 背背佳; 驼背矫正带; 腰带护腰; 颈托; 拇指外翻矫正器; 护具; 束腰带护腰; 腱鞘护腕 | 个 worn @legs
  walking stick; cane; crutch; walker; rollator; walking cane; folding cane | 拐杖; 助行器 | 个
  wheelchair; mobility scooter | 轮椅; 电动轮椅 | 辆 for-sitting
  shower chair; commode chair; raised toilet seat | 洗澡椅; 坐便椅 | 把 for-sitting
  grab bar | 扶手卫浴; 浴室扶手 | 个
  hearing aid; hearing amplifier; hearing aid battery | 助听器 | 副 powered @ears
  pill box; pill organizer; pill case; pill cutter; medicine organizer; pill dispenser; medicine box | 药盒; 分药盒; 便携药盒; 药箱 | 个 for-storage
  acupressure mat; acupuncture mat; moxibustion; cupping set; tens unit; muscle stimulator; ems trainer; cupping kit; tens machine; red light therapy device; red light therapy panel; acupressure pillow; neck stretcher; back stretcher; infrared lamp; cervical traction device | 艾灸盒; 拔罐器; 理疗仪; 艾灸; 颈椎牵引器; 腰椎舒缓器; 指压板; 拔罐套装; 远红外理疗灯; 中频理疗仪; 艾灸仪; 艾草锤; 脚底按摩垫; 烤灯 | 个
  inhalation stick; essential oil; aromatherapy oil; essential oil set; lavender oil; tea tree oil; peppermint oil; essential oil roller | 香薰精油; 单方精油; 薰衣草精油; 茶树精油; 精油套装; 香薰油 | 瓶 scented liquid
  cotton swab; cotton ball; cotton bud; q-tip; ear wax remover; ear cleaner; ear pick; ear camera; ear wax removal kit; earwax removal kit | 棉签; 挖耳勺; 可视挖耳勺; 采耳工具; 棉球; 耳勺; 洗耳器 | 包
  insect repellent; mosquito repellent; bug spray; mosquito spray | 驱蚊液; 驱蚊水; 花露水; 电蚊香液; 蚊香液; 驱蚊喷雾 | 瓶 outdoors
  mosquito repellent bracelet; mosquito patch | 驱蚊手环; 驱蚊贴 | 个
  mosquito coil | 蚊香 | 盒
  bite cream; itch relief stick; bug bite tool | 止痒膏; 止痒棒 | 支
`,
);
