import { readLines } from '../written-lines.ts';

export const ACTIVE_LINES = [
  ...readLines(
    'sport',
    ['sport'],
    String.raw`
/(?:\d+(?:\.\d+)?米.{0,3}可调|长(?:度|短)可调|可调.{0,3}(?:绳|长))/ =jump rope
- 爸爸放长，孩子收短。
- 高个子放一截，小个子收一截。
/轴承/ =jump rope
- 转起来不打绊。
/钢丝/ =jump rope
- 甩起来有声，跳起来有数。
/初学|新手|零基础/ =jump rope
- 从第一个开始数。
/计数|显示|屏/ =jump rope
- 数到哪了，它记着。
/防滑|止滑/ =yoga mat
- 手心出汗，也抓得住。
/\d+(?:毫米|mm)(?:厚|加厚)|加厚/ =yoga mat
- 跪下去，膝盖不数地板缝。
/(?:[三四五六]|\d)(?:档|级)?(?:阻力|磅|拉力)/ =resistance band
- 先拿轻的，别逞强。
/^\d+(?:公斤|kg|斤)$/ =dumbbell,kettlebell
- 提起来，放下去，就这事。
/可折叠|折叠收纳|可收纳/ =treadmill,weight bench
- 练完往沙发后面一推。
/静音|减震/ =treadmill
- 在家跳，楼下不知道。
/天然橡胶|TPE|软木/ =yoga mat
- 铺开就平，边角不翘。
/透气|网眼|速干/ =bike helmet
- 骑起来，风从前面进。
/护腕|护膝|支撑|加压/ =knee brace,wrist band
- 系上，心里有底。
`,
  ),
  ...readLines(
    'outdoor',
    ['outdoor'],
    String.raw`
/防雨|防水|防暴雨/ =tent
- 躺着听雨。
/(?:秒|分钟).{0,2}(?:搭|开)|速开|免搭/ =tent
- 隔壁还在找地钉，你烧水了。
/轻|\d+(?:\.\d+)?(?:克|公斤|斤)/ =camping stove,sleeping pad,trekking pole
- 省下的分量，带肉。
/可折叠|折叠|收纳袋/ =camping chair,camping table,tent,hammock
- 塞后备箱角落。
/流明|照明|LED|灯/ =camping lantern
- 找地钉，也找刺猬。
/零下|羽绒/ =sleeping bag
- 早上醒来，鼻尖是凉的，别处不是。
/防风|抗风/ =tent
- 风推它的，你睡你的。
/不锈钢|钛|铝合金|304/ =camping cookware
- 底烧黑了，才像露过营。
/防晒|UPF|黑胶|涂银/ =canopy,patio umbrella
- 荫自己带。
/杯架|杯托/ =camping chair
- 喝的放手边。
/纱网|防蚊|网纱/ =tent
- 蚊子在外面，风在里面。
`,
  ),
  ...readLines(
    'pets',
    ['pets'],
    String.raw`
/可拆洗|机洗|可水洗|好清洗|易清洗|拆洗/ =dog bed,cat bed,pet bed
- 口水、泥、不明物，洗。
/剑麻|猫抓|瓦楞/ =cat scratcher,cat tree
> 以前，沙发是猫抓板。现在，{fact}。
- 沙发说谢谢。
/柔软|绒|加厚|棉|记忆棉|深度睡眠/ =dog bed,cat bed,pet bed
- 转几圈，叹口气，睡了。
/反光|夜光|发光/ =dog collar,dog leash,dog harness,dog lead
- 晚上那趟，远远看得见。
/防爆冲|防挣脱|胸背/ =dog harness
- 松鼠还在那边，你还在这边。
/可调|调节/ =dog collar,dog harness
- 年前一扣，年后一扣。
/\d+(?:\.\d+)?米|伸缩/ =dog leash,dog lead
- 够到下一棵好闻的树。
/慢食/ =pet bowl
- 吃饭，变成了一件事。
/结团/ =cat litter
- 一铲就是一团。
/低尘|无尘/ =cat litter
- 倒的时候，不用躲。
/除臭|除味/ =cat litter,litter box
- 猫砂盆在哪，客人猜不着。
/定时|自动|APP|智能/ =pet feeder
- 它改去盯机器了。
/活水|循环|过滤/ =pet fountain
- 会动的水，它愿意喝。
/静音|低噪/ =pet fountain
- 耳朵都没动一下。
/防滑|防打翻|加重/ =pet bowl
- 吃完，碗没挪窝。
/透气窗|网窗|透明|航空/ =pet carrier
- 一路看得见你。
/(?:[两三四五]|\d)层|跳台|吊床|爬架/ =cat tree
- 从此它从高处看你。
/去浮毛|除毛/ =pet brush
- 梳下来的，够再拼一只。
/尿垫|吸水|吸尿/ =pee pad
- 一早起来，地是干的。
`,
  ),
];
