import { readLines } from '../written-lines.ts';

/** Of rooms, furniture, beds and gardens. */
export const HOUSE_LINES = [
  ...readLines(
    'home',
    ['home'],
    String.raw`
/燃烧|大豆蜡|蜂蜡/ =candle
! 灯关了，点它。
/香调|香型|香味|留香|扩香|木质调|花果调/ =candle,diffuser
! 进门，先吸一口气。
? 你家玄关，什么味道？
- 鞋还没换，先闻到家了。
- 客人进门会先问一句。
/可拆洗|外套可拆|枕套可拆/ =cushion,seat cushion,sofa cover
- 拉开，洗，套回去。
- 猫踩了，娃洒了，都能洗。
/吸水|速吸/ =mat
! 脚一踩，水没了。
- 湿着脚出来，干着脚走开。
/防滑|不移位|抓地/ =rug,mat
! 跑过去，它没跑。
- 跑着去开门，它没动。
/遮光|全遮/ =curtain
! 周日上午，屋里还是晚上。
? 谁把你照醒的？
> 以前，五点被太阳叫醒。现在，它不叫了。
- 太阳起来了，你不用。
/调光|色温|三色/ =lamp,night light,pendant light
- 看书亮一点，说话暗一点。
/人体感应/ =night light
! 半夜起来，不用摸开关。
- 人到灯亮，人走灯灭。
/遥控/ ^灯,台灯,吊灯,吸顶灯,夜灯,落地灯 =fan,heater,air conditioner
! 不用下床，就关了。
- 躺着按一下。
/人脸|指纹|密码|刷脸/ =lock,safe,门锁,智能锁,指纹锁,密码锁
? 钥匙呢？什么钥匙？
- 下楼扔垃圾，不用揣钥匙。
/猫眼|可视/ =门锁,智能锁,门铃,可视门铃
! 谁在门口？先看一眼。
- 开门之前，先看清是谁。
/触控|触摸/ =lamp,night light
! 手一碰，亮了。
- 手一碰就亮。
/遥控/ =lamp,pendant light,night light
! 关灯，不用下床。
? 谁起来关灯？
- 躺着，灯就关了。
/静音|低噪|\d+分贝/ =fan,humidifier,air purifier,dehumidifier
! 它开着？开着呢。
? 夜里几点，它吵醒过你？
/无线/ =vacuum cleaner
! 插座在那头？不管它。
- 楼梯、车里、床底，都去得。
/吸力|Pa/ =vacuum cleaner,robot vacuum
! 猫毛，饼干渣，走了。
? 沙发底下，你看过吗？
- 沙发底下的事，它管。
/自动集尘|扫拖|自动回充|避障|规划/ =robot vacuum
! 地谁扫？不是你。
> 以前，周末扫灰。现在，周末睡觉。
- 你上班，它也上班。
/HEPA|CADR/ =air purifier
! 换季那几天，打开它。
- 窗关着，屋里也换口气。
/(?:[三四五六七八九十]|\d)(?:层|格|个抽屉|抽)/ =storage box,shelf organizer
! 椅子上那堆，有地方去了。
? 你家那把放衣服的椅子，还能坐吗？
> 以前，东西全在椅子上。现在，椅子能坐人了。
/大容量|超大容量/ =storage box
! 换季的被子，进去了。
- 塞不下的那些，进去了。
/可折叠|折叠/ =clothes drying rack
! 用完，立到门后。
? 不用的时候，它住哪？
- 用完往门后一靠。
/免打孔|免钉|不打孔/
! 墙，还是那面墙。
? 租的房，敢打孔吗？
- 搬走的时候，墙上没洞。
/亚麻|羊毛|雪尼尔|灯芯绒|法兰绒/ =cushion,blanket,throw,抱枕,毯子,盖毯,靠枕
! 坐下，手先摸到它。
- 手会自己放上去。
/双面|两面|正反/ =rug,cushion,blanket,throw
! 看腻了，翻个面。
- 来客一面，自己一面。
/^(?:纯|全)?手工(?:编织|绘制|拉坯|制作)?$|手绘|手编/ =vase,rug,figurine,candle holder,wall art
* 凑近看，这是手的痕迹。
! 天下就它这一个纹。
- 差的那一点点，是手的味道。
/陶瓷|粗陶|玻璃/ =vase
! 插一枝，就够了。
- 一枝就够，不用一束。
/^(?:实木|原木|橡木|胡桃木)/ =picture frame,clock,shelf organizer
! 树自己画的线。
* 顺着这条纹看。
- 这条纹，别家没有。
`,
  ),
  ...readLines(
    'furniture',
    ['furniture'],
    String.raw`
/头层牛皮|真皮/ =sofa,armchair,recliner,单人沙发
! 坐久了，皮就认得你。
* 看这层皮纹。
- 坐出来的褶，是自家的。
/曲木|弯曲木|弯木/ =armchair,chair
! 木头，是压弯的，不是拼的。
- 弯的地方，顺着手摸过去。
/脚踏|脚凳|搁脚/ =armchair,sofa,office chair
! 脚往上一搁，今天到此为止。
- 脚往上一搁，今天就到这儿。
/360.{0,2}旋转|可旋转/ =armchair,chair,office chair
! 转过来看电视，转过去看窗。
? 看窗，还是看电视？
- 不用起身，就换了风景。
/可躺|后仰|倾仰/ =armchair,sofa,office chair
! 往后一靠，有事明天说。
- 往后一靠，架也不吵了。
/(?<!(?:贴皮|纹|色|腿|脚).*)(?:(?:实木|橡木|胡桃木|榉木|白蜡木|松木|原木))(?!.*(?:贴皮|纹|色|腿|脚))/ =table,coffee table,desk,bench,bookshelf,chest of drawers,stool,bed,dressing table
! 敲一下，听听。
? 你家那张，敲起来什么声？
- 敲一下，是木头的声。
/岩板|大理石/ =table,coffee table
! 先别放菜，看一眼花纹。
- 花纹像山水，擦一下就干净。
/可伸缩|拉伸|延长|拉开/ =table
! 平时两个人，过年一家人。
? 过年，坐得下吗？
> 以前，过年在茶几上凑一桌。现在，拉开。
- 平时小的，过年拉开。
/(?:坐|容纳|围坐)(?:[四六八十]|[4-9]|1\d)|(?:[四六八十]|[4-9]|1\d)人/ =table
! 都坐下，晚来的也有。
- 没人站着吃。
/乳胶|海绵|回弹|记忆棉|软包|羽绒/ =sofa,armchair,bean bag
! 坐下那一声，是你发出来的。
? 再看一集？
- 再看一集，是它说的。
/腰靠|护腰|人体工学/ =office chair
! 会再长，腰有靠。
? 坐到几点，腰先开口？
- 开会超时，腰不催你。
/升降|气压/ =desk,office chair
! 高一点，低一点，你说了算。
- 你高她矮，各调各的。
/电动升降/ =desk
! 按一下，它自己来。
- 按住，到你想要的地方松手。
/可折叠|折叠/ =chair,stool
! 客人走了，它也走。
? 多的那把椅子，平时在哪？
- 客人走了，收到门后。
/猫抓布|科技布/ =sofa,armchair
! 猫看了一眼，走开了。
/[三四五六]层/ =bookshelf
! 那摞没看的书，有地方了。
- 那摞没看的书，有地方了。
/(?:[两三四五六]|\d)(?:个)?抽屉?|大抽屉/ =chest of drawers,dressing table,desk,coffee table
! 乱的，都关进去了。
? 东西呢？都在里面。
/万向轮|滑轮|静音轮/ =utility cart
! 推着走，别搬。
/承重.{0,2}(?:1[2-9]\d|[2-9]\d\d)(?:公斤|kg)|承重[3-9]\d\d斤/ =chair,stool,sofa,armchair,bench,office chair
! 坐，使劲坐。
- 坐得随意，它不吱声。
/绒布|灯芯绒|羊羔绒|丝绒|天鹅绒/ =sofa,armchair
! 谁来都要摸一把扶手。
- 谁来都要摸一下。
`,
  ),
  ...readLines(
    'bedding',
    ['bedding'],
    String.raw`
/凉感|冰丝/ =summer sleeping mat,bed sheet,bedding set,pillowcase,pillow
! 大热天，先躺为敬。
> 以前，满床找凉的地方。现在，躺下就是。
- 不用满床找凉的地方。
/^(?:100%)?(?:纯棉|全棉|长绒棉|新疆棉|水洗棉)|\d+支/ =bedding set,bed sheet,duvet cover
! 换床单的晚上，睡得早。
? 刚铺好床的那晚，你几点睡的？
- 刚换上的那一躺。
- 洗一次，软一次。
/真丝|桑蚕丝|天丝/ =pillowcase,bedding set,bed sheet
! 翻个身，它跟着滑。
- 脸贴上去，就不想动了。
/羽绒|鹅绒|鸭绒|羽丝/ =duvet
! 陷进去，别来找。
- 只露个鼻子。
/乳胶|记忆棉|荞麦|决明子/ =pillow
! 头放下去，就有了窝。
- 头一放，它知道你的后脑勺。
/加绒|牛奶绒|珊瑚绒|法兰绒/ =bedding set,bed sheet,duvet cover
? 冬天上床第一脚，敢伸直吗？
- 上床那一下，脚敢伸直。
/床笠|松紧|全包/ =bed sheet
! 翻了一夜，床单没动。
> 以前，被芯跑成一团。现在，角都还在。
- 怎么翻，角都还在。
/机洗/ =bedding set,bed sheet,duvet cover,pillowcase
! 床上吃饼干，也行。
- 周末一塞，晚上又睡上了。
/防水|隔尿/ =bed sheet,mattress topper
! 孩子尿床？床没事。
- 半夜不用拆床垫。
/(?:四|三|六|\d)件套/ =bedding set
! 一铺，卧室就换了。
- 一套铺开，屋子换了个样。
/^(?:轻盈|轻薄|轻柔)/ =duvet
- 盖在身上不压人。
`,
  ),
  ...readLines(
    'garden',
    ['garden'],
    String.raw`
/自动(?:吸|浇|给)水|储水|自吸水|懒人/ =plant pot
! 你去旅游，它自己喝。
? 出门一周，谁浇？
- 出差一周，它自己喝。
/好养|耐阴|耐旱|皮实/ =plant
! 忘了它，它不记仇。
? 上一盆，活了多久？
- 专给养死过仙人掌的人。
/耐寒|耐冻|抗冻/ =plant,plant pot
! 冬天放外面，别搬。
/太阳能/ =solar light
! 天黑了，它自己亮。
- 白天晒着，晚上亮着。
/带花苞|四季开/ =plant
! 早上起来，先去阳台看看。
- 某天早上，它忽然开了。
/底孔|排水孔/ =plant pot
! 浇多了？它会漏。
- 水浇猛了，也有地方走。
/锋利|省力/ =garden shears,pruner
! 咔一声，下一枝。
- 咔一声，手不酸。
/(?:[1-9]\d)米/ =garden hose
! 站这儿，浇那儿。
- 阳台那头也够得着。
/缓释|有机|营养/ =potting soil,fertilizer
! 拌进去，剩下的交给它。
- 拌进去，等。
/陶|水泥/ =plant pot
! 花谢了，盆也好看。
- 花没开的时候，看盆。
`,
  ),
];
