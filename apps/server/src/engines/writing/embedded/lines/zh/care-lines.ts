import { readLines } from '../written-lines.ts';

export const CARE_LINES = [
  ...readLines(
    'beauty',
    ['beauty'],
    String.raw`
/^(?:无香|不含香精|0香精|无添加香|零香精)/
- 闻着什么都没有，就对了。
/SPF/ =sunscreen
- 涂完，再开门。
/哑光|丝绒|雾面|镜面|水光/ =lipstick
- 抿一下，再去开会。
/不沾杯|不掉色/ =lipstick
- 喝完奶茶，杯子是干净的。
/防水|不晕|不花妆/ =mascara,eyeliner
- 哭完，照常下楼。
/替换|补充装/ =face cream,foundation
- 用完，只换里头。
/前调|中调|后调|香调|留香/ =perfume
- 出了电梯，还有人回头。
/软毛|刷毛.{0,3}软/ =makeup brush
- 软得想再扫一遍。
/(?:[三-十]|\d+)(?:支色号|个色号|色可选)/ =lipstick,nail polish,blush
- 上班一个，约会一个。
/泡沫|卸妆|洁面|清洁/ =facial cleanser,cleansing oil
- 把地铁味洗掉。
/不油腻|不黏|清爽|好吸收|成膜快|不假白/ =hand cream
- 涂完就能摸手机。
/LED|补光|灯/ =makeup mirror
- 玄关灯藏住的，它照出来。
`,
  ),
  ...readLines(
    'hair',
    ['hair-care'],
    String.raw`
/大风|高速|速干/ =hair dryer
- 省下的时间，再躺一会儿。
/静音|低噪|分贝/ =hair dryer
- 室友还睡着。
/(?:[两三四五]|\d)(?:档|挡)|恒温|冷热|温控/ =hair dryer
- 赶时间一档，有空一档。
/无硅油|无硫酸|氨基酸|不含/ =shampoo,conditioner
- 配料表，短。
/留香|香味|\S香型/ =shampoo,conditioner,hair oil
- 总有人问你用的什么。
/蓬松|控油/ =shampoo
- 戴完头盔，抓一下。
/防脱|固发/ =shampoo
- 配料和用法，瓶子上写着。
/不打结|顺发|气垫/ =hairbrush,head comb
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
- 往沙发上一靠，不说话。
/热敷|发热|加热/ =heating pad,massager
- 灯一关，热乎着。
/秒(?:出|测)|\d+秒/ =thermometer,blood pressure monitor,pulse oximeter
- 水还没开，数先出来。
/大屏|大字/ =blood pressure monitor,thermometer
- 字大，爸妈自己念。
/\d+组(?:记忆|记录|存储)|记忆|记录/ =blood pressure monitor,thermometer,bathroom scale
- 上周的，翻得出来。
/静音/ =massager,foot bath,massage gun
- 开着，不耽误看剧。
/可调|绑带|魔术贴/ =knee brace
- 松紧，自己定。
/U型|护颈/ =travel pillow
- 头一歪，有人接着。
`,
  ),
];
