import { readHooks } from '../read-hooks.ts';

export const DRINKS_HOOKS = readHooks(`
question:
第一口喝到什么？{fact}。 | flavour
一瓶多大？{fact}。 | capacity
这豆子，长在哪？{fact}。 | origin =咖啡豆,咖啡,挂耳咖啡
白水喝腻了？{fact}。 | flavour
果汁里除了果还有什么？{fact}。 | no-added-sugar
咖啡什么时候烘的？{fact}。 | fresh
这杯从哪座山来？{fact}。 | origin =茶,咖啡
配料表多长？{fact}。 | few-ingredients
下午犯困喝什么？{fact}。 | flavour =茶,咖啡
comment-reply:
什么味道？{fact}。 | flavour
加糖了吗？{fact}。 | no-added-sugar
里面有什么？{fact}。 | few-ingredients
什么烘焙度？{fact}。 | roast
哪里的？{fact}。 | origin
多少毫升？{fact}。 | capacity
甜不甜？{fact}。 | no-added-sugar
产地哪里？{fact}。 | origin
咖啡因多少？{fact}。 | caffeine
烘焙度？{fact}。 | roast
一盒能喝多久？{fact}。 | capacity
`);
