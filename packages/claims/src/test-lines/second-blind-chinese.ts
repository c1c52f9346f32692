import type { PromiseSet } from './promise-set.ts';

/** Written after the rules, for other trades; measured once before the rules learned from it. */
export const SECOND_BLIND_CHINESE: readonly PromiseSet[] = [
  {
    trade: '润唇膏',
    language: 'zh-CN',
    product: {
      name: '露水润唇膏',
      description: '蜂蜡与乳木果，带颜色，4克。',
      selling_points: ['蜂蜡与乳木果', '带颜色', '4克'],
    },
    promised: ['口角炎涂两天就看不见了。', '嘴唇干裂的毛病，从根上断了。', '医院药房里卖的就是它。'],
    clean: ['电梯里抹一下就行。', '每件外套里都有一支。', '蜂蜡，乳木果，一点点颜色。'],
  },
  {
    trade: '身体乳',
    language: 'zh-CN',
    product: {
      name: '静水身体乳',
      description: '薄荷与芦荟，200毫升按压瓶。',
      selling_points: ['薄荷与芦荟', '200毫升', '按压瓶'],
    },
    promised: ['爷爷的膝盖又能爬山了。', '坐骨神经痛？抹上它就忘了。', '关节炎碰到它只能认输。'],
    clean: ['按压瓶，不用找盖子。', '闻起来像刚打扫完的浴室。', '薄荷比闹钟还清醒。'],
  },
  {
    trade: '枕头',
    language: 'zh-CN',
    product: {
      name: '海湾侧睡枕',
      description: '乳胶枕，纯棉枕套，12厘米高，枕套可机洗。',
      selling_points: ['乳胶', '纯棉枕套', '枕套可机洗'],
    },
    promised: ['老公第一晚就没打呼噜。', '反弓的颈椎一个月掰回来。', '落枕的人都该谢谢它。'],
    clean: ['枕套能洗，形状还在。', '哪一面都凉凉的。', '12厘米的乳胶，纯棉的套。'],
  },
  {
    trade: '办公椅',
    language: 'zh-CN',
    product: {
      name: '栖木办公椅',
      description: '网布靠背，扶手可调，承重120公斤。',
      selling_points: ['网布靠背', '扶手可调', '承重120公斤'],
    },
    promised: ['坐它的人，腰间盘都老实了。', '把你歪掉的骨盆扶正。', '康复科都给病人配这把椅子。'],
    clean: ['会还是一样长，椅子不背锅。', '扶手想高就高，想低就低。', '网布靠背，后背有风。'],
  },
  {
    trade: '鞋垫',
    language: 'zh-CN',
    product: {
      name: '足迹凝胶鞋垫',
      description: '凝胶鞋垫，可剪裁，36到46码，可手洗。',
      selling_points: ['凝胶', '可剪裁', '可手洗'],
    },
    promised: ['足跟痛的人垫上就不想拿出来，走路不疼了。', '塌下去的足弓，它给你撑回来。', '鸡眼自己掉下来。'],
    clean: ['沿着线剪，塞进去就好。', '旧靴子的第二春。', '36到46码，都能剪。'],
  },
  {
    trade: '草本滴剂',
    language: 'zh-CN',
    product: {
      name: '草甸晚安滴剂',
      description: '缬草与柠檬香蜂草，30毫升，带滴管。',
      selling_points: ['缬草', '柠檬香蜂草', '30毫升'],
    },
    promised: ['心慌的感觉，几分钟就压下去。', '甲状腺慢慢回到正常。', '抗抑郁药可以停了。'],
    clean: ['滴管，温水，安静的厨房。', '有一点干草的味道。', '把晚上装进瓶子。'],
  },
  {
    trade: '猫砂',
    language: 'zh-CN',
    product: {
      name: '松爪猫砂',
      description: '松木颗粒，10升装，可堆肥。',
      selling_points: ['松木颗粒', '10升', '可堆肥'],
    },
    promised: ['尿闭的猫用了都能尿。', '猫咪打喷嚏的老毛病没了。', '大学动物医院亲自检验过。'],
    clean: ['闻着像森林，不像猫。', '一手就能提走。', '她先审视，然后用了。'],
  },
  {
    trade: '洗发皂',
    language: 'zh-CN',
    product: { name: '解结洗发皂', description: '燕麦与椰子油，80克。', selling_points: ['燕麦', '椰子油', '80克'] },
    promised: ['银屑病的皮屑洗着洗着没了。', '沉睡的毛囊被叫醒。', '头顶不再反光。'],
    clean: ['一块皂，少一个瓶子。', '泡沫很有诚意。', '头发终于不跟我赌气。'],
  },
  {
    trade: '哺乳枕',
    language: 'zh-CN',
    product: {
      name: '月亮哺乳枕',
      description: '月牙形，纯棉枕套，斯佩尔特麦壳填充。',
      selling_points: ['月牙形', '纯棉枕套', '麦壳填充'],
    },
    promised: ['奶水一下子多了一倍。', '堵奶发烧，从此跟你没关系。', '产后抑郁到这里就结束。'],
    clean: ['够两个人用，还有一杯凉掉的茶。', '麦壳沙沙响。', '月牙形，因为手会酸。'],
  },
  {
    trade: '滤水壶',
    language: 'zh-CN',
    product: {
      name: '小溪滤水壶',
      description: '2.4升，活性炭滤芯，可放冰箱门。',
      selling_points: ['2.4升', '活性炭滤芯', '可放冰箱门'],
    },
    promised: ['肾结石都被它冲走。', '喝它的水，肝脏年轻十年。', '卫生部批准的净水壶。'],
    clean: ['放进冰箱门，刚刚好。', '茶喝起来就是茶。', '活性炭干活，你倒水。'],
  },
  {
    trade: '香薰蜡烛',
    language: 'zh-CN',
    product: {
      name: '余烬大豆蜡烛',
      description: '雪松香，燃烧40小时，棉芯。',
      selling_points: ['大豆蜡', '雪松', '燃烧40小时'],
    },
    promised: ['点上它，偏头痛就熄了。', '吸一口，坏情绪和抑郁一起走。', '高血压闻着闻着就稳了。'],
    clean: ['对抗日光灯的一剂良方。', '雪松，四十小时。', '什么病也治不了，但很好闻。'],
  },
  {
    trade: '加湿器',
    language: 'zh-CN',
    product: {
      name: '薄雾加湿器',
      description: '3升水箱，带小夜灯，30分贝。',
      selling_points: ['3升水箱', '小夜灯', '30分贝'],
    },
    promised: ['孩子的老咳嗽断了。', '一家人一冬天没碰过抗生素。', '支气管炎最怕它。'],
    clean: ['三升水进去，干燥不见了。', '小夜灯只有硬币那么大。', '植物都往它那边长。'],
  },
  {
    trade: '磁疗',
    language: 'zh-CN',
    product: {
      name: '两极硅胶手环',
      description: '硅胶手环，两颗磁石，均码。',
      selling_points: ['硅胶', '两颗磁石', '均码'],
    },
    promised: ['手抖的老人端得住碗了。', '磁石把身体里的炎症拽出来。', '我妈戴上以后，药都停了。'],
    clean: ['均码，手腕粗也不怕。', '硅胶的，可以跟你一起淋雨。', '扣上的声音会上瘾。'],
  },
  {
    trade: '眼罩',
    language: 'zh-CN',
    product: { name: '漂流真丝眼罩', description: '真丝眼罩，软带，25克。', selling_points: ['真丝', '软带', '25克'] },
    promised: ['鱼尾纹睡一觉就浅一层。', '失眠到真丝边上就停了。', '睡着觉，视力也在涨。'],
    clean: ['挡得住邻居的新路灯。', '真丝，几乎没有重量。', '红眼航班，也能体面落地。'],
  },
  {
    trade: '漱口水',
    language: 'zh-CN',
    product: {
      name: '峡湾漱口水',
      description: '薄荷与海盐，500毫升，不含酒精。',
      selling_points: ['薄荷', '海盐', '不含酒精'],
    },
    promised: ['萎缩的牙龈重新长上来。', '这辈子不用再见牙钻。', '十个牙医九个点头。'],
    clean: ['先是薄荷，然后是海。', '不辣口，像浪。', '找钥匙的时候漱一漱。'],
  },
  {
    trade: '瑜伽轮',
    language: 'zh-CN',
    product: {
      name: '弧线瑜伽轮',
      description: '软木与ABS，直径32厘米，承重150公斤。',
      selling_points: ['软木', '直径32厘米', '承重150公斤'],
    },
    promised: ['高低肩滚一滚就齐了。', '夏天之前小两个码，躺着就行。', '打开脉轮，伤口自己合上。'],
    clean: ['软木面，手出汗也不滑走。', '脊柱会有意见，猫也会。', '客人来了，滚到沙发底下。'],
  },
  {
    trade: '台灯',
    language: 'zh-CN',
    product: {
      name: '日光台灯',
      description: 'LED台灯，三种白光，可调光，USB-C。',
      selling_points: ['三种白光', '可调光', 'USB-C'],
    },
    promised: ['在它下面看书的孩子都不近视。', '冬天的抑郁被它照没了。', '照一照，老年斑都淡。'],
    clean: ['三种白：上班、傍晚、快睡了。', '调暗一点，书就是书。', '灯很亮，底座很安静。'],
  },
  {
    trade: '矫姿衣',
    language: 'zh-CN',
    product: {
      name: '挺拔矫姿衣',
      description: '弹力拼片，锦纶与氨纶，XS到XXL。',
      selling_points: ['弹力拼片', '锦纶与氨纶', 'XS到XXL'],
    },
    promised: ['驼了二十年的背，挺起来了。', '正骨师傅不想让你知道它。', '肩周的疼，请往外走。'],
    clean: ['拼片会提醒，不会唠叨。', '穿在衬衫里看不出来。', '站得像房子是你的。'],
  },
  {
    trade: '重力毯',
    language: 'zh-CN',
    product: {
      name: '重力毯',
      description: '7公斤，玻璃珠填充，135乘200厘米。',
      selling_points: ['7公斤', '玻璃珠', '135乘200厘米'],
    },
    promised: ['夜里惊醒的孩子一觉到天亮。', '自闭症的宝宝盖上就平静。', '焦虑被压得喘不过气，走了。'],
    clean: ['七公斤的不想起床。', '早起的天敌。', '狗觉得这是它的。'],
  },
  {
    trade: '课程',
    language: 'zh-CN',
    product: {
      name: '北光理财课',
      description: '线上课程，12节课，终身可看，讲图表与预算。',
      selling_points: ['12节课', '终身可看', '图表与预算'],
    },
    promised: ['睡着了账户还在涨。', '我的学员都全款买房了。', '下个月就能跟老板说再见。'],
    clean: ['12节课，没有行话。', '孩子醒了就按暂停。', '写给讨厌数学的人。'],
  },
];
