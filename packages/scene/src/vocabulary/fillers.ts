/**
 * Words without content of their own: they neither raise nor lower what is understood. Photographers' terms of quality
 * belong here, because every image of the renderer meets them or none can.
 */
export const ENGLISH_FILLERS =
  'a an the this that these those some any it its is are be been being was were am as there here i me my we our us you your ' +
  'very really quite so too also just only more most much all each every both other another own such like than then ' +
  'please make create generate draw render show showing shows shown display displayed displaying featuring feature features give want need would should could can will let put ' +
  'image picture photo photograph photography shot scene view composition concept design product object item subject thing ad advert advertisement advertising commercial campaign ecommerce e commerce shop marketing content hero banner visual visuals mockup mock up template still life render rendering 3d cgi octane unreal engine blender render c4d vray ray tracing raytracing ' +
  'beautiful stunning amazing gorgeous nice great good best pretty lovely perfect wonderful attractive impressive exquisite incredible aesthetic aesthetics trending award winning masterpiece artstation behance unsplash pinterest ' +
  'quality high quality highest resolution high resolution ultra hd uhd 4k 8k 16k hdr detailed highly detailed intricate details ultra detailed hyper hyperrealistic photorealistic photorealism realistic realism lifelike professional sharp crisp quality raw film grain lens 35mm 50mm 85mm 100mm f1.8 f2.8 iso eos a7 shot on dslr photo real life editorial style styled look looking feel feeling vibe vibes atmosphere atmospheric mood tone toned tones theme themed setting set environment effect effects ' +
  'shadow shadows color colors color palette palette scheme hue reflection reflections texture textures textured pattern material materials shape shapes shaped form accent accents element elements touch hint ' +
  'small large big tiny huge little tall short long round square circular curved flat thin thick wide narrow single double new old modern large scale size sized ' +
  'center centered centred centre middle left right side top bottom front back foreground place placed placing standing stands stand sitting sits sit resting rests rest lying lies lay laid arranged arrangement positioned surrounded surrounding scattered floating float hovering levitating hanging leaning located situated filled covered decorated adorned made wrapped ' +
  'one ones piece pieces pair set bunch group pile stack few several many multiple various lot lots couple of types kind ' +
  'video clip footage animation animated loop seamless slow motion slow slowly gently softly gentle smooth smoothly subtle subtly camera frame frames fps second seconds minute duration moving moves move motion cinematic shot during while starts ends begins ' +
  'day time season full empty open closed next close upper lower inside outside out up down around across along through against over under behind beneath below above between among within without near beside beside by at to into onto from for of in on with and or but nor yet not no plus using via about ' +
  'space area copy space text space layout negative space minimal composition rule of thirds symmetrical symmetry balanced aspect ratio ar vertical horizontal square format portrait orientation landscape orientation isolated elegantly neatly carefully perfectly beautifully casting cast creating creates adding adds gives giving bringing highlighting highlights emphasizing evoking conveying capturing captured inspired ' +
  'v q s style raw stylize chaos niji version low deep pale muted angle visible fully focused demo lifestyle decor printed constant label labels screen lid cap finish crop slight digital art ratio catalog key fill card keep add';

export const CHINESE_FILLERS =
  '的 地 得 了 着 过 是 有 在 和 与 及 跟 或 并 且 而 也 还 都 就 又 很 非常 十分 更 最 比较 有点 一 个 一个 一只 一瓶 一支 一张 一幅 一款 一种 一些 一片 一块 一杯 一盒 一束 几 几个 这 那 这个 那个 它 其 其中 ' +
  '请 帮我 给我 我 我要 我想 想要 需要 生成 画 绘制 制作 创作 做 展示 呈现 显示 摆放 摆 放 放置 放在 置于 立 立在 站 站在 矗立 坐落 躺 悬浮 漂浮 飘浮 悬挂 散落 点缀 围绕 环绕着 铺 铺满 布满 洒 洒在 洒落 照 照在 照射 照耀 映 映照 投 投下 投射 穿过 透过 透出 搭配 配 配以 配上 带 带有 带着 充满 位于 位 处于 周围 四周 旁边 旁 边 附近 两侧 左侧 右侧 左边 右边 左 右 中 中间 中央 中心 居中 里 里面 内 外 上 上面 上方 下 下面 下方 前 前面 前方 后 后面 后方 之间 之上 之下 之中 从 向 往 到 对 为 以 用 由 被 把 将 使 让 使用 作为 采用 通过 ' +
  '图 图片 照片 画面 场景 镜头 视角 构图 作品 设计 产品 商品 物品 主体 主角 物体 主图 详情页 详情 广告 广告图 宣传 宣传图 电商 商业摄影 产品摄影 产品图 摄影 摄影图 静物 静物摄影 效果 效果图 渲染 渲染图 建模 写实 真实 逼真 真实感 超写实 照片级 高清 超清 超高清 高质量 高品质 高分辨率 细节丰富 精细 清晰度 专业 大师级 杰作 精美 漂亮 美丽 好看 完美 绝美 惊艳 美观 风格 风 感 感觉 氛围 气氛 气息 调 色调 色系 色彩 颜色 配色 主题 元素 质地 纹理 材质 造型 形状 形 式 样式 样 状 光影 影子 阴影 影 布光 倒映 整体 整个 局部光 小 大 高 低 长 短 圆 方 圆形 方形 新 旧 大型 小型 迷你 单 双 ' +
  '视频 短片 动画 片段 动态 慢动作 慢慢 缓缓 缓慢 轻轻 循环 无缝循环 秒 帧 移动 开始 结束 同时 然后 比例 竖版 横版 竖屏 横屏 方图 尺寸 空间 布局 对称 平衡 三分法 ' +
  '深 暗 浅 淡 强 留 留出 标识 区域 画质 景色 壮丽 丰富 艺术 艺术作品 一套 套 品牌感 瓶身 身 首镜 镜 翻开 深邃 适合 突出 强调 营造 打造 体现 表现 传达 具有 拥有 形成 呈 显得 显 给 看 起来 特别 完全 加 加上 再 来 去 出 起 可以 能 要 会 多 少 许多 很多 些 点 等 等等 以及 还有 并且 或者 不同 各种 各 每 全 满 空 盛开 新鲜的 干净的 静静 静静地 优雅地 上的 里的 中的 下的 旁的 款 种 类 型 性 化 度 面上 表面上';
