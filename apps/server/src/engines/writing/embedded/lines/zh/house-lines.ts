import { readLines } from '../written-lines.ts';

export const HOUSE_LINES = [
  ...readLines(
    'home',
    ['home'],
    String.raw`
/香调|香型|香味|留香|扩香|木质调|花果调/ =candle,diffuser
- 鞋还没换，先闻到家了。
- 客人进门会先问一句。
/可拆洗|外套可拆|枕套可拆/ =cushion,seat cushion,sofa cover
- 拉开，洗，套回去。
- 猫踩了，娃洒了，都能洗。
/吸水|速吸/ =mat
- 湿着脚出来，干着脚走开。
/防滑|不移位|抓地/ =rug,mat
- 跑着去开门，它没动。
/遮光|全遮/ =curtain
- 太阳起来了，你不用。
/调光|色温|三色/ =lamp,night light,pendant light
- 看书亮一点，说话暗一点。
/人体感应/ =night light
- 人到灯亮，人走灯灭。
/遥控/ ^灯,台灯,吊灯,吸顶灯,夜灯,落地灯 =fan,heater,air conditioner
- 躺着按一下。
/人脸|指纹|密码|刷脸/ =lock,safe,门锁,智能锁,指纹锁,密码锁
- 下楼扔垃圾，不用揣钥匙。
/猫眼|可视/ =门锁,智能锁,门铃,可视门铃
- 开门之前，先看清是谁。
/触控|触摸/ =lamp,night light
- 手一碰就亮。
/遥控/ =lamp,pendant light,night light
- 躺着，灯就关了。
/无线/ =vacuum cleaner
- 楼梯、车里、床底，都去得。
/吸力|Pa/ =vacuum cleaner,robot vacuum
- 沙发底下的事，它管。
/自动集尘|扫拖|自动回充|避障|规划/ =robot vacuum
- 你上班，它也上班。
/HEPA|CADR/ =air purifier
- 窗关着，屋里也换口气。
/大容量|超大容量/ =storage box
- 塞不下的那些，进去了。
/可折叠|折叠/ =clothes drying rack
- 用完往门后一靠。
/免打孔|免钉|不打孔/
- 搬走的时候，墙上没洞。
/亚麻|羊毛|雪尼尔|灯芯绒|法兰绒/ =cushion,blanket,throw,抱枕,毯子,盖毯,靠枕
- 手会自己放上去。
/双面|两面|正反/ =rug,cushion,blanket,throw
- 来客一面，自己一面。
/^(?:纯|全)?手工(?:编织|绘制|拉坯|制作)?$|手绘|手编/ =vase,rug,figurine,candle holder,wall art
- 差的那一点点，是手的味道。
/陶瓷|粗陶|玻璃/ =vase
- 一枝就够，不用一束。
/^(?:实木|原木|橡木|胡桃木)/ =picture frame,clock,shelf organizer
- 这条纹，别家没有。
`,
  ),
  ...readLines(
    'furniture',
    ['furniture'],
    String.raw`
/头层牛皮|真皮/ =sofa,armchair,recliner,单人沙发
- 坐出来的褶，是自家的。
/曲木|弯曲木|弯木/ =armchair,chair
- 弯的地方，顺着手摸过去。
/脚踏|脚凳|搁脚/ =armchair,sofa,office chair
- 脚往上一搁，今天就到这儿。
/360.{0,2}旋转|可旋转/ =armchair,chair,office chair
- 不用起身，就换了风景。
/可躺|后仰|倾仰/ =armchair,sofa,office chair
- 往后一靠，架也不吵了。
/(?<!(?:贴皮|纹|色|腿|脚).*)(?:(?:实木|橡木|胡桃木|榉木|白蜡木|松木|原木))(?!.*(?:贴皮|纹|色|腿|脚))/ =table,coffee table,desk,bench,bookshelf,chest of drawers,stool,bed,dressing table
- 敲一下，是木头的声。
/岩板|大理石/ =table,coffee table
- 花纹像山水，擦一下就干净。
/可伸缩|拉伸|延长|拉开/ =table
- 平时小的，过年拉开。
/(?:坐|容纳|围坐)(?:[四六八十]|[4-9]|1\d)|(?:[四六八十]|[4-9]|1\d)人/ =table
- 没人站着吃。
/乳胶|海绵|回弹|记忆棉|软包|羽绒/ =sofa,armchair,bean bag
- 再看一集，是它说的。
/腰靠|护腰|人体工学/ =office chair
- 开会超时，腰不催你。
/升降|气压/ =desk,office chair
- 你高她矮，各调各的。
/电动升降/ =desk
- 按住，到你想要的地方松手。
/可折叠|折叠/ =chair,stool
- 客人走了，收到门后。
/[三四五六]层/ =bookshelf
- 那摞没看的书，有地方了。
/承重.{0,2}(?:1[2-9]\d|[2-9]\d\d)(?:公斤|kg)|承重[3-9]\d\d斤/ =chair,stool,sofa,armchair,bench,office chair
- 坐得随意，它不吱声。
/绒布|灯芯绒|羊羔绒|丝绒|天鹅绒/ =sofa,armchair
- 谁来都要摸一下。
`,
  ),
  ...readLines(
    'bedding',
    ['bedding'],
    String.raw`
/凉感|冰丝/ =summer sleeping mat,bed sheet,bedding set,pillowcase,pillow
- 不用满床找凉的地方。
/^(?:100%)?(?:纯棉|全棉|长绒棉|新疆棉|水洗棉)|\d+支/ =bedding set,bed sheet,duvet cover
- 刚换上的那一躺。
- 洗一次，软一次。
/真丝|桑蚕丝|天丝/ =pillowcase,bedding set,bed sheet
- 脸贴上去，就不想动了。
/羽绒|鹅绒|鸭绒|羽丝/ =duvet
- 只露个鼻子。
/乳胶|记忆棉|荞麦|决明子/ =pillow
- 头一放，它知道你的后脑勺。
/加绒|牛奶绒|珊瑚绒|法兰绒/ =bedding set,bed sheet,duvet cover
- 上床那一下，脚敢伸直。
/床笠|松紧|全包/ =bed sheet
- 怎么翻，角都还在。
/机洗/ =bedding set,bed sheet,duvet cover,pillowcase
- 周末一塞，晚上又睡上了。
/防水|隔尿/ =bed sheet,mattress topper
- 半夜不用拆床垫。
/(?:四|三|六|\d)件套/ =bedding set
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
- 出差一周，它自己喝。
/好养|耐阴|耐旱|皮实/ =plant
- 专给养死过仙人掌的人。
/太阳能/ =solar light
- 白天晒着，晚上亮着。
/带花苞|四季开/ =plant
- 某天早上，它忽然开了。
/底孔|排水孔/ =plant pot
- 水浇猛了，也有地方走。
/锋利|省力/ =garden shears,pruner
- 咔一声，手不酸。
/(?:[1-9]\d)米/ =garden hose
- 阳台那头也够得着。
/缓释|有机|营养/ =potting soil,fertilizer
- 拌进去，等。
/陶|水泥/ =plant pot
- 花没开的时候，看盆。
`,
  ),
];
