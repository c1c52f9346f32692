import { readHooks } from '../read-hooks.ts';

export const BEDDING_HOOKS = readHooks(`
question:
夏天睡，黏不黏？{fact}。 | cooling
半夜热醒？{fact}。 | cooling
冬天被窝凉不凉？{fact}。 | warm =被,毯,毛毯
枕头睡塌了？{fact}。 | comfort =枕
早上脖子僵？{fact}。 | adjustable =枕
贴着皮肤糙不糙？{fact}。 | soft
睡到半夜，枕头发烫？{fact}。 | cooling =枕,枕头,枕套
夏天盖什么不捂？{fact}。 | breathable =被,被子,毯,毯子
午睡趴桌上，胳膊麻？{fact}。 | comfort =午睡枕,趴睡枕,午休枕
飞机上睡，头往哪靠？{fact}。 | comfort =颈枕,飞机枕,旅行枕,充气枕
躺下去，腰是空的？{fact}。 | comfort =床垫
铺床，床角谁拉？{fact}。 | elastic =床笠,床单,床罩
脚放哪儿都凉？{fact}。 | warm =被,被子,毯,毯子,床褥
周末赖床，裹着什么？{fact}。 | soft =被,被子,毯,毯子
脸埋进去，什么感觉？{fact}。 | soft =枕,枕头,枕套,毯
晒被子，抱得动吗？{fact}。 | weight =被,被子
宿舍床板硌不硌？{fact}。 | thickness =床垫,床褥,垫
客人来了，铺哪睡？{fact}。 | foldable =床垫,床褥
洗一次被子，费多大劲？{fact}。 | machine-wash =被,被子,毯
枕套好不好换？{fact}。 | removable-cover =枕,枕头
一晚上踢几次被子？{fact}。 | breathable =被,被子,毯,毯子
半夜把被子踢哪了？{fact}。 | stays-put =被,被子,被套
床单又跑角？{fact}。 | stays-put =床笠,床单,床罩,床护垫,凉席,床褥
comment-reply:
什么料子？{fact}。 | material
怎么洗？{fact}。 | machine-wash
软不软？{fact}。 | soft
两面一样吗？{fact}。 | reversible
多厚？{fact}。 | thickness
多重？{fact}。 | weight
床垫厚能套住吗？{fact}。 | dimension =床笠,床单
够厚实吗？{fact}。 | heavy-fabric
冬天够不够暖？{fact}。 | warm
温度能调吗？{fact}。 | adjustable =电热毯,电褥子,水暖毯
punch:
今晚早点躺下。{fact}。 | comfort
macro:
凑近看织纹，{fact}。 | material =四件套,床单,被套,枕套,床笠,毯子
手按下去，{fact}。 | soft
split:
以前，半夜起来开空调。现在，{fact}。 | cooling
以前，睡前先灌热水袋。现在，{fact}。 | warm =被,被子,毯,毯子,床褥,电热毯
`);
