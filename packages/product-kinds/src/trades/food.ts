import { readKindRows } from '../read-kind-rows.ts';

export const FOOD = readKindRows(
  { trade: 'food', measureWord: '袋', traits: ['edible', 'for-the-table'] },
  `
  snack; snack box; snack mix; snack pack | 零食; 零食大礼包; 小吃; 休闲食品 | 包
  potato crisp; potato chip; chip; crisp | 薯片; 洋芋片 | 包
  popcorn | 爆米花 | 桶 mass
  pretzel | 椒盐卷饼
  cracker; saltine; water cracker; rice cracker | 饼干; 苏打饼干; 咸饼干; 米饼; 仙贝 | 包
  cookie; biscuit; shortbread; chocolate chip cookie | 曲奇; 曲奇饼干; 小饼干 | 盒
  cake; birthday cake; sponge cake; cheesecake; cupcake; pound cake | 蛋糕; 小蛋糕; 芝士蛋糕; 纸杯蛋糕; 瑞士卷; 蛋糕卷; 毛巾卷; 千层蛋糕; 慕斯蛋糕; 奶油蛋糕 | 个
  brownie | 布朗尼 | 盒
  bread; sourdough; toast bread; baguette; sandwich bread | 面包; 吐司; 全麦面包; 欧包 | 袋 mass
  croissant; pastry; danish; puff pastry | 可颂; 牛角包; 酥饼; 糕点; 蛋黄酥; 凤梨酥; 绿豆糕; 雪媚娘; 鲜花饼; 固元糕 | 个
  mooncake; moon cake | 月饼 | 盒
  zongzi; rice dumpling | 粽子 | 盒
  egg tart | 蛋挞 | 个
  doughnut; donut; bagel | 甜甜圈; 贝果 | 个
  pancake mix; waffle mix; baking mix; cake mix | 松饼粉; 蛋糕粉; 预拌粉 | 袋 mass for-cooking
  flour; almond flour; bread flour | 面粉; 高筋面粉; 低筋面粉 | 袋 mass for-cooking
  chocolate; dark chocolate; milk chocolate; truffle; chocolate truffle; praline | 巧克力; 黑巧; 黑巧克力; 松露巧克力 | 盒 mass
  chocolate bar; candy bar | 巧克力棒; 排块巧克力 | 块
  sweet; candy; gummy; gummy bear; gummies; hard candy; toffee; caramel; jelly bean; marshmallow | 糖果; 软糖; 奶糖; 硬糖; 棉花糖; 牛轧糖; 糖 | 袋
  chewing gum; gum; mint | 口香糖; 薄荷糖 | 盒
  lollipop | 棒棒糖 | 支
  ice cream; gelato; ice lolly; sorbet; popsicle | 冰淇淋; 雪糕; 冰激凌; 冰棍 | 支 mass
  jelly; pudding; dessert | 果冻; 布丁; 甜品; 龟苓膏 | 盒
  nut; mixed nuts; almond; cashew; pistachio; walnut; peanut; pecan; macadamia; hazelnut; trail mix | 坚果; 每日坚果; 腰果; 杏仁; 开心果; 核桃; 花生; 夏威夷果; 碧根果; 巴旦木; 混合坚果
  seed; sunflower seed; pumpkin seed; chia seed; sesame; flax seed | 瓜子; 葵花籽; 南瓜子; 奇亚籽; 芝麻
  dried fruit; raisin; dried mango; date; medjool date; prune; dried apricot; fig; fruit chip | 果干; 芒果干; 葡萄干; 红枣; 蜜饯; 冻干水果; 柿饼; 枣; 话梅
  jerky; beef jerky; biltong; meat snack; meat stick | 牛肉干; 肉脯; 猪肉脯; 风干牛肉; 肉干 | 袋 mass
  sausage; hot dog; chorizo; salami; bratwurst | 香肠; 鸡胸肉肠; 鸡肉肠; 肉肠; 腊肠; 火腿肠; 烤肠; 腊肉 | 袋
  ham; bacon; prosciutto | 火腿; 培根 | 袋 mass
  steak; beef; ribeye; pork; lamb; beef brisket; meat | 牛排; 牛肉; 猪肉; 羊肉; 羊排; 肥牛; 牛腩; 牛腱子 | 份 mass
  chicken; chicken breast; chicken wing; duck; turkey | 鸡胸肉; 鸡肉; 鸡翅; 鸭脖; 鸭肉; 鸡爪; 凤爪; 烤鸭; 鸭掌 | 份 mass
  fish/fish; salmon; tuna; sardine; anchovy; mackerel; cod; seafood | 鱼; 三文鱼; 金枪鱼; 带鱼; 鳕鱼; 海鲜; 鱼片 | 份
  prawn; shrimp; crab; lobster; oyster; clam; crayfish; scallop | 虾; 大虾; 螃蟹; 大闸蟹; 小龙虾; 虾仁; 生蚝; 扇贝 | 份
  egg; quail egg | 鸡蛋; 土鸡蛋; 鹌鹑蛋; 卤蛋; 咸鸭蛋; 皮蛋; 咸蛋 | 枚
  tofu; tempeh; soybean snack; dried tofu | 豆腐; 豆腐干; 豆干; 千张; 辣条; 素肉 | 袋 mass
  cheese; cheddar; mozzarella; cheese stick; cream cheese; parmesan | 奶酪; 芝士; 奶酪棒; 芝士片 | 盒 mass
  yoghurt/yoghurts; yogurt; greek yogurt | 酸奶; 老酸奶; 希腊酸奶 | 杯 drinkable
  butter | 黄油; 牛油 | 块 mass for-cooking
  honey; manuka honey; royal jelly | 蜂蜜; 土蜂蜜; 槐花蜜; 蜂王浆 | 瓶 mass
  jam; marmalade; fruit spread; preserve | 果酱; 草莓酱 | 瓶 mass
  nut butter; peanut butter; almond butter; hazelnut spread; chocolate spread; tahini | 花生酱; 坚果酱; 芝麻酱; 榛子酱; 巧克力酱 | 瓶 mass
  syrup; maple syrup; agave syrup | 糖浆; 枫糖浆 | 瓶 mass
  sugar; brown sugar; sweetener; stevia | 白糖; 红糖; 冰糖; 代糖; 黑糖 | 袋 mass for-cooking
  salt; sea salt; himalayan salt; salt flake | 食盐; 海盐; 盐 | 袋 mass for-cooking
  spice; seasoning; pepper; black pepper; cinnamon; paprika; cumin; curry powder; spice mix; rub; herb; saffron; turmeric; garlic powder; chili powder | 调料; 香料; 胡椒粉; 孜然; 花椒; 八角; 咖喱粉; 调味料; 辣椒粉; 五香粉; 烧烤料; 蘸料 | 瓶 mass for-cooking
  sauce; hot sauce; chili crisp; chilli crisp; chili sauce; soy sauce; pasta sauce; tomato sauce; ketchup; bbq sauce; barbecue sauce; mayonnaise; mustard; pesto; salsa; curry paste; dressing; salad dressing; chili oil; chilli crisp; marinade; gravy; sriracha; chutney; hummus | 酱料; 酱; 辣酱; 酱油; 番茄酱; 辣椒酱; 沙拉酱; 蚝油; 豆瓣酱; 火锅底料; 油泼辣子; 牛肉酱; 拌面酱; 拌饭酱; 生抽; 老抽; 沙拉汁; 辣椒油; 底料; 蛋黄酱 | 瓶 mass for-cooking
  vinegar; apple cider vinegar; balsamic vinegar | 醋; 香醋; 陈醋; 苹果醋; 米醋 | 瓶 mass for-cooking liquid
  olive oil; extra virgin olive oil | 橄榄油; 特级初榨橄榄油 | 瓶 mass for-cooking liquid
  cooking oil; coconut oil; avocado oil; sesame oil; sunflower oil; vegetable oil; ghee; peanut oil | 食用油; 花生油; 芝麻油; 香油; 椰子油; 菜籽油; 亚麻籽油; 山茶油 | 瓶 mass for-cooking liquid
  rice; jasmine rice; basmati rice; sushi rice; brown rice | 大米; 米; 香米; 糙米; 五常大米; 糯米; 稻花香 | 袋 mass for-cooking
  grain; quinoa; lentil; bean; black bean; chickpea; barley; couscous | 杂粮; 藜麦; 红豆; 绿豆; 燕麦米; 小米粥料; 黑豆; 五谷杂粮; 薏米 | 袋 for-cooking
  oats; oatmeal; porridge; rolled oats; overnight oats | 燕麦; 燕麦片; 麦片 | 袋 mass
  cereal; granola; muesli; breakfast cereal; corn flakes; cornflakes | 谷物麦片; 早餐麦片; 水果麦片; 格兰诺拉 | 袋 mass
  energy bar; protein bar; granola bar; cereal bar; snack bar; nut bar | 能量棒; 蛋白棒; 坚果棒; 谷物棒 | 根
  pasta; spaghetti; macaroni; penne; lasagne; fusilli | 意面; 意大利面; 通心粉 | 袋 mass for-cooking
  noodle; instant noodle; ramen; udon; rice noodle; soba; cup noodle; vermicelli | 方便面; 拉面; 面条; 泡面; 米粉; 米线; 挂面; 乌冬面; 荞麦面; 螺蛳粉; 酸辣粉; 热干面; 粉丝; 拌面; 刀削面; 凉皮
  dumpling; wonton; gyoza; bun; spring roll; steamed bun; samosa | 饺子; 水饺; 馄饨; 云吞; 包子; 汤圆; 春卷; 小笼包; 馒头; 烧麦 | 袋
  pizza; frozen pizza; pie; quiche; burrito | 披萨; 比萨; 馅饼; 手抓饼; 葱油饼 | 张
  soup; broth; bone broth; instant soup; ready meal; soup mix; stock cube | 汤料; 高汤; 速食汤; 浓汤; 预制菜; 自热米饭; 自热火锅; 螺蛳鸭脚煲; 酸菜鱼 | 盒 mass
  tinned food; canned food; canned tomato; baked beans; canned tuna | 罐头; 黄桃罐头; 午餐肉; 鱼罐头 | 罐 mass
  pickle; kimchi; olive; sauerkraut; pickled vegetable | 泡菜; 咸菜; 榨菜; 酱菜; 橄榄; 酸菜; 萝卜干 | 瓶
  seaweed; nori; seaweed snack | 海苔; 紫菜; 海带 | 包 mass
  mushroom; dried mushroom; truffle mushroom | 香菇; 菌菇; 木耳; 银耳; 蘑菇; 松茸 | 袋
  fruit; fruit box; fruit basket | 水果; 水果礼盒; 鲜果 | 箱
  apple | 苹果; 红富士; 丑苹果 | 箱
  orange; mandarin; clementine; tangerine; satsuma | 橙子; 橘子; 砂糖橘; 脐橙; 沃柑; 丑橘; 赣南脐橙; 耙耙柑 | 箱
  lemon; lime; grapefruit; pomelo | 柠檬; 柚子; 蜜柚; 西柚 | 箱
  banana | 香蕉 | 箱
  mango/mangoes; pineapple; papaya; durian; dragon fruit; lychee; kiwi; kiwi fruit; passion fruit; coconut; jackfruit | 芒果; 菠萝; 榴莲; 火龙果; 荔枝; 猕猴桃; 百香果; 椰子; 山竹; 龙眼 | 箱
  strawberry; blueberry; raspberry; cherry; berry; cranberry; blackberry | 草莓; 蓝莓; 树莓; 车厘子; 樱桃; 杨梅; 蔓越莓 | 盒
  grape; peach; pear; plum; melon; watermelon; pomegranate; apricot; persimmon | 葡萄; 桃子; 水蜜桃; 梨; 西瓜; 哈密瓜; 石榴; 柿子; 黄桃; 阳光玫瑰; 甜瓜; 雪梨; 枇杷; 蜜瓜 | 箱
  vegetable; salad; carrot; onion; broccoli; pumpkin; tomato; cucumber; garlic; ginger; avocado | 蔬菜; 番茄; 西红柿; 黄瓜; 南瓜; 大蒜; 生姜; 牛油果; 沙拉; 贝贝南瓜; 山药 | 份
  potato; sweet potato; corn; french fries | 土豆; 红薯; 紫薯; 玉米; 薯条; 烤红薯; 地瓜; 糯玉米; 蜜薯 | 箱
  protein powder; whey protein; whey; pea protein; protein shake; mass gainer | 蛋白粉; 乳清蛋白; 代餐粉; 代餐奶昔; 代餐 | 罐 mass drinkable
  baby food; baby puree; baby snack; baby cereal; puree pouch | 辅食; 婴儿辅食; 米糊; 果泥; 婴儿米粉; 溶豆; 宝宝零食; 婴儿面条; 宝宝面条 | 袋 mass for-children
  bird's nest; bird nest; fish maw; donkey-hide gelatin; sea cucumber | 燕窝; 花胶; 阿胶; 海参; 即食燕窝; 阿胶糕 | 盒 mass
  gift hamper; food hamper; gift basket; food gift box | 食品礼盒; 零食礼盒; 年货礼盒 | 份
  baking chocolate; vanilla extract; cocoa powder; baking powder; yeast; sprinkles | 可可粉; 酵母; 泡打粉; 香草精 | 包 mass for-cooking
`,
);
