import { readHooks } from '../read-hooks.ts';

export const STATIONERY_HOOKS = readHooks(`
question:
写字要不要压着本子？{fact}。 | lays-flat
钢笔写会不会洇？{fact}。 | thick-paper
画完洗得掉吗？{fact}。 | easy-clean
墨水又透到背面？{fact}。 | thick-paper
摊开老是合上？{fact}。 | lays-flat
笔又没水了？{fact}。 | fast =笔
字是细是粗？{fact}。 | nib
一年的清单写得下吗？{fact}。 | pages =本,手账
谁又拿走了你的本子？{fact}。 | personal
桌上笔到处滚？{fact}。 | storage
comment-reply:
能摊平吗？{fact}。 | lays-flat
笔尖多细？{fact}。 | nib =笔,钢笔,中性笔
什么做的？{fact}。 | material
一本多少页？{fact}。 | pages
纸多厚？{fact}。 | thick-paper
多少页？{fact}。 | pages
能平摊吗？{fact}。 | lays-flat
多大尺寸？{fact}。 | dimension
笔尖多粗？{fact}。 | nib
封面什么做的？{fact}。 | book-cover
怎么装订的？{fact}。 | binding
能放口袋吗？{fact}。 | compact
能刻名字吗？{fact}。 | personal
`);
