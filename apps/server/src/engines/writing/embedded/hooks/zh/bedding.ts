import { readHooks } from '../read-hooks.ts';

export const BEDDING_HOOKS = readHooks(`
question:
冬天被窝凉不凉？ | warm =被,毯,毛毯
枕头睡塌了？ | comfort =枕
早上脖子僵？ | adjustable =枕
睡到半夜，枕头发烫？ | cooling =枕,枕头,枕套
夏天盖什么不捂？ | breathable =被,被子,毯,毯子
午睡趴桌上，胳膊麻？ | comfort =午睡枕,趴睡枕,午休枕
飞机上睡，头往哪靠？ | comfort =颈枕,飞机枕,旅行枕,充气枕
躺下去，腰是空的？ | comfort =床垫
铺床，床角谁拉？ | elastic =床笠,床单,床罩
脚放哪儿都凉？ | warm =被,被子,毯,毯子,床褥
周末赖床，裹着什么？ | soft =被,被子,毯,毯子
脸埋进去，什么感觉？ | soft =枕,枕头,枕套,毯
晒被子，抱得动吗？ | weight =被,被子
宿舍床板硌不硌？ | thickness =床垫,床褥,垫
客人来了，铺哪睡？ | foldable =床垫,床褥
洗一次被子，费多大劲？ | machine-wash =被,被子,毯
枕套好不好换？ | removable-cover =枕,枕头
一晚上踢几次被子？ | breathable =被,被子,毯,毯子
半夜把被子踢哪了？ | stays-put =被,被子,被套
床单又跑角？ | stays-put =床笠,床单,床罩,床护垫,凉席,床褥
comment-reply:
床垫厚能套住吗？ | dimension =床笠,床单
温度能调吗？ | adjustable =电热毯,电褥子,水暖毯
macro:
凑近看织纹。 | material =四件套,床单,被套,枕套,床笠,毯子
split:
睡前先灌热水袋，那是以前。 | warm =被,被子,毯,毯子,床褥,电热毯
`);
