import { readHooks } from '../read-hooks.ts';

export const OUTDOOR_HOOKS = readHooks(`
question:
后备箱还塞得下吗？{fact}。 | foldable
椅子坐塌过吗？{fact}。 | load =椅,月亮椅,露营椅
一个人搭得起来吗？{fact}。 | no-assembly
电量够一晚吗？{fact}。 | battery-life
半夜帐篷漏雨？{fact}。 | waterproof =帐篷
背包里还剩多少地方？{fact}。 | compact
风大能撑住吗？{fact}。 | windproof =帐篷,天幕
comment-reply:
能坐多重？{fact}。 | load =椅,月亮椅,露营椅
防雨吗？{fact}。 | waterproof
收起来多大？{fact}。 | foldable
什么布？{fact}。 | cloth
多重？{fact}。 | weight
几个人能睡？{fact}。 | capacity =帐篷
`);
