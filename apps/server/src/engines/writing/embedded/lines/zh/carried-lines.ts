import { readLines } from '../written-lines.ts';

export const CARRIED_LINES = [
  ...readLines(
    'bags',
    ['bags'],
    String.raw`
/干湿分离|湿区/ =backpack,duffel bag
- 湿的一边，干的一边，互不打扰。
/水杯袋|水壶袋|水杯侧袋|侧袋/ =backpack,school bag
- 杯子插边上，一伸手就够着。
/防盗.{0,2}袋|背部(?:暗|口)?袋|后背.{0,3}袋/ =backpack
- 钱和证件，贴着自己放。
/卡位|卡槽|卡包/ =wallet,card holder
- 结账的时候，后面的人不用等。
/零钱|硬币/ =wallet,coin purse
- 硬币有了自己的屋。
/(?:[三-九]|\d+)个?(?:夹层|隔层|分区|口袋|袋)|多(?:口)?袋|多隔层/ =backpack,handbag,tote bag,crossbody bag,school bag
- 找东西不用把包倒过来。
/拉杆套|拉杆固定|拉杆箱固定|行李箱固定/ =backpack,duffel bag,laptop bag
- 挂在箱子上，一只手推着走。
/万向轮|静音轮/ =suitcase
- 一根手指推着走。
/密码锁|TSA|海关锁/ =suitcase
- 箱子交出去，密码留在手里。
/扩展|加大层|可扩/ =suitcase,backpack
- 拉开一圈，手信就有地方了。
/防水|防雨|防泼水/ =backpack,school bag,laptop bag
- 下雨不用把包抱怀里。
/(?:加宽|加厚|减负|减压).{0,3}(?:肩带|背带)|减负|护脊/ =school bag
- 走到站台那头，肩膀还愿意。
/折叠|折起来|可收纳/ =shopping bag
- 揣兜里，到收银台再打开。
/^(?:超轻|轻便|轻量)|自重.{0,4}\d/ =backpack,suitcase,school bag
- 分量都留给你装的。
/头层|真皮/ =handbag,wallet,crossbody bag,laptop bag,card holder,belt bag,clutch
- 磨出来的光，是你的手给的。
/尼龙|牛津布/ =backpack,duffel bag
- 教室地上、高铁架上，随便放。
/磁扣|磁吸扣/ =handbag,crossbody bag,tote bag,clutch
- 一松手就合上了。
/PC|硬壳|抗摔|铝框/ =suitcase
- 转盘上转出来，还是它。
`,
  ),
  ...readLines(
    'eyewear',
    ['eyewear'],
    String.raw`
/板材|醋酸/ =glasses,sunglasses,reading glasses
- 拿在手里有分量，戴上有样子。
/^(?:纯)?钛|钛(?:架|框)|金属(?:细)?框/ =glasses,sunglasses
- 细细一圈，不抢脸。
/^(?:仅|仅重|只有|重)?\d+克|超轻|轻盈/ =glasses,sunglasses,reading glasses,blue light glasses
- 鼻梁没意见。
/(?:可调|防滑|硅胶|气囊).{0,2}鼻托/ =glasses,sunglasses,blue light glasses
- 低头看手机，它不往下滑。
/弹簧腿|镜腿.{0,3}(?:软|弹)|弹力/ =glasses,sunglasses,reading glasses,blue light glasses
- 一只手就摘下来。
/(?:送|含|配|附).{0,6}(?:镜盒|眼镜盒)/ =glasses,sunglasses,reading glasses,blue light glasses
- 有了窝，就不跟钥匙打架。
/反光镀膜|水银|炫彩镀膜/ =sunglasses
- 谁也不知道你在看哪。
/大框|猫眼|圆框|方框|飞行员/ =sunglasses
- 素颜出门，往脸上一架。
/变色/ =glasses,sunglasses
- 太阳一出来，它先知道。
`,
  ),
  ...readLines(
    'jewellery',
    ['jewellery'],
    String.raw`
/(?:10|20|30)ATM|(?:100|200|300)米/ =watch
- 洗手、淋雨、下水，都不用摘。
/夜光|荧光|背光/ =watch
- 半夜醒来，不用摸手机。
/双时区|多时区|世界时/ =watch
- 打电话之前，先看一眼他那边几点。
/(?:硅胶|橡胶).{0,2}(?:表带|带)/ =watch
- 跑完步，水龙头下冲一冲。
/(?:真皮|牛皮).{0,2}(?:表带|带)/ =watch
- 戴着戴着，就贴你的手腕了。
/自动(?:机械|上链)/ =watch
- 你走路，它走针。
/石英/ =watch
- 不用惦记它，它走它的。
/蓝宝石(?:镜面|玻璃|表镜|水晶)/ =watch
- 蹭着门框过，脸上没花。
/秒表|计时码/ =watch
- 煮蛋也用它数。
/(?:淡水|海水|天然|澳白)珍珠/ =necklace,earring,bracelet,pendant
- 一件白衬衫，就等它了。
/^(?:S?925|足|纯)银$|^S?925银/ =necklace,ring,bracelet,earring,bangle,pendant,anklet
- 白衬衫能戴，黑毛衣也能戴。
/^(?:足金|18K金)/ =necklace,ring,bracelet,earring,bangle,pendant
- 留着，也不亏待它。
/(?:可|免费|支持)刻字/ =necklace,ring,bracelet,pendant
- 别人戴不走，上面有名字。
/不过敏|抗过敏|无镍|防过敏/ =earring
- 娇气的耳朵，也轮到了。
`,
  ),
];
