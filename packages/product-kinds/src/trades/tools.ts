import { readKindRows } from '../read-kind-rows.ts';

export const TOOLS = readKindRows(
  { trade: 'tools', measureWord: '把', traits: ['for-repair', 'handheld'] },
  `
  tool; hand tool | 工具; 五金工具
  tool set; tool kit; mechanic tool set; household tool kit | 工具套装; 工具箱套装; 家用工具箱; 五金工具套装 | 套
  toolbox; tool bag; tool chest; tool organizer; tool belt; tool backpack; tool cart | 工具箱; 工具包; 工具柜; 零件盒; 工具车 | 个 for-storage
  screwdriver; screwdriver set; precision screwdriver set | 螺丝刀; 螺丝刀套装; 改锥; 起子
  electric screwdriver; cordless screwdriver | 电动螺丝刀; 电批 | 把 powered
  drill; cordless drill; power drill; impact driver; electric drill; hammer drill; drill driver; rotary hammer | 电钻; 手电钻; 冲击钻; 电锤; 充电钻; 锂电钻 | 把 powered
  drill bit; drill bit set; screwdriver bit; bit set; hole saw | 钻头; 批头; 钻头套装; 开孔器 | 套
  hammer; mallet; claw hammer; sledgehammer | 锤子; 羊角锤; 榔头; 橡胶锤
  wrench; spanner; torque wrench; adjustable wrench; impact wrench; wrench set | 扳手; 活动扳手; 电动扳手; 扭力扳手; 棘轮扳手
  socket set; ratchet; socket wrench set | 套筒; 套筒扳手; 棘轮; 套筒套装 | 套
  pliers; needle nose pliers; wire cutter; wire stripper; locking pliers; crimping tool | 钳子; 老虎钳; 尖嘴钳; 剥线钳; 斜口钳; 压线钳 | 把 pair
  hex key; allen key set; hex key set | 内六角扳手; 六角扳手套装 | 套
  saw; hand saw; hacksaw; pruning saw; saw blade | 锯子; 手锯; 手工锯; 锯条 | 把 sharp
  power saw; circular saw; jigsaw tool; chainsaw; miter saw; table saw; reciprocating saw; mini chainsaw | 电锯; 电圆锯; 曲线锯; 链锯; 往复锯; 马刀锯; 切割机 | 把 powered sharp
  sander; orbital sander; belt sander; electric sander | 砂光机; 打磨机; 砂带机 | 台 powered
  angle grinder; bench grinder; rotary tool; rotary tool kit; die grinder | 角磨机; 磨光机; 电磨; 砂轮机; 雕刻机 | 台 powered
  sandpaper; sanding disc; sanding block | 砂纸; 砂纸片; 打磨块 | 张
  chisel; wood carving set; carving knife set; hand plane; file set; rasp | 凿子; 木工凿; 刨子; 锉刀; 雕刻刀套装; 木雕工具 | 把 sharp
  clamp; c-clamp; bar clamp; vise; workbench vise | 夹具; 台钳; 木工夹; 台虎钳; g字夹 | 个
  workbench; sawhorse; work bench | 工作台木工; 木工桌; 锯木架 | 张 -handheld
  tape measure; measuring tape; laser measure; laser distance measurer | 卷尺; 测距仪; 激光测距仪; 钢卷尺 | 把
  level; laser level; spirit level; stud finder | 水平仪; 水平尺; 激光水平仪; 红外线水平仪; 墙体探测仪 | 台
  caliper; micrometer; digital caliper; feeler gauge | 卡尺; 游标卡尺; 千分尺 | 把
  multimeter; voltage tester; clamp meter; digital multimeter; circuit tester | 万用表; 测电笔; 电笔; 钳形表 | 个
  infrared thermometer gun; thermal imaging camera; endoscope camera; inspection camera; borescope; endoscope | 红外测温仪; 测温枪; 内窥镜; 工业内窥镜 | 台 powered
  soldering iron; soldering station; soldering kit; solder wire; heat gun; hot air gun | 电烙铁; 焊台; 热风枪; 焊锡丝; 烙铁 | 把 powered
  welder; welding machine; welding helmet; mig welder; plasma cutter | 电焊机; 焊机; 电焊面罩; 氩弧焊机 | 台 powered
  air compressor; paint sprayer; nail gun; staple gun; brad nailer; spray gun | 空压机; 喷枪; 射钉枪; 打钉枪; 气泵; 喷漆枪 | 台 powered
  pressure washer; power washer; high pressure washer; pressure washer gun | 高压清洗机; 高压水枪; 洗车机; 高压洗车机 | 台 powered for-cleaning
  wet saw; tile cutter; tile leveling system; trowel; putty knife; grout float | 瓷砖切割机; 抹泥刀; 腻子刀; 瓷砖找平器; 刮刀油灰 | 把
  screw; nail; bolt; nut and bolt; washer ring; screw set; wall anchor; anchor bolt; rivet | 螺丝; 钉子; 螺栓; 膨胀螺丝; 螺母; 自攻螺丝; 铆钉 | 盒 -handheld
  hinge; bracket; shelf bracket; caster wheel; corner brace; drawer slide; caster | 合页; 铰链; 支架五金; 万向轮; 角码; 抽屉滑轨; 脚轮 | 个 -handheld
  wall paint; spray paint; primer paint; chalk paint; wood stain; varnish; epoxy resin; floor paint; epoxy | 乳胶漆; 喷漆; 自喷漆; 木器漆; 墙面漆; 补墙漆; 环氧树脂; 油漆 | 桶 liquid -handheld
  paint roller; roller brush; paint tray; painting tool | 滚筒刷; 油漆刷; 滚筒 | 把
  sealant; caulk; silicone sealant; caulking gun; waterproof tape; duct tape; electrical tape; wall filler; wall repair cream; grout pen; roof sealant | 密封胶; 玻璃胶; 补墙膏; 美缝剂; 防水胶带; 电工胶带; 防水补漏胶; 堵漏王; 防霉贴; 胶枪玻璃胶 | 支 -handheld
  ladder; step ladder; extension ladder; telescoping ladder; folding ladder | 梯子; 人字梯; 伸缩梯; 家用梯; 折叠梯 | 架 -handheld
  work glove; safety glove; mechanic gloves; cut-resistant gloves; disposable glove; nitrile glove; latex glove | 劳保手套; 防割手套; 一次性手套; 丁腈手套; 工作手套; 乳胶手套 | 副 pair worn @hands
  hard hat; safety helmet work; ear protection; safety vest; knee pads; tool lanyard; face shield; respirator mask | 安全帽; 防噪音耳罩; 反光背心工地; 防毒面具; 防尘口罩; 电工护膝; 面屏 | 顶 worn @head
  work light; led work light; shop light; flood light; floodlight | 工作灯; 投光灯; 维修灯; 泛光灯 | 盏 powered light-giving
  moving dolly; hand truck; furniture slider; platform truck; hand cart; lifting strap for moving; pallet jack | 搬家神器; 手推车; 平板车; 拉杆车; 移动底座; 搬运车 | 辆 -handheld
  pipe; pipe wrench; plumbing fitting; plunger; drain snake; valve; hose clamp; water pump; submersible pump; sump pump; toilet plunger | 水管配件; 马桶塞; 管道疏通器; 水泵; 阀门; 皮搋子; 抽水泵; 通马桶神器; 疏通器; 水管; 自吸泵 | 个 -handheld
  wire; electrical wire; cable wire; circuit breaker; junction box; wire connector; terminal connector; heat shrink tube; relay; fuse; led driver; transformer | 电线; 断路器; 空气开关; 接线端子; 热缩管; 继电器; 保险丝; 变压器; 电缆 | 卷 -handheld
  winch; hoist; electric hoist; chain block; jack stand; tow strap winch | 绞盘; 葫芦吊; 电动葫芦; 吊机 | 台 -handheld
`,
);
