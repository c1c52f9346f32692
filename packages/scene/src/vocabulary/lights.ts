/** Light, shadows that fall into the scene, and the time of day. */
export const LIGHT_ROWS = `
gobo.palm | palm shadow; palm leaf shadow; palm leaves shadow; palm tree; palm trees; palm; palms; tropical shadow; tropical leaves shadow; shadow of palm leaves; tropical | 棕榈影; 棕榈叶影; 棕榈; 椰影; 椰树; 棕榈树; 热带; 棕榈叶的影子; 棕榈阴影; 椰子树
gobo.leaves | leaf shadow; leaves shadow; plant shadow; dappled light; shadow of leaves; leafy shadow; foliage shadow; shadows of leaves; dappled shadow; dappled sunlight; shadow of plants; botanical shadow; tree shadow; leaf shadows; leaves' shadow | 叶影; 树影; 树叶影; 斑驳光影; 植物影子; 树叶阴影; 植物阴影; 斑驳; 叶子的影子; 光影斑驳; 树叶的影子; 绿植光影; 斑驳树影
gobo.window | window shadow; window light; light through a window; window frame shadow; window pane shadow; light from a window; window shadows; sunlight through a window; light from the window; window lighting | 窗影; 窗光; 窗户光; 窗格影; 透过窗户的光; 窗户阴影; 窗框影; 窗户的影子; 窗户的光; 窗格光影
gobo.blinds | blinds; venetian blinds; blinds shadow; shutter shadow; louver; louvre shadow; striped shadow; shutters; shadow stripes | 百叶窗; 百叶窗影; 百叶影; 条纹光影; 条纹阴影; 百叶; 百叶窗光影
gobo.branches | branch shadow; shadow of branches; twig shadow; branches shadow; tree branch shadow; shadows of branches | 树枝影; 枝影; 枝条影; 梅枝影; 树枝的影子; 枝条阴影; 树枝阴影
gobo.lattice | lattice; lattice shadow; grid shadow; chinese window; chinese lattice; moon gate; fretwork; trellis; lattice window; screen shadow; window lattice; chinese style; oriental; new chinese style | 窗棂; 花窗; 格栅影; 中式窗格; 雕花窗; 窗花影; 窗格; 月洞门; 中式花窗; 屏风; 中式; 新中式; 国潮; 中国风; 东方; 国风; 国潮风
gobo.ripples | caustics; water caustics; water reflections; water light; water shadow; rippling light; light caustics; caustic light; water refraction; liquid shadow; sparkling water reflections; underwater light | 焦散; 水光; 水波光影; 粼粼波光; 水纹光; 波光; 水影; 水波光; 波光粼粼; 水纹光影
time.day | day; daylight; daytime; noon; sunny; midday; sunny day; natural light; bright daylight; natural daylight; afternoon; sunny afternoon; outdoors; outdoor; soft daylight; soft natural daylight; soft natural light | 白天; 日光; 正午; 晴天; 阳光明媚; 自然光; 中午; 下午; 午后; 日间; 晴朗; 大白天; 户外; 室外; 柔和日光
time.dawn | dawn; sunrise; morning; early morning; daybreak; morning light; morning sun; first light; morning sunlight; soft morning light; soft morning sunlight; warm morning light | 清晨; 日出; 早晨; 黎明; 晨光; 早上; 晨曦; 拂晓; 朝阳; 清早; 柔和晨光; 清晨阳光
time.golden_hour | golden hour; sunset; golden light; warm sunlight; evening sun; evening light; late afternoon; setting sun; sunset light; evening; golden sunlight; warm sunset | 黄昏; 日落; 夕阳; 金色时刻; 黄金时刻; 落日; 傍晚; 晚霞; 暖阳; 斜阳; 金色阳光; 夕照
time.dusk | dusk; twilight; blue hour; nightfall; gloaming; after sunset | 暮色; 薄暮; 蓝调时刻; 日暮; 蓝调; 暮光; 入夜
time.night | night; midnight; nighttime; dark night; at night; moonlight; moonlit; night time; dark background; dark; low light; darkness; night scene; moon | 夜晚; 夜; 深夜; 午夜; 月光; 月色; 夜间; 黑暗; 暗色背景; 暗调; 黑夜; 夜里; 暗背景; 晚上; 月亮
time.overcast | overcast; cloudy day; cloudy; gray day; gray weather; flat light; foggy; misty; overcast light; hazy; mist in the morning | 阴天; 多云; 阴云; 漫射光; 阴雨天; 平光; 雾天; 薄雾; 雾气; 晨雾; 晨雾缭绕
light.softbox | softbox; soft light; studio light; diffused light; studio lighting; soft lighting; even light; diffuse light; soft studio light; even lighting; soft diffused light; beauty light; softbox lighting; soft shadow; soft shadows; professional lighting; bright light; high key | 柔光; 柔光箱; 影棚光; 棚灯; 柔和光线; 均匀光线; 柔和的光线; 摄影灯; 影棚灯光; 柔和灯光; 柔光灯; 柔和光影; 柔和阴影; 专业布光; 高调; 柔和的灯光
light.sun | sunlight; sun; sunshine; hard light; direct sun; sun rays; sunbeam; direct sunlight; harsh light; sun light; hard shadow; hard shadows; strong shadow; bright sunlight; rays of light; sunbeams; strong sunlight; sunlit; god rays | 阳光; 太阳; 硬光; 直射光; 太阳光; 光束; 强光; 日照; 硬阴影; 强烈阴影; 明亮阳光; 光线; 阳光照射; 光芒
light.rim | rim light; rim lighting; edge light; contour light; rim lit; outline light; edge lighting; kicker light | 轮廓光; 边缘光; 勾边光; 轮廓灯; 勾边; 边光
light.top | top light; overhead light; top lighting; spotlight; spot light; light from above; overhead lighting; beam from above; stage light; spotlights | 顶光; 聚光灯; 上方光; 射灯; 舞台灯光; 顶部光; 追光; 从上方照射; 聚光
light.side | side light; side lighting; lateral light; sidelight; side lit; raking light; chiaroscuro; split lighting | 侧光; 侧面光; 侧打光; 侧逆光; 明暗对照; 侧面打光
light.back | backlight; backlit; back light; back lighting; backlighting; glowing from behind; light from behind; silhouette light | 逆光; 背光; 后方光; 背后光; 逆光照明; 背后打光
light.candle | candlelight; candle light; candlelit; firelight; warm candle light; flame; flickering light; fireplace; flame light | 烛光; 火光; 蜡烛光; 烛火; 炉火; 火焰; 壁炉; 暖烛光
light.neon | neon; neon light; neon lights; cyberpunk; neon lighting; neon glow; led light; neon sign; rgb light; synthwave; vaporwave; neon tube; neon colors; led lighting; futuristic; sci fi | 霓虹; 霓虹灯; 赛博朋克; 霓虹光; 霓虹灯光; 灯带; 蒸汽波; 炫彩灯光; 未来感; 科幻; 科技感; 霓虹色
side.left | light from the left; light from left; left light; left side light; lit from the left; left lighting; from the left side | 左侧光; 左光; 左侧打光; 光从左边; 左侧光线; 光线从左侧; 左侧照明; 从左侧照射
side.right | light from the right; light from right; right light; right side light; lit from the right; right lighting; from the right side | 右侧光; 右光; 右侧打光; 光从右边; 右侧光线; 光线从右侧; 右侧照明; 从右侧照射
side.front | front light; frontal light; light from the front; front lighting; lit from the front; flat front light | 正面光; 前光; 正面打光; 光从前面; 顺光; 正面照明
`;
