import { readHooks } from '../read-hooks.ts';

export const TOYS_HOOKS = readHooks(`
question:
灯下反不反光？{fact}。 | no-glare =拼图
几岁能玩？{fact}。 | ages
洗得干净吗？{fact}。 | machine-wash
摔一下会不会坏？{fact}。 | tough
会不会划手？{fact}。 | round-corners
能充电吗？{fact}。 | rechargeable
下雨天在家玩什么？{fact}。 | piece-count
拿到就往嘴里塞？{fact}。 | food-grade
谁都能一起玩吗？{fact}。 | players
玩完收哪？{fact}。 | storage
抱着软不软？{fact}。 | soft =公仔,玩偶,娃娃
comment-reply:
几岁能玩？看这条，{fact}。 | ages
安全吗？先看料，{fact}。 | food-grade
能洗吗？{fact}。 | machine-wash
什么做的？{fact}。 | material
多少块？{fact}。 | piece-count
能互动吗？{fact}。 | interactive
遥控多远？{fact}。 | range
充一次玩多久？{fact}。 | battery-life
`);
