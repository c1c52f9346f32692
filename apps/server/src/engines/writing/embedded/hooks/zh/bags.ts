import { readHooks } from '../read-hooks.ts';

export const BAGS_HOOKS = readHooks(`
comment-reply:
装得下电脑吗？{fact}。 | storage =双肩包,背包,书包,单肩包,托特包,旅行包,电脑包,公文包,斜挎包,手提包,妈咪包
防水吗？{fact}。 | waterproof
沉不沉？{fact}。 | weight
里面怎么分的？{fact}。 | pockets
什么料子？{fact}。 | material
电脑多大能放？{fact}。 | laptop
能装多少？{fact}。 | capacity
能登机吗？{fact}。 | dimension =行李箱,登机箱
能承重多少？{fact}。 | load
脏了怎么洗？{fact}。 | easy-clean
question:
手机响了，在哪个口袋？{fact}。 | pockets
下雨没带伞？{fact}。 | waterproof
肩膀又勒红了？{fact}。 | adjustable
三天的衣服，一个包装得下吗？{fact}。 | capacity =旅行包,行李箱,双肩包,背包
上一个包是怎么坏的？{fact}。 | tough
不用的时候占不占地方？{fact}。 | foldable
笔记本放哪一层？{fact}。 | laptop
`);
