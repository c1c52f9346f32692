/*
 * Words by which the forms of sellers' facts are told: materials, parts, units, verbs.
 */

const PLASTIC = 'PPSU|Tritan|NBR|EVA|PBT|ABS|PET|PVC|TPU|TPE|TPR|PU|PEEK|PEVA|PC|PP|PE|POM|FR4';
const METAL =
  '(?:304|316|316L|201|430|420|440C?)?不锈钢|304|316L?|SK-?\\d+钢?|磷青铜|青铜|黄铜|纯铜|紫铜|碳钢|锰钢|弹簧钢|高碳钢|铬钒钢|合金钢|铸铁|熟铁|铝合金|锌合金|钛合金|镁合金|合金|纯钛|钛|碳纤维|玻纤|玻璃纤维';
const STUFF =
  '(?:[红白黑]|北美白)?(?:橡木|胡桃木|酸枝木?|鸡翅木|檀木|花梨木)|橡胶木|金属|锦纶|氨纶|腈纶|[S]?925银|足银|纯银|1[48]K金|软木|硬木|木浆棉|麂皮|马毛|猪鬃|实木|榉木|松木|桦木|桐木|枫木|玫瑰木|云杉(?:单板)?|红松(?:单板)?|沙比利|桃花[芯心]木?|竹|牛角|氧化锆陶瓷|高硼硅玻璃|钢化玻璃|玻璃|陶瓷|紫砂|硅胶|橡胶|乳胶|天然乳胶|真皮|牛皮|头层牛皮|羊皮|帆布|纯棉|全棉|亚麻|羊毛|羊绒|尼龙|涤纶|牛津布|冰丝|珊瑚绒|法兰绒|网布|大理石|岩板|硬毛|软毛|羊毫|狼毫|兼毫';
const MATERIAL = `(?:食品级|医用|天然|加厚|进口|软|硬)?(?:${PLASTIC}|${METAL}|${STUFF})`;
export const MATERIAL_ALONE = new RegExp(`^${MATERIAL}$`, 'u');
/** Last characters of the names of parts. */
export const PART_LAST =
  '[层腰带兜袋盖扣垫柄轮架框膜网壳屏灯片板托管嘴头领袖帽底壁罩筒杆脚腿孔槽绳弦轴齿刃芯口面身座刷钩环锁钉针圈栏锥臂背台套布檐踏篮篷刀格键箱钮阀球翼尖盘条尺座卡粒匙子]';
const PART = `\\p{Script=Han}{1,3}${PART_LAST}`;
/** "实木桌板", "EVA手柄": the material of a part. */
export const PART_OF_MATERIAL = new RegExp(
  `^(${MATERIAL})(\\p{Script=Han}${PART_LAST}|安全带|收纳袋|\\p{Script=Han}{2})$`,
  'u',
);
/** "壶身高硼硅玻璃". */
export const PART_THEN_MATERIAL = new RegExp(
  `^(\\p{Script=Han}{1,2}${PART_LAST}|\\p{Script=Han}身|桌面|内里|底裆|裆部)(${MATERIAL})$`,
  'u',
);
/** "橡胶防滑手柄": with a quality between them. */
export const PART_OF_MATERIAL_AND_QUALITY = new RegExp(
  `^(${MATERIAL})(防滑|透气|加厚|加宽|可拆|耐磨|柔软)(\\p{Script=Han}{1,2}${PART_LAST})$`,
  'u',
);
/** "防滑鼻托", "松紧裤脚": a quality of a part. */
export const PART_OF_QUALITY = new RegExp(
  `^(防滑|透气|静音|防漏|防刮|防水|不粘)(${PART})$|^(\\p{Script=Han}{1,3}式|可拆卸|可拆洗|可拆|可调节|可调|加厚|加宽|加长|加粗|加深|加固|松紧|透明|磁吸|可旋转|可折叠|三叉|圆头)的?(${PART})$`,
  'u',
);
export const PLACE =
  /^(四周|四边|周边|全身|腋下|腰部|腰侧|肩部|膝部|膝盖|脚跟|后跟|脚踝|手腕|帽檐|裤脚|下摆|门襟|后背|后腰|侧袋|两侧|侧边|侧面|背面|背后|内里|里面|底部|前面|后面|胸前|袖口|领口|顶部|杯底|内部|正面|中间|四角|两端|背部|尾部|头部|中部|前端|后端|边缘|外侧|内侧|底层|面层|表层|中层|夹层|鞋底|鞋头|后跟|杯口|瓶身|桶底)(?![有是带加可能开留])((?:[A-Z]{2,4})?\p{Script=Han}{2,})$/u;
