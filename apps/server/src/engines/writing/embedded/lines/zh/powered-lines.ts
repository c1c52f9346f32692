import { readLines } from '../written-lines.ts';

/** Of what runs on power: sound, screens, cars and tools. */
export const POWERED_LINES = [
  ...readLines(
    'audio',
    ['audio'],
    String.raw`
/主动降噪|ANC|深度降噪|^降噪/ =headphones,earbuds,earphones
! 办公室，散了。
? 隔壁工位，还在打电话？
> 以前，听别人打电话。现在，听歌。
- 一按，地铁就走远了。
/(?:[89]|\d\d)(?:个)?小时/ =bluetooth speaker
! 火堆灭了，歌还在。
- 从下午放到收摊。
/(?:[6-9]|\d\d)(?:个)?小时/ =headphones,earbuds,earphones,bone conduction headphones
! 歌单先唱完的。
? 歌还没放完，它先没电？
- 来回一趟高铁，还有电。
- 歌单听完了，它还没完。
/快充|充(?:电)?\d+分钟/ =headphones,earbuds,earphones,bone conduction headphones
! 刷个牙，够听一路。
- 出门前充一会儿，够一路。
/IPX?7|防水/ =bluetooth speaker
! 放泳池边，放。
? 洗澡的时候，谁伴奏？
- 淋浴间里也能放。
/防汗|防水/ =earbuds,earphones,headphones,bone conduction headphones
! 汗归汗，歌归歌。
? 洗澡的时候，谁伴奏？
- 跑出一身汗，它不管。
/双设备|多设备/ =headphones,earbuds,earphones,headset
! 电脑看剧，手机响了，它都接。
- 剧看一半，电话进来，不用换。
/低音|Hi-?Res|音质/ =headphones,earbuds,earphones,bluetooth speaker,bookshelf speaker,soundbar
! 听过的歌，重听一遍。
- 原来后面还有一把吉他。
/不入耳|开放式|骨传导|挂耳|夹耳/ =headphones,earbuds,earphones,bone conduction headphones
! 听着歌，也听见车。
? 戴着耳机，听见喇叭了吗？
- 歌在耳边，路也在耳边。
/(?:柔软|记忆棉|海绵|蛋白皮).{0,3}耳(?:罩|垫)/ =headphones,headset
! 听到第三张专辑，耳朵没说话。
- 戴着开完会，忘了摘。
/(?:^|单耳|仅|只有)(?:重)?[3-9](?:\.\d+)?克/ =earbuds,earphones
! 摸一下耳朵，还在。
- 戴着戴着，摸一下还在不在。
/通话降噪|降噪麦/ =earbuds,headphones,earphones,headset
! 你在路边，他以为你在家。
- 骑着车说话，那头听得清。
/触控/ =earbuds,earphones,headphones
! 敲一下，下一首。
- 手机在兜里，歌换了。
/^(?:蓝牙|无线)/ =headphones,earbuds,earphones
! 站起来，没线拽你。
? 耳机线，解了多久？
> 以前，一路都在解线。现在，打开就听。
- 去厨房倒水，歌跟着。
`,
  ),
  ...readLines(
    'screens',
    ['electronics', 'computers'],
    String.raw`
/快充|闪充|\d+(?:W|瓦).{0,2}(?:输出|PD)/ =charger,power bank
! 喝杯咖啡，接着刷。
- 吃个早饭的工夫。
/续航.{0,4}\d+天|\d+天.{0,4}(?:续航|待机)|一次充.{0,6}天/ =smartwatch,keyboard,computer mouse
! 充电器？忘了放哪。
? 上次找充电线，什么时候？
- 出个差，没带线。
- 线在抽屉里睡着。
/[12]\d000(?:mAh|毫安)/ =power bank
! 充完你的，再充她的。
- 总有人来借。
/(?:[三四五六]|[3-9])(?:合一|口|个?(?:接口|插口))|多口/ =charger,power strip,wireless charger
! 手机手表耳机，不排队。
/磁吸/ =wireless charger,power bank
! 靠近，啪，吸住。
? 充电口，黑灯瞎火摸了几下？
- 一靠就吸上，不用对。
/夜视|红外/ =security camera
! 关了灯，它看得见猫。
? 夜里两点，猫在干嘛？
- 灯关了，画面还在。
/1080P|2K|4K|\d+万像素/ =security camera
! 放大，看清是谁家的猫。
- 放大，是谁看得清。
/移动侦测|人形|移动.{0,3}(?:推送|报警)/ =security camera,video doorbell
! 它看见了，你也看见了。
- 一有动静，手机先知道。
/对讲|双向/ =security camera
! 快递到了，你在公司答。
- 在公司喊一声，狗从沙发上下来。
/360|云台|旋转/ =security camera
! 它转头，你不用动。
- 一个屋子，它转着看。
/轴|热插拔|键帽/ =keyboard
! 嗒，嗒，嗒。
? 你那键盘，打字有声吗？
- 回邮件，也有了手感。
/静音/ =keyboard,computer mouse
- 旁边的人，还睡着。
/(?:1[2-9]\d|[2-9]\d\d)Hz/ =monitor
! 眨一下眼，就错过了。
- 打得快的那几下，看得清。
/(?:128|256|512|[1-9])(?:GB|TB|G|T)(?!.{0,2}(?:内存|运存))/ =external hard drive,usb flash drive,phone
! 糊的照片，也留着。
? 为了腾地方，删了哪次旅行？
/(?:[2-9]\d|1\d\d)(?:英)?寸/ =television,monitor
! 凑那么近干嘛，往后坐。
- 看剧不用凑过去。
/升降|可调|调节|折叠支架|角度/ =laptop stand
! 屏幕上来了，脖子也上来了。
? 是你低头，还是它抬头？
> 以前，脖子迁就屏幕。现在，屏幕上来。
- 它抬起来，你就不用低头。
/铝合金|金属|全金属/ =laptop stand
- 打字再急，它不晃。
/可折叠|折叠/ =laptop stand,keyboard,phone holder
- 夹在书里就带走了。
/防滑|硅胶垫|脚垫/ =keyboard
! 拍桌子，它没动。
- 敲得再狠，原地不动。
/无线充|放下即充|即放即充/ =wireless charger
! 放下，就在充了。
- 往上一放，去睡。
/蓝牙|无线|2\.4G/ =keyboard,computer mouse
! 桌上少一根线。
? 桌子后面，几根线？
/照片/ =instant camera,照片打印机
! 手机里那张，贴冰箱上。
? 上次洗照片，哪年？
- 贴在冰箱门上，天天看。
/APP(?:控制|远程)|手机(?:控制|远程)/ =智能插座,smart home hub
- 躺着说一句。
/(?:[5-9]|10)ATM|50米/ =smartwatch
! 下水，不用摘。
- 洗手游泳，都戴着。
/防水|IP6\d/ =security camera,video doorbell
! 雨里挂着，没事。
- 屋檐滴水，它不躲。
/编织|抗弯|不打结/ =charging cable
- 包里掏出来，不打结。
/^(?:加长)?[235](?:\.\d+)?米/ =charging cable
! 床头到插座，够了。
- 躺到床那头，也够。
/流明|亮度/ =projector
! 灯关了，墙就是电影院。
- 白墙一面，就是影院。
`,
  ),
  ...readLines(
    'car',
    ['car'],
    String.raw`
/吸力|Pa/ =car vacuum
! 薯条、沙子、狗毛，红灯就收完。
? 儿童座椅底下，你看过吗？
- 座椅缝里那些，出来了。
/磁吸|吸附|重力/ =car phone holder
! 一放，稳了。
- 一只手就放上去。
/360|旋转|可调/ =car phone holder
! 它转过来，你不用歪头。
- 朝着你转过来。
/4K|1080P|2K|高清|记录|广角/ =dash cam
! 谁先变道的？放出来看。
? 谁闯的红灯？
- 说不清的时候，放一遍。
/停车监控/ =dash cam
! 车停着，它没睡。
- 你逛街，它守着。
/快充|\d+(?:W|瓦)/ =car charger
- 堵着车，也在充。
/通用|适配/ =car phone holder,dash cam,car organizer,sunshade,car charger
! 换了车，接着用。
- 他的车、你的车，都能装。
/吸水|超细|不掉毛|不留痕/ =洗车毛巾,擦车巾,擦车毛巾
! 一抹，照见自己。
- 一抹过去，水没了。
/折叠|收纳|储物|格/ =car organizer
! 后备箱，有规矩了。
? 拐弯的时候，后面什么在滚？
- 拐弯的时候，后备箱没声。
/防滑底|底部防滑|不移位/ =car organizer,car mat
- 急拐弯，还在原处。
/护腰|记忆棉/ =car seat cover,腰靠,汽车腰靠
! 开到服务区，腰还行。
- 堵在高架上，后背不难受。
/充气|胎压/ =tyre inflator
! 周日没气了，自己来。
- 胎瘪在小区，楼下就能打。
/香型|香味|香调|除味|留香/ =car air freshener
! 上车，像没人抽过烟。
- 昨晚的火锅味，走了。
`,
  ),
  ...readLines(
    'tools',
    ['tools'],
    String.raw`
/无刷/ =drill,electric screwdriver,power saw,angle grinder,sander
! 扣着扳机，接着干。
- 里头没有碳刷可磨。
/扭[矩力]|牛米|N·?m/ =drill,electric screwdriver
! 锈的那颗，再试一次。
? 上次拧不动的，是哪颗？
- 锈住的那颗，先认输。
/无线|锂电/ =drill
! 上梯子，没有尾巴。
/(?:[两三]|2|3)(?:档|速|挡)/ =drill
! 木头一档，墙一档。
- 软的轻一点，硬的换一档。
/LED|照明/ =drill,electric screwdriver
! 水槽底下，看得见了。
- 柜子里黑，它自己照。
/\d\d+(?:件|合一|支)/ =tool set,socket set
! 要的那个，就在里面。
? 每次都少哪一个？
- 家里那颗怪螺丝，也有头。
/磁性?(?:批头|吸附|头)|强磁|带磁/ =screwdriver,electric screwdriver
! 螺丝吸着，人上去。
- 上梯子，螺丝不掉。
/(?:防滑|软胶|包胶)/ =screwdriver
! 拧到最后一颗，手还行。
- 手心出汗，也握得住。
/锻造|铬钒钢/ =hammer,wrench,pliers,screwdriver
- 掉地上，响一声而已。
/收纳盒|收纳箱|工具箱/ =tool set,socket set
! 少哪个，一眼看见。
- 用完归位，缺哪个一目了然。
/激光|精[准度]|误差|数显/ =level
! 是直的，不是差不多直。
? 那个架子，你觉得直吗？
- 架子直不直，它说了算。
/锋利/ =saw
- 画好线，照着走。
/多功能|\d+合一/ =多功能钳,工具钳
! 一抽屉的工具，在兜里。
- 从此，别人来问你借。
/承重/ =ladder
! 上去吧，站稳。
- 站在上面，慢慢想。
/伸缩|\d+米/ =ladder
! 灯泡，够着了。
- 换灯泡，不用叠椅子。
`,
  ),
];
