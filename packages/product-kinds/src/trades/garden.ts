import { readKindRows } from '../read-kind-rows.ts';

export const GARDEN = readKindRows(
  { trade: 'garden', measureWord: '个', traits: ['outdoors'] },
  `
  plant pot; plant pot set; planter set; flower pot set; flower pot; planter; pot planter; hanging planter; self-watering pot; planter box; window box; garden pot; ceramic planter; flowerpot | 花盆; 陶瓷花盆; 种植箱; 自吸水花盆; 吊盆; 懒人花盆; 种菜盆; 阳台种菜箱 | 个 decorative
  raised garden bed; garden bed; grow box | 种菜箱; 菜池; 种植床
  plant; houseplant; indoor plant; succulent; bonsai; live plant; orchid; cactus; fruit tree; rose bush; air plant; potted plant | 绿植; 多肉; 盆栽; 仙人球; 仙人掌; 龟背竹; 绿萝; 虎皮兰; 吊兰; 琴叶榕; 多肉植物; 盆景; 室内绿植; 发财树; 绿萝; 兰花; 仙人掌; 果树苗; 蝴蝶兰; 水培植物; 文竹; 月季苗; 花苗 | 盆 decorative -outdoors
  garden seed; vegetable seed; flower seed; grass seed; flower bulb; tulip bulb; seed starter kit; wildflower seed; herb seed; seed starting tray; seed packet; lawn seed | 种子; 花种子; 蔬菜种子; 草籽; 种球; 育苗盘; 花籽; 菜种子; 郁金香种球; 草坪种子; 多肉种子 | 包
  potting soil; soil; compost; peat moss; perlite; mulch; coco coir; potting mix | 营养土; 种植土; 花土; 椰砖; 泥炭土; 珍珠岩; 种花土 | 袋
  fertilizer; plant food; plant fertiliser; fertiliser; lawn fertilizer | 肥料; 花肥; 营养液植物; 有机肥; 复合肥; 植物营养液 | 袋
  weed killer; pesticide; insecticidal soap; neem oil; plant insecticide; herbicide | 除草剂; 杀菌剂; 花卉杀虫; 小白药; 驱虫剂植物 | 瓶
  garden tool; garden tool set; gardening tool; hand trowel; garden fork; cultivator; gardening kit | 园艺工具; 园艺套装; 种花工具; 小铲子; 园林工具 | 套 handheld
  shovel; spade; snow shovel; garden shovel; hoe; rake; leaf rake; pitchfork; digging tool | 铁锹; 铲子园艺; 雪铲; 锄头; 耙子; 铁铲 | 把 handheld
  pruner; pruning shears; secateurs; loppers; garden shears; hedge shears; tree pruner; garden scissors; bypass pruner | 修枝剪; 园艺剪刀; 果树剪; 剪枝剪; 高枝剪; 园艺剪; 绿篱剪 | 把 handheld sharp
  watering can; plant mister; plant watering globe; self-watering spike | 洒水壶; 浇花壶; 浇水壶; 喷水壶; 自动浇花器 | 个 handheld
  garden hose; hose; hose reel; hose nozzle; expandable hose; water hose; spray nozzle; hose pipe; hose connector | 花园水管; 伸缩水管; 水枪浇花; 浇花水枪; 软管; 浇水软管; 喷头水枪; 水管车; 洗车水管 | 根
  sprinkler; irrigation kit; drip irrigation kit; lawn sprinkler; watering timer; garden sprayer; irrigation timer; pump sprayer; drip irrigation system | 喷灌; 滴灌套装; 自动浇花; 洒水器; 自动浇水器; 喷雾器; 打药机; 电动喷雾器; 灌溉; 浇花神器 | 套
  lawn mower; grass trimmer; string trimmer; leaf blower; hedge trimmer; lawnmower; brush cutter; weed eater; robot lawn mower; robotic lawn mower; mower; edger; weed wacker; tiller; snow blower; wood chipper; log splitter; chainsaw chain; riding mower | 割草机; 打草机; 吹叶机; 绿篱机; 草坪机; 除草机; 微耕机; 松土机; 吹风机园林; 割草机器人; 扫雪机; 碎枝机 | 台 powered
  greenhouse; cold frame; grow tent; plant cover; garden netting; shade cloth; polytunnel; plant frost cover; bird netting; row cover; garden tunnel | 温室; 花房; 暖房; 保温棚; 防鸟网; 大棚膜; 防虫网; 植物保温罩; 多肉大棚
  grow light; plant light; hydroponic system; hydroponics kit; led grow light; indoor garden; hydroponic garden; soil tester; soil meter; moisture meter; heat mat for plants; seedling heat mat; plant grow light | 植物灯; 植物补光灯; 水培设备; 土壤检测仪; 种菜机; 水培种植机; 全光谱植物灯; 多肉补光灯; 智能种植机 | 盏 powered -outdoors
  trellis; plant support; plant stake; garden arch; tomato cage; plant climbing frame; plant trellis; moss pole; garden stake; plant clip; plant tie; arbor | 花架爬藤; 植物支架; 爬藤架; 拱门花架; 支撑杆; 园艺支柱; 爬藤网; 椰棕柱; 绑带园艺
  plant stand; flower stand; plant holder; plant hanger; macrame plant hanger; plant rack; plant caddy; flower rack | 花架; 绿植架; 多肉架; 花盆架; 阳台花架; 吊兰架; 花盆托盘; 花盆挂架 | 个 for-storage
  garden fence; fence; garden edging; artificial grass; artificial turf; privacy fence; fence panel; artificial hedge; lawn edging; landscape fabric; fake grass; fence post; picket fence; garden border; weed barrier; stepping stone; deck tile; paver; pebble; gravel; gate latch; turf; artificial ivy; artificial grass rug; privacy screen fence | 栅栏; 篱笆; 人造草坪; 仿真草坪; 花园围栏; 防草布; 草坪; 假草坪; 防腐木地板; 鹅卵石; 护栏; 户外地板; 仿真绿植墙; 植物墙; 踏步石; 草皮; 铺路石; 塑料草坪; 庭院栅栏; 围挡
  solar light; garden light; path light; solar string light; landscape light; solar garden light; solar wall light; solar flood light; outdoor light; outdoor wall light; solar pathway light; outdoor string light; solar post light; solar street light; porch light; outdoor light fixture; patio light; deck light; pathway light; street light | 太阳能灯; 庭院灯; 草坪灯; 地插灯; 太阳能庭院灯; 太阳能路灯; 户外壁灯; 路灯; 太阳能壁灯; 太阳能照明灯; 室外灯; 院子灯; 景观灯 | 盏 light-giving
  bird feeder; birdhouse; bird bath; hummingbird feeder; bird house; squirrel feeder; bee house; insect hotel; birdbath; bat house; bird feeder camera; wild bird feeder; beehive; beekeeping suit; bee suit; honey extractor | 喂鸟器; 鸟屋; 鸟巢; 蜂箱; 喂鸟器户外; 蜂巢; 养蜂服; 蜂具; 户外喂鸟器
  garden statue; garden ornament; gnome; fountain; garden gnome; wind spinner; garden decoration; garden sculpture; water fountain; outdoor decor; sundial; pinwheel; garden decor; garden fountain; weather vane; solar fountain; tabletop fountain; pond pump; pond liner; pond filter; koi pond; fountain pump; garden stake decor; yard decoration; windmill; rain gauge; rain barrel; lawn ornament; wind sculpture; rain chain; yard decor; mailbox cover; stone lantern; garden wind chime | 花园摆件; 庭院摆件; 流水摆件; 喷泉; 户外装饰; 假山; 风车; 园艺摆件; 假山流水; 花园装饰; 庭院装饰; 池塘过滤; 流水喷泉; 雨水收集桶; 集雨桶; 鱼池水泵; 户外摆件 | 个 decorative
  gardening glove; garden glove; garden apron; kneeling pad; garden kneeler; kneeler; garden seat; garden cart; wheelbarrow; gardening hat; garden stool; garden bag; leaf bag; garden gloves; composter; compost bin; compost tumbler; kitchen compost bin; garden waste bag; worm farm; yard cart; potting bench; garden shed; shed; storage shed; garden storage; carport; pergola; chicken wire; chicken feeder; poultry net; egg incubator; incubator; egg basket; poultry feeder; chicken waterer; wheel barrow; animal trap | 园艺手套; 跪垫; 园艺围裙; 独轮车园艺; 堆肥桶; 户外工具房; 孵化器; 喂鸡器; 鸡食槽; 波酵桶; 花园手推车; 孵化机; 储物房; 移动房; 杂物房; 种花手套; 鸡饮水器; 堆肥箱; 小推车园艺; 车棚; 葡萄架; 孵蛋器; 廊架 | 个
`,
);
