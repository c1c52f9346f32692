/** What things are made of. */
export const MATERIAL_ROWS = `
material.matte | matte; mat finish; matte finish; flat finish; matt; unglazed | 哑光; 磨砂面; 亚光; 无光泽; 雾面; 消光
material.plastic | plastic; acrylic; resin; pvc; vinyl; polymer; silicone | 塑料; 亚克力; 树脂; 塑胶; 有机玻璃; 硅胶
material.ceramic | ceramic; porcelain; clay; stoneware; earthenware; glazed; china | 陶瓷; 瓷; 陶土; 陶; 釉面; 瓷质; 陶制; 骨瓷; 赤陶
material.glossy | glossy; shiny; polished; lacquer; lacquered; high gloss; glazed finish; enamel; glossy finish; patent; gloss; reflective; polished surface; lustrous | 光滑; 亮面; 光泽; 抛光; 漆面; 亮光; 高光泽; 光亮; 釉; 珐琅; 有光泽; 反光
material.glass | glass; transparent; clear glass; crystal; see through; translucent; glassy; clear; lucite | 玻璃; 透明; 水晶; 琉璃; 透明玻璃; 通透; 玻璃质; 半透明
material.frosted_glass | frosted glass; frosted; frosty glass; milky glass; sandblasted glass; opal glass; etched glass | 磨砂玻璃; 磨砂; 毛玻璃; 乳白玻璃; 喷砂玻璃; 雾面玻璃
material.metal | metal; metallic; steel; stainless steel; aluminum; aluminium; iron; titanium; pewter; zinc; alloy; metal surface | 金属; 金属质感; 不锈钢; 钢; 铝; 铁; 合金; 钛; 铝合金; 金属感
material.brushed_metal | brushed metal; brushed steel; brushed aluminum; brushed aluminium; satin metal; brushed | 拉丝金属; 拉丝; 拉丝钢; 拉丝铝; 金属拉丝; 拉丝不锈钢
material.chrome | chrome; silver metal; liquid metal; mirror metal; chromed; chromium; polished steel; liquid chrome; platinum; sterling silver; silver plated; silver | 镀铬; 铬; 液态金属; 银质; 银; 铬合金; 亮银; 铂金; 电镀; 银色
material.gold | gold; golden; brass; gilded; gold plated; gold leaf; gold metal; gold foil; gold accent; golden accent; rose gold; 24k gold; gilt | 金; 金色; 黄金; 黄铜; 镀金; 金箔; 鎏金; 烫金; 金属金; 金质; 玫瑰金; 描金
material.copper | copper; bronze; coppery; copper metal; antique bronze; verdigris | 铜; 青铜; 紫铜; 古铜; 红铜; 古铜色
material.marble | marble; marble slab; carrara; marbled; marble surface; marble stone; onyx; calacatta; marble top | 大理石; 云石; 大理石面; 大理石台面; 大理石板; 大理石纹; 玉石
material.wood | wood; wooden; oak; pine; timber; birch; maple; light wood; natural wood; wood grain; beech; ash wood; wood plank; plywood; wood surface; wooden plank; wooden surface; wood board; wooden board; cutting board; chopping board | 木; 木质; 木头; 木制; 原木; 橡木; 松木; 木板; 木纹; 实木; 浅木色; 浅色木; 木料; 桦木; 白蜡木; 木材; 砧板; 菜板
material.dark_wood | dark wood; walnut; mahogany; ebony; dark oak; dark wooden; teak; rosewood; weathered wood; rustic wood | 深木; 胡桃木; 黑胡桃; 红木; 深木色; 乌木; 柚木; 紫檀; 老木头
material.bamboo | bamboo; rattan; wicker; bamboo mat; bamboo board; straw; cane; woven bamboo | 竹; 竹子; 竹制; 藤; 藤编; 竹席; 竹编; 竹质; 竹板; 草编
material.terrazzo | terrazzo; terrazzo stone; speckled stone; terrazzo floor; terrazzo surface | 水磨石; 磨石; 水磨石面; 水磨石地面; 斑点石
material.concrete | concrete; cement; microcement; raw concrete; exposed concrete; brutalist; industrial concrete; cement wall | 混凝土; 水泥; 清水混凝土; 微水泥; 水泥面; 水泥质感; 清水泥
material.stone | granite; slate; limestone; travertine; sandstone; stone surface; stone slab; stone texture; basalt; quartz; natural stone; stone material; stony; bluestone | 花岗岩; 石材; 石板; 石面; 板岩; 石灰岩; 洞石; 砂岩; 石质; 天然石; 玄武岩; 岩板; 青石; 石英
material.plaster | plaster; stucco; chalk; gypsum; limewash; clay wall; plaster wall; putty; microtexture | 石膏; 灰泥; 石灰; 灰泥墙; 艺术漆; 硅藻泥; 白灰; 石膏质感
material.fabric | fabric; linen; cotton; cloth; textile; canvas; burlap; denim; wool; knit; knitted; tablecloth; felt; woven; gauze; muslin; hemp | 布料; 亚麻; 棉布; 布; 麻布; 织物; 帆布; 羊毛; 针织; 桌布; 布艺; 棉麻; 牛仔布; 粗麻; 纱; 毛毡; 织布; 亚麻布
material.silk | silk; satin; silky; draped silk; silk fabric; satin fabric; charmeuse; chiffon; draped satin; silk cloth; organza | 丝绸; 绸缎; 缎面; 丝; 真丝; 缎子; 丝质; 绸; 丝滑; 雪纺; 绸布; 丝缎
material.velvet | velvet; velvety; suede; velour; plush; velvet fabric; fur; fluffy; faux fur | 天鹅绒; 丝绒; 绒布; 绒面; 麂皮; 毛绒; 植绒; 金丝绒; 绒
material.paper | paper; cardboard; kraft paper; kraft; craft paper; paper texture; crumpled paper; papercraft; origami; paper cut; rice paper | 纸; 纸张; 牛皮纸; 纸质; 卡纸; 硬纸板; 纸艺; 剪纸; 折纸; 宣纸; 揉皱的纸
material.leather | leather; leatherette; faux leather; leather surface; cowhide; vegan leather; leather texture | 皮革; 皮; 真皮; 牛皮; 皮质; 皮面; 仿皮; 人造革
material.tiles | tile; tiles; tiled; checkerboard; checkered; mosaic; ceramic tile; subway tile; tile wall; chequered; zellige | 瓷砖; 砖面; 棋盘格; 格子; 马赛克; 方砖; 贴砖; 砖墙; 小方砖; 花砖; 地砖
material.water | water; wet; liquid; aqua surface; rippled water; clear water; watery; pure water | 水; 湿润; 液体; 湿; 清水; 流水; 水质; 净水
material.mirror | mirror; mirrored; mirror surface; reflective surface; mirrored surface; mirror floor; looking glass; reflective floor; mirror finish; black mirror | 镜子; 镜面; 反光面; 镜面地板; 倒影; 反射面; 镜; 黑镜
material.wax | wax; waxy; beeswax; paraffin; soy wax | 蜡; 蜡质; 蜂蜡; 石蜡; 大豆蜡
`;
