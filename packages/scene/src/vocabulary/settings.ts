/** Where the subject stands. */
export const SETTING_ROWS = `
setting.studio | studio; photo studio; gradient; color gradient; studio background; seamless background; seamless backdrop; cyclorama; plain background; solid background; solid color background; clean background; simple background; studio shot; studio photography; studio setting; infinity cove; gradient background; isolated; e-commerce background; packshot; backdrop paper | 影棚; 摄影棚; 棚拍; 工作室; 纯色背景; 无缝背景; 纯色底; 素色背景; 干净背景; 简单背景; 渐变背景; 渐变; 渐变色; 电商主图; 摄影棚背景; 无影棚
setting.podium | podium; pedestal; plinth; display stand; product stand; platform; dais; riser; display platform; stage; round podium; circular podium; cylinder podium; display podium; pillar; column; catwalk; round platform; circular platform | 展台; 底座; 台座; 圆台; 展示台; 圆形展台; 舞台; 产品台; 石台; 高台; 圆柱台; 基座; 平台; 柱台; 圆形台
setting.table | table; tabletop; table top; counter; countertop; dining table; coffee table; bar counter; side table; worktop; picnic table; bar top; nightstand; bedside table | 桌子; 桌面; 桌上; 桌; 台面; 餐桌; 茶几; 吧台; 桌台; 边桌; 柜台; 床头柜
setting.window_table | windowsill; window sill; by the window; by a window; near the window; near a window; next to the window; next to a window; beside a window; window; in front of a window; sunny window; table by a window; window ledge | 窗边; 窗前; 窗台; 窗户; 临窗; 窗户旁; 窗下; 靠窗; 飘窗; 窗旁; 窗户边; 窗
setting.shelf | shelf; shelving; bookshelf; display shelf; wall shelf; ledge; rack; cabinet; mantel; mantelpiece | 架子; 置物架; 书架; 货架; 搁板; 层架; 展示架; 壁架; 柜子; 展柜
setting.kitchen | kitchen; kitchen counter; kitchen countertop; kitchen table; kitchen island; pantry; chef kitchen; kitchenette | 厨房; 厨房台面; 灶台; 岛台; 料理台; 开放式厨房; 厨房桌面
setting.bathroom | bathroom; bath; bathtub; spa; washroom; vanity; sink; shower; bathroom counter; bathroom shelf; powder room; wash basin; spa scene | 浴室; 卫生间; 洗手台; 洗漱台; 水疗; 浴缸; 淋浴间; 盥洗台; 洗手间; 水槽; 梳妆台
setting.desk | desk; office desk; work desk; workspace; writing desk; office; home office; study; desktop setup; desk setup; workstation | 书桌; 办公桌; 工作台; 写字台; 办公室; 书房; 工位; 电脑桌; 办公桌面; 桌搭
setting.water | water surface; on water; in water; pool; swimming pool; lake; pond; ripples; rippling water; wet surface; water ripples; poolside; standing in water; shallow water; reflecting pool; stream; river; puddle; waterscape; spring water | 水面; 水中; 水上; 泳池; 游泳池; 湖; 湖面; 池塘; 涟漪; 水波; 浅水; 水里; 溪流; 河流; 水池; 波纹水面; 湖水; 湖泊; 水景; 水波纹
setting.sand | sand; sand surface; sandy ground; rippled sand; sand ripples; fine sand; on sand; sandy surface; sandpit; zen garden; sand waves | 沙子; 沙; 沙面; 细沙; 沙地; 沙纹; 沙土; 沙堆; 白沙; 枯山水; 沙波纹
setting.beach | beach; seaside; seashore; shore; coast; sea; ocean; ocean beach; tropical beach; by the sea; waterfront; sandy beach; seascape; coastline; island; beachside; ocean view; ocean background | 海滩; 沙滩; 海边; 大海; 海; 海岸; 海洋; 海景; 热带海滩; 岸边; 海岛; 海面; 滨海; 海滨; 海水
setting.snow | snow; snowy ground; snowfield; snow ground; snowy landscape; on snow; snow covered; winter landscape; snowdrift; ice field; snow surface | 雪地; 雪; 雪景; 雪原; 积雪; 白雪; 冰雪; 雪面; 冬日雪景
setting.grass | grass; meadow; lawn; grassy field; field; grassland; garden; green field; pasture; park; backyard; moss; mossy; flower field | 草地; 草坪; 草; 草原; 花园; 田野; 绿地; 草丛; 公园; 苔藓; 花海; 庭院; 青草
setting.forest | forest; woodland; jungle; rainforest; tropical forest; pine forest; bamboo forest; wilderness | 森林; 树林; 丛林; 雨林; 林间; 林中; 竹林; 松林; 热带雨林
setting.mountain | mountain; mountains; mountain range; alps; hills; valley; peaks; snowy mountain; mountain landscape; mountaintop; cliff; canyon; hillside; landscape; summit | 山; 山脉; 群山; 雪山; 山谷; 远山; 山峰; 山顶; 悬崖; 峡谷; 山景; 高山; 山水; 山间; 风景
setting.desert | desert; dunes; sand dunes; dune; sahara dunes; arid landscape; desert landscape; wasteland | 沙漠; 沙丘; 荒漠; 大漠; 戈壁; 沙漠景观
setting.sky | sky; clouds; cloud; blue sky; cloudscape; above the clouds; heaven; floating in the sky; cloudy sky; starry sky; in the air; skyscape; fluffy clouds | 天空; 云; 云朵; 蓝天; 云海; 云端; 白云; 空中; 星空; 云层; 天际; 蓝天白云
setting.city | city; skyline; cityscape; street; downtown; urban; city lights; rooftop; metropolis; alley; urban street; city street; city night; skyscrapers; road | 城市; 街道; 都市; 夜景; 街头; 天际线; 屋顶; 城市夜景; 小巷; 高楼; 霓虹街; 马路; 市中心
setting.niche | niche; alcove; arched niche; wall niche; recess; arched alcove; arched wall; archway niche | 壁龛; 拱形壁龛; 凹龛; 墙龛; 神龛; 拱形墙洞
setting.abstract | abstract; geometric; geometric shapes; abstract shapes; 3d shapes; geometric forms; abstract composition; geometry; abstract background; abstract scene; geometric background; geometric composition; geometrical | 抽象; 几何; 几何体; 几何图形; 几何形状; 抽象背景; 几何背景; 立体几何; 抽象构图; 几何造型
part.backdrop | background; backdrop; wall; back wall; bg; background color; color background; wallpaper; curtain; backdrop wall; scenery | 背景; 底; 墙; 墙面; 墙壁; 背景墙; 底色; 背景色; 幕布; 墙纸; 窗帘; 背景布
part.light | light; lighting; lights; illumination; colored light; ambience; ambient light; ambient lighting; mood light; mood lighting | 灯光; 光; 光照; 灯光照射; 光源; 打光; 光线; 氛围光; 环境光; 氛围灯; 氛围灯光
part.light #ffcf9c | warm light; warm lighting; warm glow; warm white light; warm soft light; soft warm light; warm lights | 暖光; 暖色光; 暖色灯光; 暖黄灯光; 暖黄光; 暖白光; 温暖的光; 温暖的灯光; 灯光偏暖; 光线偏暖; 暖色光线; 温暖灯光; 暖灯; 暖黄灯
part.light #bcd6ff | cool light; cold light; cool lighting; cold lighting; cool white light; bluish light; icy light | 冷光; 冷色光; 冷色灯光; 冷白光; 灯光偏冷; 光线偏冷; 冷色光线; 冷调光; 清冷的光; 冷灯; 冷白灯
part.trim | cap; lid; handle; stopper; cork; closure; bottle cap; strap; hardware; trim | 瓶盖; 盖子; 盖; 把手; 提手; 瓶塞; 木塞; 表带; 边框; 五金
part.label | label; logo; sticker; lettering; typography; printed label | 标签; 标志; 贴纸; 商标; 字样
part.ground | surface; floor; ground; base; flooring; top surface; slab; board; panel; ground surface | 地面; 表面; 地板; 底面; 板; 平面; 地; 面板; 板面
`;
