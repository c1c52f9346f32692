import { readLines } from '../written-lines.ts';

export const POWERED_LINES = [
  ...readLines(
    'audio',
    ['audio'],
    String.raw`
/主动降噪|ANC|深度降噪|^降噪/ =headphones,earbuds,earphones
- 一按，地铁就走远了。
/(?:[89]|\d\d)(?:个)?小时/ =bluetooth speaker
- 从下午放到收摊。
/(?:[6-9]|\d\d)(?:个)?小时/ =headphones,earbuds,earphones,bone conduction headphones
- 来回一趟高铁，还有电。
- 歌单听完了，它还没完。
/快充|充(?:电)?\d+分钟/ =headphones,earbuds,earphones,bone conduction headphones
- 出门前充一会儿，够一路。
/IPX?7|防水/ =bluetooth speaker
- 淋浴间里也能放。
/防汗|防水/ =earbuds,earphones,headphones,bone conduction headphones
- 跑出一身汗，它不管。
/双设备|多设备/ =headphones,earbuds,earphones,headset
- 剧看一半，电话进来，不用换。
/低音|Hi-?Res|音质/ =headphones,earbuds,earphones,bluetooth speaker,bookshelf speaker,soundbar
- 原来后面还有一把吉他。
/不入耳|开放式|骨传导|挂耳|夹耳/ =headphones,earbuds,earphones,bone conduction headphones
- 歌在耳边，路也在耳边。
/(?:柔软|记忆棉|海绵|蛋白皮).{0,3}耳(?:罩|垫)/ =headphones,headset
- 戴着开完会，忘了摘。
/(?:^|单耳|仅|只有)(?:重)?[3-9](?:\.\d+)?克/ =earbuds,earphones
- 戴着戴着，摸一下还在不在。
/通话降噪|降噪麦/ =earbuds,headphones,earphones,headset
- 骑着车说话，那头听得清。
/触控/ =earbuds,earphones,headphones
- 手机在兜里，歌换了。
/^(?:蓝牙|无线)/ =headphones,earbuds,earphones
- 去厨房倒水，歌跟着。
`,
  ),
  ...readLines(
    'screens',
    ['electronics', 'computers'],
    String.raw`
/快充|闪充|\d+(?:W|瓦).{0,2}(?:输出|PD)/ =charger,power bank
- 吃个早饭的工夫。
/续航.{0,4}\d+天|\d+天.{0,4}(?:续航|待机)|一次充.{0,6}天/ =smartwatch,keyboard,computer mouse
- 出个差，没带线。
- 线在抽屉里睡着。
/[12]\d000(?:mAh|毫安)/ =power bank
- 总有人来借。
/磁吸/ =wireless charger,power bank
- 一靠就吸上，不用对。
/夜视|红外/ =security camera
- 灯关了，画面还在。
/1080P|2K|4K|\d+万像素/ =security camera
- 放大，是谁看得清。
/移动侦测|人形|移动.{0,3}(?:推送|报警)/ =security camera,video doorbell
- 一有动静，手机先知道。
/对讲|双向/ =security camera
- 在公司喊一声，狗从沙发上下来。
/360|云台|旋转/ =security camera
- 一个屋子，它转着看。
/轴|热插拔|键帽/ =keyboard
- 回邮件，也有了手感。
/静音/ =keyboard,computer mouse
- 旁边的人，还睡着。
/(?:1[2-9]\d|[2-9]\d\d)Hz/ =monitor
- 打得快的那几下，看得清。
/(?:[2-9]\d|1\d\d)(?:英)?寸/ =television,monitor
- 看剧不用凑过去。
/升降|可调|调节|折叠支架|角度/ =laptop stand
- 它抬起来，你就不用低头。
/铝合金|金属|全金属/ =laptop stand
- 打字再急，它不晃。
/可折叠|折叠/ =laptop stand,keyboard,phone holder
- 夹在书里就带走了。
/防滑|硅胶垫|脚垫/ =keyboard
- 敲得再狠，原地不动。
/无线充|放下即充|即放即充/ =wireless charger
- 往上一放，去睡。
/照片/ =instant camera,照片打印机
- 贴在冰箱门上，天天看。
/APP(?:控制|远程)|手机(?:控制|远程)/ =智能插座,smart home hub
- 躺着说一句。
/(?:[5-9]|10)ATM|50米/ =smartwatch
- 洗手游泳，都戴着。
/防水|IP6\d/ =security camera,video doorbell
- 屋檐滴水，它不躲。
/编织|抗弯|不打结/ =charging cable
- 包里掏出来，不打结。
/^(?:加长)?[235](?:\.\d+)?米/ =charging cable
- 躺到床那头，也够。
/流明|亮度/ =projector
- 白墙一面，就是影院。
`,
  ),
  ...readLines(
    'car',
    ['car'],
    String.raw`
/吸力|Pa/ =car vacuum
- 座椅缝里那些，出来了。
/磁吸|吸附|重力/ =car phone holder
- 一只手就放上去。
/360|旋转|可调/ =car phone holder
- 朝着你转过来。
/4K|1080P|2K|高清|记录|广角/ =dash cam
- 说不清的时候，放一遍。
/停车监控/ =dash cam
- 你逛街，它守着。
/快充|\d+(?:W|瓦)/ =car charger
- 堵着车，也在充。
/通用|适配/ =car phone holder,dash cam,car organizer,sunshade,car charger
- 他的车、你的车，都能装。
/吸水|超细|不掉毛|不留痕/ =洗车毛巾,擦车巾,擦车毛巾
- 一抹过去，水没了。
/折叠|收纳|储物|格/ =car organizer
- 拐弯的时候，后备箱没声。
/防滑底|底部防滑|不移位/ =car organizer,car mat
- 急拐弯，还在原处。
/护腰|记忆棉/ =car seat cover,腰靠,汽车腰靠
- 堵在高架上，后背不难受。
/充气|胎压/ =tyre inflator
- 胎瘪在小区，楼下就能打。
/香型|香味|香调|除味|留香/ =car air freshener
- 昨晚的火锅味，走了。
`,
  ),
  ...readLines(
    'tools',
    ['tools'],
    String.raw`
/无刷/ =drill,electric screwdriver,power saw,angle grinder,sander
- 里头没有碳刷可磨。
/扭[矩力]|牛米|N·?m/ =drill,electric screwdriver
- 锈住的那颗，先认输。
/(?:[两三]|2|3)(?:档|速|挡)/ =drill
- 软的轻一点，硬的换一档。
/LED|照明/ =drill,electric screwdriver
- 柜子里黑，它自己照。
/\d\d+(?:件|合一|支)/ =tool set,socket set
- 家里那颗怪螺丝，也有头。
/磁性?(?:批头|吸附|头)|强磁|带磁/ =screwdriver,electric screwdriver
- 上梯子，螺丝不掉。
/(?:防滑|软胶|包胶)/ =screwdriver
- 手心出汗，也握得住。
/锻造|铬钒钢/ =hammer,wrench,pliers,screwdriver
- 掉地上，响一声而已。
/收纳盒|收纳箱|工具箱/ =tool set,socket set
- 用完归位，缺哪个一目了然。
/激光|精[准度]|误差|数显/ =level
- 架子直不直，它说了算。
/锋利/ =saw
- 画好线，照着走。
/多功能|\d+合一/ =多功能钳,工具钳
- 从此，别人来问你借。
/承重/ =ladder
- 站在上面，慢慢想。
/伸缩|\d+米/ =ladder
- 换灯泡，不用叠椅子。
`,
  ),
];
