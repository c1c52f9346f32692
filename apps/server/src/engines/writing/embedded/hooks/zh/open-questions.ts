import type { Trade } from '@reelwright/product-kinds';
import type { Pattern } from '../../pattern.ts';

/** Questions about the use of a kind, for products of which nothing else is known. None claims anything. */
export const CHINESE_QUESTIONS: Readonly<Record<Trade, readonly Pattern[]>> = {
  footwear: ['{this_kind}，第一天想穿去哪？', '{this_kind}，你会配哪条裤子？', '鞋柜里的{kind}，穿了几年了？'],
  apparel: ['{this_kind}，你会配什么穿？', '{this_kind}，上班穿还是周末穿？', '打开衣柜，你有几{m}{kind}？'],
  eyewear: ['{this_kind}，你会在哪儿戴？', '你的{kind}，总忘在哪儿？', '{this_kind}，配你的脸型吗？'],
  jewellery: ['{this_kind}，送自己还是送她？', '{this_kind}，你会配哪件衣服？', '{this_kind}，平时戴还是约会戴？'],
  bags: ['{this_kind}，第一样装什么？', '周一早上，你的{kind}里有什么？', '背上{this_kind}，先去哪儿？'],
  beauty: ['{this_kind}，早上用还是晚上用？', '梳妆台上，给{this_kind}留个位置？', '{this_kind}，自己用还是送闺蜜？'],
  'hair-care': ['{this_kind}，放浴室哪一格？', '{this_kind}，家里谁先用？'],
  health: ['{this_kind}，放家里还是放办公室？', '家里谁更用得上{this_kind}？'],
  food: ['{this_kind}，第一口给谁？', '{this_kind}，自己吃还是分着吃？', '{this_kind}，家里谁最馋？'],
  drinks: ['{this_kind}，第一口什么时候喝？', '{this_kind}，自己喝还是请人喝？', '{this_kind}，你会配什么吃？'],
  kitchen: ['{this_kind}，放厨房哪个位置？', '你家厨房，谁先用{this_kind}？', '厨房里的{kind}，用了几年了？'],
  home: ['{this_kind}，放客厅还是放卧室？', '家里哪个角落缺{kind}？', '{this_kind}，你想放哪儿？'],
  furniture: ['{this_kind}，你想放哪儿？', '为了{this_kind}，你愿意挪开什么？', '{this_kind}，家里谁先坐过来？'],
  bedding: ['昨晚睡得怎么样？来看{this_kind}。', '你家的{kind}，多久没换了？', '{this_kind}，铺在谁的床上？'],
  electronics: ['{this_kind}，第一件事拿来做什么？', '手里的{kind}，用了几年了？', '{this_kind}，自己用还是送爸妈？'],
  audio: ['用{this_kind}，先放哪首歌？', '{this_kind}，通勤用还是睡前用？', '手里的{kind}，用了几年了？'],
  computers: ['{this_kind}，工作用还是玩？', '桌上的{kind}，用了几年了？', '{this_kind}，第一件事拿来做什么？'],
  sport: ['{this_kind}，这周哪天先用？', '带上{this_kind}，约谁？'],
  outdoor: ['带上{this_kind}，先去哪儿？', '{this_kind}，这个周末用得上吗？', '带上{this_kind}，跟谁去？'],
  toys: ['{this_kind}，谁来拆？', '下一个生日是谁的？来看{this_kind}。', '{this_kind}，大人玩还是孩子玩？'],
  baby: ['{this_kind}，送给哪位新手爸妈？', '{this_kind}，家里最小的那位用得上吗？'],
  pets: ['{this_kind}，家里那位主子会喜欢吗？', '毛孩子看到{this_kind}，第一反应是什么？'],
  stationery: ['{this_kind}，放书桌还是放包里？', '新学期，{kind}备好了吗？', '{this_kind}，自己用还是送同学？'],
  tools: ['有了{this_kind}，家里先修哪儿？', '工具箱里的{kind}，还好用吗？'],
  garden: ['{this_kind}，放阳台还是放院子？', '阳台上，还缺{kind}吗？'],
  car: ['{this_kind}，上车先去哪儿？', '车里的{kind}，该换了吗？'],
  'books-and-games': ['{this_kind}，想跟谁一起？', '{this_kind}，送给谁最合适？'],
  general: ['{this_kind}，送给谁最合适？', '{this_kind}，你想放哪儿？', '{this_kind}，家里谁先用？'],
};
