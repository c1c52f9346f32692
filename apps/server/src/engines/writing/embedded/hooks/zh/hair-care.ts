import { readHooks } from '../read-hooks.ts';

export const HAIR_CARE_HOOKS = readHooks(`
question:
一瓶洗发水，留几种香？{fact}。 | fragrance-free
洗完还是毛躁？{fact}。 | hydrating
快迟到了，头发还湿？{fact}。 | fast =吹风机
早上六点怕吵醒谁？{fact}。 | quiet =吹风机
举得手酸？{fact}。 | weight =吹风机
温度能不能低一点？{fact}。 | adjustable =吹风机,卷发棒,直发器
头皮敏感？{fact}。 | gentle
头发香几个小时？{fact}。 | scent
comment-reply:
一块能用多久？{fact}。 | lasts
吵不吵？{fact}。 | quiet
沉不沉？{fact}。 | weight
有香精吗？{fact}。 | fragrance-free
一瓶多大？{fact}。 | capacity
什么料子做的？{fact}。 | material
成分简单吗？{fact}。 | few-ingredients
什么味道？{fact}。 | scent
多大功率？{fact}。 | power =吹风机
多久能热？{fact}。 | fast =卷发棒,直发器
敏感头皮能用吗？先看，{fact}。 | gentle
一瓶用多久？{fact}。 | lasts
充一次用多久？{fact}。 | battery-life
`);
