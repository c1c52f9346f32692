import type { PromiseSet } from './promise-set.ts';

/** Written before its author saw the rules for cures and certificates; the test states the figure measured then. */
export const FIRST_BLIND_CHINESE: readonly PromiseSet[] = [
  {
    trade: '护肤',
    language: 'zh-CN',
    product: {
      name: '初禾保湿面霜',
      description: '燕麦与角鲨烷面霜，50毫升，无香精。已通过皮肤科医生测试。',
      selling_points: ['燕麦与角鲨烷', '无香精', '50毫升'],
    },
    promised: ['用完一瓶，湿疹再也没犯过。', '黄褐斑一天比一天淡，直到看不见。', '激素脸的救星来了。'],
    clean: ['燕麦加角鲨烷，抹开就吸收。', '给皮肤放个假。', '通过了皮肤科医生测试，也没有香精。'],
  },
  {
    trade: '保健品',
    language: 'zh-CN',
    product: {
      name: '果园镁软糖',
      description: '樱桃味软糖，含柠檬酸镁，60粒，纯素。',
      selling_points: ['樱桃味', '柠檬酸镁', '纯素'],
    },
    promised: ['失眠的人吃了它倒头就睡。', '血压不知不觉就降下来了。', '比吃药还管用。'],
    clean: ['樱桃味先到，镁跟在后面。', '办公室选择困难症，软糖先来一粒。', '不用再和大药片较劲。'],
  },
  {
    trade: '床垫',
    language: 'zh-CN',
    product: {
      name: '云阁记忆棉床垫',
      description: '三层记忆棉，25厘米厚，中等硬度，面料通过OEKO-TEX认证。',
      selling_points: ['三层记忆棉', '中等硬度', '面料OEKO-TEX认证'],
    },
    promised: ['腰突患者睡了都说腰不疼了。', '睡着睡着脊柱侧弯就正了。', '骨科医生都在推荐的床垫。'],
    clean: ['面料有OEKO-TEX认证。', '专治赖床？不，它让人更想赖床。', '三层记忆棉，肩膀有地方放。'],
  },
  {
    trade: '按摩',
    language: 'zh-CN',
    product: {
      name: '揉揉颈部按摩仪',
      description: '三档力度，热敷，无线使用。',
      selling_points: ['三档力度', '热敷', '无线'],
    },
    promised: ['富贵包按着按着就没了。', '颈椎病从此与你无关。', '十年老寒腿，用它就好了。'],
    clean: ['三档力度，随心切换。', '下班回家，先让脖子下班。', '热敷一开，手机一放。'],
  },
  {
    trade: '鞋',
    language: 'zh-CN',
    product: {
      name: '漫步宽楦鞋',
      description: '针织鞋面，宽楦，泡棉底，单只240克。',
      selling_points: ['宽楦', '泡棉底', '单只240克'],
    },
    promised: ['穿它走路，脚底筋膜炎都好了。', '拇外翻慢慢就回去了。', '获国家足部健康机构认证。'],
    clean: ['脚趾有地方伸懒腰。', '逛街逛到店员先累。', '宽楦，针织，轻。'],
  },
  {
    trade: '茶',
    language: 'zh-CN',
    product: {
      name: '苔姜薄荷茶',
      description: '姜、柠檬草、薄荷，20袋，有机认证。',
      selling_points: ['姜与薄荷', '有机认证', '20袋'],
    },
    promised: ['一杯下去，体内湿气全排光。', '喝着喝着裤子就松了。', '流感季喝它，全家不中招。'],
    clean: ['治好你的周一困。', '姜味够直接。', '有机认证，闻着像菜园。'],
  },
  {
    trade: '宠物',
    language: 'zh-CN',
    product: {
      name: '尾巴三文鱼狗粮',
      description: '成犬干粮，三文鱼与大米，2公斤。',
      selling_points: ['三文鱼', '大米', '2公斤'],
    },
    promised: ['吃一个月，皮肤病自己就好了。', '老狗关节又灵活了，不瘸了。', '兽医一致推荐。'],
    clean: ['袋子还没合上，碗已经空了。', '专治挑食的小少爷。', '隔着两间屋子都听得见勺子响。'],
  },
  {
    trade: '护发',
    language: 'zh-CN',
    product: {
      name: '生根头皮精华',
      description: '迷迭香与烟酰胺，滴管瓶，100毫升。',
      selling_points: ['迷迭香', '滴管瓶', '100毫升'],
    },
    promised: ['秃了的地方又冒出新头发。', '白发转黑，看得见。', '医院同款生发配方。'],
    clean: ['滴管设计，不会流一地。', '迷迭香的味道，很清醒。', '发量焦虑？先笑一笑。'],
  },
  {
    trade: '母婴',
    language: 'zh-CN',
    product: {
      name: '卵石玻璃奶瓶',
      description: '玻璃奶瓶，慢流量硅胶奶嘴，160毫升，不含双酚A。',
      selling_points: ['玻璃', '慢流量奶嘴', '不含双酚A'],
    },
    promised: ['宝宝从此告别肠绞痛。', '用了它，再也不吐奶不胀气。', '儿科专家指定用瓶。'],
    clean: ['玻璃瓶身，慢流量奶嘴。', '半夜冲奶不再手忙脚乱。', '不含双酚A。'],
  },
  {
    trade: '厨具',
    language: 'zh-CN',
    product: {
      name: '铁匠碳钢锅',
      description: '碳钢炒锅，28厘米，已开锅，电磁炉可用。',
      selling_points: ['碳钢', '已开锅', '电磁炉可用'],
    },
    promised: ['用它炒菜，三高都降了。', '荣获国际厨具金奖。', '已通过美国FDA检测。'],
    clean: ['再养一次锅，鸡蛋就不粘了。', '厨房小白的强心针。', '电磁炉上也能用。'],
  },
  {
    trade: '清洁',
    language: 'zh-CN',
    product: {
      name: '潮池柠檬清洁剂',
      description: '植物配方，柠檬香，500毫升，瓶子可补充。',
      selling_points: ['植物配方', '柠檬香', '可补充'],
    },
    promised: ['喷一喷，病毒全死光。', '全家过敏性鼻炎都不犯了。', '国家卫健委认可的清洁剂。'],
    clean: ['对付咖啡渍和小手印。', '洁癖看了会微笑。', '柠檬，抹布，搞定。'],
  },
  {
    trade: '空气',
    language: 'zh-CN',
    product: {
      name: '静音空气净化器',
      description: 'HEPA滤网，夜间24分贝，适用30平方米。',
      selling_points: ['HEPA滤网', '夜间24分贝', '适用30平方米'],
    },
    promised: ['哮喘娃终于不用喷药了。', '鼻炎一觉醒来就通了。', '呼吸科主任家里都用这台。'],
    clean: ['夜里只有24分贝。', '昨晚的鱼味，只剩回忆。', 'HEPA滤网，适用30平方米。'],
  },
  {
    trade: '首饰',
    language: 'zh-CN',
    product: {
      name: '潮汐铜手镯',
      description: '实心铜，手工抛光，开口可调。',
      selling_points: ['实心铜', '手工抛光', '开口可调'],
    },
    promised: ['戴上它，风湿自己就走了。', '铜能把体内毒素吸出来。', '戴久了，更年期的难受全没了。'],
    clean: ['手腕空空综合症，它来填。', '手工抛光，越戴越有味道。', '开口可调，粗细手腕都行。'],
  },
  {
    trade: '眼镜',
    language: 'zh-CN',
    product: {
      name: '黄昏护目镜',
      description: '琥珀色镜片，镜框18克，附镜盒。',
      selling_points: ['琥珀色镜片', '18克', '附镜盒'],
    },
    promised: ['孩子戴了，度数往回退。', '摘掉近视镜不是梦。', '飞蚊症戴着戴着就消失了。'],
    clean: ['颜值控看了两眼放光。', '18克，戴着会忘记。', '琥珀色镜片，附镜盒。'],
  },
  {
    trade: '口腔',
    language: 'zh-CN',
    product: {
      name: '珍珠声波牙刷',
      description: '声波牙刷，两分钟计时，USB-C充电。',
      selling_points: ['两分钟计时', 'USB-C充电', '旅行盒'],
    },
    promised: ['蛀牙自己长好，不用补。', '牙龈出血？刷着刷着就不出了。', '牙医自己家都用它。'],
    clean: ['计时两分钟，不用心里数。', '充电和手机一根线。', '旧牙刷看了要吃醋。'],
  },
  {
    trade: '健身',
    language: 'zh-CN',
    product: {
      name: '大盗弹力带套装',
      description: '五条乳胶弹力带，五种阻力，附收纳袋。',
      selling_points: ['五种阻力', '乳胶', '附收纳袋'],
    },
    promised: ['躺着练，赘肉自己掉。', '半月板磨损也能长回来。', '一个夏天，小肚腩消失不见。'],
    clean: ['五种阻力，从温柔到狠。', '今天酸，明天笑。', '一个收纳袋，带去哪都行。'],
  },
  {
    trade: '涂料',
    language: 'zh-CN',
    product: {
      name: '粉笔墙面漆',
      description: '哑光墙漆，2.5升，低气味，可刷25平方米。',
      selling_points: ['哑光', '低气味', '可刷25平方米'],
    },
    promised: ['刷上它，抑郁都走了。', '世界卫生组织认证的墙漆。', '孕妇闻了都能安胎。'],
    clean: ['让疲惫的墙面回血。', '老房子的医美。', '两遍，走廊就精神了。'],
  },
  {
    trade: '服装',
    language: 'zh-CN',
    product: {
      name: '港湾压力袜',
      description: '罗纹及膝袜，锦纶与棉，S到XL码。',
      selling_points: ['罗纹', '锦纶与棉', 'S到XL码'],
    },
    promised: ['静脉曲张穿着穿着就平了。', '水肿腿一夜消肿。', '医疗级袜子，疏通全身血管。'],
    clean: ['罗纹袜口，不往下掉。', '单调穿搭的解药。', '从S到XL，都有。'],
  },
  {
    trade: '玩具',
    language: 'zh-CN',
    product: {
      name: '轨道指尖戒',
      description: '钢制戒指，外圈可转，8岁以上。',
      selling_points: ['钢制', '外圈可转', '8岁以上'],
    },
    promised: ['多动症孩子一玩就安静。', '转一转，焦虑症就好了。', '玩出高智商。'],
    clean: ['手闲不住的人，有事做了。', '强迫症转起来停不下。', '开会必备，别让老板看见。'],
  },
  {
    trade: '软件',
    language: 'zh-CN',
    product: {
      name: '小账记账软件',
      description: '手机和电脑都能记账，可导入银行账单，按月订阅。',
      selling_points: ['导入账单', '手机和电脑', '按月订阅'],
    },
    promised: ['用了它，躺着也能赚钱。', '明年这时候你就财务自由了。', '蝉联年度最佳软件。'],
    clean: ['导入账单，看看咖啡花了多少。', '拯救塞满小票的鞋盒。', '月底对账不再头大。'],
  },
];
