import { readHooks } from '../read-hooks.ts';

export const TOYS_HOOKS = readHooks(`
question:
抱着软不软？ | soft =公仔,玩偶,娃娃
搭到一半，塌了？ | magnetic =磁力片,积木,磁力积木,磁力棒
哄睡的时候，抱哪个？ | soft =公仔,玩偶,娃娃,抱抱熊
毛绒的，洗过几次？ | machine-wash =公仔,玩偶,娃娃,抱抱熊
撞了墙，还跑吗？ | tough =遥控车,玩具车,汽车,赛车
刚飞起来就没电？ | battery-life =无人机,遥控飞机,直升机
一屁股坐上去，扛得住吗？ | load =扭扭车,木马,滑行车,电动车,摇摇马
搭起来好看，怎么收？ | foldable =帐篷,游戏屋,隧道
拼到半夜，还剩多少？ | piece-count =拼图,积木
一张大桌子摆得下吗？ | piece-count =拼图
punch:
倒出来，先搭一个。 | piece-count =积木,磁力片
`);
