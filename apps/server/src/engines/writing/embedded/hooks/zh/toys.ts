import { readHooks } from '../read-hooks.ts';

export const TOYS_HOOKS = readHooks(`
question:
几岁能玩？ | ages
摔一下会不会坏？ | tough
会不会划手？ | round-corners
能充电吗？ | rechargeable
下雨天在家玩什么？ | piece-count
拿到就往嘴里塞？ | food-grade
谁都能一起玩吗？ | players
玩完收哪？ | storage
抱着软不软？ | soft =公仔,玩偶,娃娃
收了手机，拿什么哄？ | interactive
搭到一半，塌了？ | magnetic =磁力片,积木,磁力积木,磁力棒
亲戚家孩子来了，抢不抢？ | players
哄睡的时候，抱哪个？ | soft =公仔,玩偶,娃娃,抱抱熊
毛绒的，洗过几次？ | machine-wash =公仔,玩偶,娃娃,抱抱熊
洗澡也要带着玩？ | waterproof
撞了墙，还跑吗？ | tough =遥控车,玩具车,汽车,赛车
刚飞起来就没电？ | battery-life =无人机,遥控飞机,直升机
一屁股坐上去，扛得住吗？ | load =扭扭车,木马,滑行车,电动车,摇摇马
认字，从哪儿学起？ | pinyin
练英语，有人陪吗？ | bilingual
故事讲到没词了？ | read-aloud
坐高铁，带哪个不闹？ | compact
搭起来好看，怎么收？ | foldable =帐篷,游戏屋,隧道
沾了口水饼干渣？ | easy-clean
拼到半夜，还剩多少？ | piece-count =拼图,积木
一张大桌子摆得下吗？ | piece-count =拼图
comment-reply:
安全吗？先看料。 | food-grade
能洗吗？ | machine-wash
什么做的？ | material
多少块？ | piece-count
能互动吗？ | interactive
充一次玩多久？ | battery-life
怎么个玩法？ | interactive
吸得牢吗？ | magnetic
什么木头？ | wood
孩子拿得动吗？ | weight
会自己动吗？ | automatic
能连手机吗？ | app
手工做的吗？ | handmade
punch:
摸摸边角。 | round-corners
倒出来，先搭一个。 | piece-count =积木,磁力片
捏一捏。 | soft
split:
电池换了又换，那是以前。 | rechargeable
客厅没处下脚，那是以前。 | storage
`);
