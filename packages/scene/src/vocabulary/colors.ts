/** Colours with their sRGB values. */
export const COLOR_ROWS = `
color.red #c8322f | red; crimson red; bright red; pure red; red color; red colored | 红色; 红; 大红; 鲜红; 正红; 大红色; 红色系
color.crimson #9c1c2e | crimson; ruby; dark red; deep red; blood red | 深红; 深红色; 绯红; 暗红; 暗红色; 宝石红
color.burgundy #6b1f2e | burgundy; maroon; wine red; bordeaux; oxblood | 酒红; 酒红色; 勃艮第; 枣红; 紫红; 枣红色
color.scarlet #d9381e | scarlet; vermilion; cinnabar; chinese red; lacquer red | 朱红; 朱砂; 中国红; 朱红色; 猩红; 朱砂红
color.coral #f07f68 | coral color; coral pink; coral red; salmon; coral colored; salmon pink | 珊瑚色; 珊瑚红; 珊瑚粉; 鲑鱼色; 三文鱼粉
color.orange #e8833a | orange; bright orange; orange color; orange colored; pumpkin color; tangerine color | 橙色; 橙; 橘色; 橘红; 亮橙色; 橙红色; 橘红色
color.terracotta #c0694a | terracotta; terracotta color; burnt orange; rust; brick; brick red; rust color; terra cotta; clay color | 陶土色; 砖红; 铁锈色; 赤陶色; 砖红色; 铁锈红
color.peach #f2b79a | peach; apricot; peachy; nectarine; peach color; peach colored | 桃色; 杏色; 蜜桃色; 桃粉; 杏; 蜜桃; 杏粉色
color.yellow #f2cf4a | yellow; lemon yellow; bright yellow; sunny yellow; canary; yellow color; lemon color | 黄色; 黄; 柠檬黄; 明黄; 亮黄; 明黄色; 鹅黄; 嫩黄
color.mustard #cf9f32 | mustard; ochre; amber; amber color; saffron; mustard yellow; honey color; caramel | 芥末黄; 赭石; 琥珀色; 姜黄; 土黄; 琥珀; 焦糖色; 姜黄色; 焦糖
color.cream #f5ead6 | cream; off white; ivory; eggshell; cream color; cream colored; creamy; creamy white | 奶油色; 米白; 象牙白; 乳白; 奶白; 米白色; 象牙色; 奶油白; 奶黄
color.beige #e6d3bd | beige; nude; sand colored; sand color; neutral tone; neutral color; sandy beige; ecru; nude color; oatmeal; neutral tones; nude tone; skin tone | 米色; 裸色; 驼色; 沙色; 燕麦色; 浅驼色; 裸粉; 大地色; 肤色; 米黄; 奶茶色
color.taupe #9a8878 | taupe; khaki; greige; mushroom; mocha; earth tone; earthy tone; earthy tones; earth tones | 灰褐; 卡其; 卡其色; 灰褐色; 摩卡色; 大地色系; 摩卡
color.tan #c79a6b | tan; camel; light brown; sand brown; biscuit; tan color | 浅棕; 浅棕色; 棕褐; 浅咖; 浅褐色; 棕黄; 浅咖色
color.brown #7b5037 | brown; chestnut; coffee color; chocolate brown; dark brown; brown color; espresso color | 棕色; 褐色; 咖啡色; 巧克力色; 棕; 深棕; 深棕色; 栗色; 赤褐色
color.green #3f8f5b | green; bright green; grass green; kelly green; green color; fresh green | 绿色; 绿; 草绿; 翠绿; 青绿; 鲜绿; 草绿色; 翠绿色
color.emerald #0f6b4a | emerald; emerald green; jade; jade green; malachite; jewel green | 祖母绿; 宝石绿; 翡翠绿; 翡翠; 孔雀石绿; 玉绿; 碧绿
color.forest_green #23472f | dark green; forest green; deep green; hunter green; bottle green; pine green | 墨绿; 墨绿色; 深绿; 深绿色; 森林绿; 松绿
color.olive #7d7b3e | olive; olive green; army green; moss green; khaki green | 橄榄绿; 军绿; 橄榄色; 军绿色; 苔藓绿
color.sage #b4c4a8 | sage; sage green; light green; pale green; matcha green; eucalyptus green; pistachio | 鼠尾草绿; 浅绿; 浅绿色; 豆沙绿; 抹茶绿; 淡绿; 豆绿; 淡绿色; 鼠尾草; 牛油果绿
color.mint #b8e3cf | mint; mint green; seafoam; aqua mint; minty; mint color | 薄荷绿; 薄荷色; 薄荷; 嫩绿; 海沫绿; 粉绿
color.lime #b5d334 | lime green; chartreuse; neon green; acid green; yellow green; fluorescent green | 荧光绿; 黄绿; 黄绿色; 青柠绿; 亮绿; 酸橙绿
color.teal #2f8f8d | teal; dark cyan; peacock; teal color; petrol; peacock blue; teal blue | 蓝绿; 蓝绿色; 孔雀绿; 水鸭色; 凫绿; 孔雀蓝
color.turquoise #4cc7c0 | turquoise; cyan; aqua; aquamarine; tiffany blue; lagoon | 青色; 绿松石; 碧蓝; 湖蓝; 湖绿; 青; 绿松石色; 湖蓝色; 蒂芙尼蓝; 松石绿
color.sky_blue #8fc4ea | sky blue; light blue; baby blue; pale blue; powder blue; ice blue; pastel blue; azure | 天蓝; 天蓝色; 浅蓝; 浅蓝色; 淡蓝; 冰蓝; 淡蓝色; 天青; 粉蓝; 冰蓝色; 雾蓝
color.blue #3f7fd0 | blue; bright blue; blue color; cornflower; denim blue; blue tone; ocean blue; sapphire | 蓝色; 蓝; 海蓝; 宝石蓝; 海蓝色; 蓝调色; 牛仔蓝; 宝石蓝色
color.cobalt #1f4fc4 | cobalt; royal blue; cobalt blue; ultramarine; electric blue; klein blue | 钴蓝; 宝蓝; 克莱因蓝; 宝蓝色; 群青; 皇家蓝; 电光蓝
color.navy #1f2f5c | navy; navy blue; dark blue; deep blue; midnight blue; indigo | 深蓝; 深蓝色; 藏青; 海军蓝; 午夜蓝; 靛蓝; 藏青色; 藏蓝; 藏蓝色; 靛青
color.purple #7a4fb5 | purple; violet; grape color; bright purple; amethyst; purple color | 紫色; 紫; 紫罗兰; 葡萄紫; 紫水晶; 紫罗兰色
color.plum #5b2a55 | plum color; dark purple; deep purple; aubergine; eggplant color; mulberry color | 深紫; 深紫色; 茄紫; 梅子色; 暗紫; 乌紫
color.lavender #c9b8e8 | lavender; lilac; light purple; pale purple; mauve; wisteria; periwinkle; lavender color; pastel purple | 淡紫; 淡紫色; 浅紫; 薰衣草; 丁香紫; 浅紫色; 薰衣草紫; 香芋紫; 藕荷色; 薰衣草色; 香芋色
color.magenta #c2388f | magenta; fuchsia; hot pink; bright pink; neon pink; shocking pink; barbie pink | 品红; 玫红; 玫红色; 洋红; 亮粉; 桃红; 荧光粉; 玫瑰红; 芭比粉; 桃红色
color.pink #f3b9c6 | pink; blush; light pink; baby pink; pale pink; rose pink; blush pink; pastel pink; pink color; soft pink; sakura pink | 粉色; 粉红; 粉红色; 浅粉; 粉; 浅粉色; 樱花粉; 淡粉; 淡粉色; 裸粉色; 嫩粉色; 少女粉
color.dusty_rose #c98f92 | dusty rose; dusty pink; rose color; old rose; rosewood pink; muted pink; rose dust | 豆沙色; 灰粉; 灰粉色; 藕粉; 豆沙粉; 烟粉; 脏粉色; 藕粉色
color.white #f6f5f2 | white; pure white; snow white; bright white; white color; all white; clean white | 白色; 白; 纯白; 雪白; 亮白; 洁白; 纯白色; 雪白色
color.light_gray #d8d8d8 | light gray; pale gray; silver gray; light grey; cool gray; misty gray | 浅灰; 浅灰色; 银灰; 淡灰; 淡灰色; 高级灰; 银灰色
color.gray #9c9ca0 | gray; grey; ash; gray color; stone gray; neutral gray; cement gray; space gray | 灰色; 灰; 中灰; 水泥灰; 石灰色; 灰色系; 烟灰; 太空灰; 深空灰
color.charcoal #3c3d42 | charcoal; dark gray; anthracite; graphite; slate gray; gunmetal; dark grey | 深灰; 深灰色; 炭灰; 石墨色; 炭黑; 铁灰; 枪灰色; 石墨灰
color.black #1c1b1e | black; jet black; pitch black; pure black; black color; matte black; all black | 黑色; 黑; 纯黑; 墨黑; 漆黑; 哑光黑; 纯黑色; 乌黑
color.dark #2b2a2e | dark tone; dark tones; dark color; dark colors; dark toned; dark palette | 深色; 暗色; 深色调; 暗色调; 深色系; 暗色系; 深底色
color.light #efe9df | light tone; light tones; light color; light colors; light toned; light palette; pale | 浅色; 亮色; 淡色; 浅色调; 浅色系; 亮色调; 亮色系; 淡色系
color.warm_white #fbf3e4 | warm white; soft white; milk white; antique white; bone white | 暖白; 暖白色; 牛奶白; 骨白; 暖白调
`;
