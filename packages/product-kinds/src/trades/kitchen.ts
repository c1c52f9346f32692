import { readKindRows } from '../read-kind-rows.ts';

export const KITCHEN = readKindRows(
  { trade: 'kitchen', measureWord: '个', traits: ['washable', 'for-cooking'] },
  `
  coffee kit; pour-over kit; pour over coffee kit; tea kit; cocktail kit; baking kit; bread making kit; cheese making kit; sushi making kit; brewing kit; fermentation kit; candy making kit; pasta making kit | 咖啡套装; 手冲套装; 手冲咖啡套装; 烘焙套装; 调酒套装; 寿司套装; 功夫茶套装 | 套
  frying pan; skillet; fry pan; nonstick pan; non-stick pan; saute pan; pan; egg pan | 平底锅; 煎锅; 不粘锅; 煎蛋锅; 牛排锅 | 口 handheld
  cast iron skillet; cast iron pan; griddle; grill pan | 铸铁锅; 铸铁煎锅; 烤盘锅; 铁板烧 | 口
  wok; stir fry pan | 炒锅; 炒菜锅; 铁锅 | 口 handheld
  saucepan; milk pan; sauce pan | 奶锅; 小奶锅; 雪平锅 | 口
  pot; stockpot; soup pot; casserole pot; stock pot; hot pot; hotpot; pasta pot | 汤锅; 炖锅; 火锅; 锅; 砂锅; 煲汤锅; 鸳鸯锅 | 口
  dutch oven; casserole; cocotte; french oven | 珐琅锅; 搪瓷锅 | 口
  cookware set; cookset; camping cookset; pan set; pot set; pots and pans set; cookware | 锅具套装; 套锅; 锅具; 炊具 | 套
  steamer; bamboo steamer; food steamer; steamer basket | 蒸锅; 蒸笼; 电蒸锅; 蒸格 | 口
  pressure cooker; instant pot; multicooker; electric pressure cooker | 高压锅; 电压力锅; 压力锅 | 口 powered
  rice cooker | 电饭煲; 电饭锅; 煮饭锅 | 台 powered
  slow cooker; crock pot; electric stew pot | 电炖锅; 慢炖锅; 养生锅; 电煮锅; 电火锅; 煮粥锅 | 台 powered
  air fryer; airfryer; deep fryer | 空气炸锅; 电炸锅; 炸锅 | 台 powered
  toaster | 多士炉; 吐司机; 烤面包机; 面包机 | 台 powered -washable
  oven; toaster oven; microwave; microwave oven; steam oven | 烤箱; 微波炉; 电烤箱; 蒸烤箱; 蒸烤一体机 | 台 powered -washable
  sandwich maker; waffle maker; waffle iron; panini press; toastie maker; contact grill | 三明治机; 华夫饼机; 早餐机; 轻食机; 电饼铛 | 台 powered
  kettle; electric kettle; tea kettle; gooseneck kettle; stovetop kettle | 烧水壶; 电热水壶; 热水壶; 电水壶; 养生壶; 手冲壶; 煮茶器 | 个 powered
  coffee maker; coffee machine; espresso machine; drip coffee maker; nespresso machine; capsule machine | 咖啡机; 意式咖啡机; 胶囊咖啡机; 全自动咖啡机; 美式咖啡机 | 台 powered
  coffee press; french press; moka pot; aeropress; pour-over coffee maker; coffee dripper; cold brew maker | 法压壶; 摩卡壶; 滤杯; 咖啡壶 | 套
  pour-over set; pour-over coffee set | 手冲咖啡套装; 手冲咖啡入门套装; 手冲套装; 手冲壶套装; 咖啡器具套装 | 套
  coffee filter | 咖啡滤纸 | 包 -washable
  coffee grinder; burr grinder; hand coffee grinder | 磨豆机; 咖啡研磨机; 手摇磨豆机; 咖啡磨豆机 | 台
  milk frother; frother | 奶泡机; 打奶器; 奶泡器; 打奶泡器 | 个 powered handheld
  blender; smoothie maker; personal blender; portable blender; smoothie blender | 料理机; 破壁机; 搅拌机; 榨汁杯; 便携榨汁机 | 台 powered
  hand blender; stick blender; immersion blender | 手持搅拌棒; 料理棒; 搅拌棒 | 支 powered handheld
  juicer; citrus juicer; slow juicer; lemon squeezer; citrus squeezer; citrus press; juice extractor | 榨汁机; 原汁机; 柠檬榨汁器; 橙汁机 | 台
  soy milk maker; soymilk maker; nut milk maker | 豆浆机 | 台 powered
  food processor; chopper; vegetable chopper; meat grinder; food chopper; mincer | 绞肉机; 切菜机; 切菜器; 碎菜机; 切菜神器; 蒜泥器; 蒜蓉机; 辅食机 | 台
  stand mixer; hand mixer; electric whisk; egg beater; mixer; dough mixer | 厨师机; 打蛋器; 电动打蛋器; 和面机 | 台 powered
  ice cream maker; yoghurt maker; yogurt maker; ice maker; popcorn maker; bread maker; noodle maker; pasta maker; soda maker; egg cooker; egg boiler | 制冰机; 冰淇淋机; 酸奶机; 面条机; 煮蛋器; 气泡水机; 爆米花机; 蒸蛋器 | 台 powered
  food dehydrator; vacuum sealer; food vacuum sealer | 食物烘干机; 真空封口机; 封口机; 果蔬烘干机; 干果机 | 台 powered
  dishwasher | 洗碗机 | 台 powered -washable
  induction cooker; hot plate; induction hob; cooktop; gas stove; electric stove | 电磁炉; 电陶炉; 燃气灶; 卡式炉 | 台 powered -washable
  range hood; cooker hood | 油烟机; 抽油烟机 | 台 powered
  refrigerator; fridge; mini fridge; freezer; wine fridge; wine cooler | 冰箱; 小冰箱; 冰柜; 红酒柜 | 台 powered -for-cooking -washable for-storage
  water purifier; water filter; water filter pitcher; water dispenser; faucet filter | 净水器; 饮水机; 净水机; 滤水壶; 净水壶 | 台
  knife; kitchen knife; chef knife; chef's knife; santoku; paring knife; bread knife; steak knife; cleaver; fruit knife | 菜刀; 厨刀; 水果刀; 厨房刀具; 主厨刀; 面包刀; 斩骨刀; 刀 | 把 sharp handheld
  knife set; knife block set; knife block; cutlery block | 刀具套装; 刀架; 套刀; 刀具 | 套 sharp
  knife sharpener; sharpening stone; whetstone | 磨刀器; 磨刀石; 磨刀棒 | 个 -for-cooking
  kitchen scissors; kitchen shears; poultry shears | 厨房剪刀; 厨房剪; 鸡骨剪 | 把 sharp handheld pair
  peeler; vegetable peeler; potato peeler; fruit peeler; apple peeler; corer; apple corer | 削皮刀; 削皮器; 刨刀; 去核器; 果蔬刨; 刮皮刀 | 把 sharp handheld
  slicer; mandoline; mandoline slicer; apple slicer; vegetable slicer; egg slicer; spiralizer; cutter; pizza cutter; pizza wheel; cheese slicer; avocado slicer; meat slicer; fruit slicer; banana slicer; watermelon slicer | 切片器; 切片机; 刨丝器; 切片神器; 苹果切片器; 分割器; 披萨刀; 擦丝器; 切丝器; 切蛋器; 切水果神器 | 个 sharp handheld
  grater; cheese grater; zester; microplane; garlic press; nutmeg grater | 刨丝刀; 擦菜器; 压蒜器; 磨蓉器; 捣蒜器 | 个 sharp handheld
  mortar and pestle; spice grinder; pepper mill; salt and pepper grinder; salt grinder; pepper grinder; salt and pepper shaker; pepper shaker; salt shaker; nutmeg grinder | 研磨器; 胡椒研磨器; 捣药罐; 研磨瓶; 调料瓶; 盐罐; 调料罐; 调味罐; 调料盒 | 个 handheld for-the-table
  can opener; tin opener; bottle opener; corkscrew; wine opener; jar opener; opener; lid opener; electric can opener | 开罐器; 开瓶器; 红酒开瓶器; 电动开瓶器; 启瓶器; 拧盖器 | 个 handheld
  cutting board; chopping board; carving board; bread board | 砧板; 菜板; 切菜板; 案板; 擀面板 | 块
  spatula; turner; fish slice; silicone spatula; scraper | 锅铲; 硅胶铲; 刮刀; 铲子; 炒菜铲 | 把 handheld
  ladle; slotted spoon; serving spoon; wooden spoon; skimmer; rice paddle | 汤勺; 漏勺; 木勺; 饭勺; 大汤勺 | 把 handheld
  tongs; kitchen tongs; food tongs; salad tongs | 食物夹; 夹子烧烤; 烤肉夹; 厨房夹 | 把 handheld pair
  whisk; balloon whisk | 手动打蛋器; 搅拌器 | 个 handheld
  cooking utensil; kitchen utensil; utensil set; kitchen utensil set; silicone utensil set; kitchen tool; kitchen gadget | 厨具; 厨具套装; 硅胶厨具; 厨房用具; 厨房小工具 | 套 handheld
  measuring cup; measuring spoon; measuring jug; kitchen scale; food scale; digital kitchen scale | 量杯; 量勺; 厨房秤; 电子秤; 烘焙秤 | 个
  kitchen timer; meat thermometer; food thermometer; grill thermometer | 计时器; 厨房定时器; 食品温度计; 探针温度计 | 个 powered -for-cooking
  mixing bowl; salad spinner; colander; strainer; sieve; sifter; salad bowl | 沥水篮; 滤网; 洗菜盆; 沙拉碗; 漏盆; 蔬菜脱水器; 面粉筛; 打蛋盆; 洗菜篮; 和面盆; 沥水盆 | 个
  rolling pin; pastry mat; baking mat; dough scraper; silicone mat; pastry brush | 擀面杖; 揉面垫; 硅胶垫; 油刷 | 根
  baking tray; baking sheet; baking pan; baking dish; cake tin; cake pan; muffin tin; muffin pan; loaf pan; springform pan; sheet pan; roasting pan; bakeware; pie dish; pie pan | 烤盘; 蛋糕模具; 烘焙模具; 吐司盒; 烘焙套装; 模具 | 个
  cookie cutter; silicone mold; chocolate mold; ice cube tray; ice tray; ice mold; popsicle mold; silicone mould; ice cube mold | 饼干模具; 冰格; 硅胶模具; 雪糕模具; 冰球模具; 制冰盒; 巧克力模具 | 个
  piping bag; cake decorating kit; icing set; cake stand; cake turntable | 裱花袋; 裱花嘴; 蛋糕转台; 蛋糕架 | 个
  oven mitt; oven glove; pot holder; trivet; potholder | 隔热手套; 烤箱手套; 隔热垫; 锅垫; 防烫手套 | 个 soft
  kitchen towel; tea towel; dish towel; dishcloth; dish cloth | 厨房毛巾; 茶巾; 洗碗布; 抹布; 百洁布; 厨房抹布 | 条 soft for-cleaning -for-cooking
  plate; dinner plate; side plate; serving plate; platter; serving platter; charcuterie board; cheese board; dessert plate; serving board | 盘子; 餐盘; 碟子; 菜盘; 水果盘; 果盘; 鱼盘; 分格餐盘 | 个 fragile for-the-table -for-cooking
  bowl; soup bowl; cereal bowl; noodle bowl; ramen bowl; serving bowl; fruit bowl; rice bowl | 碗; 饭碗; 汤碗; 泡面碗; 面碗; 陶瓷碗; 玻璃碗 | 只 fragile for-the-table -for-cooking
  dinnerware set; dinner set; crockery; tableware; dinnerware; plate set; bowl set; dish set; stoneware set | 餐具套装; 碗碟套装; 餐具; 碗盘套装; 碗碟; 碗筷套装; 碗篮组 | 套 fragile for-the-table -for-cooking
  cutlery set; flatware set; silverware set; flatware; cutlery; silverware | 刀叉套装; 西餐餐具; 便携餐具; 刀叉勺套装 | 套 for-the-table -for-cooking
  fork | 叉子; 餐叉; 水果叉 | 把 for-the-table handheld -for-cooking
  spoon; teaspoon; soup spoon; tablespoon; dessert spoon | 勺子; 汤匙; 调羹; 咖啡勺 | 把 for-the-table handheld -for-cooking
  chopsticks; chopstick | 筷子; 公筷; 合金筷 | 双 for-the-table handheld pair -for-cooking
  mug; coffee mug; coffee cup; tea mug; cup; espresso cup; teacup; tea cup; ceramic mug; enamel mug; cappuccino cup | 马克杯; 杯子; 咖啡杯; 茶杯; 水杯; 搪瓷杯; 陶瓷杯; 情侣杯 | 只 fragile for-the-table handheld -for-cooking
  travel mug; tumbler; insulated mug; insulated tumbler; thermos; vacuum flask; thermos flask; thermal mug; coffee tumbler; flask; travel cup; yeti rambler; stanley quencher | 保温杯; 随行杯; 焖烧杯; 保温壶; 冰霸杯; 真空杯; 保温水壶; 焖烧罐; 吸管保温杯; 咖啡保温杯 | 个 carried handheld for-travel -for-cooking
  water bottle; drinking bottle; insulated water bottle; sports bottle; sports water bottle; drink bottle; reusable bottle; steel bottle; glass bottle; shaker bottle; protein shaker; hydro flask | 运动水壶; 水壶; 运动水杯; 大容量水杯; 吨吨桶; 塑料杯; 摇摇杯; 随手杯; 吸管杯 | 个 carried handheld for-travel -for-cooking
  glass; drinking glass; wine glass; champagne flute; whiskey glass; beer glass; cocktail glass; tumbler glass; glassware; shot glass; water glass; goblet; beer mug; champagne glass; highball glass; martini glass; whisky glass; glass cup; pint glass | 玻璃杯; 红酒杯; 高脚杯; 酒杯; 啤酒杯; 香槟杯; 威士忌杯; 葡萄酒杯; 双层玻璃杯 | 只 fragile for-the-table handheld -for-cooking
  decanter; carafe; pitcher; jug; water jug; wine decanter; wine aerator; beverage dispenser; cold water jug | 醒酒器; 冷水壶; 凉水壶; 水瓶; 大肚壶; 分酒器; 冷水瓶 | 个 fragile for-the-table -for-cooking
  teapot; tea set; tea infuser; tea strainer; gaiwan; tea pot; kung fu tea set | 茶壶; 茶具; 茶具套装; 盖碗; 泡茶壶; 功夫茶具; 茶漏; 紫砂壶; 旅行茶具; 茶盘; 飘逸杯 | 套 fragile for-the-table -for-cooking
  cocktail shaker; bar set; bartender kit; ice bucket; hip flask; wine stopper; wine chiller; bar tool | 调酒器; 雪克杯; 冰桶; 酒塞; 调酒套装 | 个 for-the-table -for-cooking
  coaster; placemat; table mat; table runner; tablecloth; table cloth; napkin; napkin ring; napkin holder | 杯垫; 餐垫; 桌布; 餐巾; 桌旗; 台布 | 块 for-the-table decorative -for-cooking
  lunch box; bento box; lunchbox; bento; lunch container; food jar; electric lunch box; heated lunch box | 饭盒; 便当盒; 午餐盒; 保温饭盒; 餐盒; 电热饭盒; 保温桶; 分隔饭盒 | 个 carried -for-cooking for-storage
  lunch bag; cooler lunch bag; insulated lunch bag | 饭盒袋; 便当袋; 保温袋; 保温包; 饭盒包 | 个 carried soft -for-cooking
  food container; food storage container; storage container; meal prep container; glass food container; airtight container; tupperware; storage jar; canister; cookie jar; mason jar; spice jar; glass jar; cereal container; butter dish; bread box; bread bin | 保鲜盒; 密封罐; 储物罐; 食品收纳盒; 玻璃保鲜盒; 米桶; 密封盒; 收纳罐; 玻璃罐; 冰箱收纳盒; 储物盒 | 个 for-storage -for-cooking
  storage bag; zip bag; freezer bag; silicone bag; reusable food bag; cling film; food wrap; plastic wrap; foil; aluminum foil; beeswax wrap; beeswax food wrap; parchment paper; baking paper; silicone lid | 保鲜袋; 保鲜膜; 密封袋; 锡纸; 烘焙纸; 吸油纸; 油纸; 自封袋; 保鲜盖; 保鲜膜套; 空气炸锅纸 | 盒 -washable for-storage
  dish rack; dish drying rack; drying rack; spice rack; kitchen rack; pot rack; wine rack; plate rack; knife holder; paper towel holder; utensil holder; kitchen organizer; pan organizer; mug rack; cup holder stand | 沥水架; 碗架; 置物架厨房; 调料架; 碗碟架; 锅盖架; 厨房置物架; 刀筷架; 筷子筒; 筷笼; 酒架; 锅架 | 个 for-storage -for-cooking -washable
  dish soap; dishwashing liquid; dish detergent | 洗洁精 | 瓶 for-cleaning -for-cooking -washable
  dishwasher tablet | 洗碗块; 洗碗凝珠 | 盒 for-cleaning -for-cooking -washable
  dish sponge; scrub sponge; dish brush; scrubber; steel wool; bottle brush; sponge; scrubbing brush | 洗碗海绵; 海绵擦; 洗碗刷; 钢丝球; 杯刷; 锅刷 | 个 for-cleaning -for-cooking handheld
  straw; reusable straw; metal straw; silicone straw; paper straw | 吸管; 玻璃吸管 | 根 for-the-table -for-cooking
  paper cup; paper plate; disposable plate; disposable cutlery; party plate | 纸杯; 一次性餐具; 纸盘; 一次性杯子 | 包 for-the-table -washable -for-cooking
  oil sprayer; oil dispenser; oil bottle; soap dispenser; olive oil dispenser; vinegar bottle; oil spray bottle | 喷油瓶; 油壶; 油瓶; 皂液器; 喷油壶; 酱油瓶; 自动洗手机 | 个 -for-cooking
  fridge magnet; refrigerator magnet | 冰箱贴 | 个 decorative -washable -for-cooking
`,
);
