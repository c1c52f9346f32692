import { describe, expect, it } from 'vitest';
import type { ChineseFact } from './chinese-facts.ts';
import { joinTellings, pairFacts, type ToldFact } from './pair-facts.ts';
import { sayChineseFact, tellChineseFact } from './say-fact.ts';

const say = (text: string, form: ChineseFact['form'] = 'clause'): string => sayChineseFact({ text, form });

describe('a Chinese fact is said', () => {
  it.each([
    // What it is made of.
    ['EVA手柄', '手柄是EVA的'],
    ['PBT键帽', '键帽是PBT的'],
    ['壶身高硼硅玻璃', '壶身是高硼硅玻璃的'],
    ['头层牛皮', '用的是头层牛皮'],
    ['304材质', '用的是304不锈钢'],
    ['冰点脱毛', '冰点脱毛'],
    ['底部松紧带', '底部有松紧带'],
    ['橡胶防滑手柄', '手柄是橡胶的，防滑'],
    ['五点式安全带', '安全带是五点式的'],
    ['93%天然乳胶', '含93%天然乳胶'],
    // What it has.
    ['细雾喷头', '带细雾喷头'],
    ['五层隔板', '有五层隔板'],
    ['12卡位2钞位', '有12卡位2钞位'],
    ['包装含收纳袋', '附带收纳袋'],
    ['配套素材和练习文件', '有配套素材和练习文件'],
    ['256乘192分辨率', '分辨率256乘192'],
    ['水箱1.2升可拆', '水箱1.2升可拆'],
    ['大中小三支', '大中小三支'],
    ['上衣和裤子两件套', '上衣加裤子，两件一套'],
    ['可来图定制', '可来图定制'],
    ['0糖0脂', '0糖0脂'],
    ['底部防滑垫', '底部有防滑垫'],
    ['防倾倒固定', '带防倾倒固定'],
    // What it can do, spares and lacks.
    ['可裁剪', '可以裁剪'],
    ['可拆卸袖', '袖子可以拆'],
    ['85%天然羽绒含量', '天然羽绒含量85%'],
    ['可拆卸清洗水箱', '水箱可以拆卸清洗'],
    ['可机洗可甩干', '可以机洗，也可以甩干'],
    ['免打孔安装', '安装不用打孔'],
    ['无酒精', '不含酒精'],
    ['0添加蔗糖', '没加蔗糖'],
    ['无缝', '无缝'],
    ['三模连接', '支持三模连接'],
    ['三节折叠', '分三节折叠'],
    ['防水防汗', '防水，也防汗'],
    // How much.
    ['单支仅210克', '单支只有210克'],
    ['4000mAh电池', '电池容量4000毫安'],
    ['3分钟预热', '3分钟就能预热'],
    ['12小时续航', '续航12小时'],
    ['六档调温', '温度能调六档'],
    ['36分贝', '声音只有36分贝'],
    ['110分贝', '声音110分贝'],
    ['-25℃不结冰', '零下25度不结冰'],
    ['腰围60-120cm可调', '腰围60到120厘米可调'],
    ['兔肉含量≥70%', '兔肉含量不低于70%'],
    // What comes along.
    ['送猫薄荷1包', '还送1包猫薄荷'],
    ['赠桌板', '还送桌板'],
    ['附蟹醋、姜茶', '附带蟹醋、姜茶'],
    // Where it has how many, and what it is free of.
    ['底部208个吸盘', '底部有208个吸盘'],
    ['0酒精0香精0色素', '不含酒精、香精和色素'],
    ['0谷物0诱食剂', '不含谷物和诱食剂'],
    ['敏感肌可用', '敏感肌也能用'],
    ['三格和汤碗', '有三格和汤碗'],
    ['戳针5支、指套、泡沫垫', '有5支戳针、指套和泡沫垫'],
    ['头水紫菜', '用的是头水紫菜'],
    ['无甲醛检测', '无甲醛检测'],
    ['每盒20片', '每盒20片'],
    // What already is a clause stays.
    ['出水顺畅', '出水顺畅'],
    ['去虫胶油膜', '去虫胶油膜'],
    ['河南兰考桐木面板', '面板用的是河南兰考桐木'],
    ['双层防烫壶身', '壶身是双层的，防烫'],
    ['扶手榉木', '扶手是榉木的'],
    ['海拔1400米高山种植', '海拔1400米高山种植'],
    ['60支长绒棉', '用的是60支长绒棉'],
    ['云南阿拉比卡豆', '用的是云南阿拉比卡豆'],
    ['杜邦软毛，不伤牙龈', '杜邦软毛，不伤牙龈'],
    ['一踩就折，拎进地铁', '一踩就折，拎进地铁'],
    ['底盘加深，浇水不外流', '底盘加深，浇水不外流'],
  ])('%s: %s', (point, said) => {
    expect(say(point)).toBe(said);
  });

  it.each([
    '183乘68厘米',
    '1.5米和1.8米床',
    '192复音',
    '95%棉5%氨纶',
    'UPF50+',
    '蓝牙5.3',
    '75度高温',
    '4到7寸手机',
    '焦糖、黑、奶白',
    '一拖一、一拖二',
    '云南60%，巴西40%',
  ])('is no sentence if it is a grade or a list: %s', (text) => {
    expect(tellChineseFact({ text, form: 'clause' }).map(({ isWhole }) => isWhole)).toEqual([false]);
  });

  it.each([
    ['北美白橡木', '用的是北美白橡木'],
    ['滴管设计', '采用滴管设计'],
    ['腋下透气拉链', '腋下有透气拉链'],
    ['双抽屉', '有双抽屉'],
  ])('as the thing that it names: %s', (point, said) => {
    expect(say(point, 'noun')).toBe(said);
  });
});

describe('facts in the lines of a short ad', () => {
  const toldOf = (text: string): ToldFact => {
    const fact: ChineseFact = {
      text,
      form: 'clause',
      features: [],
      weight: 1,
      source: 'selling_points.0',
      range: { start: 0, end: text.length },
    };
    return { fact, tellings: tellChineseFact(fact) };
  };
  const dealt = (texts: readonly string[], isTight = true): string[][] =>
    pairFacts(texts.map(toldOf), { most: 4, isTight }).map((line) => line.map(({ fact }) => fact.text));

  it('stand alone if they are the strongest, and share a line if they are short', () => {
    expect(dealt(['单支仅210克', '三节折叠', 'EVA手柄', '快锁调节'])).toEqual([
      ['单支仅210克'],
      ['三节折叠', '快锁调节'],
      ['EVA手柄'],
    ]);
  });

  it('never stand alone if they are no sentence', () => {
    expect(dealt(['流心软糯'])).toEqual([['流心软糯']]);
    expect(dealt(['自然挂晒40天', '流心软糯'])).toEqual([['自然挂晒40天']]);
    expect(dealt(['自然挂晒40天', '流心软糯'], false)).toEqual([['自然挂晒40天'], ['流心软糯']]);
  });

  it.each([
    ['安全锁扣', '细雾喷头', '带安全锁扣和细雾喷头'],
    ['可水洗', '可裁剪', '可以水洗，也可以裁剪'],
    ['手柄可转动', '可蒸煮消毒', '手柄可转动，可以蒸煮消毒'],
    ['磷青铜簧片', 'ABS琴格', '簧片是磷青铜的，琴格是ABS的'],
  ])('are joined as one sentence: %s, %s', (first, second, line) => {
    expect(joinTellings(toldOf(first), toldOf(second)).text).toBe(line);
  });
});
