import { readHooks } from '../read-hooks.ts';

export const HEALTH_HOOKS = readHooks(`
punch:
肩膀，可以放下来了。 | massage
下班路上欠脖子的，回家还。 | massage
测一下，别用手背猜。 | precision =体温计,额温枪,耳温枪
数字说话，裤腰不算。 | precision =体重秤,体脂秤
被窝里先放它，再放脚。 | warm =热水袋,热敷垫,暖手宝
一粒多少，写得明明白白。 | dose
刷牙的声音，只有自己听见。 | quiet =电动牙刷,声波牙刷
出差忘带充电器，牙照刷。 | battery-life =电动牙刷,声波牙刷
牙缝里的午饭，该走了。 | pressure =冲牙器,洗牙器
一包一次，不用量勺。 | single-pack
闭眼，别看手机了。 | comfort =眼罩,蒸汽眼罩,热敷眼罩
膝盖上楼，先给它穿好。 | comfort =护膝
macro:
看按摩头，{fact}。 | massage
看刷毛，{fact}。 | soft =牙刷,电动牙刷,软毛牙刷
看这行小字，{fact}。 | dose
看屏幕，{fact}。 | precision
看料子，{fact}。 | material
贴手背试试温度，{fact}。 | warm
看里面填的什么，{fact}。 | material =眼罩,热敷眼罩,热敷垫
question:
今天酸的是脖子还是腰？{fact}。 | massage
一粒里有多少？{fact}。 | dose
额头烫不烫，手说了算？{fact}。 | precision =体温计,额温枪,耳温枪
被窝里，脚多久才暖？{fact}。 | warm
牙刷多久充一次？{fact}。 | battery-life =电动牙刷,声波牙刷
一天盯屏幕几个小时？{fact}。 | warm =眼罩,蒸汽眼罩,热敷眼罩
包里带得下吗？{fact}。 | compact
开着会吵到家里人吗？{fact}。 | quiet
加糖了没有？{fact}。 | no-added-sugar
勒不勒？{fact}。 | elastic
捏一下，硬不硬？{fact}。 | material
多久能热？{fact}。 | fast
split:
以前，捶自己肩膀。现在，{fact}。 | massage
以前，手背试温。现在，{fact}。 | precision =体温计,额温枪,耳温枪
以前，两双袜子。现在，{fact}。 | warm =热水袋,热敷垫,暖手宝
以前，牙签。现在，{fact}。 | pressure =冲牙器,洗牙器
以前，看不懂的瓶子。现在，{fact}。 | dose
以前，嗡嗡响。现在，{fact}。 | quiet
以前，开着手机睡。现在，{fact}。 | material =眼罩,热敷眼罩,蒸汽眼罩
comment-reply:
力气够吗？{fact}。 | massage
准不准？{fact}。 | precision
一份含多少？{fact}。 | dose
热得快吗？{fact}。 | fast
能热多久？{fact}。 | warm
充一次用多久？{fact}。 | battery-life
什么料子？{fact}。 | material
沉不沉？{fact}。 | weight
有糖吗？{fact}。 | no-added-sugar
unboxing:
拆开往肩上一搭，{fact}。 | massage
打开盒子，一包一包的，{fact}。 | single-pack
拆开先摸，{fact}。 | material
countdown:
挑{kind}，三条看仔细。
一{m_kind}，三句话讲清。
price-slam:
{was}的{kind}，{price}放床头。 | was-price
原来{was}，现在{price}，给家里备{kind}。 | was-price
`);
