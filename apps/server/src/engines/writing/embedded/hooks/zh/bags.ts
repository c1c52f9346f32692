import { readHooks } from '../read-hooks.ts';

export const BAGS_HOOKS = readHooks(`
comment-reply:
装得下电脑吗？ | storage =双肩包,背包,书包,单肩包,托特包,旅行包,电脑包,公文包,斜挎包,手提包,妈咪包
防水吗？ | waterproof
沉不沉？ | weight
里面怎么分的？ | pockets
什么料子？ | material
电脑多大能放？ | laptop
能登机吗？ | dimension =行李箱,登机箱
脏了怎么洗？ | easy-clean
能水洗吗？ | machine-wash
能刻名字吗？ | personal
带子能调吗？ | adjustable =双肩包,背包,单肩包,托特包,书包,电脑包,公文包,斜挎包,手提包,旅行包,腰包,胸包
手工缝的吗？ | handmade
question:
上一个包是怎么坏的？ | tough
不用的时候占不占地方？ | foldable
笔记本放哪一层？ | laptop
背着挤地铁，累不累？ | comfort =双肩包,背包,书包,电脑包
充电线耳机，又缠一起？ | pockets =双肩包,背包,电脑包,收纳包,旅行包,公文包
水杯雨伞，插哪？ | pockets =双肩包,背包,书包,登山包
出差，电脑衣服怎么分？ | laptop =双肩包,背包,旅行包
奶茶洒包上了？ | easy-clean
买多了，提手撑得住吗？ | tough =购物袋,环保袋,买菜包,托特包,帆布袋
箱子托运，怕不怕摔？ | tough =行李箱,拉杆箱,旅行箱,登机箱,密码箱
还没装书，多重？ | weight =书包
健身完，湿衣服放哪？ | pockets =健身包,运动包,旅行包,游泳包
拎到家，还冰着吗？ | cold-hours
临时买多了，拿什么装？ | foldable =购物袋,环保袋,旅行包,背包
出门只带手机，背哪个？ | compact
口红粉饼，一翻就乱？ | pockets =化妆包,洗漱包,收纳包
旅行回来，多出一堆东西？ | storage =旅行包,行李箱,拉杆箱,旅行箱
短途出门，一个包够吗？ | capacity =旅行包,行李箱,双肩包,背包
手机响了，在哪个口袋？ | pockets =双肩包,背包,单肩包,托特包,书包,电脑包,公文包,斜挎包,手提包,旅行包
下雨没带伞？ | waterproof =双肩包,背包,单肩包,托特包,书包,电脑包,公文包,斜挎包,手提包,旅行包
掏张卡，翻半天？ | pockets =钱包,钱夹,卡包
肩膀又勒红了？ | adjustable =双肩包,背包,单肩包,托特包,书包,电脑包,公文包,斜挎包,手提包,旅行包
punch:
装满它再说。 | capacity
macro:
拉链拉开看。 | pockets
凑近看用料。 | material
split:
电脑另拎一个包，那是以前。 | laptop
下雨把包抱怀里，那是以前。 | waterproof =双肩包,背包,单肩包,托特包,书包,电脑包,公文包,斜挎包,手提包,旅行包
`);
