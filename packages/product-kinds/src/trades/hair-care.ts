import { readKindRows } from '../read-kind-rows.ts';

export const HAIR_CARE = readKindRows(
  { trade: 'hair-care', measureWord: '瓶', traits: ['for-hair'], wornOn: 'head' },
  `
  shampoo; dry shampoo; shampoo bar; anti-dandruff shampoo; shampoo and conditioner set; purple shampoo | 洗发水; 洗发露; 洗发膏; 免洗喷雾; 洗发皂; 干发喷雾; 洗护套装; 去屑洗发水 | 瓶 liquid scented
  conditioner; leave-in conditioner; hair conditioner; detangler; detangling spray; co-wash | 护发素; 润发乳; 免洗护发素 | 瓶 liquid scented
  hair mask; hair treatment; deep conditioner; keratin treatment; hair repair mask; bond repair treatment | 发膜; 护发膜; 倒膜 | 罐
  hair oil; argan oil; hair serum; scalp serum; hair growth serum; rosemary oil; castor oil; hair growth oil; scalp treatment; scalp scrub; scalp oil; hair tonic; batana oil | 护发精油; 发油; 头皮精华; 头皮护理液; 生发液; 育发液; 头皮磨砂膏 | 瓶 liquid
  hair spray; hairspray; hair gel; hair wax; pomade; styling cream; hair mousse; curl cream; texture spray; sea salt spray; styling gel; hair clay; edge control; heat protectant; heat protectant spray; hair paste; styling mousse | 发胶; 发蜡; 定型喷雾; 发泥; 弹力素; 啫喱; 蓬松喷雾; 蓬蓬粉; 定型发胶; 碎发膏; 发蜡棒; 蓬松粉; 造型喷雾 | 瓶
  hair dye; hair color; hair colour; root touch up; henna; hair bleach; semi-permanent hair color; hair colour spray; hair chalk | 染发剂; 染发膏; 泡泡染; 植物染发; 遮白发 | 盒
  hair dryer; hair dryer diffuser; hair diffuser; hairdryer; blow dryer; hair blow dryer; ionic hair dryer | 吹风机; 电吹风; 负离子吹风机; 高速吹风机 | 个 powered handheld
  straightener; hair straightener; flat iron; straightening brush; hair straightening brush; straightening comb | 直发器; 直发梳; 夹板; 直发夹板; 直板夹 | 个 powered handheld
  curling iron; curling wand; hair curler; auto curler; hot air brush; hair styler; hot brush; curling tong; blow dry brush; hair waver; dryer brush; heatless curler; hot rollers | 卷发棒; 自动卷发棒; 热风梳; 蛋卷头; 卷发器; 多功能造型器; 羊毛卷 | 个 powered handheld
  hair clippers; hair clipper; hair trimmer; cordless clippers; clipper set; barber clippers; hair cutting kit | 理发器; 电推剪; 理发推子; 电推子; 推子 | 个 powered handheld pair
  hairbrush; hair brush; detangling brush; paddle brush; comb; hair comb; wide-tooth comb; round brush; scalp massager brush; boar bristle brush; scalp brush; scalp massager; wooden comb; curl brush | 梳子; 气垫梳; 按摩梳; 木梳; 气囊梳; 洗头刷; 头皮按摩梳; 卷发梳; 顺发梳; 檀木梳; 牛角梳 | 把 handheld
  hair roller; hair curler set; roller; velcro roller; heatless curling set; curling ribbon; hair rod | 卷发筒; 发卷; 刘海卷 | 个 soft
  hair clip; claw clip; hair claw; barrette; bobby pin; hairpin; hair pin; snap clip; hair barrette; hair slide | 发夹; 抓夹; 鲨鱼夹; 发卡; 发簪; 边夹; 刘海贴; 簪子; 大抓夹; 香蕉夹 | 个 worn
  scrunchie; hair tie; hair elastic; hair band; satin scrunchie; silk scrunchie; hair bow; ponytail holder; hair ribbon; hair bobble | 发圈; 皮筋; 头绳; 大肠发圈; 发绳; 蝴蝶结发饰; 头饰; 发饰 | 个 worn soft
  hair extension; wig; lace front wig; clip-in extension; ponytail extension; hairpiece; hair topper; lace wig; human hair wig; braiding hair | 假发; 假发片; 马尾假发; 刘海假发; 接发片; 接发 | 顶 worn
  hair towel; hair turban; microfiber hair towel; hair wrap; shower cap; bonnet; satin bonnet; silk bonnet; sleep bonnet; hair wrap towel | 干发帽; 干发巾; 浴帽; 睡帽 | 顶 worn soft
  hair scissors; haircutting scissors; thinning shears; barber scissors; hairdressing scissors | 理发剪; 打薄剪; 美发剪; 剪头发剪刀 | 把 sharp handheld pair
`,
);
