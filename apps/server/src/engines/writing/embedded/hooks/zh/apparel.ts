import { readHooks } from '../read-hooks.ts';

export const APPAREL_HOOKS = readHooks(`
question:
手机钥匙往哪放？{fact}。 | pockets
早上没空熨？{fact}。 | machine-wash =衬衫,裙,裤
等车的时候冷不冷？{fact}。 | warm =外套,羽绒服,卫衣,毛衣,大衣,帽,围巾
坐下会不会勒？{fact}。 | elastic =裤,裙,牛仔裤
今晚洗，明早能穿吗？{fact}。 | quick-dry
风一吹就透？{fact}。 | windproof
comment-reply:
会不会闷？{fact}。 | breathable
扎不扎人？{fact}。 | soft
怎么洗？{fact}。 | machine-wash
偏大还是偏小？{fact}。 | fit
料子厚不厚？{fact}。 | heavy-fabric
`);
