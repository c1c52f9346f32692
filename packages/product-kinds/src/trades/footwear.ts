import { readKindRows } from '../read-kind-rows.ts';

export const FOOTWEAR = readKindRows(
  { trade: 'footwear', measureWord: '双', traits: ['worn'], wornOn: 'feet', isPair: true },
  `
  shoe; footwear | 鞋子; 鞋
  slip-on shoe; slip-on; slip on shoe; slip-on sneaker; slip-on trainer | 一脚蹬鞋; 懒人鞋; 一脚蹬; 套脚鞋; 布鞋; 老北京布鞋
  sneaker; trainer; plimsoll; sneaker shoe; tennis sneaker; kicks; air force 1; air max; air jordan; chuck taylor; chuck taylor all star; stan smith; ultraboost; old skool | 运动休闲鞋; 球鞋; 休闲鞋; 小白鞋; 板鞋; 老爹鞋
  running shoe; running sneaker; running trainer; runner; jogging shoe | 跑鞋; 跑步鞋; 慢跑鞋; 运动鞋
  trail running shoe; trail runner; trail shoe | 越野跑鞋 | outdoors
  walking shoe; comfort shoe | 健步鞋; 步行鞋
  hiking shoe; trekking shoe | 徒步鞋; 登山鞋 | outdoors
  hiking boot; trekking boot; mountain boot | 登山靴; 徒步靴 | outdoors
  basketball shoe | 篮球鞋
  football boot; soccer cleat; cleat; soccer shoe; football shoe | 足球鞋 | outdoors
  tennis shoe | 网球鞋
  badminton shoe | 羽毛球鞋
  cycling shoe; bike shoe | 骑行鞋; 锁鞋 | outdoors
  climbing shoe | 攀岩鞋 | outdoors
  training shoe; gym shoe; cross trainer shoe | 训练鞋; 健身鞋
  golf shoe | 高尔夫球鞋 | outdoors
  dance shoe; ballet shoe; ballet slipper | 舞蹈鞋; 舞鞋
  canvas shoe | 帆布鞋
  skate shoe | 滑板鞋
  loafer; penny loafer; moccasin; driving shoe | 乐福鞋; 豆豆鞋
  oxford shoe; oxford; derby; derby shoe; brogue; dress shoe; leather shoe | 皮鞋; 牛津鞋; 德比鞋; 正装鞋
  ballet flat; ballerina; flat shoe | 单鞋; 平底鞋; 芭蕾鞋
  high heel; heel; stiletto; platform pump; stiletto heel; court shoe; heeled pump; leather pump | 高跟鞋
  mary jane | 玛丽珍鞋
  wedge sandal; wedge shoe | 坡跟鞋
  sandal; strappy sandal | 凉鞋
  flip-flop; flip flop; thong sandal | 人字拖
  slide; slide sandal; pool slide; slider | 凉拖; 拖鞋凉拖; 洞洞鞋
  clog; garden clog | 木屐鞋; 勃肯鞋
  slipper; house slipper; house shoe | 拖鞋; 棉拖鞋; 棉拖; 家居鞋 | soft
  espadrille | 渔夫鞋; 草编鞋
  boot | 靴子; 靴
  ankle boot; chelsea boot; bootie | 短靴; 切尔西靴; 踝靴
  knee-high boot; knee high boot; riding boot | 长靴; 高筒靴
  combat boot; work boot; safety shoe; safety boot; steel toe boot | 马丁靴; 工装靴; 劳保鞋
  snow boot; winter boot | 雪地靴; 雪地鞋 | warm outdoors
  rain boot; wellington boot; wellie; wellington; rubber boot | 雨靴; 雨鞋; 水鞋 | outdoors
  cowboy boot | 牛仔靴
  water shoe; aqua shoe; swim shoe | 溯溪鞋; 涉水鞋; 沙滩鞋 | outdoors for-water
  baby shoe; toddler shoe; first walker | 学步鞋; 婴儿鞋; 童鞋; 儿童鞋 | for-children
  insole; shoe insert; arch support; shoe insole | 鞋垫 | soft
  shoelace; shoe lace | 鞋带 | 根
  shoe tree; shoe stretcher | 鞋撑 | 对 @none
  shoe polish; shoe cream | 鞋油 | 盒 @none -worn mass
  shoe cleaner; sneaker cleaner | 洗鞋剂; 小白鞋清洁剂; 清洁鞋剂 | 瓶 @none -worn liquid for-cleaning single
  shoe care kit; shoe cleaning kit | 擦鞋套装; 鞋护理套装 | 套 @none -worn for-cleaning single
  shoehorn; shoe horn | 鞋拔; 鞋拔子 | 个 @none -worn handheld single
  shoe bag | 鞋袋; 收纳鞋袋 | 个 @none -worn for-travel for-storage single
  gaiter | 防沙鞋套; 雪套 | 副 outdoors @legs
  ice skate; figure skate | 冰刀鞋; 溜冰鞋; 冰鞋
  roller skate; inline skate; rollerblade | 轮滑鞋; 旱冰鞋
  ski boot; snowboard boot | 滑雪鞋; 滑雪靴; 单板鞋 | outdoors
`,
);
