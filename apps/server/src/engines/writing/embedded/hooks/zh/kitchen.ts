import { readHooks } from '../read-hooks.ts';

export const KITCHEN_HOOKS = readHooks(`
question:
一家人一锅够吗？{fact}。 | capacity =锅,空气炸锅,电饭煲,炒锅
薯条等多久？{fact}。 | fast =空气炸锅,烤箱
包里又洒了一片？{fact}。 | leakproof =杯,壶
电磁炉能用吗？{fact}。 | induction =煎锅,平底锅,炒锅,不粘锅,铁锅,奶锅,汤锅
切番茄，切成酱了？{fact}。 | sharp =刀
comment-reply:
能进洗碗机吗？{fact}。 | dishwasher
会不会粘？{fact}。 | nonstick
能热多久？{fact}。 | hot-hours
什么材质？{fact}。 | material
装多少？{fact}。 | capacity
`);
