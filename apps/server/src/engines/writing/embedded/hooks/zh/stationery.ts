import { readHooks } from '../read-hooks.ts';

export const STATIONERY_HOOKS = readHooks(`
question:
写字要不要压着本子？{fact}。 | lays-flat
钢笔写会不会洇？{fact}。 | thick-paper
笔尖多粗？{fact}。 | nib =笔,钢笔,中性笔
画完洗得掉吗？{fact}。 | easy-clean
comment-reply:
能摊平吗？{fact}。 | lays-flat
笔尖多细？{fact}。 | nib =笔,钢笔,中性笔
什么做的？{fact}。 | material
一本多少页？{fact}。 | pages
`);
