import { readKindRows } from '../read-kind-rows.ts';

export const BAGS = readKindRows(
  { trade: 'bags', measureWord: '个', traits: ['carried'] },
  `
  bag; leather bag; women's bag | 包包; 女包; 男包; 包
  backpack; rucksack; daypack; school backpack; travel backpack; laptop backpack; mini backpack; leather backpack; knapsack; commuter backpack; roll-top backpack; back pack | 双肩包; 背包; 书包; 电脑双肩包; 旅行背包; 双肩背包; 小背包 | @torso
  school bag; kids backpack; bookbag; school satchel; kids school bag; toddler backpack | 小学生书包; 儿童书包; 护脊书包; 幼儿园书包; 学生书包; 儿童双肩包; 儿童背包 | for-children @torso
  handbag; purse; shoulder bag; leather handbag; hobo bag; hand bag; satchel; top-handle bag; designer bag; bucket bag; baguette bag; evening bag; quilted bag; doctor bag; saddle bag; ladies bag | 手提包; 单肩包; 腋下包; 水桶包; 链条包; 手拎包; 晚宴包; 女士手提包; 小方包; 马鞍包; 贝壳包; 戴妃包; 饺子包; 云朵包
  tote bag; tote; canvas tote; canvas bag; shopping tote; beach tote; linen bag | 托特包; 帆布包; 帆布袋; 大容量托特包; 通勤包; 妈妈托特包; 编织包
  crossbody bag; crossbody; messenger bag; sling bag; shoulder pack; sling pack; chest bag; cross body bag; crossbody purse; camera sling; side bag; phone bag; phone purse | 斜挎包; 邮差包; 胸包; 手机包; 挎包; 斜跨包; 单肩斜挎包; 小挎包 | @torso
  belt bag; fanny pack; waist bag; waist pack; bum bag; running belt; hip pack; running waist pack | 腰包; 运动腰包; 跑步腰包; 贴身腰包; 跑步包 | @torso
  clutch; clutch bag; wristlet; clutch purse; wrist bag | 手拿包; 手抓包; 零钱手腕包 | handheld
  wallet; leather wallet; bifold wallet; purse wallet; slim wallet; trifold wallet; rfid wallet; minimalist wallet; women's wallet; long wallet; magnetic wallet | 钱包; 钱夹; 长款钱包; 短款钱包; 皮夹; 卡包钱包; 真皮钱包 | handheld
  card holder; card case; cardholder; business card holder; credit card holder; card wallet; id holder; badge holder; lanyard; badge reel; id card holder; business card case | 卡包; 名片夹; 卡套; 工牌套; 名片盒; 证件套; 挂绳; 公交卡套 | handheld
  coin purse; coin pouch; change purse; money clip; coin wallet; key case; key pouch; key wallet; cash envelope wallet | 零钱包; 钥匙包; 硬币包; 零钱袋; 汽车钥匙包 | handheld
  passport holder; passport cover; travel wallet; travel organizer; luggage tag; passport case; passport wallet; document organizer; document bag; money belt; luggage strap; bag tag | 护照夹; 护照包; 行李牌; 证件包; 行李绑带; 护照套; 证件收纳包; 机票夹; 行李箱绑带 | for-travel
  suitcase; luggage; carry-on; carry-on luggage; luggage set; hardside luggage; cabin suitcase; carry-on suitcase; carry on luggage; rolling luggage; travel suitcase; trolley bag; cabin luggage; spinner luggage; hard shell suitcase; checked luggage; kids suitcase; spinner; travel case | 行李箱; 拉杆箱; 旅行箱; 登机箱; 密码箱; 皮箱; 儿童行李箱; 铝框行李箱; 拉杆旅行箱; 万向轮行李箱 | 只 for-travel
  luggage cover; suitcase cover | 行李箱套; 行李箱保护套; 拉杆箱套; 箱套 | for-travel
  duffel bag; duffle bag; travel bag; weekender bag; weekender; gym bag; holdall; duffel; garment bag; overnight bag; sports bag; duffle; rolling duffel; gym duffle; sports duffel; dance bag; swim bag; boot bag; yoga bag; tennis bag; racket bag; golf travel bag | 旅行包; 健身包; 运动包; 旅行袋; 手提旅行包; 西装袋; 干湿分离包; 行李包; 游泳包; 行李袋; 大容量旅行包; 折叠旅行包; 瑜伽包; 球包; 羽毛球包; 单车包 | for-travel
  laptop bag; briefcase; laptop sleeve; laptop case; computer bag; laptop tote; portfolio bag; attache case; laptop messenger bag; macbook sleeve; laptop cover; notebook sleeve | 电脑包; 公文包; 笔记本电脑包; 内胆包; 手提电脑包; 电脑内胆包; 公事包; 商务包; 文件包; 平板内胆包 | for-work
  cosmetic bag; toiletry bag; makeup bag; wash bag; dopp kit; travel makeup bag; toiletry organizer; toiletry kit; cosmetic pouch; hanging toiletry bag; makeup pouch; toiletries bag; train case | 化妆包; 洗漱包; 收纳化妆包; 旅行洗漱包; 化妆品收纳包; 便携化妆包; 手提化妆包 | for-travel
  packing cube; pouch; travel pouch; packing cubes set; compression packing cube; travel storage bag; zip pouch; compression bag; drawstring bag; gym sack; drawstring backpack; drawstring pouch; dust bag; leather pouch; zipper pouch; bag organizer; purse organizer; bag insert; bag strap; purse strap; cord pouch; bag hanger; handbag organizer; purse hanger; bag chain | 旅行收纳袋; 抽绳袋; 束口袋; 衣物收纳袋; 旅行收纳包; 小收纳包; 旅行分装袋; 包中包; 内胆收纳包; 包带; 背带包带; 抽绳包; 束口背包; 收纳包; 防尘袋; 包撑; 包链 | for-travel for-storage
  shopping bag; reusable bag; grocery bag; foldable shopping bag; produce bag; jute bag; mesh bag; reusable shopping bag; reusable grocery bag; shopping trolley; shopping cart; string bag; foldable bag | 购物袋; 环保袋; 买菜包; 折叠购物袋; 买菜车; 环保购物袋; 网兜; 买菜小拉车; 购物车
  cooler bag; cooler; ice chest; beach bag; picnic bag; insulated bag; cooler box; cool box; cooler backpack; wine bag; cool bag; insulated cooler bag; ice box; picnic cooler; soft cooler | 冰包; 保冷箱; 野餐包; 沙滩包; 冷藏箱; 车载保温箱; 保温箱; 外卖箱; 冰桶保温箱; 户外保温箱; 便携冷藏箱 | outdoors
`,
);
