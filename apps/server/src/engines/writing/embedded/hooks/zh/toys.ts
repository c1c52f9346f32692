import { readHooks } from '../read-hooks.ts';

export const TOYS_HOOKS = readHooks(`
question:
几岁能玩？{fact}。 | ages
摔一下会不会坏？{fact}。 | tough
会不会划手？{fact}。 | round-corners
能充电吗？{fact}。 | rechargeable
下雨天在家玩什么？{fact}。 | piece-count
拿到就往嘴里塞？{fact}。 | food-grade
谁都能一起玩吗？{fact}。 | players
玩完收哪？{fact}。 | storage
抱着软不软？{fact}。 | soft =公仔,玩偶,娃娃
收了手机，拿什么哄？{fact}。 | interactive
搭到一半，塌了？{fact}。 | magnetic =磁力片,积木,磁力积木,磁力棒
亲戚家孩子来了，抢不抢？{fact}。 | players
哄睡的时候，抱哪个？{fact}。 | soft =公仔,玩偶,娃娃,抱抱熊
毛绒的，洗过几次？{fact}。 | machine-wash =公仔,玩偶,娃娃,抱抱熊
洗澡也要带着玩？{fact}。 | waterproof
撞了墙，还跑吗？{fact}。 | tough =遥控车,玩具车,汽车,赛车
刚飞起来就没电？{fact}。 | battery-life =无人机,遥控飞机,直升机
一屁股坐上去，扛得住吗？{fact}。 | load =扭扭车,木马,滑行车,电动车,摇摇马
认字，从哪儿学起？{fact}。 | pinyin
练英语，有人陪吗？{fact}。 | bilingual
故事讲到没词了？{fact}。 | read-aloud
坐高铁，带哪个不闹？{fact}。 | compact
搭起来好看，怎么收？{fact}。 | foldable =帐篷,游戏屋,隧道
沾了口水饼干渣？{fact}。 | easy-clean
拼到半夜，还剩多少？{fact}。 | piece-count =拼图,积木
一张大桌子摆得下吗？{fact}。 | piece-count =拼图
comment-reply:
安全吗？先看料，{fact}。 | food-grade
能洗吗？{fact}。 | machine-wash
什么做的？{fact}。 | material
多少块？{fact}。 | piece-count
能互动吗？{fact}。 | interactive
充一次玩多久？{fact}。 | battery-life
怎么个玩法？{fact}。 | interactive
吸得牢吗？{fact}。 | magnetic
什么木头？{fact}。 | wood
孩子拿得动吗？{fact}。 | weight
会自己动吗？{fact}。 | automatic
能连手机吗？{fact}。 | app
手工做的吗？{fact}。 | handmade
punch:
摸摸边角。{fact}。 | round-corners
倒出来，先搭一个。{fact}。 | piece-count =积木,磁力片
捏一捏。{fact}。 | soft
split:
以前，电池换了又换。现在，{fact}。 | rechargeable
以前，客厅没处下脚。现在，{fact}。 | storage
`);
