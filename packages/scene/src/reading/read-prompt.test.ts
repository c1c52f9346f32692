import { createSeededRandom } from '@reelwright/seeded-random';
import { describe, expect, test } from 'vitest';
import { sceneGraph } from '../scene-graph.ts';
import { CONCEPTS, type Concept } from '../vocabulary/concept.ts';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string, negative = '') => readPrompt({ prompt, negative });
const graphOf = (prompt: string, negative = '') => read(prompt, negative).graph;
const textsOf = (prompt: string, spans: readonly { start: number; end: number }[]) =>
  spans.map(({ start, end }) => prompt.slice(start, end));

describe('adjectives belong to the noun they stand by', () => {
  test('red bottle on white marble', () => {
    const { subject, setting, palette } = graphOf('red bottle on white marble');
    expect(subject).toMatchObject({ kind: 'bottle', surface: { color: '#c8322f' } });
    expect(setting).toMatchObject({ kind: 'table', ground: { material: 'marble', color: '#f6f5f2' }, backdrop: null });
    expect(palette).toEqual([]);
  });

  test('bottle of red glass in water', () => {
    const { subject, setting } = graphOf('a bottle of red glass in water');
    expect(subject.surface).toEqual({ material: 'glass', color: '#c8322f' });
    expect(setting.ground).toEqual({ material: 'water', color: null });
  });

  test('colours in a row share their noun', () => {
    expect(graphOf('red and white background with a jar').palette).toEqual(['#c8322f', '#f6f5f2']);
  });

  test('colour codes count, long or short', () => {
    expect(graphOf('a #FF8800 vase against a #123 wall')).toMatchObject({
      subject: { surface: { color: '#ff8800' } },
      setting: { backdrop: '#112233' },
    });
  });

  test('shades are mixed', () => {
    expect(graphOf('a vase before a dark teal wall').setting.backdrop).toBe('#1c5655');
  });

  test('numbers count the noun behind them', () => {
    expect(graphOf('3 cans and five lemons on wood')).toMatchObject({
      subject: { kind: 'can', count: 3 },
      props: [{ kind: 'citrus', count: 5 }],
    });
    expect(graphOf('三瓶香水，两颗柠檬')).toMatchObject({ subject: { count: 3 }, props: [{ count: 2 }] });
    expect(graphOf('99 bottles').subject.count).toBe(5);
  });
});

test('text in quotes is the label, of any kind of quotes', () => {
  for (const prompt of [
    'a bottle "AQUA" on sand',
    'a bottle “AQUA” on sand',
    "a bottle 'AQUA' on sand",
    '沙面上的瓶子「AQUA」',
  ])
    expect(graphOf(prompt).subject.label, prompt).toBe('AQUA');
  expect(graphOf("the bottle's red label isn't 5'").subject.label).toBeNull();
  expect(graphOf(`a can "${'long '.repeat(30)}"`).subject.label?.length).toBeLessThanOrEqual(60);
});

describe('what is ruled out stays out', () => {
  test.each([
    ['a bottle on a podium without a ring', ''],
    ['a bottle on a podium, no rings', ''],
    ['a bottle on a podium with a ring', 'ring'],
    ['展台上的瓶子，不要圆环', ''],
    ['展台上的瓶子，没有圆环', ''],
    ['展台上的瓶子，圆环', '圆环'],
  ])('%s / %s', (prompt, negative) => {
    const { graph, account } = read(prompt, negative);
    expect(graph.props).toEqual([]);
    expect(account.removed).toContain('prop.ring');
    expect(account.coverage).toBe(1);
  });

  test('assumptions too', () => {
    expect(graphOf('a candle at christmas', 'star').props.map(({ kind }) => kind)).toEqual(['gift_box', 'bauble']);
    expect(graphOf('bottle', 'studio').setting.kind).not.toBe('studio');
  });

  test('people that are ruled out are not asked for', () => {
    expect(read('a perfume bottle on marble without people').account).toMatchObject({
      notDrawable: [],
      subject: 'drawn',
      advice: 'draw',
    });
  });
});

