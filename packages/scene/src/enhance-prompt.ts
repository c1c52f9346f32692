import { createSeededRandom } from '@reelwright/seeded-random';
import type { SceneLanguage } from './describe-concept.ts';
import { readPrompt } from './reading/read-prompt.ts';
import type { MoodKind } from './scene-graph.ts';

type Phrase = readonly [string, string];

/** Grounds for a prompt that names no place, by mood. */
const GROUNDS: Readonly<Record<MoodKind, readonly Phrase[]>> = {
  neutral: [
    ['on a light gray podium', '浅灰色展台'],
    ['on a beige podium', '米色展台'],
    ['white background', '白色背景'],
  ],
  soft: [
    ['on draped silk', '丝绸台面'],
    ['pink background', '粉色背景'],
  ],
  dramatic: [
    ['on dark stone, charcoal background', '石面，炭灰背景'],
    ['on concrete, gray background', '混凝土台面，灰色背景'],
  ],
  luxury: [
    ['on black marble', '黑色大理石台面'],
    ['on white marble', '白色大理石台面'],
    ['on velvet', '天鹅绒台面'],
  ],
  playful: [
    ['on a coral color podium with spheres', '珊瑚色展台，球体'],
    ['yellow background with cubes', '黄色背景，方块'],
  ],
  fresh: [
    ['in shallow water', '浅水中'],
    ['mint background with leaves', '薄荷绿背景，绿叶'],
  ],
  cozy: [
    ['on a wooden table by a window', '窗边木桌'],
    ['on linen', '亚麻布台面'],
  ],
  festive: [
    ['on a podium with gift boxes', '展台，礼盒'],
    ['with ribbons and baubles', '丝带，彩球'],
  ],
  calm: [
    ['on rippled sand', '沙纹上'],
    ['on travertine with pebbles', '洞石台面，鹅卵石'],
  ],
};

const LIGHTS: Readonly<Record<MoodKind, readonly Phrase[]>> = {
  neutral: [
    ['soft light', '柔光'],
    ['soft studio light', '影棚光'],
  ],
  soft: [
    ['soft light', '柔光'],
    ['dappled light, sunlight', '斑驳光影，阳光'],
  ],
  dramatic: [
    ['side light', '侧光'],
    ['rim light', '轮廓光'],
  ],
  luxury: [
    ['rim light', '轮廓光'],
    ['side light', '侧光'],
  ],
  playful: [
    ['sunlight, palm shadow', '阳光，棕榈影'],
    ['sunlight', '阳光'],
  ],
  fresh: [
    ['sunlight, caustics', '阳光，水波光'],
    ['sunlight, leaf shadow', '阳光，叶影'],
  ],
  cozy: [
    ['morning light, window shadow', '晨光，窗影'],
    ['golden hour', '黄昏'],
  ],
  festive: [
    ['soft light', '柔光'],
    ['spotlight', '聚光灯'],
  ],
  calm: [
    ['sunlight, leaf shadow', '阳光，叶影'],
    ['soft light', '柔光'],
  ],
};

const CAMERAS: readonly Phrase[] = [
  ['eye level', '平视'],
  ['shallow depth of field', '浅景深'],
  ['slightly above', '微俯'],
];

/**
 * Adds a ground, light and a camera that fit the prompt, where it names none. What it says stays as it is, word for
 * word. The same for the same seed.
 */
export function enhancePrompt(prompt: string, language: SceneLanguage, seed: number): string {
  const said = prompt.trim();
  const { account, graph } = readPrompt({ prompt: said });
  if (account.prohibited !== null) return prompt;
  const random = createSeededRandom(seed, 'enhance');
  const saysFamily = (...families: string[]): boolean =>
    account.understood.some(({ as }) => families.includes(as.split('.')[0] ?? ''));
  const added: Phrase[] = [];
  const [ground, light, camera] = [
    random.pick(GROUNDS[graph.mood]),
    random.pick(LIGHTS[graph.mood]),
    random.pick(CAMERAS),
  ];
  if (account.setting === 'assumed' && !saysFamily('part') && graph.palette.length === 0) added.push(ground);
  if (!saysFamily('light', 'time', 'gobo', 'side')) added.push(light);
  if (!saysFamily('camera', 'shot', 'blur')) added.push(camera);
  const ruledOut = new Set(account.removed);
  const texts = added
    .map((phrase) => phrase[language === 'en' ? 0 : 1])
    .filter((text) => !readPrompt({ prompt: text }).account.understood.some(({ as }) => ruledOut.has(as)));
  const isChinese = language !== 'en';
  const start = said.replace(/[\s,.;，。；、]+$/u, '');
  return [...(start === '' ? [] : [start]), ...texts].join(isChinese ? '，' : ', ');
}
