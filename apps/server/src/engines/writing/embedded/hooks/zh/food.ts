import { readHooks } from '../read-hooks.ts';

export const FOOD_HOOKS = readHooks(`
question:
第一口什么味？{fact}。 | flavour
这包里，加糖了吗？{fact}。 | no-added-sugar
开会饿了，翻什么？{fact}。 | single-pack
这东西，产自哪里？{fact}。 | origin
十一点又饿了？{fact}。 | protein
十分钟能吃上饭吗？{fact}。 | fast
早饭里有糖吗？{fact}。 | no-added-sugar
配料表念得完吗？{fact}。 | few-ingredients
脆，还是硬？{fact}。 | crispy
能吃多辣？{fact}。 | spicy
长在哪里的？{fact}。 | origin
谁家的做法？{fact}。 | recipe
comment-reply:
什么味道？{fact}。 | flavour
加糖吗？{fact}。 | no-added-sugar
配料有什么？{fact}。 | few-ingredients
哪里产的？{fact}。 | origin
辣不辣？{fact}。 | spicy
蛋白质多少？{fact}。 | protein
产地哪里？{fact}。 | origin
能放多久？{fact}。 | lasts
加糖了吗？{fact}。 | no-added-sugar
`);