describe('the account is honest', () => {
  test('an animal is a missing subject, and its adjectives are not claimed', () => {
    const prompt = 'golden retriever puppy playing piano in a jazz club';
    const { account } = read(prompt);
    expect(account).toMatchObject({
      understood: [],
      coverage: 0,
      subject: 'missing',
      setting: 'assumed',
      advice: 'ask',
    });
    expect(account.notDrawable.map(({ category }) => category)).toEqual([
      'animal',
      'animal',
      'action',
      'object',
      'building',
    ]);
    expect(read('一只猫在弹钢琴').account).toMatchObject({ coverage: 0, subject: 'missing', advice: 'ask' });
  });

  test('a person makes a product scene ask first', () => {
    expect(read('a woman holding a perfume bottle in a studio').account).toMatchObject({
      subject: 'missing',
      advice: 'ask',
    });
    expect(read('女人拿着香水').account.advice).toBe('ask');
    expect(read('a lotion bottle for women on marble').account.advice).toBe('draw');
  });

  test('an unknown noun is a missing subject', () => {
    expect(read('a flugelhorn on a beach').account).toMatchObject({ subject: 'missing', advice: 'ask' });
  });

  test('an unknown word only lowers the coverage', () => {
    const known = read('red bottle on white marble');
    const withUnknown = read('red bottle on white marble, xylographic');
    expect(withUnknown.graph).toEqual(known.graph);
    expect(withUnknown.account.coverage).toBeLessThan(known.account.coverage);
    expect(textsOf('red bottle on white marble, xylographic', withUnknown.account.ignored)).toEqual(['xylographic']);
  });

  test('weighs subject 3, setting 2, others 1', () => {
    // Drawn: subject 3, setting 2, colour 1; not drawn: 1.
    expect(read('red bottle on a podium, xylographic').account.coverage).toBe(0.86);
  });

  test('notices brands and places without hiding them', () => {
    const { account } = read('a Chanel perfume bottle on marble in Paris');
    expect(account.notDrawable.map(({ category }) => category)).toEqual(['brand', 'place']);
    expect(account.advice).toBe('notice');
  });

  test('moves and effects count only where they are made', () => {
    const prompt = 'a cup of coffee on a wooden table, steam, push in';
    expect(textsOf(prompt, read(prompt).account.ignored)).toEqual(['steam', 'push in']);
    expect(readPrompt({ prompt, canMove: true })).toMatchObject({
      move: 'push',
      effects: ['steam'],
      account: { coverage: 1, ignored: [] },
    });
  });

  test('styles count only where they are made', () => {
    expect(readPrompt({ prompt: 'a vase, watercolor', canStyle: true })).toMatchObject({
      style: 'watercolor',
      account: { coverage: 1 },
    });
    expect(read('a vase, watercolor').account.ignored).toHaveLength(1);
  });

  test('spans cover the words of the prompt', () => {
    const prompt = 'A RED bottle，白色大理石';
    expect(read(prompt).account.understood.map(({ start, end, as }) => [prompt.slice(start, end), as])).toEqual([
      ['RED', 'color.red'],
      ['bottle', 'subject.bottle'],
      ['白色', 'color.white'],
      ['大理石', 'material.marble'],
    ]);
  });

  test('a product is the subject, whatever names it', () => {
    const { graph, account } = readPrompt({ prompt: 'perfume on black marble, rose petals', hasProduct: true });
    expect(graph.subject.kind).toBe('product');
    expect(account).toMatchObject({ subject: 'drawn', coverage: 1, advice: 'draw' });
    expect(readPrompt({ prompt: '', hasProduct: true }).account.advice).toBe('draw');
  });
});

