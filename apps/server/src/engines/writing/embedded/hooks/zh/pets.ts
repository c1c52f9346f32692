import { readHooks } from '../read-hooks.ts';

export const PETS_HOOKS = readHooks(`
punch:
猫不说话，碗会说。 | =猫粮,喂食器,宠物碗,猫碗,自动喂食器
你加班，它准点开饭。 | timer =喂食器
出差两天，饭有人管。 | app =喂食器,自动喂食器,宠物自动喂食器,猫咪自动喂食器
客人进门，先没闻到猫。 | odour
沙发保住了，抓这个。 | =猫抓板,猫抓柱,猫爬架
狗一拽，考的是绳子。 | =牵引绳,胸背带,狗绳
毛在梳子上，不在裤子上。 | =梳,宠物梳,猫梳子,狗梳子
一团扔掉，不用挖半天。 | clumping
窝不在大，够它转一圈。 | =窝,猫窝,狗窝
脏了拆下来，洗。 | removable-cover
喝水这事，让它自己走过去。 | =饮水机,宠物饮水机
挑食的，先闻闻这个。 | =猫粮,狗粮,猫条,冻干
咬不烂，才叫玩具。 | tough =玩具
出门一趟，别关在纸箱里。 | =猫包,航空箱,宠物包
macro:
看颗粒，{fact}。 | protein =粮
看料桶，{fact}。 | food-grade =喂食器
看这一团，{fact}。 | clumping
看缝线，{fact}。 | tough
摸摸里面，{fact}。 | soft
question:
老狗起身，疼不疼？{fact}。 | comfort =狗窝,宠物窝,狗床
你加班，谁喂它？{fact}。 | timer =喂食器,自动喂食器
你出差，谁喂猫？ | =喂食器,自动喂食器,宠物自动喂食器,猫咪自动喂食器
进门先闻到什么？{fact}。 | odour
沙发角，还剩几根线？ | =猫抓板,猫抓柱,猫爬架
配料表，你替它看过吗？ | few-ingredients
毛粘了一身，出门前怎么办？ | =梳,宠物梳,猫梳子,粘毛器
早上几点被它叫醒？ | timer =喂食器
狗一激动，绳子勒不勒？ | =胸背带,牵引绳,狗绳
它的窝，多久洗一次？ | machine-wash =窝,垫,床
停电了，还能吃上饭吗？ | power-cut =喂食器
吃几口就走，是挑食吗？ | =猫粮,狗粮,猫条
铲屎，今天几趟？ | =猫砂,猫砂盆,豆腐猫砂
split:
以前，睡你枕头。现在，{fact}。 | comfort =狗窝,猫窝,宠物窝
以前，饿着等你。现在，{fact}。 | timer =喂食器
以前，沙发。现在，猫抓板。 | =猫抓板
以前定闹钟，现在{fact}。 | timer =喂食器
以前捂鼻子，现在{fact}。 | odour
以前，一长串配料。现在，{fact}。 | few-ingredients
以前手搓，现在{fact}。 | machine-wash
comment-reply:
能远程吗？{fact}。 | app
味道大吗？{fact}。 | odour
里面有什么？{fact}。 | few-ingredients
好洗吗？{fact}。 | machine-wash
能装多少？{fact}。 | capacity =箱,盒,桶,袋,柜,壶,罐,器
unboxing:
拆箱，猫先进了箱子。 | =猫窝,猫抓板,猫爬架,喂食器,自动喂食器,猫砂盆,猫砂
打开看看，{fact}。 | food-grade
countdown:
挑{kind}，主子看三点。
养{m}毛孩子，{kind}三点看清。 | =猫粮,狗粮,猫砂
price-slam:
{price}，主子的{kind}有了。 | price
{price}，沙发保住了。 | price =猫抓板,猫抓柱
{was}的{kind}，现在{price}。 | was-price
`);
