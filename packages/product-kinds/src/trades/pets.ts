import { readKindRows } from '../read-kind-rows.ts';

export const PETS = readKindRows(
  { trade: 'pets', measureWord: '个', traits: ['for-animals'] },
  `
  dog food; dry dog food; puppy food; kibble; wet dog food | 狗粮; 犬粮; 幼犬粮; 成犬粮 | 袋
  cat food; dry cat food; wet cat food; kitten food | 猫粮; 猫罐头; 幼猫粮; 猫主食罐; 主食冻干; 全价猫粮; 猫湿粮 | 袋
  pet food; pet supply; pet supplies | 宠物食品; 宠物用品; 宠物粮 | 袋
  dog treat; dog chew; dog biscuit; dog bone; dental chew; chew bone; puppy treat; bully stick | 狗零食; 狗咬胶; 磨牙棒; 狗骨头; 洁齿骨; 宠物零食; 磨牙骨 | 袋
  cat treat; cat snack; lickable cat treat; catnip | 猫条; 猫零食; 冻干零食; 猫薄荷; 猫草; 猫冻干 | 盒
  bird food; bird seed; fish food; hamster food; rabbit food; hay; parrot food | 鸟食; 鱼食; 鱼饲料; 兔粮; 仓鼠粮; 鹦鹉饲料; 提摩西草 | 袋
  pet supplement; dog vitamin; hip and joint supplement; calming chew; dog probiotic | 宠物营养膏; 化毛膏; 猫化毛膏; 宠物益生菌 | 瓶
  dog bed; puppy bed; orthopedic dog bed; dog mattress; dog mat; dog cushion | 狗窝; 狗床; 狗垫子; 狗狗垫; 狗垫 | 个 soft for-sleep
  cat bed; cat house; cat cave; cat hammock; cat window perch; kitten bed | 猫窝; 猫吊床; 猫床; 封闭式猫窝; 猫垫子; 猫房子 | 个 soft for-sleep
  pet bed; pet blanket; pet mat; pet cushion; pet cooling mat; dog blanket; cooling mat | 宠物窝; 宠物垫; 宠物冰垫; 宠物床; 宠物毯; 宠物凉席 | 个 soft for-sleep
  cat tree; cat tower; cat condo; cat shelf | 猫爬架; 猫架; 猫树; 通天柱; 猫别墅 | 个
  cat scratcher; scratching post; cat scratching board; scratching pad; scratcher | 猫抓板; 猫抓柱; 剑麻猫抓板; 瓦楞纸猫抓板 | 个
  cat litter; clumping litter; tofu cat litter; kitty litter | 猫砂; 豆腐猫砂; 膨润土猫砂; 混合猫砂 | 袋
  litter box; cat litter box; self-cleaning litter box; cat toilet; litter mat; litter scoop | 猫砂盆; 自动猫砂盆; 猫厕所; 猫砂铲; 猫砂垫 | 个
  pee pad; puppy pad; dog diaper; training pad; dog nappy; poop bag; dog poop bag; potty pad; dog toilet | 尿垫; 宠物尿垫; 狗厕所; 拾便袋; 狗尿片; 尿片宠物; 捡屎袋 | 包
  dog collar; pet collar; puppy collar; cat collar; flea collar; gps dog collar | 项圈; 狗项圈; 猫项圈; 宠物项圈; 狗狗项圈; 除蚤项圈 | 个
  dog leash; dog lead; pet leash; retractable leash; leash | 牵引绳; 狗绳; 宠物牵引绳; 遛狗绳; 狗链; 狗狗牵引绳 | 条 handheld outdoors
  dog harness; cat harness; pet harness; no-pull harness; puppy harness | 胸背带; 狗胸背; 猫胸背; 狗背带; 狗狗胸背带; 溜猫绳 | 条 outdoors
  pet tag; dog tag; pet tracker; gps pet tracker; dog muzzle; muzzle | 宠物吊牌; 狗牌; 宠物定位器; 狗嘴套; 宠物牌 | 个
  dog clothes; dog sweater; dog coat; dog jacket; dog raincoat; pet clothes; dog costume; dog hoodie; dog shirt; dog bandana; dog dress; cat clothes | 宠物衣服; 狗衣服; 狗狗衣服; 猫衣服; 狗雨衣; 宠物服装 | 件 soft washable pair
  dog boot; dog shoe; dog sock; dog paw protector | 狗鞋子; 宠物鞋; 狗狗鞋子 | 套
  dog toy; chew toy; puppy toy; squeaky toy; dog puzzle; dog ball; dog rope toy; snuffle mat | 狗玩具; 狗狗玩具; 宠物玩具; 发声玩具; 磨牙玩具; 嗅闻垫 | 个 for-play
  cat toy; cat teaser; cat wand; interactive cat toy; laser cat toy; cat tunnel; kitten toy; cat ball | 猫玩具; 逗猫棒; 猫咪玩具; 激光逗猫; 猫隧道; 逗猫玩具; 电动逗猫 | 个 for-play
  pet bowl; dog bowl; cat bowl; slow feeder; slow feeder bowl; elevated dog bowl; food bowl for pets; lick mat | 宠物碗; 猫碗; 狗碗; 狗盆; 慢食碗; 猫食盆; 舔食垫 | 个 washable
  pet feeder; automatic feeder; automatic pet feeder; automatic cat feeder; dog feeder; cat feeder; timed feeder | 自动喂食器; 宠物喂食器; 猫喂食器; 智能喂食器; 猫咪自动喂食器 | 台 powered
  pet fountain; cat water fountain; pet water fountain; dog water fountain; dog water bottle; pet water dispenser; pet water bottle | 宠物饮水机; 猫咪自动饮水机; 猫咪饮水机; 猫饮水机; 自动饮水机宠物; 猫咪饮水机; 宠物水壶; 狗狗水杯; 宠物水杯; 狗狗外出水杯; 宠物外出水杯; 狗饮水器; 流动饮水机 | 台 powered
  pet brush; dog brush; cat brush; deshedding brush; deshedding tool; pet comb; slicker brush; pet hair remover; grooming glove; flea comb; pet grooming brush; dog comb; pet grooming glove | 宠物梳; 猫梳子; 狗梳子; 撸猫手套; 宠物梳子; 猫毛梳; 除毛梳; 去浮毛梳; 宠物除毛器 | 把 handheld
  pet clipper; dog clipper; pet grooming kit; dog nail clipper; pet nail clipper; dog nail grinder; pet nail grinder; pet grooming vacuum; pet trimmer; dog grooming kit | 宠物剃毛器; 宠物推子; 宠物指甲剪; 狗剃毛器; 猫指甲剪; 宠物电推剪; 宠物吸毛器; 宠物烘干箱 | 个 handheld
  pet shampoo; dog shampoo; cat shampoo; pet wash; dog deodorant; pet odor eliminator; pet stain remover; ear cleaner for dogs; dog toothpaste | 宠物沐浴露; 狗沐浴露; 猫咪沐浴露; 宠物除臭; 宠物洗耳液; 狗狗沐浴露 | 瓶 liquid
  pet wipe; dog wipe | 宠物湿巾 | 包 -liquid
  dog toothbrush | 宠物牙刷 | 支 -liquid
  flea treatment; tick treatment; dewormer; flea and tick treatment; flea drops | 驱虫药; 体内外驱虫; 除跳蚤; 驱虫滴剂; 宠物驱虫药 | 盒
  pet carrier; cat carrier; dog carrier; pet backpack; cat backpack; dog backpack; pet travel bag; pet sling; dog sling | 宠物包; 猫包; 航空箱; 猫背包; 宠物外出包; 猫咪外出包; 狗包; 宠物背包; 太空舱猫包 | 个 carried for-travel
  dog crate; dog cage; pet playpen; dog kennel; dog house; dog gate; pet gate; rabbit hutch; hamster cage; bird cage; pet cage; dog playpen; puppy playpen; chicken coop; cat enclosure; kennel; rabbit cage; parrot cage; guinea pig cage; cat cage | 狗笼; 宠物围栏; 狗笼子; 鸟笼; 仓鼠笼; 兔笼; 猫笼; 宠物笼; 狗围栏; 狗屋; 鹦鹉笼; 猫笼子; 仓鼠笼子 | 个
  pet stroller; dog stroller; cat stroller; pet bike trailer | 宠物推车; 狗推车; 宠物车; 猫推车 | 辆 outdoors
  pet car seat; dog car seat; dog car seat cover; dog seat belt; dog ramp; dog stairs; pet stairs; pet ramp; dog steps; dog life jacket; dog hammock for car | 宠物车载垫; 车载宠物垫; 宠物楼梯; 宠物台阶; 狗楼梯; 宠物安全座椅 | 个 for-travel
  dog door; cat door; pet door; cat flap; dog whistle; training clicker; dog fence; invisible dog fence; wireless dog fence | 猫门洞; 宠物门 | 个
  dog training collar; bark collar | 止吠器; 训狗器 | 个 powered
  pet camera | 宠物监控 | 台 powered
  aquarium; fish tank; betta tank; fish bowl; terrarium; reptile tank; turtle tank | 鱼缸; 水族箱; 龟缸; 爬宠箱; 乌龟缸; 桌面鱼缸; 生态缸; 饲养箱; 生态鱼缸 | 个
  aquarium filter; aquarium pump; air pump for aquarium; aquarium heater; aquarium light; aquarium decoration; fish tank filter; aquarium air pump; aquarium gravel; water conditioner | 鱼缸过滤器; 鱼缸灯; 增氧泵; 鱼缸加热棒; 鱼缸造景; 氧气泵; 鱼缸水泵; 造景石; 水草灯 | 个 powered
  horse saddle; horse blanket; horse halter; saddle pad; saddle | 马鞍; 马具 | 个 outdoors
  hamster wheel; hamster toy; bird toy; parrot toy; small animal bedding; reptile lamp; bird perch; heat lamp for reptiles; parrot stand | 仓鼠玩具; 跑轮; 鹦鹉玩具; 仓鼠用品; 鸟玩具; 仓鼠跑轮; 站架; 木屑 | 个
`,
);
