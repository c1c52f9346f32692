import { readHooks } from '../read-hooks.ts';

export const BOOKS_AND_GAMES_HOOKS = readHooks(`
punch:
再讲一遍。今晚第四遍。 | =绘本,儿童绘本,童书,故事书
关灯前那十分钟，给它。 | =绘本,儿童绘本,童书,故事书,小说,书
翻开第一页，孩子就凑过来了。 | =绘本,儿童绘本,童书,立体书,故事书
手机放下，翻一页。 | +for-reading
书脊不裂，才经得起小手。 | binding =绘本,儿童绘本,童书
通勤这几站，够看一章。 | =小说,散文,书,散文集
菜谱翻开，锅先热。 | =菜谱,食谱
下雨天，桌游摊开。 | =桌游,卡牌,大富翁,棋,飞行棋
输的人洗碗。 | =桌游,扑克,扑克牌,飞行棋,卡牌,象棋,跳棋
将军之前，先喝口茶。 | =象棋,围棋,国际象棋
不认字，也能自己看。 | =绘本,儿童绘本
不会念的字，它注好音了。 | pinyin
字帖一摊，手机先放下。 | =字帖,练字帖
书架空一格，就等这本。 | =小说,绘本,书,儿童绘本
macro:
看画面的颜色，{fact}。 | colour-pages
摸摸封面，{fact}。 | book-cover
翻到里面看，{fact}。 | bilingual
倒出来看，{fact}。 | pieces
数一数卡片，{fact}。 | piece-count
question:
凶手是谁，猜得到吗？{fact}。 | story
灯下反不反光？{fact}。 | no-glare =拼图
睡前故事，讲到第几遍了？ | =绘本,儿童绘本,童书,故事书
孩子坐得住吗？ | =绘本,儿童绘本,童书,立体书
几岁能看？{fact}。 | ages
有拼音吗？{fact}。 | pinyin
几个人能玩？{fact}。 | players
上次读完一本书，是哪年？ | =小说,散文,书
周末聚会玩什么？ | =桌游,卡牌,扑克,大富翁
字写得像爬，怎么办？ | =字帖,练字帖
送孩子什么，不占电？ | =绘本,儿童绘本,童书,桌游
翻几次会不会散？{fact}。 | binding
一家人坐下来，玩点什么？ | =桌游,飞行棋,象棋,跳棋
split:
以前刷屏，现在翻页。 | +for-reading
以前抢平板，现在抢座位。 | =绘本,儿童绘本,桌游
以前黑白，现在{fact}。 | colour-pages
以前等大人念，现在自己念。 | pinyin
以前各玩各的，现在一桌人。 | =桌游,卡牌,扑克,飞行棋
comment-reply:
一共多少片？{fact}。 | piece-count =拼图
多大的孩子看？{fact}。 | ages
有没有拼音？{fact}。 | pinyin
多少页？{fact}。 | pages
几个人玩？{fact}。 | players
里面有几张？{fact}。 | piece-count
unboxing:
拆开塑封，{fact}。 | colour-pages
打开盒子，{fact}。 | piece-count
countdown:
一{m_kind}，三个理由带回家。
挑{kind}，翻之前看三点。 | +for-reading
price-slam:
{price}，换几个睡前的晚上。 | price =绘本,儿童绘本,童书,故事书
{price}，{kind}上书架。 | price +for-reading
{price}，今晚有的玩。 | price =桌游,扑克,卡牌,飞行棋
{was}的{kind}，现在{price}。 | was-price
`);