describe('prompts as people write them', () => {
  // Of classes that public prompts showed; the words of these were written after the vocabulary.
  test.each([
    [
      'a clear perfume bottle on a wet black stone surface, 85mm',
      { subject: { kind: 'perfume' }, setting: { ground: { material: 'stone', color: '#1c1b1e' } } },
    ],
    [
      'Minimal product shot of a serum on a stone pedestal',
      { setting: { kind: 'podium', ground: { material: 'stone' } }, props: [] },
    ],
    [
      'three candles on a terrazzo tray',
      { subject: { kind: 'candle', count: 3 }, setting: { ground: { material: 'terrazzo' } } },
    ],
    ['bottle with oranges, yellow background', { props: [{ kind: 'citrus' }], palette: ['#f2cf4a'] }],
    ['a wooden table in a sunlit garden with a jar', { setting: { kind: 'grass', ground: { material: 'wood' } } }],
    [
      'whisky on a bar counter, golden rim light',
      { subject: { surface: { material: 'glass' } }, light: { kind: 'rim' } },
    ],
    ['a jar under blue light', { light: { kind: 'softbox', colors: ['#3f7fd0'] } }],
    ['coffee bag packaging with coffee beans', { subject: { kind: 'pouch' } }],
    [
      'luxury black and gold perfume bottle',
      { subject: { surface: { color: '#1c1b1e', material: 'glass' } }, palette: ['#1c1b1e', '#d9a441'] },
    ],
    ['a lipstick, black and gold background', { setting: { backdrop: '#1c1b1e' }, palette: ['#1c1b1e', '#d9a441'] }],
    [
      'a gold ring on a podium in the desert',
      { setting: { kind: 'desert' }, props: [{ kind: 'ring', surface: { material: 'gold' } }, { kind: 'plinth' }] },
    ],
    ['a mug on a kitchen table by the window', { setting: { kind: 'kitchen' }, light: { gobo: 'window' } }],
    [
      'a vase of garden roses on a white carrara marble slab',
      { setting: { kind: 'table', ground: { material: 'marble', color: '#f6f5f2' } }, props: [{ kind: 'flower' }] },
    ],
    ['a tube with a folded cotton cloth', { subject: { kind: 'tube', surface: { material: 'plastic' } } }],
    ['木质托盘上的咖啡壶', { setting: { ground: { material: 'wood' } } }],
    ['黑金背景的香水', { setting: { backdrop: '#1c1b1e' }, palette: ['#1c1b1e', '#d9a441'] }],
    [
      '无线耳机放在水泥台面上，背景是淡紫色',
      { subject: { kind: 'headphones' }, setting: { ground: { material: 'concrete' } } },
    ],
  ])('%s', (prompt, expected) => {
    expect(graphOf(prompt)).toMatchObject(expected);
  });

  test.each([
    ['marble pedestal in a minimalist room with window shadow', 'draw'],
    ['a sports car driving on a mountain road', 'ask'],
    ['logo design for a coffee shop', 'ask'],
    ['a birthday cake with candles', 'ask'],
    ['红烧肉特写', 'ask'],
    ['水果沙拉', 'ask'],
    ['穿汉服的女孩在樱花树下', 'ask'],
    ['儿童洗发水放在白色台面上', 'draw'],
    ['产品放在白色雅士白大理石台面上', 'notice'],
  ])('%s: %s', (prompt, advice) => {
    expect(read(prompt).account.advice).toBe(advice);
  });
});

test.each([
  ['red bottle on white marble', '白色大理石上的红色瓶子'],
  ['a perfume bottle on a pink podium with rose petals, soft light', '粉色展台上的香水瓶，玫瑰花瓣，柔光'],
  ['three gift boxes with ribbons, christmas, red background', '三个礼盒，丝带，圣诞，红色背景'],
  ['a cup of coffee on a wooden table by a window, morning light', '窗边木桌上的一杯咖啡，晨光'],
  ['a gold sphere on black velvet, rim light, luxury', '黑色天鹅绒上的金色球体，轮廓光，奢华'],
  ['a jar in shallow water with pebbles, golden hour', '浅水中的罐子，鹅卵石，黄昏'],
  ['wine bottle on dark wood, candlelight', '深色木上的红酒瓶，烛光'],
  ['a white mug in the kitchen with lemons', '厨房里的白色马克杯，柠檬'],
  ['a frosted glass dropper bottle on sand with shells, palm shadow', '沙面上的磨砂玻璃滴管瓶，贝壳，棕榈影'],
  ['a lipstick against a navy wall, neon light', '藏青色墙前的口红，霓虹灯'],
  ['spring festival, a wine bottle, lanterns', '春节，酒瓶，灯笼'],
  ['a phone on a desk, low angle, close-up, shallow depth of field', '书桌上的手机，低角度，特写，浅景深'],
  ['empty stage with a beige podium and an arch', '空场景，米色展台和拱门'],
  ['podium in the desert, sunset', '沙漠里的展台，日落'],
  ['a tube in front of a mint background without shells', '薄荷绿背景前的软管，没有贝壳'],
])('says the same in both languages: %s', (english, chinese) => {
  expect(graphOf(chinese)).toEqual(graphOf(english));
  expect(read(english).account.coverage).toBe(1);
  expect(read(chinese).account.coverage).toBe(1);
});

test('traditional characters, wide letters, case and plural say the same', () => {
  expect(graphOf('白色大理石上的紅色瓶子，葉影，霓虹燈')).toEqual(graphOf('白色大理石上的红色瓶子，叶影，霓虹灯'));
  expect(graphOf('ＲＥＤ　ＢＯＴＴＬＥ on Marble')).toEqual(graphOf('red bottle on marble'));
  expect(graphOf('Red BOTTLES on marble with shells')).toEqual(graphOf('red bottle on marble with a shell'));
});

