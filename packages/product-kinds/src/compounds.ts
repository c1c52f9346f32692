import type { ProductKind } from './product-kind.ts';
import { readKindRows } from './read-kind-rows.ts';

/**
 * Names whose last word is misleading: high tops are no tops, a place mat is no door mat, 花架 is no image frame. They
 * are looked up before all other kinds.
 */
export const COMPOUNDS: readonly ProductKind[] = [
  ...readKindRows(
    { trade: 'footwear', measureWord: '双', traits: ['worn'], wornOn: 'feet', isPair: true },
    `
    high top; high-top sneaker; high-top trainer; hi top; hi-top; high top shoe; low top; low-top sneaker; mid top | 高帮鞋; 高帮帆布鞋; 低帮鞋; 低帮帆布鞋; 高帮板鞋
    snow shoe; snowshoe | 雪鞋 | outdoors
    shoe cover; overshoe | 鞋套; 防雨鞋套
    `,
  ),
  ...readKindRows(
    { trade: 'apparel', measureWord: '件', traits: ['worn', 'washable', 'soft'], wornOn: 'torso' },
    `
    sweat shirt | 卫衣衫
    boat neck; boatneck; boat neck top | 一字领上衣
    duffle coat; duffel coat | 牛角扣大衣 | warm
    bath robe; house coat | 浴室袍 | @whole-body
    wrist band; sweat band | 护腕带 | 条 @wrist
    motorcycle jacket; biker jacket; moto jacket | 机车夹克; 机车服
    overshirt; shacket; shirt jacket; workshirt | 衬衫外套; 工装衬衫
    tank dress; shirt dress | 背心裙; 衬衫裙 | 条 @whole-body
    sock boot; sock shoe | 袜靴 | 双 @feet pair
    `,
  ),
  ...readKindRows(
    { trade: 'bags', measureWord: '个', traits: ['carried'] },
    `
    brief case | 手提公文箱 | for-work
    suit case | 衣箱 | for-travel
    bag charm; bag pendant | 书包挂件; 包挂
    `,
  ),
  ...readKindRows(
    { trade: 'eyewear', measureWord: '副', traits: ['worn'], wornOn: 'eyes' },
    `
    dive mask; diving mask; snorkel mask | 潜水镜; 浮潜面镜
    spectacle case; sunglasses case; eyewear case | 镜盒; 墨镜盒 | 个 @none -worn for-storage
    glasses stand; glasses holder | 眼镜架子; 眼镜支架 | 个 @none -worn
    `,
  ),
  ...readKindRows(
    { trade: 'jewellery', measureWord: '个', traits: ['worn'] },
    `
    ear ring | 耳圈 | 副 @ears pair
    ring box; ring holder; ring dish | 戒指盒; 戒指架 | -worn for-storage
    necklace stand; necklace holder; jewellery stand | 项链架; 首饰架 | -worn for-storage
    stop watch | 秒表 | 块 -worn
    `,
  ),
  ...readKindRows(
    { trade: 'hair-care', measureWord: '把', traits: ['handheld', 'for-hair'] },
    `
    head comb; wide-tooth comb | 头梳
    `,
  ),
  ...readKindRows(
    { trade: 'health', measureWord: '个', traits: [] },
    `
    knee pad; elbow pad | 护肘垫; 膝垫 | worn
    tooth brush | 牙刷子 | 支 handheld
    wheel chair | 轮椅车 | 辆 for-sitting
    mask case | 口罩收纳盒; 口罩盒 | for-storage
    head rest | 头枕; 汽车头枕
    `,
  ),
  ...readKindRows(
    { trade: 'baby', measureWord: '个', traits: ['for-children'] },
    `
    car seat; child car seat; baby car seat; infant car seat | 儿童座椅; 儿童汽车座椅; 提篮座椅 | for-sitting
    `,
  ),
  ...readKindRows(
    { trade: 'kitchen', measureWord: '个', traits: ['washable'] },
    `
    place mat | 西餐垫; 餐桌垫 | 块 for-the-table
    ice cream scoop; ice cream spoon; cookie scoop | 冰淇淋勺; 挖球器 | 把 handheld
    coffee pot | 咖啡煮壶 | 把
    mug tree; mug stand; cup rack; coffee mug tree | 杯架; 马克杯架 | for-storage
    mug warmer; cup warmer; plate warmer | 暖杯垫; 加热杯垫; 保温碟 | powered
    tea cosy; tea cozy | 茶壶套 | soft
    sugar bowl; sugar pot | 糖罐 | for-the-table fragile
    egg cup | 蛋杯 | for-the-table fragile
    tea caddy; tea tin; tea canister | 茶叶罐; 茶叶盒 | for-storage
    tea pet | 茶宠 | decorative
    cup lid; mug lid | 杯盖 | handheld
    pan lid; pot lid; saucepan lid | 锅盖
    rice spoon; rice scoop | 米饭勺 | 把 handheld
    food cover; food tent | 饭桌罩; 菜罩 | for-the-table
    pasta wheel; ravioli cutter; pastry wheel | 滚轮刀 | handheld
    wrap cutter; cling film cutter | 保鲜膜切割器
    drinks tray; serving tray | 茶盘托; 托盘 | for-the-table
    fruit rack | 水果篮; 果篮子 | for-the-table
    alcohol burner | 酒精灯
    `,
  ),
  ...readKindRows(
    { trade: 'home', measureWord: '个', traits: [] },
    `
    towel rail; towel bar; towel holder; towel warmer | 毛巾杆; 浴巾架
    curtain rail; curtain rod; curtain pole; curtain track | 窗帘杆; 窗帘轨道 | 根
    curtain ring; curtain hook; curtain tieback | 窗帘环; 窗帘挂钩
    hand shower; rain shower | 淋浴喷头; 手持花洒; 淋浴头
    candle stick; candlestick | 蜡烛台
    door stop; door stopper; doorstop; door wedge | 门挡; 门塞; 门吸
    mail box; letter box; post box; mailbox | 信箱; 邮箱
    music box | 音乐盒; 八音盒 | decorative
    suction cup; suction hook | 吸盘; 吸盘挂钩
    luggage stand; suitcase stand | 行李架
    ash tray; ashtray | 烟灰缸
    hat rack | 帽架
    fire guard; fire screen; fireplace screen | 壁炉屏风
    air conditioner cover; fan cover; washing machine cover | 空调罩; 风扇罩; 洗衣机罩 | soft
    laundry hamper | 洗衣篮; 洗衣筐 | for-storage
    toilet sticker | 马桶贴 | decorative
    collar cleaner | 衣领净 | 瓶 liquid for-cleaning
    soap dish; soap box; soap tray | 皂盒; 香皂盒
    mosquito net frame | 蚊帐支架; 蚊帐架
    led light bar; rgb light bar | 氛围灯条 | 条 powered light-giving
    sun lamp; light therapy lamp | 日光灯; 补光台灯 | 盏 powered light-giving
    `,
  ),
  ...readKindRows(
    { trade: 'furniture', measureWord: '个', traits: [] },
    `
    hat stand; clothes stand | 立式衣帽架
    book case; book shelf | 立式书柜 | for-storage
    dressing mirror; vanity mirror table | 梳妆镜 | decorative
    table and chairs; dining set; table and chair set | 桌椅套装; 桌椅 | 套 for-sitting pair
    toy rack; toy shelf; toy storage unit | 玩具收纳架; 玩具架 | for-storage for-children
    umbrella rack; umbrella holder | 雨伞架; 伞桶
    keyboard tray | 键盘托; 键盘抽屉
    trouser press | 裤架机 | 台
    `,
  ),
  ...readKindRows(
    { trade: 'pets', measureWord: '个', traits: ['for-animals'] },
    `
    bowl stand; raised pet feeder; raised dog bowl; elevated bowl | 猫碗架; 宠物碗架; 狗碗架
    litter scoop; cat litter scoop | 猫砂铲 | 把
    `,
  ),
  ...readKindRows(
    { trade: 'sport', measureWord: '个', traits: ['for-play'] },
    `
    snow board; snowboard | 单板 | 块 outdoors
    skate board; skateboard; longboard | 长板; 双翘滑板 | 块 outdoors
    surf board; surfboard; paddle board | 冲浪板; 桨板 | 块 outdoors for-water
    weight belt; lifting belt | 举重腰带; 健身腰带 | 条 worn
    punch bag; boxing bag | 拳击沙袋
    racket; racquet; bat | 球拍 | 支
    ball net; goal net; tennis net | 球网 | 张
    boxing ring | 拳台
    flower press; leaf press | 压花器
    helmet visor; helmet lens | 头盔镜片; 头盔面罩 | worn
    jump board; starting block | 起跑器
    `,
  ),
  ...readKindRows(
    { trade: 'outdoor', measureWord: '个', traits: ['outdoors'] },
    `
    fish hook; fishing hook | 鱼钩; 钓钩 | 枚 sharp
    rod bag; fishing rod bag | 鱼竿包; 渔具包
    fire place; fire bowl; fire basket | 火盆; 火炉
    foot pump; inflator pump | 脚踏打气筒
    `,
  ),
  ...readKindRows(
    { trade: 'stationery', measureWord: '个', traits: ['for-work'] },
    `
    note pad; memo pad | 便签本; 便签 | 本
    white board; whiteboard; dry erase board | 小白板; 写字白板 | 块
    `,
  ),
  ...readKindRows(
    { trade: 'tools', measureWord: '个', traits: ['for-repair'] },
    `
    tool box; toolbox; tool chest | 五金工具箱 | 只 for-storage
    masonry bit; drill bit set | 电钻钻头; 钻头套装 | 支
    `,
  ),
  ...readKindRows(
    { trade: 'garden', measureWord: '个', traits: ['outdoors'] },
    `
    flower bed; raised bed; seed bed; planter bed; raised garden bed | 花坛; 种植箱; 种菜箱
    garden shears; flower scissors; floral scissors | 花剪; 园艺剪 | 把 sharp pair
    plant mister; watering globe; plant waterer | 浇花器; 自动浇花器
    `,
  ),
  ...readKindRows(
    { trade: 'car', measureWord: '个', traits: ['for-travel'] },
    `
    cup holder; car cup holder | 车载杯架; 水杯架
    jump lead; jumper cable; jump starter cable; jump leads | 搭电线; 过江龙 | 根
    `,
  ),
  ...readKindRows(
    { trade: 'drinks', measureWord: '盒', traits: ['drinkable'] },
    `
    drip bag coffee; coffee bag; drip coffee bag | 挂耳包; 咖啡包; 挂耳咖啡包; 冷萃包
    tea sachet | 茶包; 三角茶包; 袋泡茶; 花茶包
    `,
  ),
  ...readKindRows(
    { trade: 'food', measureWord: '盒', traits: ['edible'] },
    `
    seasoning packet; spice packet | 调料包; 料包; 卤料包; 香料包; 火锅料包; 炖肉料包 | 包 for-cooking
    soup dumpling; steamed bun | 汤包; 小笼包; 豆沙包; 奶黄包; 肉包 | 袋
    juice box; juice carton | 盒装果汁 | drinkable
    `,
  ),
];
