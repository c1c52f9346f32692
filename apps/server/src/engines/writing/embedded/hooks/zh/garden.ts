import { readHooks } from '../read-hooks.ts';

export const GARDEN_HOOKS = readHooks(`
question:
这一盆，长了多久？ | growth =盆景,盆栽,绿植,树苗,多肉
水压小，喷得到吗？ | range =水枪,喷头,花洒,洒水器
去年冬天冻裂了？ | frost-proof =花盆,盆
办公桌放一盆，麻烦吗？ | low-care =绿植,多肉,盆栽,仙人掌,绿萝
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
花盆一磕就掉渣？ | tough =花盆,盆
剪不动，是枝太粗？ | sharp =剪,修枝剪,高枝剪,园艺剪刀,果树剪,绿篱剪
comment-reply:
水花能调吗？ | adjustable =水枪,喷头,花洒
能喷多远？ | range =水枪,喷头,洒水器,喷雾器
macro:
凑近看用料。 | material =花盆,盆
`);
