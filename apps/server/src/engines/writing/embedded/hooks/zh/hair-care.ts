import { readHooks } from '../read-hooks.ts';

export const HAIR_CARE_HOOKS = readHooks(`
question:
吹干要多久？{fact}。 | power =吹风机
一瓶洗发水，留几种香？{fact}。 | fragrance-free
comment-reply:
一块能用多久？{fact}。 | lasts
吵不吵？{fact}。 | quiet
沉不沉？{fact}。 | weight
有香精吗？{fact}。 | fragrance-free
一瓶多大？{fact}。 | capacity
什么料子做的？{fact}。 | material
`);