const UNIT =
  '毫升|升|毫米|厘米|米|公里|克|公斤|千克|斤|小时|分钟|秒|天|周|个月|年|度|瓦|千瓦|毫安时?|帕|千帕|分贝|牛米|转|流明|平方?米?|赫兹|英寸|寸|伏';
export const NUMBER = '\\d+(?:\\.\\d+)?(?:到\\d+(?:\\.\\d+)?)?';
export const COUNT = '(?:[一两二三四五六七八九十]+|\\d+)';
/** "300毫升水箱", "6000帕吸力": an amount of a thing. */
export const AMOUNT_OF_THING = new RegExp(`^(${NUMBER}(?:${UNIT}))(?:的|大)?(\\p{Script=Han}{2,5})$`, 'u');
export const LASTS = '续航|保温|保冷|待机|保鲜|持妆|定妆|定时|留香|照明|播放|防护|锁温|燃烧|遮瑕|补水';
export const TIME = `${NUMBER}(?:小时|分钟|秒|天|个月)`;
export const QUICK =
  '结团|固化|出热|预热|速热|加热|出汁|成型|安装|组装|烘干|即热|搭建|速干|充满|烧开|制冰|搞定|开合|搭好|装好|收好|测温|出数|出泡|取暖|升温|降温';
/** "三档水压", "四组记忆高度", "七个品种". */
export const COUNT_OF_THINGS = new RegExp(
  `^(${COUNT}(?:组|个|种|条|层|款|只|颗|块|片|格|根|枚|路|位|把|套|双|面|粒|张|本|支|对|副|件))(\\p{Script=Han}{2,4})$`,
  'u',
);
export const LEVELS = new RegExp(`^(${COUNT})(档|级|挡|段)(?:可调)?(\\p{Script=Han}{2,4})$`, 'u');
export const SHARE = /^\d+(?:\.\d+)?[%％](\p{Script=Han}{2,6})$/u;
/** A way to make it, not a material. */
export const MADE_BY = /^(?:手工|手织|手编|机织|机器|人工|古法)/u;
export const MATERIAL_END =
  /(?:[玉纱革钛铜毡石]|(?<![地高动])铁|亚克力|混纺|[麦米豆藕]粉|[纱绒网棉]布|皮革|翡翠|玛瑙|水晶|珍珠|棉|麻|丝|(?<!脱)毛|绒|皮|木|竹|钢|面料|材质|羊绒|羊毛|乳胶|帆布|合金|陶瓷|玻璃|硅胶|填充|[一二三四五六七八九十多]层板|(?:不锈钢|铝合金|碳钢|碳纤维|[钢铁铜铝])[管杆]|密度板|颗粒板|指接板|生态板|岩板)$/u;
