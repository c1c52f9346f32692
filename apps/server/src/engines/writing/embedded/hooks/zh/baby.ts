import { readHooks } from '../read-hooks.ts';

export const BABY_HOOKS = readHooks(`
question:
能背到多大？{fact}。 | load =背带,背巾,腰凳
夜里要换几次？{fact}。 | absorbent
夜里要起几次？{fact}。 | absorbent =纸尿裤,拉拉裤,尿不湿
奶瓶洗到几点？{fact}。 | easy-clean =奶瓶
脏了怎么洗？{fact}。 | machine-wash
几个月能用？{fact}。 | ages
抱着娃，单手能收吗？{fact}。 | foldable =推车,婴儿车
comment-reply:
闷不闷？{fact}。 | breathable
吸得快吗？{fact}。 | absorbent
什么材质？{fact}。 | food-grade
好不好洗？{fact}。 | easy-clean
多大能用？{fact}。 | ages
材料放心吗？{fact}。 | food-grade
`);
