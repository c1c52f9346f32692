/** What can stand in the middle of a scene. A second id is what the same noun becomes beside another subject. */
export const SUBJECT_ROWS = `
subject.none | empty stage; empty scene; no product; backdrop only; product backdrop; display background; copy space; blank stage | 空场景; 空舞台; 空镜; 留白; 无产品; 产品背景; 展示背景; 空台
subject.bottle | bottle; serum; serum bottle; lotion; lotion bottle; body lotion; shampoo; shampoo bottle; conditioner; toner; water bottle; essential oil; milk bottle; juice bottle; cosmetic bottle; skincare bottle; skincare product; skincare; cosmetic; cosmetic product; beauty product; body wash; shower gel; mouthwash; sauce bottle; olive oil; oil bottle; flask; thermos; tumbler; detergent | 瓶子; 瓶; 水瓶; 乳液; 身体乳; 润肤乳; 润肤露; 精华; 精华液; 精华瓶; 洗发水; 护发素; 爽肤水; 化妆水; 沐浴露; 护肤品; 化妆品; 美妆产品; 护肤产品; 精油瓶; 精油; 牛奶瓶; 果汁瓶; 保温杯; 橄榄油; 油瓶; 酱油瓶; 洗衣液; 漱口水; 乳液瓶
subject.dropper_bottle | dropper bottle; dropper; pipette bottle; essential oil dropper; face oil; facial oil; hair oil; vitamin c serum | 滴管瓶; 滴管; 精油滴瓶; 面部精油; 护发精油; 安瓶
subject.spray_bottle | spray bottle; mist bottle; spray; facial mist; face mist; setting spray; hair spray; atomizer; trigger bottle; room spray; cleaning spray | 喷雾瓶; 喷雾; 喷瓶; 定妆喷雾; 补水喷雾; 雾化瓶; 发胶喷雾
subject.pump_bottle | pump bottle; hand soap; liquid soap; soap dispenser; dispenser; hand wash; lotion pump; sanitizer; hand sanitizer; foundation bottle; liquid foundation | 按压瓶; 泵瓶; 洗手液; 洗手液瓶; 皂液器; 免洗洗手液; 粉底液; 按压泵瓶
subject.wine_bottle | wine bottle; bottle of wine; red wine; white wine; wine; champagne; champagne bottle; whisky; whiskey; whisky bottle; liquor; liquor bottle; beer bottle; vodka; gin; prosecco | 酒瓶; 红酒; 葡萄酒; 白葡萄酒; 香槟; 威士忌; 白酒; 洋酒; 红酒瓶; 清酒; 啤酒瓶; 酒; 伏特加
subject.perfume | perfume; perfume bottle; fragrance; fragrance bottle; cologne; eau de parfum; eau de toilette; parfum; scent bottle; bottle of perfume | 香水; 香水瓶; 古龙水; 淡香水; 香氛; 香氛瓶; 一瓶香水; 浓香水
subject.jar | jar; cream jar; cosmetic jar; face cream; moisturizer; moisturiser; night cream; day cream; eye cream; body butter; hair mask; honey jar; jam jar; honey; jam; balm; skin cream; cream tub; pot of cream; mason jar; supplement jar; protein jar | 罐子; 罐; 面霜; 面霜罐; 膏霜; 晚霜; 日霜; 眼霜; 霜罐; 蜂蜜; 蜂蜜罐; 果酱; 果酱罐; 身体霜; 发膜; 面霜瓶; 润肤霜; 霜; 药膏; 密封罐; 蛋白粉罐; 广口瓶
subject.can | can; soda can; drink can; beer can; aluminum can; aluminium can; tin can; tin; energy drink; soda; soft drink; beverage; beverage can; drink; cola; beer; sparkling water; tin box | 易拉罐; 饮料; 饮料罐; 汽水; 汽水罐; 苏打罐; 凉茶罐; 啤酒罐; 啤酒; 铝罐; 能量饮料; 罐装饮料; 可乐罐; 铁罐; 气泡水; 苏打水
subject.cup | cup; teacup; tea cup; coffee cup; paper cup; cup of coffee; cup of tea; coffee; tea; espresso; latte; cappuccino; takeaway cup; takeout cup; to go cup; bubble tea; milk tea; matcha; hot chocolate; cocoa | 杯子; 杯; 茶杯; 咖啡杯; 纸杯; 咖啡; 一杯咖啡; 茶; 一杯茶; 拿铁; 奶茶; 珍珠奶茶; 抹茶; 浓缩咖啡; 卡布奇诺; 热可可; 茶盏; 热饮; 水杯; 保温水杯
subject.mug | mug; coffee mug; tea mug; travel mug; enamel mug | 马克杯; 大咖啡杯; 搪瓷杯; 带把杯
subject.glass | drinking glass; glass of water; glass of juice; wine glass; glass of wine; cocktail; cocktail glass; champagne glass; juice; orange juice; lemonade; highball; iced tea; iced coffee; smoothie; tumbler glass; martini; whisky glass | 玻璃杯; 酒杯; 高脚杯; 果汁; 橙汁; 柠檬水; 鸡尾酒; 鸡尾酒杯; 香槟杯; 红酒杯; 一杯水; 冰咖啡; 冰茶; 冰美式; 冷饮; 奶昔
subject.bowl | bowl; salad bowl; soup bowl; rice bowl; mixing bowl; serving bowl; singing bowl | 碗; 汤碗; 沙拉碗; 饭碗; 大碗; 钵
subject.plate | plate; dish; dinner plate; saucer; platter; serving plate; tray; dessert plate; coaster | 盘子; 盘; 碟子; 餐盘; 托盘; 茶托; 果盘; 杯垫; 碟
subject.vase | vase; flower vase; urn; pot; flower pot; flowerpot; planter; plant pot; pottery; amphora; pitcher; jug; teapot; kettle | 花瓶; 瓷瓶; 陶罐; 花盆; 陶瓶; 盆; 陶器; 水壶; 茶壶; 壶; 瓷器; 花器
subject.candle prop.candle | candle; scented candle; candle jar; tealight; tea light; pillar candle; soy candle; candlestick | 蜡烛; 香薰蜡烛; 香氛蜡烛; 烛台; 茶蜡; 大豆蜡烛; 香薰
subject.box | box; package; packaging; carton; cardboard box; product box; packaging box; parcel; paper box; tea box; medicine box; soap box; crate; delivery box; subscription box; mailer box; chocolate box; soap; bar of soap; soap bar | 盒子; 盒; 包装盒; 包装; 纸盒; 纸箱; 箱子; 快递盒; 产品盒; 药盒; 茶叶盒; 彩盒; 巧克力盒; 香皂; 肥皂; 皂; 外包装
subject.gift_box prop.gift_box | gift box; gift; present; gift set; wrapped gift; wrapped box; present box | 礼盒; 礼物; 礼物盒; 礼品; 礼品盒; 礼盒装; 礼包
subject.shoe_box | shoe box; shoebox; sneaker box; shoe carton | 鞋盒; 球鞋盒; 运动鞋盒; 鞋子包装盒
subject.pouch | pouch; stand up pouch; snack bag; coffee bag; sachet; coffee pouch; chips bag; zip bag; foil bag; bag of coffee; bag of chips; pet food bag; tea pouch; refill pouch; snack pack | 自立袋; 零食袋; 袋子; 咖啡袋; 包装袋; 铝箔袋; 小袋; 薯片袋; 茶包袋; 补充装; 真空袋; 食品袋; 猫粮袋; 袋
subject.shopping_bag | shopping bag; paper bag; tote bag; gift bag; carrier bag; tote; bag; handbag; retail bag | 购物袋; 纸袋; 手提袋; 礼品袋; 托特包; 帆布袋; 包; 包包; 手提包; 手袋
subject.tube | tube; toothpaste; hand cream; cream tube; cosmetic tube; sunscreen; sun cream; sunscreen tube; face wash; cleanser; facial cleanser; squeeze tube; gel tube; toothpaste tube; hand cream tube; concealer; bb cream | 软管; 牙膏; 护手霜; 防晒霜; 洗面奶; 管子; 牙膏管; 膏管; 洁面乳; 防晒; 遮瑕膏; 挤压管; 护手霜管; 洁面膏
subject.lipstick | lipstick; lip balm; lip gloss; lipgloss; lip stick; lip tint; chapstick; mascara; lipstick tube | 口红; 唇膏; 润唇膏; 唇釉; 唇彩; 唇蜜; 口红管; 睫毛膏
subject.phone | phone; smartphone; mobile phone; cell phone; cellphone; mobile; handset; phone mockup; tablet; phone screen | 手机; 智能手机; 电话; 移动电话; 平板; 平板电脑; 手机样机; 手机屏幕
subject.laptop | laptop; notebook computer; laptop computer; computer; ultrabook; laptop mockup; pc | 笔记本电脑; 电脑; 手提电脑; 笔电; 轻薄本; 游戏本
subject.book prop.books | book; hardcover; paperback; novel; notebook; journal; magazine; planner; diary; textbook; stack of books; pile of books; book cover | 书; 书本; 书籍; 笔记本; 杂志; 小说; 日记本; 精装书; 手账; 一摞书; 一叠书; 书刊
subject.card | card; business card; credit card; gift card; greeting card; postcard; bank card; invitation card; invitation; membership card | 卡片; 名片; 信用卡; 贺卡; 礼品卡; 明信片; 银行卡; 请柬; 邀请函; 会员卡
subject.watch | watch; wristwatch; wrist watch; smartwatch; smart watch; timepiece; chronograph; dress watch | 手表; 腕表; 智能手表; 表; 机械表; 石英表; 运动手表
subject.headphones | headphones; headphone; headset; over ear headphones; wireless headphones; earphones; gaming headset | 耳机; 头戴式耳机; 头戴耳机; 无线耳机; 蓝牙耳机; 耳麦; 降噪耳机
subject.lamp | lamp; table lamp; desk lamp; bedside lamp; night light; reading lamp; floor lamp; lampshade | 台灯; 灯; 灯具; 床头灯; 夜灯; 落地灯; 小夜灯; 灯罩
subject.sphere prop.sphere | sphere; ball; orb; globe; pearl; crystal ball; marble ball | 球体; 球; 圆球; 珍珠; 水晶球; 小球
`;
