import { readKindRows } from '../read-kind-rows.ts';

export const BOOKS_AND_GAMES = readKindRows(
  { trade: 'books-and-games', measureWord: '本', traits: [] },
  `
  book; paperback; hardcover; hardback; book set; box set book | 书; 图书; 书籍; 正版书; 书本; 套装书 | 本 for-reading
  novel; fantasy novel; crime novel; thriller; romance novel; mystery novel; science fiction novel | 小说; 长篇小说; 推理小说; 科幻小说; 悬疑小说; 言情小说 | 本 for-reading
  picture book; children's book; storybook; board book; pop-up book; kids book; bedtime story book; story book; lift-the-flap book; fairy tale book | 绘本; 童书; 故事书; 儿童绘本; 童话书; 翻翻书; 立体书; 睡前故事书; 儿童读物; 连环画; 课外书; 儿童书籍 | 本 for-reading for-children
  comic book; comic; graphic novel; manga | 漫画; 漫画书; 连环漫画; 条漫 | 本 for-reading
  cookbook; recipe book; cookery book; baking book | 菜谱; 食谱; 烹饪书; 烘焙书; 菜谱书 | 本 for-reading
  biography; memoir; autobiography; history book; nonfiction book; self-help book; business book; essay collection; poetry book; anthology; poetry collection | 传记; 散文集; 诗集; 历史书; 励志书; 自传; 随笔; 散文; 诗歌集; 名人传记; 史书 | 本 for-reading
  travel guide; guidebook; atlas; road atlas; field guide | 旅游指南; 地图册; 攻略书; 旅行指南 | 本 for-reading for-travel
  textbook; workbook; study guide; exam book; activity book; math workbook; grammar book; language book; activity workbook; test prep book; vocabulary book; handwriting workbook; reference book | 教材; 教辅; 习题册; 字帖; 练习册; 试卷; 单词书; 真题; 语法书; 教科书; 控笔字帖; 考研真题; 口算题卡; 练字帖; 作文书; 辅导书; 五三; 四级真题 | 本 for-reading
  dictionary; encyclopedia; thesaurus; kids encyclopedia | 词典; 字典; 百科全书; 大百科; 新华字典; 儿童百科; 英语词典; 成语词典 | 本 for-reading
  colouring book; coloring book; sketching book; dot-to-dot book; puzzle book; sudoku book; crossword book; word search book; adult coloring book; water coloring book; crossword puzzle book; word search | 涂色书; 填色书; 涂色本; 数独; 贴画书; 迷宫书; 儿童涂色书; 数独书; 专注力训练书; 填色本; 画画书 | 本 for-children
  magazine; newspaper; magazine subscription; zine | 杂志; 期刊; 报纸; 画报; 画册 | 本 for-reading
  bible; quran; religious book; prayer book; hymn book; devotional; study bible; devotional book; tarot guidebook | 圣经; 经书; 佛经; 抄经本 | 本 for-reading
  audiobook; e-book; ebook; digital book; svg file; pdf pattern; digital planner | 电子版; 有声书; 电子书籍 | 份 for-reading
  art book; photography book; coffee table book; design book; photobook | 画集; 艺术书; 摄影集; 设定集; 摄影书; 作品集画册 | 本 for-reading
  sheet music; music book; songbook; piano book; guitar book; piano sheet music; method book | 乐谱; 琴谱; 钢琴教程; 曲谱; 吉他教程; 钢琴谱; 钢琴书 | 本
  board game; strategy game; family game; party game; tabletop game; family board game; cooperative game; kids board game; dice game; drinking game; trivia game; word game; role-playing game; rpg book; expansion game; tile game; game set; classic game; memory game; travel game | 桌游; 桌面游戏; 大富翁; 飞行棋; 聚会桌游; 亲子桌游; 剧本杀; 狼人杀; 桌游卡牌; 棋盘游戏; 儿童桌游; 强手棋; 益智桌游; 叠叠高; 抽积木; 游戏棋; 聚会游戏; 记忆棋; 斗兽棋; 三国杀 | 盒 for-play
  card game; playing cards; trading card; tarot card; deck of cards; tarot deck; uno; card deck; oracle deck; poker cards; pokemon card; booster box; booster pack; trading card game; tarot; tarot cards; flashcard game; conversation cards; trading cards; collectible card; sports card; baseball card; oracle cards; question cards; playing card; poker set; poker chip; poker table; card shuffler; affirmation cards; card game set; card holder for games; mahjong; mahjong set; mahjong table; mahjong tiles | 扑克牌; 卡牌; 塔罗牌; 扑克; 集换式卡牌; 麻将; 卡牌游戏; 宝可梦卡牌; 麻将机; 纸牌; 筹码; 奥特曼卡片; 乌诺牌; 魔术扑克; 家用麻将; 麻将牌; 卡片; 球星卡; 神谕卡; 旅行麻将; 麻将桌布; 便携麻将; 德州扑克筹码; 洗牌机; 小马宝莉卡片; 自动麻将机; 小卡 | 副 for-play handheld
  chess set; chess; chess board; checkers; go game; backgammon; chess pieces; chinese chess; chessboard; checkers set; backgammon set; magnetic chess; cribbage board; wooden chess set; go set; chess clock; reversi; dice; dice set; d&d dice; dice tray; dice tower; metal dice set; chess timer; polyhedral dice; shogi; ludo; chinese checkers; solitaire board; mancala; domino game; chess table; four in a row; connect four; tic tac toe; travel chess set | 国际象棋; 围棋; 中国象棋; 五子棋; 跳棋; 象棋; 磁性象棋; 军棋; 骰子; 棋盘; 围棋棋盘; 围棋套装; 磁性围棋; 象棋套装; 西洋棋; 四子棋; 棋钟; 军旗; 象棋盘; 儿童围棋; 黑白棋; 磁性五子棋; 儿童象棋; 便携象棋; 双陆棋 | 副 for-play
  video game; pc game; switch game; ps5 game; computer game; nintendo game; xbox game; playstation game; game cartridge; ps4 game; retro game cartridge; game download; nintendo switch game; wii game; vr game | 电子游戏; 游戏卡带; 游戏光盘; 游戏卡; switch游戏; 游戏软件; ns游戏; ps5游戏; 游戏卡带switch; 健身环; 学习卡; 游戏碟 | 份 for-play
  vinyl record; cd; dvd; blu-ray; album cd; vinyl; music cd; lp; vinyl album; cassette; cassette tape; cd album; lp record; record album; soundtrack cd; kpop album; 7 inch single; blu-ray disc; dvd set; movie; vhs tape; vhs; blank cd; dvd box set; 4k blu-ray; concert dvd; k-pop album; video tape; 4k uhd | 黑胶唱片; 唱片; 光盘; 黑胶; 专辑; 磁带; 专辑唱片; cd唱片; 车载cd; 蓝光碟; 黑胶大碟; 影碟; 正版专辑; 音乐cd; 周边专辑; 车载u盘音乐; 空白光盘; 刻录光盘; 蓝光光盘; 唱片cd; lp黑胶 | 张
  record cleaning kit; record stand; vinyl storage; record crate; vinyl record storage; cd case; cd rack; dvd storage; game storage case; record sleeve; record holder; record brush; media storage; vinyl record holder; record weight; cd holder; dvd case; cd storage box; vinyl cleaner; vinyl record cleaner | 唱片架; 唱片清洁套装; 光盘盒; 唱片收纳; cd架; cd盒; cd收纳盒; 黑胶收纳; 光盘收纳; 唱片清洁; 光盘包 | 个 for-storage
`,
);
