import { readLines } from '../written-lines.ts';

/** Of skin, hair and health. None of them promises what a fact does not say. */
export const CARE_LINES = [
  ...readLines(
    'beauty',
    ['beauty'],
    String.raw`
/^(?:无香|不含香精|0香精|无添加香|零香精)/
! 闻不到，就对了。
- 闻着什么都没有，就对了。
/SPF/ =sunscreen
! 出门前，先它，再太阳。
- 涂完，再开门。
/玻尿酸|神经酰胺|保湿|补水/ =toner,serum,face cream
! 洗完脸，手别停。
/\d+%.*(?:烟酰胺|维C|A醇|水杨酸|果酸|多肽|玻色因|角鲨烷)|(?:烟酰胺|维C|A醇|水杨酸|果酸|多肽|玻色因|角鲨烷).*\d+%/ =serum,toner,face cream,eye cream,face mask
? 加了多少，你看过吗？
/哑光|丝绒|雾面|镜面|水光/ =lipstick
! 抿一下，看。
- 抿一下，再去开会。
/不沾杯|不掉色/ =lipstick
! 吃完火锅，还在。
- 喝完奶茶，杯子是干净的。
/防水|不晕|不花妆/ =mascara,eyeliner
! 哭吧，没人知道。
? 今晚看的，是哭戏？
- 哭完，照常下楼。
/替换|补充装/ =face cream,foundation
! 瓶子留着，换个芯。
- 用完，只换里头。
/泵头|按压/ =serum,toner,body lotion,hand cream
! 按一下，够了。
/前调|中调|后调|香调|留香/ =perfume
! 你走了，味道还没走。
? 电梯里，谁刚下去？
- 出了电梯，还有人回头。
/软毛|刷毛.{0,3}软/ =makeup brush
- 软得想再扫一遍。
/(?:[三-十]|\d+)(?:支色号|个色号|色可选)/ =lipstick,nail polish,blush
! 周一那支，和周五那支。
? 今天，涂哪个？
- 上班一个，约会一个。
/^(?:[1-9]\d?|100)(?:毫升|ml)$|旅行装/ =perfume,serum,toner,face cream,sunscreen,hand cream,travel bottle
! 安检，过了。
/泡沫|卸妆|洁面|清洁/ =facial cleanser,cleansing oil
! 下班了，脸也下班。
- 把地铁味洗掉。
/不油腻|不黏|清爽|好吸收|成膜快|不假白/ =hand cream
! 涂完，直接摸手机。
- 涂完就能摸手机。
/LED|补光|灯/ =makeup mirror
! 这下，看清了。
- 玄关灯藏住的，它照出来。
`,
  ),
  ...readLines(
    'hair',
    ['hair-care'],
    String.raw`
/大风|高速|速干/ =hair dryer
? 头发湿着，要迟到了？
> 以前，举着吹到手酸。现在，放下去挑衣服。
- 省下的时间，再躺一会儿。
/静音|低噪|分贝/ =hair dryer
! 六点吹头，没人醒。
- 室友还睡着。
/(?:[两三四五]|\d)(?:档|挡)|恒温|冷热|温控/ =hair dryer
- 赶时间一档，有空一档。
/无线/ =curling iron,straightener
! 面试楼下，再卷一下。
/无硅油|无硫酸|氨基酸|不含/ =shampoo,conditioner
! 没加什么，写在前面。
- 配料表，短。
/留香|香味|\S香型/ =shampoo,conditioner,hair oil
! 抱一下，人家会问。
- 总有人问你用的什么。
/蓬松|控油/ =shampoo
! 第二天，刘海还站着。
? 刘海，几点塌的？
- 戴完头盔，抓一下。
/防脱|固发/ =shampoo
- 配料和用法，瓶子上写着。
/不打结|顺发|气垫/ =hairbrush,head comb
! 从发尾梳，一路下去。
- 一梳到底，没打架。
/水洗|防水|干湿/ =hair clippers
- 用完水下一冲。
`,
  ),
  ...readLines(
    'health',
    ['health'],
    String.raw`
/肩颈|颈椎|颈部|揉捏/ =massager
! 下班，先把肩膀交出去。
? 谁给你捏肩？
- 往沙发上一靠，不说话。
/热敷|发热|加热/ =heating pad,massager
! 插上，躺下，别说话。
- 灯一关，热乎着。
/秒(?:出|测)|\d+秒/ =thermometer,blood pressure monitor,pulse oximeter
! 滴一声，有数了。
- 水还没开，数先出来。
/大屏|大字/ =blood pressure monitor,thermometer
! 老花镜，不用找。
? 爸妈的老花镜，又在哪？
- 字大，爸妈自己念。
/\d+组(?:记忆|记录|存储)|记忆|记录/ =blood pressure monitor,thermometer,bathroom scale
- 上周的，翻得出来。
/静音/ =massager,foot bath,massage gun
! 看剧的时候，开着。
- 开着，不耽误看剧。
/防水|IPX7/ =electric toothbrush,water flosser
! 洗澡的时候，顺手。
/可调|绑带|魔术贴/ =knee brace
! 紧一点。好。
- 松紧，自己定。
/U型|护颈/ =travel pillow
! 高铁上，脑袋有地方放了。
- 头一歪，有人接着。
`,
  ),
];
