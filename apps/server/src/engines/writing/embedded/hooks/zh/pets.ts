import { readHooks } from '../read-hooks.ts';

export const PETS_HOOKS = readHooks(`
question:
你加班，谁喂它？{fact}。 | timer =喂食器,自动喂食器
进门先闻到什么？{fact}。 | odour
沙发现在是谁的？{fact}。 | soft =窝,垫
罐头里到底有什么？{fact}。 | few-ingredients =粮,罐头
换粮，先翻哪一行？{fact}。 | recipe =粮,猫粮,狗粮
肉占几成，看过吗？{fact}。 | recipe =罐头,主食罐,冻干,零食
零食拆开，吃不完？{fact}。 | single-pack
开袋的粮，潮了？{fact}。 | airtight
大热天，趴哪都嫌热？{fact}。 | cooling =垫,窝,冰垫,凉席
蜷成一团，睡得香吗？{fact}。 | soft =窝,床,毯
夏天遛它，胸背捂不捂？{fact}。 | breathable =胸背,胸背带,狗胸背,背带
待包里，闷不闷？{fact}。 | breathable =猫包,宠物包,航空箱,背包
水放一天，飘毛了？{fact}。 | automatic =饮水机,饮水器
机器一响，它就躲？{fact}。 | quiet =饮水机,喂食器,剃毛器,电推剪,推子
出差几天，猫砂谁铲？{fact}。 | automatic =猫砂盆
踩一脚，满屋湿脚印？{fact}。 | absorbent =尿垫,垫
窝套拆得下来吗？{fact}。 | removable-cover =窝,床,垫
遛弯渴了，喝什么？{fact}。 | leakproof =水壶,水杯
雨天遛它，一身泥？{fact}。 | waterproof =雨衣,衣服
一天就咬坏？{fact}。 | tough =玩具,磨牙棒,狗咬胶
comment-reply:
能远程吗？{fact}。 | app
味道大吗？{fact}。 | odour
好洗吗？{fact}。 | machine-wash
能装多少？{fact}。 | capacity =箱,盒,桶,袋,柜,壶,罐,器
蛋白质多少？{fact}。 | protein =粮,罐头
会不会打滑？{fact}。 | non-slip
一份有多少？{fact}。 | dose
结团快吗？{fact}。 | clumping
啃的是什么料？{fact}。 | food-grade =玩具,碗,盆
能调松紧吗？{fact}。 | adjustable =项圈,胸背,胸背带
能收起来吗？{fact}。 | foldable
什么做的？{fact}。 | material
punch:
翻过来，念配料。{fact}。 | few-ingredients =粮,罐头,零食,冻干
摸一把。{fact}。 | soft =窝,床,垫,毯
macro:
凑近看用料，{fact}。 | material =猫抓板,猫抓柱,猫爬架
split:
以前，下班先冲回家喂饭。现在，{fact}。 | timer =喂食器
以前，来客人先开窗。现在，{fact}。 | odour
`);
