import { readKindRows } from '../read-kind-rows.ts';

export const DRINKS = readKindRows(
  { trade: 'drinks', measureWord: '瓶', traits: ['drinkable', 'liquid', 'for-the-table'] },
  `
  drink; beverage; soft drink | 饮料; 饮品
  water; mineral water; spring water; drinking water | 矿泉水; 饮用水; 纯净水; 山泉水 | 瓶 mass
  sparkling water; soda water; seltzer; tonic water; flavored water | 气泡水; 苏打水; 苏打气泡水 | 罐 mass
  soda; cola; pop; lemonade; ginger ale; root beer; ginger beer | 汽水; 可乐; 碳酸饮料; 柠檬汽水 | 罐
  juice; fruit juice; orange juice; apple juice; nfc juice; tomato juice; cranberry juice; smoothie; juice shot | 果汁; 橙汁; 苹果汁; 鲜榨果汁; nfc果汁; 葡萄汁; 椰汁; 石榴汁; 西梅汁; 番茄汁; 杨梅汁; 果蔬汁; 沙棘汁; 柠檬汁; 猕猴桃汁; 桑葚汁; 芒果汁 | 瓶 mass
  coconut water; coconut drink | 椰子水; 椰青水 | 瓶 mass
  tea; green tea; black tea; loose leaf tea; herbal tea; oolong; chai; matcha; tea bag; earl grey; pu-erh; white tea; jasmine tea; rooibos; chamomile tea | 茶叶; 绿茶; 茶饼; 白茶饼; 普洱茶饼; 红茶; 花茶; 茶包; 乌龙茶; 普洱茶; 白茶; 茉莉花茶; 龙井; 铁观音; 抹茶; 茶; 大红袍; 养生茶; 菊花茶; 果茶; 花果茶; 陈皮; 袋泡茶; 碧螺春; 普洱; 冷泡茶 | 罐 mass
  iced tea; bottled tea; bubble tea; milk tea; kombucha; boba tea | 奶茶; 冰红茶; 无糖茶; 茶饮料; 康普茶; 柠檬茶 | 瓶
  coffee; coffee bean; ground coffee; instant coffee; espresso; coffee pod; coffee capsule; drip coffee; cold brew; cold brew coffee; coffee concentrate; latte; whole bean coffee | 咖啡; 咖啡豆; 挂耳咖啡; 速溶咖啡; 咖啡粉; 胶囊咖啡; 冷萃咖啡; 拿铁; 美式咖啡; 冻干咖啡; 咖啡液; 黑咖啡 | 袋 mass
  hot chocolate; cocoa; drinking chocolate; malt drink | 热巧克力; 可可饮品; 热可可; 麦乳精 | 罐 mass
  milk; whole milk; fresh milk | 牛奶; 纯牛奶; 鲜奶; 鲜牛奶; 高钙奶 | 盒 mass
  milk powder; skimmed milk powder; goat milk powder | 奶粉; 羊奶粉; 全脂奶粉; 中老年奶粉 | 罐 mass -liquid
  plant milk; oat milk; almond milk; soy milk; soya milk; coconut milk; rice milk | 燕麦奶; 豆奶; 豆浆; 杏仁露; 植物奶; 巴旦木奶; 豆浆粉; 核桃乳; 椰奶; 椰浆 | 盒 mass
  yoghurt drink; kefir; probiotic drink; lassi | 乳酸菌饮料; 乳酸菌; 酸奶饮品; 益生菌饮料 | 瓶
  energy drink; pre-workout drink | 能量饮料; 功能饮料 | 罐
  sports drink; electrolyte drink; electrolyte mix; electrolyte powder; hydration drink; hydration mix | 运动饮料; 电解质水; 电解质饮料 | 瓶
  squash drink; cordial; drink syrup; drink mix; fruit concentrate | 浓缩果汁; 饮料浓浆; 酸梅汤; 酸梅膏 | 瓶
  wine; red wine; white wine; rose wine; pinot noir; cabernet sauvignon; chardonnay; merlot; malbec | 葡萄酒; 红酒; 白葡萄酒; 干红; 干红葡萄酒; 红葡萄酒 | 瓶
  champagne; sparkling wine; prosecco; cava | 香槟; 起泡酒; 气泡酒 | 瓶
  beer; craft beer; lager; ale; ipa; stout; pilsner | 啤酒; 精酿啤酒; 精酿; 黑啤; 白啤 | 罐
  cider; hard seltzer; hard cider | 苹果酒; 西打酒 | 罐
  whisky; whiskey; bourbon; scotch | 威士忌 | 瓶
  spirit; vodka; gin; rum; tequila; brandy; cognac; liqueur; baijiu; mezcal; soju | 白酒; 伏特加; 金酒; 朗姆酒; 白兰地; 利口酒; 烧酒; 酱香酒; 龙舌兰 | 瓶
  sake; rice wine; plum wine; fruit wine; mead | 清酒; 黄酒; 米酒; 梅酒; 果酒; 青梅酒; 梅子酒; 醪糟 | 瓶
  cocktail; cocktail mixer; premixed cocktail; cocktail mix; bitters | 鸡尾酒; 预调酒; 预调鸡尾酒 | 瓶
  grain drink; sesame drink; lotus root powder | 藕粉; 黑芝麻糊; 芝麻糊; 五谷粉; 杂粮粉; 核桃粉 | 罐 mass -liquid
`,
);
