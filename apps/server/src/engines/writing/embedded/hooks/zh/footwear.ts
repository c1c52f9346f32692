import { readHooks } from '../read-hooks.ts';

export const FOOTWEAR_HOOKS = readHooks(`
question:
夏天脱鞋，你敢吗？{fact}。 | breathable
comment-reply:
雨天能不能穿？{fact}。 | waterproof
沉不沉？上秤看，{fact}。 | weight
上班穿着累不累？{fact}。 | comfort
`);
