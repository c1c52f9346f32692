import { readHooks } from '../read-hooks.ts';

export const BAGS_HOOKS = readHooks(`
comment-reply:
装得下电脑吗？{fact}。 | storage =双肩包,背包,书包,单肩包,托特包,旅行包,电脑包,公文包,斜挎包,手提包,妈咪包
防水吗？{fact}。 | waterproof
沉不沉？{fact}。 | weight
里面怎么分的？{fact}。 | pockets
什么料子？{fact}。 | material
`);
