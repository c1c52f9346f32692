import { readHooks } from '../read-hooks.ts';

export const DRINKS_HOOKS = readHooks(`
question:
第一口喝到什么？{fact}。 | flavour
一瓶多大？{fact}。 | capacity
这豆子，长在哪？{fact}。 | origin =咖啡豆,咖啡,挂耳咖啡
comment-reply:
什么味道？{fact}。 | flavour
加糖了吗？{fact}。 | no-added-sugar
里面有什么？{fact}。 | few-ingredients
什么烘焙度？{fact}。 | roast
哪里的？{fact}。 | origin
多少毫升？{fact}。 | capacity
`);
