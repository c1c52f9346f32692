import { describe, expect, test } from 'vitest';
import { listTroubleQuestions } from './trouble-questions.ts';

describe('a viewer asks what a fact answers', () => {
  test.each([
    ['洗30次不变形', '洗几次就变形？'],
    ['抓不掉屑，省得天天扫', '一抓就掉屑？'],
    ['逆着刮也不痛', '逆着刮，会痛吗？'],
    ['耳挂式，侧睡不掉', '侧睡，会掉吗？'],
    ['沙发底下也能拖', '沙发底下，怎么拖？'],
    ['断电后仍可饮水', '断电了，怎么办？'],
    ['体位线，动作不跑偏', '动作总跑偏？'],
    ['底座3公斤，猫撞不倒', '怕猫撞倒？'],
    ['三面防摔，孩子滚不下床', '怕孩子滚下床？'],
    ['碗口外翻，端着不烫手', '端着，会烫手吗？'],
    ['头部螺纹，夹粉丝不滑', '夹粉丝，会滑吗？'],
    ['洗手不用摘', '洗手还要摘？'],
    ['腰头3厘米宽不卷边', '腰头总卷边？'],
    ['出差三天不用换', '出差三天，谁来换？'],
  ])('%s: %s', (fact, question) => {
    expect(listTroubleQuestions(fact)).toEqual([question]);
  });

  test.each([
    // What ends the trouble has none of it.
    '圆角不划手',
    '声音轻不吵室友',
    // Nobody knows what happens to it.
    '手背不晒',
    '内胆不粘',
    // A time of the day is no thing.
    '半夜不黏',
    // Two words, and what one does to the other.
    '小雨书不湿',
    '肥的不腻',
    '手汗不滑',
    '304不锈钢内胆',
    '容量有600毫升',
  ])('no question: %s', (fact) => {
    expect(listTroubleQuestions(fact)).toEqual([]);
  });
});
