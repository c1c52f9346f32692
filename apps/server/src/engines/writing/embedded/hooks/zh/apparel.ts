import { readHooks } from '../read-hooks.ts';

export const APPAREL_HOOKS = readHooks(`
question:
等车的时候冷不冷？ | warm =外套,羽绒服,卫衣,毛衣,大衣,帽,围巾
坐下会不会勒？ | elastic =裤,裙,牛仔裤
没带伞，淋一段行吗？ | waterproof =外套,夹克,冲锋衣,羽绒服,雨衣,风衣
下楼拿个外卖都嫌冷？ | warm =睡衣,家居服,卫衣,外套
一抬手，肩膀就绷？ | elastic =衬衫,西装,外套,夹克,连衣裙
跑完步，湿着回家？ | quick-dry =恤,背心,短裤,运动裤,运动套装,速干衣
山顶风大，外套顶得住吗？ | windproof =外套,冲锋衣,夹克,风衣
对着光，透不透？ | heavy-fabric =恤,卫衣,衬衫
挤地铁，手往哪揣？ | pockets =外套,卫衣,大衣,夹克,裤
split:
伞忘了就淋着，那是以前。 | waterproof =外套,夹克,冲锋衣,羽绒服,雨衣,风衣
`);
