import { readHooks } from '../read-hooks.ts';

export const STATIONERY_HOOKS = readHooks(`
punch:
字难看，先怪笔。 | =笔,钢笔,中性笔
握得舒服，就愿意多写一行。 | =笔,钢笔,中性笔,铅笔
开会记两行，也要好纸。 | =本,笔记本,手账本,手账
铅笔刀一转，作业开始了。 | =削笔器,卷笔刀
待办写下来，就不欠自己了。 | =本,便利贴,计划本,手账本
颜色一摊开，孩子就不吵。 | =彩铅,水彩笔,马克笔,蜡笔,油画棒
笔袋一开，样样有位置。 | pockets =笔袋
本子摊开，心先静下来。 | =本,笔记本
剪刀钝了，脾气就来了。 | sharp =剪刀
书桌乱，先收笔。 | =笔筒,笔袋
作业写不完，先换支笔。 | =笔,中性笔,钢笔
错题，有本子记着。 | =本,错题本
画画这件事，从颜料开始。 | =颜料,水彩颜料,画笔
开学清单，先划掉一样。 | =笔,本,笔袋,文具盒,书包,笔记本,铅笔
macro:
看笔尖，{fact}。 | nib =笔,钢笔,中性笔
看纸，{fact}。 | thick-paper
看这支笔，{fact}。 | barrel
打开数一数，{fact}。 | included
看封面，{fact}。 | book-cover
question:
写字要不要压着本子？{fact}。 | lays-flat
钢笔写会不会洇？{fact}。 | thick-paper
写两页，手酸不酸？ | =笔,钢笔,中性笔
笔写到一半没水，遇到过吗？ | =笔,中性笔,钢笔
孩子握笔，握对了吗？ | =笔,铅笔,钢笔,握笔器
有多少色？{fact}。 | piece-count =彩铅,水彩笔,马克笔
本子买了，写了几页？ | =本,笔记本,手账本
笔尖多粗？{fact}。 | nib =笔,钢笔,中性笔
笔帽，丢了几个？ | =笔,钢笔,马克笔
画完洗得掉吗？{fact}。 | easy-clean
送老师送什么？{fact}。 | gift-box
桌上几支没墨的笔？ | =笔,中性笔,笔筒
有几支？{fact}。 | piece-count =笔,中性笔,铅笔
split:
以前，胳膊肘压着。现在，{fact}。 | lays-flat
以前，一堆笔。现在，一支。 | =钢笔
以前透到背面，现在{fact}。 | thick-paper
以前剪歪，现在剪直。 | sharp =剪刀
以前找半天，现在{fact}。 | storage
comment-reply:
能摊平吗？{fact}。 | lays-flat
笔尖多细？{fact}。 | nib =笔,钢笔,中性笔
什么做的？{fact}。 | material
一本多少页？{fact}。 | pages
能送人吗？{fact}。 | gift-box
unboxing:
打开笔盒，{fact}。 | barrel
倒出来数，{fact}。 | piece-count
countdown:
挑{kind}，写之前看三点。 | =笔,钢笔,中性笔,本,笔记本
一{m_kind}，三个理由放桌上。
price-slam:
{price}，一{m_kind}，够写一阵。 | price =笔,钢笔,中性笔,本,笔记本
{price}，{kind}上桌。 | price
{was}的{kind}，现在{price}。 | was-price
`);