export const PART_END = new RegExp(`(?:${PART_LAST}|[拉项手银锁铁]链)$`, 'u');
export const LONGEST_PART = 8;
/** Parts that a thing has of its own, rather than carries with it. */
export const OWN_PART = /[层腰兜袋屏底面孔槽领袖檐口格位齿]$/u;
/** Ways to make a thing: no product "has" them. */
export const METHOD_END = /(?:设计|结构|工艺|织法|技术|配方|做法|手法|算法)$/u;
/** Things whose names contain a character of a verb: 拉链 is no pulling. */
export const THINGS_LIKE_VERBS =
  /海带|藕片|粉条|钢化|强化|气泡|泡沫|泡泡|海关|保健|睡眠|心率|调节绳|调节带|松紧带|漏电保护|保护插头|两用|多用|贴纸|姓名贴|双开门|对开门|磁吸|防滑垫|按摩头|按摩|托盘|托架|鼻托|腰托|头托|杯托|书签带|出风口|吸力|拉力|推力|听力|火力|动力|磁力|弹力|张力|马力|吸头|压力|抽屉|拉链|拉杆|拉手|肩带|背带|腰带|系带|绑带|织带|安全带|手机|开关|吸管|吸盘|按键|按钮|插座|把手|提手|提带|提环|立柱|独立|喷头|喷嘴|花洒|刷头|转盘|转轴|滑轮|挂钩|挂绳|挂环|夹层|夹子|保险|支架|收纳袋|收纳盒|收纳包|密码锁|照明灯|充电线|充电盒|遮阳帘|遮阳棚|防滑垫|防尘罩|防尘袋|护栏|护罩|滤网|透气孔|排水孔|出水口|呼吸灯|显示屏|弹簧|弹盖|磁扣|压舌|锁扣/gu;
/** Verbs that make a phrase a clause. */
export const HAS_VERB =
  /[出做成磨打到变升降不可能会用有是带配送装洗浇充调拆折收防保省吸拖擦贴戴穿喝吃睡坐站放挂开关按转拧拉抽剪切烤煮蒸煎炒泡发连看听说写画玩骑跑走飞游滑含加附免控抗耐承透捏闻摸化测记选存录拍照亮响订装补停去缠留粘卷裹除搓浮称起浸托擀]/u;
/** Verbs and modals that open a statement: no product "has" it. */
export const OPENS_STATEMENT =
  /^(?:支持|采用|配备|配有|搭载|具有|具备|选用|使用|设有|内含|包含|含有|提供|拥有|自动|可以|能够|可|能|由|适合|适用|兼容|通过|开启|一键|随时|内置|自带|带|有|含|不|没|耐|抗|用|做|产自|来自)/u;
/** What a product is free of, as a substance. */
export const SUBSTANCE =
  '酒精|香精|香料|色素|防腐剂|硅油|蔗糖|糖|盐|荧光剂|咖啡因|麸质|乳糖|硫|甲醛|氟|铅|镍|BPA|双酚A|皂基|矿物油|激素|反式脂肪|植脂末|味精|谷物|谷|染料|塑化剂|胶水|胶|苯';
/** Words that begin with 无 and name a quality. */
export const FREE_WORDS = /^无(?:氧|线|纺|缝|痕|刷|骨|声|感|叶|极|火|边|框|油|水|土|味|级|人|限|尘|菌|内胆)/u;
export const DONE_BY =
  /^((?:纯|全)?手工|人工|古法|自然|低温|物理|日光|柴火|石磨|传统|冷压|高温|树上)(\p{Script=Han}{2,3})$/u;
export const BY_MEANS =
  /^(\p{Script=Han}{1,2}(?:锁|扣|绳|环|钮|贴|轮|阀|杆))(调节|固定|收紧|锁紧|开合|连接|安装|收纳)$/u;
export const SUPPORTED =
  /(?:连接|快充|闪充|插拔|投屏|协议|录音|无线充电?|蓝牙|双频|输入法|遥控|语音控制|APP控制|手机控制|回放|断电记忆)$/u;
export const POWERED_BY = /^(USB|Type-?C|USB-C|太阳能|干电池|五号电池|七号电池)(?:接口|口)?(充电|供电)$/iu;
/** 可爱, 可口: no modal. */
export const MODAL = '可(?![来达爱口乐靠观见可以能控编视溶])';

export const PROVINCES =
  '北京|天津|上海|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|台湾|内蒙古?|广西|西藏|宁夏|新疆';
