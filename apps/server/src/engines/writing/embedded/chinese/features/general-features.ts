import type { ChineseFeature } from '../chinese-feature.ts';

/** Features of things of any trade. */
export const GENERAL_FEATURES: readonly ChineseFeature[] = [
  {
    id: 'material',
    match:
      /棉|麻|真丝|桑蚕丝|羊毛|羊绒|牛皮|真皮|不锈钢|陶瓷|玻璃|实木|橡木|胡桃木|(?<!龟背|文|富贵)竹(?!芋)|硅胶|铝合金|钛|帆布|针织|乳胶|铸铁|搪瓷|316|304|亚克力|黄铜|纯银|合金|绒/,
    weight: 1.6,
    asks: '什么做的？',
  },
  { id: 'wood', match: /木/, weight: 1.6 },
  { id: 'cloth', match: /布|棉|绒|麻|丝|尼龙|牛津/, weight: 1.4 },
  { id: 'book-cover', match: /封面|封皮/, weight: 1.4 },
  { id: 'barrel', match: /笔身|笔杆/, weight: 1.4 },
  { id: 'pieces', match: /棋子/, weight: 1.4 },
  {
    id: 'handmade',
    match: /手工|手作|手绘|匠人|拉坯/,
    weight: 1.8,
  },
  {
    id: 'guarantee',
    match: /质保|保修|(?:只换不修)|\d+年.{0,2}(?:质|保)/,
    weight: 1.8,
    asks: '坏了怎么办？',
  },
  {
    id: 'gift-box',
    match: /礼盒|送礼|礼品装/,
    weight: 1.6,
  },
  {
    id: 'players',
    trades: ['books-and-games', 'toys'],
    match: /\d+(?:[-–至到~]\d+)?人(?:玩|游戏|局)?|多人/,
    weight: 2,
    asks: '几个人玩？',
  },
  { id: 'ages', match: /\d+(?:[-–至到~]\d+)?岁|个月以上/, weight: 1.6, asks: '几岁能用？' },
  {
    id: 'piece-count',
    match: /^(?!附|配|送|赠).*\d+\s*(?:片|块|粒|颗粒|件套|件|张|支|色|包|枚|抽)(?!装修)/,
    weight: 1.6,
    asks: '有多少？',
  },
  {
    id: 'included',
    match: /^附|^多?送|附(?:赠|带|送)|^配(?!料|方|色|重|备|速)|全配|标配|一充|^含\S{1,8}(?:线|盒|袋|包|卡)$/,
    weight: 1.6,
  },
  { id: 'round-corners', match: /圆角|不划手|倒角/, weight: 1.8 },
  { id: 'pages', trades: ['books-and-games', 'stationery'], match: /\d+页/, weight: 1.6 },
  { id: 'colour-pages', trades: ['books-and-games'], match: /彩图|插图|全彩|彩色/, weight: 1.6 },
  { id: 'binding', trades: ['books-and-games'], match: /精装|硬壳|锁线/, weight: 1.4 },
  { id: 'thick-paper', trades: ['stationery'], match: /不透|不洇|加厚纸|克纸|g纸/, weight: 1.6 },
  { id: 'nib', trades: ['stationery'], match: /笔尖|\d毫米|\dmm/i, weight: 1.6 },
  { id: 'read-aloud', match: /点读|有声|朗读/, weight: 2 },
  { id: 'pinyin', trades: ['books-and-games', 'toys'], match: /拼音|注音/, weight: 2 },
  { id: 'bilingual', trades: ['books-and-games', 'toys'], match: /双语|中英/, weight: 2 },
  {
    id: 'dimension',
    match:
      /\d+(?:\.\d+)?(?:厘米|cm|毫米|mm|米)?\s*[×xX*乘]\s*\d|(?:尺寸|直径|边长|成品|长度?|宽度?|高度?)\D{0,2}\d+(?:\.\d+)?\s*(?:厘米|cm|毫米|mm|米)|^\d+(?:\.\d+)?\s*(?:厘米|cm|毫米|mm|米|寸|英寸)[长宽高大]?$/i,
    weight: 1,
  },
  {
    id: 'colours',
    match:
      /(?:[二两三四五六七八九十\d]+(?:种颜色|色(?:可选|任选)?)(?!温)|[红黄蓝绿黑白灰粉紫棕米橙卡][色]?、[红黄蓝绿黑白灰粉紫棕米橙卡])/,
    weight: 1.2,
    asks: '有几个颜色？',
  },
  { id: 'certified', match: /认证|A类标准|国标|检测报告/, weight: 1.2 },
  { id: 'personal', match: /刻字|定制|绣名/, weight: 2.3, asks: '能刻字吗？' },
  { id: 'story', trades: ['books-and-games'], match: /故事|剧情|悬疑|推理|剧本|小说/, weight: 2 },
  {
    id: 'no-glare',
    trades: ['books-and-games', 'stationery', 'computers'],
    match: /不反光|哑光|防眩|亚麻纹/,
    weight: 2,
  },
  {
    id: 'lays-flat',
    trades: ['stationery'],
    match: /平摊|180度/,
    weight: 2,
  },
];
