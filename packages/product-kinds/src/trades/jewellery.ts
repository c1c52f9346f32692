import { readKindRows } from '../read-kind-rows.ts';

export const JEWELLERY = readKindRows(
  { trade: 'jewellery', measureWord: '条', traits: ['worn', 'decorative'] },
  `
  jewellery; jewelry; jewelry set; jewellery set | 首饰; 饰品; 珠宝; 首饰套装 | 套 mass
  necklace; gold necklace; pearl necklace; choker; pendant necklace; silver necklace; chain necklace; name necklace; layered necklace | 项链; 锁骨链; 珍珠项链; 金项链; 银项链; 颈链; 毛衣链 | @neck
  pendant; charm; locket; cross pendant | 吊坠; 挂坠; 转运珠; 玉佩; 平安扣 | 个 @neck
  chain; gold chain; silver chain; cuban chain; rope chain | 链子; 金链; 古巴链 | @neck
  bracelet; charm bracelet; beaded bracelet; tennis bracelet; friendship bracelet; chain bracelet | 手链; 手串; 编织手绳; 手绳; 珍珠手链; 红绳; 佛珠 | @wrist
  bangle; cuff bracelet; jade bangle | 手镯; 镯子; 银手镯; 玉镯; 金手镯; 和田玉手镯 | 只 @wrist
  anklet; ankle bracelet; foot chain | 脚链; 脚链绳 | @feet
  ring; wedding ring; engagement ring; wedding band; gold ring; signet ring; diamond ring; promise ring; silver ring; stacking ring set; band ring | 戒指; 对戒; 钻戒; 情侣戒指; 婚戒; 指环; 尾戒; 素圈戒指 | 枚 @hands
  earring; stud earring; hoop earring; drop earring; hoop; ear stud; ear cuff; earring stud; pearl earring; clip-on earring; dangle earring | 耳环; 耳钉; 耳坠; 耳饰; 耳夹; 耳圈; 珍珠耳钉; 耳线; 耳骨夹 | 副 pair @ears
  nose ring; body jewelry; piercing; belly button ring; nose stud; septum ring; lip ring | 鼻环; 鼻钉; 肚脐环; 唇钉 | 个 @face
  watch; wrist watch; wristwatch; timepiece; mechanical watch; quartz watch; automatic watch; chronograph; dress watch; diver watch; analog watch; digital watch; pocket watch; men's watch; dive watch | 手表; 机械表; 石英表; 腕表; 怀表; 电子表; 女表; 男表 | 块 @wrist
  watch box; watch winder; watch case; watch stand | 表盒; 摇表器; 手表收纳盒 | 个 -worn for-storage
  jewelry box; jewellery box; jewelry stand; jewelry case; ring box; necklace stand; jewelry holder; ring holder; jewelry tray; ring dish; earring holder; jewelry armoire; jewelry display | 首饰盒; 首饰架; 戒指盒; 珠宝盒; 饰品架; 项链架; 首饰收纳 | 个 -worn for-storage
  jewelry cleaner; ultrasonic cleaner; polishing cloth; jewelry cleaning kit; ultrasonic jewelry cleaner | 洗银水; 擦银布; 超声波清洗机; 珠宝清洗机 | 个 -worn -decorative for-cleaning
  brooch; lapel pin; enamel pin; badge; pin | 胸针; 徽章; 别针; 胸花 | 枚 @torso
  cufflinks; tie clip; cuff link; tie bar; tie pin | 袖扣; 领带夹; 袖钉 | 对 pair @wrist
  bead; beads; bead kit; jewelry making kit; bracelet making kit; gemstone bead; clay bead; clay bead kit | 串珠; 手串珠子; 珠子; 串珠材料包; 散珠 | 袋 -worn
  keychain; key ring; key chain; keyring; key fob; bag charm | 钥匙扣; 钥匙链; 挂件; 钥匙圈; 包挂; 包包挂件 | 个 carried -worn
  gold bar; gemstone; loose diamond; silver coin; gold coin; coin; jade; pearl; loose gemstone; moissanite; lab diamond | 金条; 宝石; 裸钻; 翡翠; 和田玉; 裸珠; 银元; 纪念币; 琥珀; 蜜蜡 | 块 -worn
  tiara; crown; hair jewelry; hair comb jewelry; bridal headpiece; headpiece | 皇冠; 新娘头饰; 头冠; 王冠 | 顶 @head
`,
);
