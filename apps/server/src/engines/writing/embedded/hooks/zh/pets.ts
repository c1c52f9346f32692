import { readHooks } from '../read-hooks.ts';

export const PETS_HOOKS = readHooks(`
question:
你加班，谁喂它？ | timer =喂食器,自动喂食器
沙发现在是谁的？ | soft =窝,垫
罐头里到底有什么？ | few-ingredients =粮,罐头
换粮，先翻哪一行？ | recipe =粮,猫粮,狗粮
肉占几成，看过吗？ | recipe =罐头,主食罐,冻干,零食
大热天，趴哪都嫌热？ | cooling =垫,窝,冰垫,凉席
蜷成一团，睡得香吗？ | soft =窝,床,毯
夏天遛它，胸背捂不捂？ | breathable =胸背,胸背带,狗胸背,背带
待包里，闷不闷？ | breathable =猫包,宠物包,航空箱,背包
水放一天，飘毛了？ | automatic =饮水机,饮水器
机器一响，它就躲？ | quiet =饮水机,喂食器,剃毛器,电推剪,推子
出差几天，猫砂谁铲？ | automatic =猫砂盆
踩一脚，满屋湿脚印？ | absorbent =尿垫,垫
窝套拆得下来吗？ | removable-cover =窝,床,垫
遛弯渴了，喝什么？ | leakproof =水壶,水杯
雨天遛它，一身泥？ | waterproof =雨衣,衣服
一天就咬坏？ | tough =玩具,磨牙棒,狗咬胶
comment-reply:
能装多少？ | capacity =箱,盒,桶,袋,柜,壶,罐,器
蛋白质多少？ | protein =粮,罐头
啃的是什么料？ | food-grade =玩具,碗,盆
能调松紧吗？ | adjustable =项圈,胸背,胸背带
punch:
翻过来，念配料。 | few-ingredients =粮,罐头,零食,冻干
摸一把。 | soft =窝,床,垫,毯
macro:
凑近看用料。 | material =猫抓板,猫抓柱,猫爬架
split:
下班先冲回家喂饭，那是以前。 | timer =喂食器
`);
