import { readHooks } from '../read-hooks.ts';

export const TOYS_HOOKS = readHooks(`
question:
灯下反不反光？{fact}。 | no-glare =拼图
几岁能玩？{fact}。 | ages
洗得干净吗？{fact}。 | machine-wash
摔一下会不会坏？{fact}。 | tough
会不会划手？{fact}。 | round-corners
能充电吗？{fact}。 | rechargeable
comment-reply:
几岁能玩？看这条，{fact}。 | ages
安全吗？先看料，{fact}。 | food-grade
能洗吗？{fact}。 | machine-wash
什么做的？{fact}。 | material
`);
