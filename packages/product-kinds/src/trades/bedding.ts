import { readKindRows } from '../read-kind-rows.ts';

export const BEDDING = readKindRows(
  { trade: 'bedding', measureWord: '条', traits: ['soft', 'washable', 'for-sleep'] },
  `
  bedding set; bedding; sheet set; bed set; duvet set; bed sheet set; comforter set; duvet cover set; bed linen; quilt set; bed in a bag | 四件套; 床上用品; 三件套; 床上四件套; 床品套装; 被套四件套; 床品; 床上用品四件套; 六件套 | 套
  bed sheet; fitted sheet; flat sheet; sheet; cotton sheet; deep pocket sheet; linen sheet | 床单; 床笠; 床罩; 床盖; 防滑床笠; 纯棉床单; 夹棉床笠; 床裙
  duvet; comforter; quilt; down comforter; weighted comforter; cooling comforter; wool duvet; duvet insert; down duvet; summer quilt; silk quilt | 被子; 羽绒被; 蚕丝被; 夏凉被; 棉被; 冬被; 空调被; 鹅绒被; 被芯; 春秋被; 羊毛被; 大豆被; 凉感被; 棉花被; 被褥; 鸭绒被; 大豆纤维被; 夏被; 子母被 | 床 warm
  duvet cover; quilt cover; comforter cover | 被套; 被罩; 纯棉被套; 被套单件
  pillow; bed pillow; memory foam pillow; neck pillow; cervical pillow; down pillow; cooling pillow; body pillow; side sleeper pillow; latex pillow; contour pillow; wedge pillow; feather pillow; orthopedic pillow; knee pillow; shredded memory foam pillow; leg pillow; buckwheat pillow; bamboo pillow | 枕头; 记忆棉枕; 棉枕; 乳胶枕; 记忆枕; 颈椎枕; 羽绒枕; 护颈枕; 枕芯; 荞麦枕; 记忆棉枕头; 决明子枕头; 乳胶枕头; 睡枕; 长条枕; 侧睡枕; 蚕丝枕 | 个
  pillowcase; pillow case; silk pillowcase; satin pillowcase; pillow sham; pillow protector; cotton pillowcase | 枕套; 枕巾; 真丝枕套; 枕头套; 乳胶枕套; 冰丝枕套 | 个
  travel pillow; neck travel pillow; inflatable pillow; u-shaped pillow; airplane pillow; travel neck pillow | u型枕; 旅行枕; 充气枕; 午睡枕; 颈枕; 飞机枕; 午休枕; 脖子u型枕; 护颈u型枕; 趴睡枕 | 个 for-travel @neck
  blanket; throw blanket; throw; fleece blanket; wool blanket; sherpa blanket; knitted blanket; weighted blanket; cooling blanket; cotton blanket; cashmere throw; afghan; bed blanket; picnic throw; wearable throw; hooded blanket; flannel blanket; throw quilt; crochet blanket; chunky knit blanket | 毛毯; 毯子; 盖毯; 空调毯; 法兰绒毯; 羊毛毯; 午睡毯; 沙发毯; 珊瑚绒毯; 休闲毯; 绒毯; 重力毯; 懒人毯; 毛巾被; 披肩毯; 针织毯; 牛奶绒毛毯; 线毯; 加绒毛毯; 夏凉毯; 针织盖毯; 纱布毛巾被 | 条 warm
  electric blanket; heated blanket; heated throw; heated mattress pad; electric throw; electric under blanket | 电热毯; 水暖毯; 电褥子; 水暖电热毯; 双人电热毯; 电热盖毯 | 条 warm powered -washable
  mattress; memory foam mattress; spring mattress; latex mattress; foam mattress; air mattress bed; folding mattress; hybrid mattress; queen mattress; floor mattress; tatami mat; tri-fold mattress; king mattress; twin mattress; futon mattress; sofa bed mattress | 床垫; 乳胶床垫; 记忆棉床垫; 弹簧床垫; 席梦思; 学生床垫; 榻榻米床垫; 折叠床垫; 棕垫; 椰棕床垫; 护脊床垫; 宿舍床垫; 打地铺睡垫 | 张 -washable
  mattress topper; mattress pad; mattress protector; mattress cover; topper; memory foam topper; waterproof mattress protector; bed topper; bed bug mattress cover; cooling mattress topper; latex topper; mattress encasement | 床褥; 薄垫; 床垫保护套; 床护垫; 软垫; 床褥子; 床垫保护罩; 垫被; 床垫软垫; 隔脏床笠; 褥子; 床垫罩; 羊毛床垫; 可折叠床褥 | 张
  summer sleeping mat; bamboo mat; cooling sleep mat; straw sleeping mat | 凉席; 冰丝席; 藤席; 竹席; 草席; 冰丝凉席; 乳胶凉席; 麻将席; 三件套凉席; 牛皮席; 乳胶席; 软席 | 张
  bedspread; coverlet; bed throw; bed cover; bed runner; quilted bedspread | 床盖被; 绗缝被; 床尾巾; 衍缝被; 床旗; 加厚床盖
  sleep mask; eye mask; sleeping mask for eyes; silk eye mask; sleep eye mask; blackout mask; weighted eye mask; 3d sleep mask | 眼罩; 睡眠眼罩; 遮光眼罩; 真丝眼罩; 冰敷眼罩; 眼罩睡眠; 3d眼罩; 遮光睡眠眼罩 | 个 worn @eyes for-travel
`,
);
