import { readLines } from '../written-lines.ts';

export const YOUNG_LINES = [
  ...readLines(
    'baby',
    ['baby'],
    String.raw`
/(?:一键|单手).{0,3}(?:收|折)|秒收/ =pram
- 抱着娃，也收得了。
/不漏|防漏|防侧漏|干爽/ =nappy
- 夜里少起来一回。
/柔软|纯棉|纱布|亲肤|绵柔/ =baby blanket,baby clothes,baby sleeping bag,burp cloth,baby wipe
- 先拿自己的脸试。
/机洗|好擦|好清洗/ =baby bib,high chair
- 糊一身，洗一下。
/食品级|母婴级/ =teether,rattle
- 反正要啃，看好材料。
/五点式/ =high chair,pram,child car seat
- 再扭，也在座上。
/吸盘/ =baby plate
- 碗没飞，粥看情况。
/防胀气/ =baby bottle
- 喝两口，看看你，再喝。
/大容量|收纳|隔层|口袋|分区/ =diaper bag
- 湿巾一摸就到。
/透气|网布/ =baby carrier,pram
- 后背不捂汗。
/音乐|白噪音/ =baby swing
- 它唱第二遍，你坐下。
/A类/ =baby clothes,baby blanket,baby sleeping bag
- 标签给奶奶念一遍。
`,
  ),
  ...readLines(
    'toys',
    ['toys'],
    String.raw`
/(?:[5-9]\d|\d{3,})(?:颗粒|颗|块|片|件|粒)/ =building block,puzzle
- 下雨天，交给它。
- 从此走路看着脚下。
/磁/ =magnetic tiles
- 啪嗒几下，一座城。
/^[3-9]岁/
- 大人想玩，得先问一声。
/毛绒|柔软|短绒|公仔/ =plush toy
- 去哪都要拎着。
/遥控|声光/ =remote control car,toy car
- 再来一次，说了十遍。
/搭建|积木/ =building block,magnetic tiles,marble run
- 饭桌今天归他们。
/收纳盒|收纳桶/ =building block,magnetic tiles,puzzle
- 收，也是玩的一步。
/夜光|发光/ =puzzle,plush toy,building block
- 关了灯，它才开始。
/玩水|戏水/ =water gun
- 衣服湿了再说。
/点读/ =flash card
- 点一下，它念一下。
`,
  ),
  ...readLines(
    'paper',
    ['stationery'],
    String.raw`
/不透|不洇/ =notebook
- 写满这面，还能写那面。
/平摊|180度/ =notebook
- 松手，它不合上。
/^\d+(?:页|张)/ =notebook
- 写坏几页，也不心疼。
/可换芯|替换芯/ =pen
- 写完，换个芯。
/0\.[345]\d?(?:毫米|mm)/ =pen
- 课本的边上，也写得下。
/速干|不蹭/ =pen
- 手蹭过去，字还是字。
/顺滑|出墨|不断墨/ =pen,fountain pen
- 一笔到底，不卡。
/硬壳|精装/ =notebook
- 地铁上垫着膝盖也能写。
/点阵|方格|空白/ =notebook
- 这页记账，那页画猫。
/书签/ =notebook
- 翻开就是上次那页。
/无日期|自填日期/ =notebook,手账本
- 从周三写起，没人管。
/可擦/ =pen
- 写错了，蹭一下。
`,
  ),
  ...readLines(
    'games',
    ['books-and-games'],
    String.raw`
/^\d(?:[-–至到~](?:[3-9]|1\d))人/ =board game,card game
- 输不起的那位，也坐下。
/^\d+(?:[-–至到~]\d+)?分钟/ =board game,card game
- 就一局，说了三遍。
/\d+(?:[-–至到~]\d+)?岁/ =board game,card game
- 小的那个，别让着他。
/合作/ =board game,card game
- 输了，一起输。
/\d+题/ =card game
- 念一张，等没人说话。
/小说|悬疑|推理/ =novel,book
- 坐过站，别怪它。
/彩图|绘本|大图/ =picture book
- 不认字，也能看半天。
/\d+道|食谱|菜谱/ =cookbook
- 好用的那几页，都有油点子。
/^(?:便携|磁性)/ =chess set,board game
- 小桌板上，也能下。
/点读/ =picture book,book
- 它念，你去关火。
`,
  ),
];