test('order does not matter', () => {
  const parts = [
    'red bottle',
    'white marble',
    'rose petals',
    'leaf shadow',
    'golden hour',
    'luxury',
    'close-up',
    'gold ring',
  ];
  const random = createSeededRandom(7, 'order');
  const first = graphOf(parts.join(', '));
  for (let round = 0; round < 20; round += 1) expect(graphOf(random.shuffle(parts).join(', '))).toEqual(first);
});

test('equal meanings give equal graphs in both languages, whichever words are taken', () => {
  const random = createSeededRandom(21, 'pairs');
  // Words that mean nothing else where they stand side by side.
  const isPlain = (word: string): boolean =>
    !/^(?:on|in|by|near|next|beside|at|above|from|over|to)\b|\bof\b|\bwith\b|\bin\b/.test(word);
  const pickFrom = (family: Concept['family'], test: (concept: Concept) => boolean = () => true): [string, string] => {
    const concept = random.pick(CONCEPTS.filter((each) => each.family === family && test(each)));
    return [
      random.pick(concept.english.filter(isPlain)),
      random.pick(concept.chinese.filter((word) => word.length > 1)),
    ];
  };
  for (let round = 0; round < 300; round += 1) {
    const [color, colorZh] = pickFrom('color');
    const [subject, subjectZh] = pickFrom('subject', ({ besideId, name }) => besideId === null && name !== 'none');
    const [ground, groundZh] = pickFrom(
      'setting',
      ({ name }) => name === 'podium' || name === 'shelf' || name === 'desk',
    );
    const [prop, propZh] = pickFrom('prop', ({ besideId }) => besideId === null);
    const [light, lightZh] = pickFrom('light');
    const [gobo, goboZh] = pickFrom('gobo');
    const [mood, moodZh] = pickFrom('mood');
    const english = `${color} ${subject} on a ${ground}, ${prop}, ${light}, ${gobo}, ${mood}`;
    const chinese = `${groundZh}上的${colorZh}的${subjectZh}，${propZh}，${lightZh}，${goboZh}，${moodZh}`;
    expect(graphOf(chinese), `${english} / ${chinese}`).toEqual(graphOf(english));
  }
});

describe('hostile prompts', () => {
  const HOSTILE = [
    '',
    ' \n\t ',
    'x'.repeat(10_000),
    'red bottle on white marble, '.repeat(400),
    '红'.repeat(10_000),
    '"'.repeat(10_000),
    '#'.repeat(5000),
    'red '.repeat(2500),
    '\u0000\u0007\u001b[31mred bottle\u202e elbram\u202c on marble\u2028\u2029',
    'زجاجة عطر حمراء على رخام أبيض',
    'בקבוק אדום',
    'no bottle, no marble, without light',
    '不要瓶子，没有大理石',
    '\ud800\udfff\ud83d red bottle 🍾🎁',
    'İSTANBUL ŞİŞE ﬀ ﷺ',
    '<script>alert(1)</script> ${jndi:ldap} %s %n',
    '((((((((((((((((red bottle))))))))))))))))',
  ];

  test.each(HOSTILE.map((prompt) => [prompt.slice(0, 40), prompt]))('%j gives a valid graph', (_, prompt) => {
    const { graph, account } = readPrompt({ prompt, negative: prompt });
    readPrompt({ prompt, canMove: true, canStyle: true });
    expect(sceneGraph.parse(graph)).toEqual(graph);
    for (const { start, end } of [...account.understood, ...account.ignored, ...account.notDrawable]) {
      expect(start).toBeLessThan(end);
      expect(end).toBeLessThanOrEqual(prompt.length);
    }
    expect(account.coverage).toBeGreaterThanOrEqual(0);
    expect(account.coverage).toBeLessThanOrEqual(1);
  });

  test('control characters and marks of direction hide no word', () => {
    const { subject, light } = graphOf(
      '\u0007red\u202e bottle\u2069 on\u0000marble, golden\u202e\u202chour, leaf\u0007shadow',
    );
    expect(subject).toMatchObject({ kind: 'bottle', surface: { color: '#c8322f' } });
    expect(light).toMatchObject({ time: 'golden_hour', gobo: 'leaves' });
  });

  test('a prompt of only negatives asks first', () => {
    expect(read('no bottle, no marble').account).toMatchObject({ advice: 'ask', subject: 'none_asked' });
  });
});
