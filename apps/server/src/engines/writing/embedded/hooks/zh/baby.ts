import { readHooks } from '../read-hooks.ts';

export const BABY_HOOKS = readHooks(`
question:
能背到多大？{fact}。 | load =背带,背巾,腰凳
夜里要起几次？{fact}。 | absorbent =纸尿裤,拉拉裤,尿不湿
奶瓶洗到几点？{fact}。 | easy-clean =奶瓶
脏了怎么洗？{fact}。 | machine-wash
几个月能用？{fact}。 | ages
大热天背着，捂不捂？{fact}。 | breathable =背带,背巾,腰凳
半夜一泡尿，床单湿没湿？{fact}。 | waterproof =隔尿垫,隔尿裤
凌晨冲奶，要等多久？{fact}。 | fast =温奶器,调奶器,暖奶器,冲奶机,泡奶机
一开机，会吵醒孩子吗？{fact}。 | quiet =吸奶器,调奶器,温奶器,辅食机,冲奶机,监护器
上下楼，搬得动吗？{fact}。 | weight =推车,婴儿车,餐椅
推车出门，晒到脸吗？{fact}。 | uv =推车,婴儿车
吃一顿饭，换一身衣服？{fact}。 | waterproof =围嘴,围兜,饭兜,罩衣
一松手倒了，洒一床？{fact}。 | leakproof =奶瓶,学饮杯,吸管杯,水杯
小脸蹭上去，软吗？{fact}。 | soft
小脸一吹风就干？{fact}。 | hydrating
关了灯，看得见孩子吗？{fact}。 | night-vision
喂到一半，饭凉了？{fact}。 | hot-hours =碗,辅食碗,餐盘
小屁股闷不闷汗？{fact}。 | breathable =纸尿裤,拉拉裤,尿不湿,尿布
后备箱放得下推车吗？{fact}。 | foldable =推车,婴儿车
comment-reply:
闷不闷？{fact}。 | breathable
吸得快吗？{fact}。 | absorbent
什么材质？{fact}。 | food-grade
加香精了吗？{fact}。 | fragrance-free
温和吗？{fact}。 | gentle
能装多少？{fact}。 | capacity
哪儿能调？{fact}。 | adjustable =背带,腰凳,餐椅,安全座椅
里面加了什么？{fact}。 | few-ingredients
split:
以前，出门背一大包。现在，{fact}。 | compact
以前，脏了只能手搓。现在，{fact}。 | machine-wash
`);
