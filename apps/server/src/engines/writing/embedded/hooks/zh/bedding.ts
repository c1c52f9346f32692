import { readHooks } from '../read-hooks.ts';

export const BEDDING_HOOKS = readHooks(`
punch:
三伏天的床，也能躺。 | cooling
一天三分之一，都交给它。 | =床垫,枕头,乳胶枕,枕
枕头塌了，脖子记账。 | =枕头,枕,乳胶枕,记忆枕
躺下就软，翻身不响。 | soft
换季了，被子先换。 | =被,被子,羽绒被,蚕丝被
洗过还软的，才是好料子。 | soft =四件套,床单,被套
脚一伸，被窝是暖的。 | warm
天一热，先把床晾凉。 | =凉席,夏凉被,冰丝凉席
枕套也要换季。 | =枕套
光漏进来？眼罩一拉。 | =眼罩,真丝眼罩
高枕不一定无忧。 | =枕头,枕,乳胶枕
被子重不重，梦知道。 | weight =被,被子,羽绒被
床单一铺，周末就到了。 | =四件套,床单,床笠
脏套子一脱，洗。 | removable-cover
沙发上那条毯子，总被抢。 | =毯,毛毯,毯子
macro:
摸摸这面，{fact}。 | soft
看料子，{fact}。 | material
看走线，{fact}。 | tough
按下去看回弹，{fact}。 | comfort
看里面，{fact}。 | warm
question:
半夜把被子踢哪了？{fact}。 | stays-put
夏天睡，黏不黏？{fact}。 | cooling
早上醒来，脖子酸吗？ | =枕头,枕,乳胶枕,记忆枕
枕头用几年了？ | =枕头,枕,乳胶枕
半夜踢被子，热的还是重的？ | =被,被子,夏凉被
床单洗几次就起球？ | =四件套,床单
侧睡平睡，能不能都管？ | reversible =枕,枕头
宿舍的床，硬不硬？ | =床垫,床褥,褥子
多大的床能用？{fact}。 | dimension =四件套,床单,床笠,被套,床垫
冬天钻被窝，要做心理准备吗？ | warm
午休的光，怎么挡？ | =眼罩,真丝眼罩
床单多久洗一次？ | =四件套,床单,被套
床品换一套，睡得不一样？ | =四件套
split:
以前翻来翻去，现在{fact}。 | cooling
以前被子跑成团，现在{fact}。 | stays-put
以前塌，现在弹回来。 | comfort
以前，化纤。现在，{fact}。 | material
以前缩成一团，现在伸开腿。 | warm
以前一身汗，现在{fact}。 | breathable
以前拆不下来，现在{fact}。 | removable-cover
comment-reply:
什么料子？{fact}。 | material
怎么洗？{fact}。 | machine-wash
尺寸多大？{fact}。 | dimension
软不软？{fact}。 | soft
两面一样吗？{fact}。 | reversible
unboxing:
拆开先摸，{fact}。 | material
抖开来，{fact}。 | soft
countdown:
挑{kind}，睡前看三点。
换{kind}，三个理由。
price-slam:
{price}，今晚换个睡法。 | price
{price}，一{m_kind}，床先满意。 | price
{was}的{kind}，现在{price}。 | was-price
`);
