import { readHooks } from '../read-hooks.ts';

export const BOOKS_AND_GAMES_HOOKS = readHooks(`
question:
几岁能看？ | ages
有拼音吗？ | pinyin
几个人能玩？ | players
今晚谁来？ | players
孩子看得懂吗？ | ages
字不认识怎么办？ | pinyin
英文也想读？ | bilingual
孩子多大能上桌？ | ages =桌游,牌,棋,游戏,大富翁,飞行棋
翻开全是字，看得下去吗？ | colour-pages
今晚你讲，还是它讲？ | read-aloud
同一本，读第几遍了？ | read-aloud
上一本舍不得放下的是啥？ | story =小说,漫画,推理小说,悬疑小说
聚会缺个好本子？ | story =剧本杀
这一本，读得完吗？ | pages
等车的时候，掏得出来吗？ | compact
英语启蒙，从哪本开始？ | bilingual
大人不在，他自己读得下去？ | pinyin
棋子摔了会裂吗？ | tough =棋,象棋,围棋,麻将
书翻烂过几本？ | binding
凶手是谁，猜得到吗？ | story =小说,推理小说,悬疑小说,剧本杀
睡前讲哪个故事？ | story =绘本,童书,故事书,童话书
灯下看，反不反光？ | no-glare
玩完怎么收？ | foldable
拎出门，沉不沉？ | weight
边角会不会划手？ | round-corners
水洒牌上了？ | waterproof =牌,扑克,扑克牌,卡牌
comment-reply:
多少页？ | pages
怎么装订的？ | binding
什么做的？ | material =棋,象棋,围棋,麻将,棋盘,牌
一局多久？ | fast =桌游,牌,棋,游戏,卡牌
彩色的吗？ | colour-pages
会读出来吗？ | read-aloud
中英都有吗？ | bilingual
多少张？ | piece-count =牌,卡牌,卡片
什么木头的？ | wood =棋,象棋,围棋,棋盘,麻将
punch:
手机先放一边。 | players
今晚，换个故事讲。 | story =绘本,童书,故事书
macro:
拿近了看。 | material =棋,象棋,围棋
split:
聚会各刷各的手机，那是以前。 | players
睡前念到嗓子哑，那是以前。 | read-aloud
生字一个个问，那是以前。 | pinyin
`);
