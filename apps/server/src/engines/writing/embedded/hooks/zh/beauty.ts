import { readHooks } from '../read-hooks.ts';

export const BEAUTY_HOOKS = readHooks(`
question:
瓶子上哪个数字值得看？{fact}。 | active
口红吃完饭还在吗？{fact}。 | wear-time =口红,唇釉,唇膏
洗完脸绷不绷？{fact}。 | gentle
防晒补过几次？{fact}。 | uv
洗完脸紧绷吗？{fact}。 | hydrating
一涂就刺痛？{fact}。 | gentle
中午就脱妆？{fact}。 | wear-time
成分表看得懂吗？{fact}。 | few-ingredients
comment-reply:
浓度多少？{fact}。 | active
能撑多久？{fact}。 | wear-time
敏感肌能用吗？先看这条，{fact}。 | gentle
有没有香精？{fact}。 | fragrance-free
干皮能用吗？{fact}。 | hydrating
什么味道？{fact}。 | scent
多少毫升？{fact}。 | capacity
有没有香味？{fact}。 | scent
敏感肌能用吗？先看，{fact}。 | gentle
`);
