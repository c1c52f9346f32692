import { readLines } from '../written-lines.ts';

export const WORN_LINES = [
  ...readLines(
    'apparel',
    ['apparel'],
    String.raw`
/胸垫.{0,4}(?:可拆|可取|拆卸)|(?:可拆|可取|活动).{0,3}胸垫/ =bra,sports bra,swimsuit,tank top
- 洗之前抽出来，晾干再塞回去。
/防风.{0,2}防(?:泼)?水|防(?:泼)?水.{0,2}防风/ =jacket,coat,rain jacket
- 风有风的事，雨有雨的事，你赶你的路。
- 站台那股妖风，交给它。
/防风|挡风/ =jacket,coat,down jacket,rain jacket
- 等车的时候，站直了等。
/防(?:泼)?水|防雨/ =jacket,coat,rain jacket,down jacket
- 小雨落上去，抖一抖。
- 忘带伞的那天，正好穿它。
/(?:可|能)?(?:收纳|折叠|卷|塞|装).{0,3}(?:进|入|成|到).{0,4}(?:口袋|小包|袋|一团)|自带收纳/ =jacket,down jacket,rain jacket
- 中午热了，卷一卷塞进包。
- 平时在包底睡着，起风再叫它。
/速干|快干/ =T-shirt,shirt,shorts,tank top,jersey,polo shirt,trousers
- 晚上洗了晾着，第二天接着穿。
- 一身汗，走两步就轻了。
/^透气|网眼/ =T-shirt,polo shirt,shirt,tank top
- 地铁里人再多，后背能喘气。
- 七月出门，先给后背留个窗。
/加绒|抓绒|羊羔绒/ =hoodie,sweatshirt,jacket,trousers,fleece,coat,pyjamas
- 早上穿上那一下，不打哆嗦。
- 里头那层绒，是给自己穿的。
/(?<!(?:不|仿).*)(?:(?:充绒|鸭绒|鹅绒))(?!.*(?:不|仿))/ =down jacket,coat
- 站台上不用跺脚。
/^(?:100%|纯|美利奴|澳洲)?(?:羊毛|羊绒)/ =sweater,cardigan,coat,scarf
- 摸一把袖子，你会再摸一把。
/^(?:100%)?(?:纯棉|全棉|新疆棉|精梳棉)$/ =T-shirt,underwear,pyjamas,shirt
- 贴身这层，棉的，皮肤认得。
- 洗一回，软一点。
/真丝|桑蚕丝/ =nightgown,dress,scarf,pyjamas,shirt,blouse
- 手一摸就滑走了。
/亚麻|棉麻/ =shirt,dress,trousers,skirt,blouse
- 皱是它的脾气，也是它的好看。
/冰丝|凉感/ =T-shirt,shorts,trousers,underwear,polo shirt,arm sleeve
- 出门前贴一下脸，凉的。
/弹力|四面弹|松紧腰/ =trousers,jeans,leggings,joggers,裤,裤子,长裤,牛仔裤,瑜伽裤
- 蹲得下，也坐得久。
/连帽/ =hoodie,sweatshirt,jacket
- 帽子一扣，耳机一塞。
/内袋|暗袋|隐形口袋/ =jacket,coat,trousers,leggings,blazer
- 护照放里层，外人看不见。
/拉链.{0,2}(?:口袋|袋)|(?:口袋|袋).{0,3}拉链/ =jacket,trousers,shorts,hoodie,joggers,coat
- 拉上拉链，跑着赶车也不掉东西。
- 钥匙手机一拉，手就空出来了。
/(?:大|双|侧|两个|前)(?:口袋|兜)|袋鼠兜/ =hoodie,jacket,coat,trousers,joggers,sweatshirt
- 手机一边，手一边。
- 遛弯不用带包。
/UPF/ =sun hoodie,shirt,jacket,arm sleeve,防晒衣
- 骑车到公司，胳膊还是一个色。
/重磅|[23]\d\d克/ =T-shirt,hoodie,sweatshirt
- 挂着都有形，穿上更有。
/高腰/ =trousers,jeans,leggings,skirt,shorts
- 弯腰的时候，后腰不凉。
/落肩|廓形|宽松版型|^宽松/ =hoodie,sweatshirt,coat,jacket,shirt
- 里面再套一件，也没人知道。
/收腰/ =dress,shirt,coat,blouse
- 该收的地方收了一下。
/刺绣|绣花/ =T-shirt,hoodie,cap,shirt,sweatshirt,hanfu,dress
- 用手摸，线是凸起来的。
/免烫|抗皱|不易皱/ =shirt,trousers,blazer,suit
- 出差回来，熨斗还没醒。
/机洗/ =T-shirt,shirt,hoodie,sweatshirt,dress,sweater
- 红油点子，交给洗衣机。
/抗起球|不起球/ =sweater,cardigan,hoodie,sweatshirt,coat
- 胳膊肘那块，也还是平的。
/可调|后扣|调节扣/ =cap,棒球帽,鸭舌帽
- 头发长了放一扣，剪了收一扣。
/大帽檐|宽檐/ =hat
- 走到哪，荫到哪。
/翻边|卷边/ =beanie
- 卷一道是一个样，放下来又一个样。
/反光/ =jacket,leggings,shorts
- 车灯扫过来，人家先看见你。
/无感标|无标/ =T-shirt,underwear,tank top
- 后脖子不用再挠了。
/(?:[5-9]|10|五|六|七|十)双装?/ =sock
- 一周不用洗，周末一起洗。
/防臭|抗菌|银离子/ =sock
- 进门脱鞋，不用先解释。
`,
  ),
  ...readLines(
    'footwear',
    ['footwear'],
    String.raw`
/一脚蹬|免系带|无鞋带|不用系|免弯腰/ =sneaker,shoe,loafer,canvas shoe,slip-on shoe,walking shoe
- 一脚进去，人就出门了。
- 手里抱着娃，也能穿上。
/防滑|止滑/ =shoe,sneaker,slipper,walking shoe,rain boot,boot,loafer,slide
- 刚拖过的地，照常走。
/(?:鞋底|中底).{0,4}(?:缓震|回弹|软|减震)|缓震|回弹|软底|踩屎感|气垫/ =sneaker,shoe,running shoe,walking shoe,slipper,loafer
- 逛到关门，脚还没喊停。
- 一步一步，有人在底下托着。
/防水|不进水/ =boot,rain boot,hiking boot,snow boot,hiking shoe
- 水坑不用绕了。
/透气|网面|飞织/ =sneaker,running shoe,walking shoe,canvas shoe,shoe
- 脚趾头也过夏天。
/加绒|羊羔毛|毛绒/ =slipper
- 起床第一脚，落在它上面。
/(?<!(?:鞋垫|内里).*)(?:(?:真皮|牛皮|头层))(?!.*(?:鞋垫|内里))/ =boot,loafer,shoe,ankle boot,oxford shoe
- 走出来的褶子，都是自己的。
/帆布/ =canvas shoe
- 洗旧了，反而更好配裤子。
/^(?:超轻|轻便|轻量|轻盈)|单只.{0,3}\d+克/ =sneaker,running shoe,walking shoe,shoe,hiking shoe
- 抬脚的时候，忘了穿着鞋。
/机洗/ =sneaker,canvas shoe,slipper
- 沾了泥，周末一起洗。
/牛筋底|橡胶(?:大)?底/ =sneaker,shoe,boot,loafer,canvas shoe
- 天天走的路，交给鞋底。
/内增高/ =sneaker,shoe,boot,loafer
- 裤脚一盖，谁也看不出。
/宽楦|宽头|不挤脚/
- 小脚趾不用挤着站。
/防臭|除臭|抗菌/ =sneaker,insole,shoe
- 进门脱鞋，不用找借口。
/松紧/ =ankle boot,boot,loafer,shoe
- 两边一松，脚就进去了。
/可拆.{0,2}鞋垫|鞋垫可/ =sneaker,running shoe,boot,shoe
- 鞋垫抽出来单独洗。
`,
  ),
];
