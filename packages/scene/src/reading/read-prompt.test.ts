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

describe('light and dark are said of what they stand by', () => {
  const DARK = '#2b2a2e';
  const LIGHT = '#efe9df';
  test.each([
    [
      'a perfume bottle on a dark background',
      '深色背景上的香水',
      { setting: { backdrop: DARK }, light: { time: 'day' } },
    ],
    ['a can before a dark moody wall', '暗色氛围感墙面前的易拉罐', { setting: { backdrop: DARK }, mood: 'dramatic' }],
    ['a face cream, light background', '面霜，浅色背景', { setting: { backdrop: LIGHT } }],
    ['a soda can on a bright background', '亮色背景的汽水罐', { setting: { backdrop: LIGHT } }],
    [
      'a watch on dark stone',
      '深色石头上的手表',
      { setting: { ground: { material: 'stone', color: DARK } }, props: [] },
    ],
    ['a jar on dark timber', '深色木头上的罐子', { setting: { ground: { material: 'dark_wood' } } }],
    ['a dark bottle in a studio', '影棚里的深色瓶子', { subject: { surface: { color: DARK } } }],
    ['headphones, dark studio', '耳机，暗色影棚', { setting: { kind: 'studio', backdrop: DARK } }],
    ['a lamp in a dark kitchen', '昏暗厨房里的台灯', { setting: { kind: 'kitchen' }, light: { time: 'night' } }],
    ['a perfume bottle, dimly lit', '昏暗光线，香水', { light: { time: 'night' } }],
    ['a mug in a bright kitchen', '明亮厨房里的马克杯', { setting: { kind: 'kitchen', ground: { color: null } } }],
    ['a bottle on a bright beach', '明亮海边的瓶子', { setting: { kind: 'beach' }, light: { kind: 'sun' } }],
    ['a watch, dark blurred background', '手表，深色虚化背景', { palette: [DARK], camera: { blur: 0.7 } }],
    ['a lipstick, dark tones', '口红，深色调', { palette: [DARK] }],
    ['a vase on a bright yellow background', '亮黄色背景的花瓶', { setting: { backdrop: '#f2cf4a' } }],
    ['a vase, light teal wall', '花瓶，浅蓝绿色墙', { setting: { backdrop: expect.stringMatching(/^#8/) } }],
  ])('%s / %s', (english, chinese, expected) => {
    for (const prompt of [english, chinese]) {
      const { graph, account } = read(prompt);
      expect(graph, prompt).toMatchObject(expected);
      expect(textsOf(prompt, account.ignored), prompt).toEqual([]);
    }
  });

  test('a light by its noun stays a light', () => {
    expect(graphOf('a jar in blue light on a podium').light.colors).toEqual(['#3f7fd0']);
    expect(graphOf('a jar in soft light on marble').setting.ground.color).toBeNull();
  });
});

describe('colours of light', () => {
  test.each([
    ['a bottle, gold light', '瓶子，金色灯光', ['#d9a441']],
    ['whisky, golden rim light', '威士忌，金色轮廓光', ['#d9a441']],
    ['a laptop on a desk, cold light', '书桌上的电脑，冷光', ['#bcd6ff']],
    ['honey on a table, warm light', '桌上的蜂蜜，暖光', ['#ffcf9c']],
    ['a phone, blue ambient light', '手机，蓝色氛围光', ['#3f7fd0']],
    ['a phone, blue light from the left', '手机，蓝色左侧光', ['#3f7fd0']],
  ])('%s / %s', (english, chinese, colors) => {
    for (const prompt of [english, chinese]) {
      const { graph, account } = read(prompt);
      expect(graph.light.colors, prompt).toEqual(colors);
      expect(graph.palette, prompt).toEqual([]);
      expect(account.coverage, prompt).toBe(1);
    }
  });
});

describe('names of several words', () => {
  test('what is in a container describes it', () => {
    for (const prompt of ['a green tea leaf tin on wood', '木头上的绿色茶叶罐'])
      expect(graphOf(prompt).subject.surface.color, prompt).toBe('#3f8f5b');
  });

  test('a Chinese name that ends in a container is one, and what it holds is told as ignored', () => {
    const prompt = '草地上的狗粮袋';
    const { graph, account } = read(prompt);
    expect(graph.subject.kind).toBe('pouch');
    expect(textsOf(prompt, account.ignored)).toEqual(['狗粮']);
    expect(graphOf('护肤瓶').subject.kind).toBe('bottle');
    expect(read('红烧肉').account.subject).toBe('missing');
  });

  test('a thing straight before a wall is its colour', () => {
    for (const prompt of ['a tube, coral background', '珊瑚背景的软管'])
      expect(graphOf(prompt), prompt).toMatchObject({ setting: { backdrop: '#f07f68' }, props: [] });
    expect(graphOf('a tube on sand with coral').props).toMatchObject([{ kind: 'shell' }]);
  });

  test('a colour and a hard material by themselves are the subject, and metal said of it again is its cap', () => {
    for (const prompt of ['a hair oil bottle, amber glass, gold dropper', '护发精油，琥珀玻璃瓶，金色滴管'])
      expect(graphOf(prompt), prompt).toMatchObject({
        subject: { surface: { material: 'glass', color: '#cf9f32' }, trim: { material: 'gold' } },
        palette: [],
      });
  });

  test('two glasses are no material', () => {
    const prompt = 'a wine bottle and two glasses on a dark table';
    expect(textsOf(prompt, read(prompt).account.ignored)).toEqual(['glasses']);
    expect(graphOf('three glasses on marble').subject).toMatchObject({ kind: 'glass', count: 3 });
  });

  test('food for an animal shows no animal', () => {
    expect(read('a pouch of dog food on grass').account.subject).toBe('drawn');
    expect(read('a dog with a pouch on grass').account.subject).toBe('missing');
  });
});

describe('parts of a subject', () => {
  test('a cap has its own material and colour', () => {
    expect(graphOf('a black bottle with a silver cap').subject).toMatchObject({
      surface: { color: '#1c1b1e', material: 'plastic' },
      trim: { material: 'chrome', color: null },
    });
    expect(graphOf('黑色瓶子，红色瓶盖').subject).toMatchObject({ trim: { color: '#c8322f' } });
    expect(graphOf('a bottle with a cap').subject.trim).toBeUndefined();
  });

  test('what has none ignores it, and the colour of a label is nobody else’s', () => {
    const book = 'a book with a red handle';
    expect(textsOf(book, read(book).account.ignored)).toEqual(['red', 'handle']);
    const label = 'a jar with a white label';
    expect(read(label).graph).toMatchObject({ palette: [], setting: { backdrop: null } });
    expect(textsOf(label, read(label).account.ignored)).toEqual(['white', 'label']);
  });
});

describe('grounds and places', () => {
  test.each([
    [
      'a tube in a bathroom with blue tiles',
      { setting: { kind: 'bathroom', ground: { color: '#3f7fd0' } }, palette: [] },
    ],
    ['sunscreen on hot sand under a clear sky', { setting: { kind: 'desert', ground: { material: 'sand' } } }],
    ['a jar on a stone slab', { setting: { ground: { material: 'stone' } } }],
    [
      'a tube, gradient background from pink to orange',
      { setting: { backdrop: '#f3b9c6' }, palette: ['#f3b9c6', '#e8833a'] },
    ],
    ['低调光线，木头上的蜡烛', { light: { kind: 'softbox' }, mood: 'dramatic' }],
  ])('%s', (prompt, expected) => {
    const { graph, account } = read(prompt);
    expect(graph).toMatchObject(expected);
    expect(account.ignored).toEqual([]);
  });

  test('the colour of the sea is not that of the beach', () => {
    const prompt = 'a bottle on a beach with a turquoise sea';
    expect(graphOf(prompt).setting.ground.color).toBeNull();
    expect(textsOf(prompt, read(prompt).account.ignored)).toEqual(['turquoise']);
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
