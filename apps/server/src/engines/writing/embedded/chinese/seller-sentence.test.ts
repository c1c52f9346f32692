import { describe, expect, it } from 'vitest';
import { readPitch } from './seller-sentence.ts';

const read = (description: string) => readPitch({ name: '某物', selling_points: [], images: [], description });

describe('what a seller says first', () => {
  it.each([
    ['戴上就有风，做饭也不闷。还有三档。', '戴上就有风，做饭也不闷'],
    ['【新品】抱着睡着的娃，转一下就能放下', '抱着睡着的娃，转一下就能放下'],
    ['煮一锅粥只要20min，锅底不糊', '煮一锅粥只要20分钟，锅底不糊'],
    ['老师点名，秒接，不用等配对', '老师点名，秒接，不用等配对'],
    ['一躺进去，浑身都暖和', '一躺进去，浑身都暖和'],
    // What may not be said ends it.
    ['一抛就开，三秒搭好，品质上乘', '一抛就开，三秒搭好'],
    // Calls to the viewer and names say nothing.
    ['姐妹们真的绝了！手残党也能卷出刘海', '手残党也能卷出刘海'],
    ['这是一款家用台灯。关了灯也能慢慢暗下去', '关了灯也能慢慢暗下去'],
  ])('is kept word for word: %s', (description, text) => {
    expect(read(description)?.text).toBe(text);
  });

  it('is a question with its answer', () => {
    expect(read('鞋底打滑？雨天踩着也稳稳的')).toMatchObject({ question: '鞋底打滑？', text: '雨天踩着也稳稳的' });
  });

  it.each([
    '我们专注厨具二十年，品质值得信赖',
    '本品为精选优质小麦制成',
    '匠心打造，尊享生活',
    '暖屋成立于2008年，总部在江边',
    'Best in class',
    '',
  ])('is nothing if it only praises or names: %s', (description) => {
    expect(read(description)).toBeNull();
  });

  it('opens an ad if it holds a benefit or a situation, not if it only describes', () => {
    expect(read('斜着放也不漏，包里干干的')?.canOpen).toBe(true);
    expect(read('高密度纸板，双面印花，四角圆润')?.canOpen).toBe(false);
  });

  it('only opens an ad if it tells of trouble, or is an answer that needs its question', () => {
    expect(read('水杯在书包里漏了一次，课本全湿')?.isStory).toBe(true);
    expect(read('中午上车，方向盘能煎蛋')?.isStory).toBe(true);
    expect(read('半夜耳边嗡一声，一家人都醒了')?.isStory).toBe(true);
    expect(read('瓷砖缝黑得刷不白？重新填一道')?.isStory).toBe(true);
    expect(read('洗澡地滑，铺一块踩着也踏实')?.isStory).toBe(false);
    expect(read('零下十五度，里面只穿一件打底')?.isStory).toBe(false);
    expect(read('梅雨天内衣晾三天还潮？挂进去，睡前就能穿')?.isStory).toBe(false);
  });
});
