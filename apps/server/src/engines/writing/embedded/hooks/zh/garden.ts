import { readHooks } from '../read-hooks.ts';

export const GARDEN_HOOKS = readHooks(`
question:
这一盆，长了多久？ | growth =盆景,盆栽,绿植,树苗,多肉
你养死过几盆？ | low-care
北阳台能养吗？ | low-care
水压小，喷得到吗？ | range =水枪,喷头,花洒,洒水器
一盆能装多少土？ | capacity
拎得动吗？ | weight
去年冬天冻裂了？ | frost-proof =花盆,盆
浇多烂根，浇少发蔫？ | self-watering
头一回养，选哪盆？ | low-care
办公桌放一盆，麻烦吗？ | low-care =绿植,多肉,盆栽,仙人掌,绿萝
天冷了，要搬进屋吗？ | frost-proof
剪口总是毛毛的？ | sharp =剪,修枝剪,园艺剪刀,园艺剪
水管拖半天，够到墙角吗？ | range =水管,软管,水枪
早上又忘了浇水？ | timer =自动浇花器,浇花器,洒水器,滴灌套装,喷灌,浇水器
水管一收一大团？ | adjustable =伸缩水管
天一黑，院子什么都看不见？ | solar =灯,庭院灯,草坪灯,壁灯,地插灯
夜里回家，门口有灯吗？ | automatic =灯,庭院灯,壁灯,路灯
一刮风，架子就歪？ | tough =花架,绿植架,爬藤架
下一夜雨，灯还亮吗？ | waterproof =灯,庭院灯,草坪灯,壁灯,地插灯
打药背半天，沉吗？ | weight =喷雾器,打药机
割草割一半，没电了？ | battery-life =割草机,打草机,绿篱机
草长疯了，割得动吗？ | power =割草机,打草机
满地落叶，扫到什么时候？ | power =吹叶机
阳台小，摆得下吗？ | compact
花盆一磕就掉渣？ | tough =花盆,盆
开了花，香不香？ | scent
剪不动，是枝太粗？ | sharp =剪,修枝剪,高枝剪,园艺剪刀,果树剪,绿篱剪
comment-reply:
好养吗？ | low-care
多大一盆？ | growth
多久浇一次？ | self-watering
要插电吗？ | solar
快不快？ | sharp
什么材质？ | material
能装多少？ | capacity
水花能调吗？ | adjustable =水枪,喷头,花洒
能喷多远？ | range =水枪,喷头,洒水器,喷雾器
装起来难吗？ | no-assembly
手工做的吗？ | handmade
punch:
懒，也能养花。 | low-care
macro:
凑近看用料。 | material =花盆,盆
刃口凑近看。 | sharp
split:
出门托邻居浇花，那是以前。 | self-watering
电线要穿过院子，那是以前。 | solar
`);
