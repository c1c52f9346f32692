import { readHooks } from '../read-hooks.ts';

export const KITCHEN_HOOKS = readHooks(`
question:
薯条等多久？ | fast =空气炸锅,烤箱
电磁炉能用吗？ | induction =煎锅,平底锅,炒锅,不粘锅,铁锅,奶锅,汤锅
中间糊了，边上还生？ | even-heat =平底锅,炒锅,煎锅,电饼铛
热饭还要换个碗？ | oven =碗,饭盒,便当盒,保鲜盒
鱼片切得有厚有薄？ | sharp =菜刀,厨刀,主厨刀
鸡骨头剪得动吗？ | sharp =剪,剪刀,厨房剪刀,鸡骨剪
半夜想喝口热水？ | hot-hours =壶,杯,保温杯,保温壶
爬到山顶，水还冰吗？ | cold-hours =壶,杯,水杯,保温杯
早上起床，粥好了没？ | timer =电饭煲,电炖锅,电煮锅,慢炖锅,电压力锅
水烧开，要等多久？ | fast =烧水壶,电热水壶,养生壶,电水壶
打豆浆，全家都醒了？ | quiet =豆浆机,破壁机,料理机
冰块打得动吗？ | power =破壁机,料理机,搅拌机,榨汁机
面团揉到手酸？ | power =厨师机,和面机
茶叶开封，还香多久？ | airtight =罐,密封罐,茶叶罐
半棵葱，怎么留到明天？ | airtight =保鲜盒,保鲜袋,密封盒
单手颠锅，拎得动吗？ | weight =炒锅,铁锅,平底锅,煎锅,炒菜锅
盐放多少，全凭手感？ | precision =厨房秤,电子秤,烘焙秤
灶台离不开人？ | automatic =电饭煲,电压力锅,电炖锅,豆浆机,咖啡机
嘴碰到的，是什么料？ | food-grade =杯,壶,碗,勺,筷
comment-reply:
手工做的吗？ | handmade =杯,碗,盘,茶杯,茶壶
punch:
鸡蛋，直接磕进去。 | nonstick =煎锅,平底锅,不粘锅,炒锅,煎蛋锅
macro:
锅面凑近看。 | nonstick =炒锅,煎锅,平底锅,不粘锅
split:
鱼皮都留在锅里，那是以前。 | nonstick =煎锅,平底锅,不粘锅,炒锅
守着炉子等水开，那是以前。 | automatic =烧水壶,电热水壶,养生壶,电水壶
想喝冰的得加冰块，那是以前。 | cold-hours =壶,杯,水杯,保温杯
`);
