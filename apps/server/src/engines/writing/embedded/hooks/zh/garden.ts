import { readHooks } from '../read-hooks.ts';

export const GARDEN_HOOKS = readHooks(`
question:
这一盆，长了多久？{fact}。 | growth =盆景,盆栽,绿植,树苗,多肉
你养死过几盆？{fact}。 | low-care
北阳台能养吗？{fact}。 | low-care
水压小，喷得到吗？{fact}。 | range =水枪,喷头,花洒,洒水器
一盆能装多少土？{fact}。 | capacity
拎得动吗？{fact}。 | weight
去年冬天冻裂了？{fact}。 | frost-proof =花盆,盆
浇多烂根，浇少发蔫？{fact}。 | self-watering
头一回养，选哪盆？{fact}。 | low-care
办公桌放一盆，麻烦吗？{fact}。 | low-care =绿植,多肉,盆栽,仙人掌,绿萝
天冷了，要搬进屋吗？{fact}。 | frost-proof
剪口总是毛毛的？{fact}。 | sharp =剪,修枝剪,园艺剪刀,园艺剪
水管拖半天，够到墙角吗？{fact}。 | range =水管,软管,水枪
早上又忘了浇水？{fact}。 | timer =自动浇花器,浇花器,洒水器,滴灌套装,喷灌,浇水器
水管一收一大团？{fact}。 | adjustable =伸缩水管
天一黑，院子什么都看不见？{fact}。 | solar =灯,庭院灯,草坪灯,壁灯,地插灯
夜里回家，门口有灯吗？{fact}。 | automatic =灯,庭院灯,壁灯,路灯
一刮风，架子就歪？{fact}。 | tough =花架,绿植架,爬藤架
下一夜雨，灯还亮吗？{fact}。 | waterproof =灯,庭院灯,草坪灯,壁灯,地插灯
打药背半天，沉吗？{fact}。 | weight =喷雾器,打药机
割草割一半，没电了？{fact}。 | battery-life =割草机,打草机,绿篱机
草长疯了，割得动吗？{fact}。 | power =割草机,打草机
满地落叶，扫到什么时候？{fact}。 | power =吹叶机
阳台小，摆得下吗？{fact}。 | compact
花盆一磕就掉渣？{fact}。 | tough =花盆,盆
开了花，香不香？{fact}。 | scent
剪不动，是枝太粗？{fact}。 | sharp =剪,修枝剪,高枝剪,园艺剪刀,果树剪,绿篱剪
comment-reply:
好养吗？{fact}。 | low-care
多大一盆？{fact}。 | growth
多久浇一次？{fact}。 | self-watering
要插电吗？{fact}。 | solar
快不快？{fact}。 | sharp
什么材质？{fact}。 | material
能装多少？{fact}。 | capacity
水花能调吗？{fact}。 | adjustable =水枪,喷头,花洒
能喷多远？{fact}。 | range =水枪,喷头,洒水器,喷雾器
装起来难吗？{fact}。 | no-assembly
手工做的吗？{fact}。 | handmade
punch:
懒，也能养花。{fact}。 | low-care
macro:
凑近看用料，{fact}。 | material =花盆,盆
刃口凑近看，{fact}。 | sharp
split:
以前，出门托邻居浇花。现在，{fact}。 | self-watering
以前，电线要穿过院子。现在，{fact}。 | solar
`);
