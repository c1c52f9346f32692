import { readLines } from '../written-lines.ts';

/** Of bags, glasses and jewellery. */
export const CARRIED_LINES = [
  ...readLines(
    'bags',
    ['bags'],
    String.raw`
/(?:电脑|笔记本).{0,3}(?:隔层|仓|夹层|袋|位)/ =backpack,laptop bag,school bag,tote bag
! 电脑有自己的房间。
/干湿分离|湿区/ =backpack,duffel bag
! 湿毛巾，自己待着去。
> 以前，湿衣服套塑料袋。现在，单独一间。
- 湿的一边，干的一边，互不打扰。
/水杯袋|水壶袋|水杯侧袋|侧袋/ =backpack,school bag
- 杯子插边上，一伸手就够着。
/防盗.{0,2}袋|背部(?:暗|口)?袋|后背.{0,3}袋/ =backpack
! 贴着后背的那个兜，别人摸不着。
? 挤地铁，你背包朝前吗？
- 钱和证件，贴着自己放。
/卡位|卡槽|卡包/ =wallet,card holder
! 要刷卡，一抽就出来。
? 哪张卡，在第几层？
- 结账的时候，后面的人不用等。
/零钱|硬币/ =wallet,coin purse
! 硬币，别再叮当响了。
- 硬币有了自己的屋。
/(?:[三-九]|\d+)个?(?:夹层|隔层|分区|口袋|袋)|多(?:口)?袋|多隔层/ =backpack,handbag,tote bag,crossbody bag,school bag
! 钥匙在哪？这次你知道。
? 在门口倒过几次包？
> 以前，门口翻包翻半天。现在，一摸就着。
- 找东西不用把包倒过来。
/拉杆套|拉杆固定|拉杆箱固定|行李箱固定/ =backpack,duffel bag,laptop bag
! 往拉杆上一套，手就空了。
- 挂在箱子上，一只手推着走。
/万向轮|静音轮/ =suitcase
! 一根手指，推过整个航站楼。
- 一根手指推着走。
/密码锁|TSA|海关锁/ =suitcase
! 密码只有你知道。
- 箱子交出去，密码留在手里。
/扩展|加大层|可扩/ =suitcase,backpack
? 回来的行李，怎么总多一袋？
- 拉开一圈，手信就有地方了。
/(?:[3-9]\d)(?:升|L)|大容量/ =backpack,duffel bag,suitcase
? 出个门，你带几件万一？
/防水|防雨|防泼水/ =backpack,school bag,laptop bag
! 雨停在拉链外面。
? 下雨的时候，你抱着包跑吗？
- 下雨不用把包抱怀里。
/(?:加宽|加厚|减负|减压).{0,3}(?:肩带|背带)|减负|护脊/ =school bag
! 书没少，肩膀没喊。
? 放学路上，书包是谁在背？
- 走到站台那头，肩膀还愿意。
/折叠|折起来|可收纳/ =shopping bag
! 平时是一小团，买菜是一大包。
? 又忘带袋子了？
- 揣兜里，到收银台再打开。
/^(?:超轻|轻便|轻量)|自重.{0,4}\d/ =backpack,suitcase,school bag
- 分量都留给你装的。
/头层|真皮/ =handbag,wallet,crossbody bag,laptop bag,card holder,belt bag,clutch
! 先别夸，用旧了再看。
* 看这层皮纹。
- 磨出来的光，是你的手给的。
/尼龙|牛津布/ =backpack,duffel bag
! 往地上一放，不心疼。
- 教室地上、高铁架上，随便放。
/胸扣/ =backpack,school bag,hiking backpack
! 胸前一扣，跑起来它不跳。
/磁扣|磁吸扣/ =handbag,crossbody bag,tote bag,clutch
! 松手，它自己合上。
- 一松手就合上了。
/PC|硬壳|抗摔|铝框/ =suitcase
- 转盘上转出来，还是它。
/USB.{0,4}口|充电口/ =backpack,suitcase
! 手机没电，包里有嘴。
`,
  ),
  ...readLines(
    'eyewear',
    ['eyewear'],
    String.raw`
/偏光/ =sunglasses
! 水面那层白光，说没就没。
/UV400|防紫外线|100%.{0,3}UV/ =sunglasses
! 太阳晒脸，别晒眼睛。
/蓝光/ =blue light glasses,glasses
! 网页开了一排，还没下班。
? 今天看了几个屏？
/板材|醋酸/ =glasses,sunglasses,reading glasses
* 对着光转一下，看这块料。
! 粗的地方，就该粗。
- 拿在手里有分量，戴上有样子。
/^(?:纯)?钛|钛(?:架|框)|金属(?:细)?框/ =glasses,sunglasses
- 细细一圈，不抢脸。
/^(?:仅|仅重|只有|重)?\d+克|超轻|轻盈/ =glasses,sunglasses,reading glasses,blue light glasses
! 戴着找眼镜的，又多一个。
? 眼镜呢？在你脸上。
- 鼻梁没意见。
/(?:可调|防滑|硅胶|气囊).{0,2}鼻托/ =glasses,sunglasses,blue light glasses
! 不用再往上推了。
- 低头看手机，它不往下滑。
/弹簧腿|镜腿.{0,3}(?:软|弹)|弹力/ =glasses,sunglasses,reading glasses,blue light glasses
! 一只手摘，敢不敢？
- 一只手就摘下来。
/(?:送|含|配|附).{0,6}(?:镜盒|眼镜盒)/ =glasses,sunglasses,reading glasses,blue light glasses
! 坐上去之前，先放盒子里。
- 有了窝，就不跟钥匙打架。
/渐变/ =sunglasses
! 上面遮太阳，下面看菜单。
/反光镀膜|水银|炫彩镀膜/ =sunglasses
! 你看得见他，他看不见你。
- 谁也不知道你在看哪。
/大框|猫眼|圆框|方框|飞行员/ =sunglasses
! 脸小不小，框说了算。
- 素颜出门，往脸上一架。
/变色/ =glasses,sunglasses
! 进屋透，出门黑，你没动。
- 太阳一出来，它先知道。
`,
  ),
  ...readLines(
    'jewellery',
    ['jewellery'],
    String.raw`
/(?:10|20|30)ATM|(?:100|200|300)米/ =watch
! 跳下去，表不用摘。
? 游泳的时候，表放哪了？
> 以前，下水前先摘表。现在，戴着跳。
- 洗手、淋雨、下水，都不用摘。
/夜光|荧光|背光/ =watch
! 半夜三点，看得见是三点。
? 帐篷里，现在几点？
- 半夜醒来，不用摸手机。
/双时区|多时区|世界时/ =watch
! 这边早饭，那边晚饭，都在手上。
? 他那边，现在几点？
- 打电话之前，先看一眼他那边几点。
/(?:硅胶|橡胶).{0,2}(?:表带|带)/ =watch
! 出完汗，冲一下。
- 跑完步，水龙头下冲一冲。
/(?:真皮|牛皮).{0,2}(?:表带|带)/ =watch
! 戴久了，它认得你的手腕。
- 戴着戴着，就贴你的手腕了。
/自动(?:机械|上链)/ =watch
! 不用电池，靠你走路。
- 你走路，它走针。
/石英/ =watch
- 不用惦记它，它走它的。
/蓝宝石(?:镜面|玻璃|表镜|水晶)/ =watch
! 门框，随便碰。
- 蹭着门框过，脸上没花。
/秒表|计时码/ =watch
! 煮蛋、跑圈、开会，它数着。
- 煮蛋也用它数。
/(?:淡水|海水|天然|澳白)珍珠/ =necklace,earring,bracelet,pendant
- 一件白衬衫，就等它了。
/(?<!(?:风|仿|款).*)(?:(?:钻石|锆石|莫桑))(?!.*(?:风|仿|款))/ =necklace,earring,ring,bracelet,pendant
! 手动一下，它亮一下。
/^(?:S?925|足|纯)银$|^S?925银/ =necklace,ring,bracelet,earring,bangle,pendant,anklet
! 银的，配哪件都不吵。
- 白衬衫能戴，黑毛衣也能戴。
/^(?:足金|18K金)/ =necklace,ring,bracelet,earring,bangle,pendant
- 留着，也不亏待它。
/^天然.{0,3}(?:玉|翡翠|玛瑙|水晶|绿松石)|^(?:和田玉|翡翠)/ =bracelet,bangle,pendant,necklace
! 天生的纹，没法照着画。
/(?:可|免费|支持)刻字/ =necklace,ring,bracelet,pendant
! 刻上名字，就归她了。
? 刻谁的名字？
- 别人戴不走，上面有名字。
/活口|开口可调/ =ring
! 不知道她戴几号？也没事。
? 她的手指，几号？
/不过敏|抗过敏|无镍|防过敏/ =earring
! 耳朵娇气的，先看这条。
- 娇气的耳朵，也轮到了。
`,
  ),
];
