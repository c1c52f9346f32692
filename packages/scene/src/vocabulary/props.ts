/** What stands or lies around the subject. */
export const PROP_ROWS = `
prop.cube | cube; block; square block; cubes; building block; acrylic block; ice block; geometric block | 方块; 立方体; 正方体; 积木; 方形块; 亚克力块; 方石
prop.cylinder | cylinder; drum; round block; cylindrical block; cylindrical shape; tube shape | 圆柱; 圆柱体; 柱体; 圆筒; 圆柱形
prop.cone | cone; pyramid; conical shape; cone shape; tetrahedron | 圆锥; 锥体; 金字塔; 圆锥体; 锥形
prop.arch | arch; archway; arches; arc; arched doorway; portal; doorway; vault; rainbow arch; arched frame; gate | 拱门; 拱形; 拱; 圆拱; 拱形门; 门洞; 彩虹拱; 门
prop.ring | ring; hoop; torus; circle; halo; round frame; circular frame; disc; disk; sun disc; circular backdrop; moon shape | 圆环; 圆圈; 环形; 光环; 圆形框; 圆盘; 圆框; 环; 圆片
prop.stairs | stairs; steps; staircase; stairway; stair steps; stepped platform; step block | 台阶; 楼梯; 阶梯; 梯级; 石阶; 阶梯台
prop.plinth | side podium; small podium; small plinth; extra plinth; low plinth; secondary podium | 小展台; 小台座; 矮台; 副展台; 小底座
prop.rock | rock; rocks; stone; boulder; stones; rugged rock; volcanic rock; reef; crystal rock; mossy rock; rock formation; stone block; mineral | 石头; 岩石; 石块; 山石; 巨石; 礁石; 石; 火山石; 假山; 矿石
prop.pebbles | pebble; pebbles; small stones; river stones; gravel; zen stones; stacked stones; cobble; smooth stones | 鹅卵石; 卵石; 小石子; 石子; 碎石; 砾石; 小石头; 叠石
prop.leaves | leaf; leaves; foliage; plant; plants; green leaves; eucalyptus; fern; greenery; botanical; monstera; ivy; mint leaf; aloe; tropical leaf; banana leaf; palm leaf; olive leaf; tea leaf; herb; succulent; potted plant; houseplant | 叶子; 树叶; 绿叶; 植物; 绿植; 龟背竹; 尤加利; 蕨类; 枝叶; 薄荷叶; 芦荟; 棕榈叶; 热带叶子; 茶叶; 叶片; 银杏叶; 香草; 多肉; 盆栽; 竹叶; 芭蕉叶
prop.leaves #c8642a | autumn leaves; fallen leaves; maple leaf | 枫叶; 落叶; 秋叶
prop.branch | branch; twig; branches; dried branch; pampas; pampas grass; dry grass; driftwood; twigs; dried grass; reed; pine branch; wheat; willow; cherry branch; plum branch | 树枝; 枝条; 枯枝; 干枝; 蒲苇; 芦苇; 枝; 松枝; 麦穗; 干草; 梅枝; 柳枝; 枝干
prop.flower | flower; flowers; blossom; bloom; tulip; peony; bouquet; floral; orchid; dried flowers; hydrangea; lotus; chrysanthemum; camellia; magnolia; wildflower; poppy; carnation | 花; 花朵; 鲜花; 郁金香; 牡丹; 花束; 兰花; 干花; 荷花; 莲花; 菊花; 花卉; 绣球花; 山茶花; 桂花; 野花; 康乃馨; 花艺
prop.flower #f5c3d0 | cherry blossom; sakura | 樱花; 梅花; 桃花
prop.flower #f2bf2c | sunflower | 向日葵
prop.flower #9482c4 | lavender flower; lavender sprig | 薰衣草花
prop.flower #f6f3ea | daisy; lily; jasmine | 雏菊; 百合; 茉莉
prop.flower #c4324e | rose; roses | 玫瑰花; 玫瑰
prop.petals | petal; petals; rose petals; flower petals; falling petals; scattered petals; blossom petals | 花瓣; 玫瑰花瓣; 樱花瓣; 飘落的花瓣; 散落的花瓣; 花瓣雨
prop.citrus | citrus; orange slice; grapefruit; orange fruit; citrus slices; tangerine; mandarin; sliced citrus; sliced orange; orange slices; fresh oranges; citrus fruit | 柑橘; 橙子; 橙子片; 西柚; 橘子; 橙片; 桔子; 金桔
prop.citrus #f0d038 | lemon; lemon slice; lemons; yuzu; lemon wedge | 柠檬; 柠檬片; 柚子; 柠檬切片
prop.citrus #93b83a | lime; lime slice | 青柠; 青柠片
prop.berries | berry; berries; blueberry; blueberries; currant | 浆果; 蓝莓; 莓果; 莓
prop.berries #a9202f | raspberry; cherry; cherries; cranberry; strawberry; strawberries; holly berries; redcurrant | 树莓; 樱桃; 草莓; 红果; 车厘子; 蔓越莓
prop.berries #54305f | grapes; grape; blackberry | 葡萄; 桑葚
prop.apple | apple; apples; fruit; fruits; pomegranate; fresh fruit | 苹果; 水果; 石榴; 鲜果; 果子
prop.apple #b7bf4a | pear | 梨; 香梨; 雪梨
prop.apple #f0a57c | peach fruit; apricot fruit | 桃子; 水蜜桃
prop.apple #f0a030 | persimmon; mango | 柿子; 芒果
prop.apple #5f2c4c | plum | 李子
prop.coffee_beans | coffee bean; coffee beans; roasted beans; roasted coffee beans; beans; cocoa beans; cacao beans; nuts; almonds; almond; hazelnut; cinnamon; star anise | 咖啡豆; 豆子; 可可豆; 烘焙咖啡豆; 坚果; 杏仁; 榛子; 桂皮; 八角; 红豆
prop.ribbon | ribbon; bow; ribbons; bowknot; streamer; flowing ribbon; ribbon bow | 丝带; 蝴蝶结; 缎带; 彩带; 飘带; 绸带; 带子
prop.lantern | lantern; lanterns; paper lantern; chinese lantern; fairy lights; string lights; palace lantern; christmas lights; light bulb; sky lantern | 灯笼; 纸灯笼; 宫灯; 串灯; 彩灯; 小彩灯; 孔明灯; 花灯; 灯泡; 灯串
prop.bauble | bauble; ornament; christmas ornament; christmas ball; baubles; christmas bauble; balloon; balloons; decorative balls; hanging ball; christmas tree; decoration | 圣诞球; 彩球; 装饰球; 挂饰; 气球; 挂球; 圣诞装饰; 圣诞树; 装饰品; 装饰
prop.star | star; stars; starfish; paper star; star ornament; snowflake; star shape | 星星; 五角星; 海星; 星形; 雪花; 小星星; 星型
prop.heart | heart; hearts; heart shape; heart shaped; paper heart; love heart | 爱心; 心形; 红心; 心; 桃心; 心型; 小爱心
prop.shell | shell; seashell; shells; conch; scallop; sea shell; clam; seashells; mother of pearl; oyster | 贝壳; 海螺; 扇贝; 海贝; 贝类; 贝母; 蚌壳
prop.shell #f07f68 | coral; corals; coral branch | 珊瑚; 珊瑚枝
prop.ice_cubes | ice; ice cube; ice cubes; icy; crushed ice; frozen; ice crystal; iceberg; glacier; ice chunks | 冰块; 冰; 冰晶; 碎冰; 冰冻; 冰山; 冰川; 冰感
prop.bubbles | bubble; bubbles; soap bubbles; foam; air bubbles; lather; floating bubbles; fizz | 泡泡; 气泡; 肥皂泡; 泡沫; 水泡; 小气泡; 漂浮的气泡
prop.drops | drop; drops; water drops; droplet; droplets; dew; water droplets; condensation; splash; water splash; splashing water; splashes; dewdrop; water spray; milk splash | 水滴; 水珠; 露珠; 雨滴; 水花; 凝露; 液滴; 水溅; 飞溅; 露水; 溅起的水花
prop.cloth | drape; drapery; draped fabric; draped cloth; cloth drape; flowing fabric; folded cloth; napkin; scarf; veil; blanket; throw; flowing cloth; flowing silk; towel; bath towel | 帷幔; 垂布; 褶皱布料; 餐巾; 围巾; 薄纱; 毯子; 飘动的布料; 布褶; 飘逸的丝绸; 纱幔; 褶皱; 毛巾; 浴巾
prop.coins | coin; coins; gold coins; money coins; gold ingot; ingots; treasure; yuanbao; gold coin | 金币; 硬币; 元宝; 铜钱; 金元宝; 钱币; 财宝; 古钱币
`;
