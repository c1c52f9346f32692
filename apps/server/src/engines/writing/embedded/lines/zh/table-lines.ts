import { readLines } from '../written-lines.ts';

export const TABLE_LINES = [
  ...readLines(
    'kitchen',
    ['kitchen'],
    String.raw`
/保温.{0,4}\d+.{0,2}小时|\d+.{0,2}小时.{0,2}保温|长效保温|锁温/ =travel mug,water bottle,保温杯,保温壶
- 早上灌的，忙完再喝。
- 忙忘了，回头还能喝口热的。
/保冷|冰饮/ =travel mug,water bottle,保温杯
- 下午打开，冰还在碰杯。
/(?:一套|一组|套装).{0,3}[两二]只|[两二]只装|成对|对杯/ =mug,glass,杯,杯子
- 一人一只，谁也别认错。
/洗碗机/ =mug,plate,bowl,dinnerware set,glass,lunch box,food container,cutlery set,cutting board,chopsticks
- 往洗碗机一塞，接着看剧。
- 谁洗碗，不用猜拳了。
/微波炉/ =bowl,lunch box,food container,plate
- 冰箱里拿出来，直接叮。
/烤箱/ =baking tray,plate,bowl,cast iron skillet,dutch oven
- 烤完端上桌，少洗一个盘。
/电磁炉/ =frying pan,wok,pot,saucepan,cookware set,dutch oven,cast iron skillet,steamer
- 换了灶，不用换它。
/不粘/ =frying pan,煎锅,平底锅
- 煎个蛋试试，一晃就动。
/熟铁|铸铁/ =cast iron skillet,wok,铸铁锅,铁锅
- 锅一热，菜就响。
/骨瓷|白瓷|陶瓷$/ =mug
- 冬天，捧着它说话。
- 倒杯热的，捧着。
/玻璃|高硼硅/ =food container,lunch box
- 冰箱里一眼看见剩什么。
/^(?:食品级)?(?:316|304)(?:L)?(?:食品级)?不锈钢/ =pot,lunch box,mixing bowl,bowl,spoon,ladle,cutlery set,chopsticks,steamer
- 磕一下，冲一下，还是它。
- 掉地上，捡起来接着用。
/硅胶/ =冰格,蛋糕模具,烘焙模具,模具
- 软的，掰一下就脱模。
/防漏|不漏|密封圈/ =water bottle,travel mug,保温杯
- 往包里一扔，跑去赶车。
/圆口|圆润杯口|杯口圆/ =mug,travel mug,glass
- 嘴凑上去，是圆的。
- 低头就喝，不用撅嘴。
/(?:一键|单手)(?:开|弹|打开)|弹盖/ =water bottle,travel mug,保温杯
- 另一只手，还能拎菜。
- 手上有东西，也打得开。
/充一次.{0,4}\d+杯|USB充电|充电/ =榨汁杯,便携榨汁机,便携榨汁杯
- 工位上就能榨。
/一键清洗|自动清洗|自清洁/ =soy milk maker,blender,破壁机
- 加水，按一下，倒掉。
/提绳|挂环|登山扣/ =water bottle,travel mug,保温杯
- 挂包上，手就空了。
/(?:容量)?(?:[6-9]\d\d|[12]\d\d\d)(?:毫升|ml)|[12](?:\.\d)?升/ =water bottle,水杯,水壶
- 少跑几趟饮水机。
- 接满一次，安心坐着。
/预约/ =rice cooker,电饭煲,电饭锅,电炖锅,电压力锅
- 睡前按一下，早上闻着味起。
/防干烧|自动断电/ =kettle,electric kettle,养生壶,rice cooker,slow cooker
- 走到楼下，不用折回来看。
/静音|降噪|低噪/ =soy milk maker,破壁机,豆浆机
- 早上六点用，屋里还在睡。
/\d+(?:\.\d+)?(?:W|瓦|千瓦)|大功率/ =kettle,热水壶,烧水壶,电水壶,电热水壶
- 鞋还没换完，水开了。
/(?:[1-5]|[一二三五])分钟.{0,3}(?:烧开|出汁|速热|就好|沸腾)/ =kettle,热水壶,烧水壶,电热水壶,juicer,榨汁杯
- 刷个牙的工夫。
/锋利|大马士革/ =knife,菜刀,水果刀,厨刀
- 番茄切得透光。
/防滑手?柄|手柄.{0,2}防滑/ =knife,peeler,spatula,grater,菜刀
- 湿手拿，也稳。
/叠放|可叠|嵌套/ =food container,bowl,mixing bowl
- 一个套一个，柜门关得上。
/(?:可拆|拆卸)(?:洗|清洗|清洁)?/ =juicer,blender,air fryer,slicer
- 水龙头下一冲，完事。
/^(?:纯|全)?手工(?:拉坯|绘制|制作)|拉坯|手绘/ =mug,bowl,plate,teapot
- 每只都差一点点。
/(?:\d+|[六八十])(?:件套|头)/ =dinnerware set,plate,bowl
- 一桌子，花色对上了。
/双层(?:隔热|防烫)|隔热|防烫/ =travel mug,mug,glass,双层玻璃杯
- 里面烫的，外面敢握。
`,
  ),
  ...readLines(
    'food',
    ['food'],
    String.raw`
/(?:0|零|无|不)(?:添加|加)?(?:蔗糖|糖)/ =nut,dried fruit,cereal,oats,yoghurt,cookie,nut butter,energy bar,bread,cracker,jam
- 配料表上，找不到糖。
/配料(?:表)?(?:只有|干净|简单|只)/
- 念给孩子听，都认得。
/(?<!(?:不|外包).*)(?:(?:酥脆|香脆|脆))(?!.*(?:不|外包))/ =potato crisp,cookie,cracker,nut,snack,seaweed,popcorn,seed
- 一口下去，旁边的人回头。
/^(?:香辣|麻辣|特辣|爆辣|鲜辣|变态辣)|(?:麻辣|香辣)(?:味|口味)?$/ =noodle,sauce,snack,jerky,spice
- 第一口笑，第二口找水。
/坚果|夏威夷果|核桃|腰果|巴旦木/ =nut
- 下午的嘴，交给它。
/现(?:烤|炒|熬)|当天/ =cookie,nut,cake,bread,egg tart,mooncake,seed
- 打开先闻一下。
/^(?:纯|全)?手工|古法/ =noodle,dumpling,mooncake,cookie,cake,sugar
- 有人卷着袖子做的。
/^(?:产自|原产|产地)/
- 老家写在袋子上。
/高蛋白|\d+克蛋白/ =energy bar,protein powder,jerky
- 健身包里，留它一格。
/\d+%.{0,3}(?:可可|黑巧)|黑巧/ =chocolate,chocolate bar
- 含着，别嚼。
/(?:枣花|槐花|百花|椴树|纯|成熟)蜜|蜂蜜/ =honey
- 勺子拉起来，那根丝断得慢。
/^(?:软糯|糯)/ =年糕,麻薯,汤圆,青团,糍粑
- 咬一口，慢一点松开。
`,
  ),
  ...readLines(
    'drinks',
    ['drinks'],
    String.raw`
/(?:0|零|无|不)(?:添加|加)?(?:蔗糖|糖)/ =tea,iced tea,soda,juice,sparkling water,plant milk
- 标签上，糖那栏可以看。
/冷压|鲜榨|NFC|非浓缩|原榨/ =juice
- 果子进去，汁出来，到此为止。
/挂耳|冻干|速溶/ =coffee,drip bag coffee
- 开水一冲，人回来了一半。
/(?:深|中|浅)(?:度)?烘/ =coffee,drip bag coffee
- 剪开袋子，屋里先醒。
/单一产区|庄园|高山|明前|头采|古树/ =tea,coffee
- 山上的雾，一起泡进来。
/茉莉|桂花/ =tea
- 盖子一开，同事就问了。
/回甘/ =tea
- 咽下去，甜才上来。
/独立(?:小)?(?:包装|包|袋)|小袋|茶包/ =tea,coffee,drip bag coffee,tea sachet
- 包里揣一袋，有水就行。
/气泡|苏打|汽/ =sparkling water,soda
- 拧开先听一声。
/无咖啡因|不含咖啡因/ =coffee,tea
- 晚上想喝，就喝。
/(?:\d+|[六八十]二?)(?:瓶|罐|听)/ =sparkling water,soda,iced tea,beer,energy drink,coconut water,juice
- 冰箱门上站一排。
/燕麦/ =plant milk
- 赶地铁，早饭在手里。
/酱香|陈酿|窖藏/ =grain drink,spirit,whisky
- 倒一小杯，慢慢说话。
`,
  ),
];
