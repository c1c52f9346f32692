import { readHooks } from '../read-hooks.ts';

export const HEALTH_HOOKS = readHooks(`
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
`);
