import { readHooks } from '../read-hooks.ts';

export const BOOKS_AND_GAMES_HOOKS = readHooks(`
question:
几岁能看？{fact}。 | ages
有拼音吗？{fact}。 | pinyin
几个人能玩？{fact}。 | players
今晚谁来？{fact}。 | players
孩子看得懂吗？{fact}。 | ages
字不认识怎么办？{fact}。 | pinyin
英文也想读？{fact}。 | bilingual
孩子多大能上桌？{fact}。 | ages =桌游,牌,棋,游戏,大富翁,飞行棋
翻开全是字，看得下去吗？{fact}。 | colour-pages
今晚你讲，还是它讲？{fact}。 | read-aloud
同一本，读第几遍了？{fact}。 | read-aloud
上一本舍不得放下的是啥？{fact}。 | story =小说,漫画,推理小说,悬疑小说
聚会缺个好本子？{fact}。 | story =剧本杀
这一本，读得完吗？{fact}。 | pages
等车的时候，掏得出来吗？{fact}。 | compact
英语启蒙，从哪本开始？{fact}。 | bilingual
大人不在，他自己读得下去？{fact}。 | pinyin
棋子摔了会裂吗？{fact}。 | tough =棋,象棋,围棋,麻将
书翻烂过几本？{fact}。 | binding
凶手是谁，猜得到吗？{fact}。 | story =小说,推理小说,悬疑小说,剧本杀
睡前讲哪个故事？{fact}。 | story =绘本,童书,故事书,童话书
灯下看，反不反光？{fact}。 | no-glare
玩完怎么收？{fact}。 | foldable
拎出门，沉不沉？{fact}。 | weight
边角会不会划手？{fact}。 | round-corners
水洒牌上了？{fact}。 | waterproof =牌,扑克,扑克牌,卡牌
comment-reply:
多少页？{fact}。 | pages
怎么装订的？{fact}。 | binding
什么做的？{fact}。 | material =棋,象棋,围棋,麻将,棋盘,牌
一局多久？{fact}。 | fast =桌游,牌,棋,游戏,卡牌
彩色的吗？{fact}。 | colour-pages
会读出来吗？{fact}。 | read-aloud
中英都有吗？{fact}。 | bilingual
多少张？{fact}。 | piece-count =牌,卡牌,卡片
什么木头的？{fact}。 | wood =棋,象棋,围棋,棋盘,麻将
punch:
手机先放一边。{fact}。 | players
今晚，换个故事讲。{fact}。 | story =绘本,童书,故事书
macro:
拿近了看，{fact}。 | material =棋,象棋,围棋
split:
以前，聚会各刷各的手机。现在，{fact}。 | players
以前，睡前念到嗓子哑。现在，{fact}。 | read-aloud
以前，生字一个个问。现在，{fact}。 | pinyin
`);
