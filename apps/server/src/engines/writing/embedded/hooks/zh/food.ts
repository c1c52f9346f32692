import { readHooks } from '../read-hooks.ts';

export const FOOD_HOOKS = readHooks(`
question:
第一口什么味？{fact}。 | flavour
这包里，加糖了吗？{fact}。 | no-added-sugar
开会饿了，翻什么？{fact}。 | single-pack
辣到什么程度？{fact}。 | spicy
这东西，产自哪里？{fact}。 | origin
comment-reply:
什么味道？{fact}。 | flavour
加糖吗？{fact}。 | no-added-sugar
配料有什么？{fact}。 | few-ingredients
哪里产的？{fact}。 | origin
辣不辣？{fact}。 | spicy
`);
