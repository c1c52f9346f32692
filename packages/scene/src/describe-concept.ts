import type { AssumptionReason } from './reading/scene-draft.ts';
import type { ProhibitedId } from './prohibited/rules.ts';
import { CONCEPTS } from './vocabulary/concept.ts';
import type { UndrawableCategory } from './vocabulary/vocabulary.ts';

export type SceneLanguage = 'en' | 'zh-CN';

/** Names of ids that no word of a prompt has. */
const NAMES_WITHOUT_WORDS: Readonly<Record<string, readonly [string, string]>> = {
  'subject.product': ['your product', '你的产品'],
  'part.label': ['text on the label', '标签文字'],
  'material.sand': ['sand', '沙子'],
  'material.snow': ['snow', '雪'],
  'material.grass': ['grass', '草地'],
  'prop.gift_box': ['gift box', '礼盒'],
  'prop.candle': ['candle', '蜡烛'],
  'prop.books': ['books', '书'],
  'prop.sphere': ['sphere', '球体'],
  'gobo.none': ['no shadow pattern', '无投影图案'],
  'side.back': ['light from behind', '后方光'],
};

let names: Map<string, readonly [string, string]> | undefined;

/** Names a concept by its id ("subject.bottle") in a language; a colour code is its own name, an unknown id too. */
export function describeConcept(id: string, language: SceneLanguage): string {
  // Of rows that share an id, the first says what the thing is called: lemons are not what all citrus is.
  names ??= new Map([
    ...CONCEPTS.toReversed().map(
      ({ id: each, english, chinese }) => [each, [english[0] ?? each, chinese[0] ?? each]] as const,
    ),
    ...Object.entries(NAMES_WITHOUT_WORDS),
  ]);
  const found = names.get(id);
  if (found) return found[language === 'en' ? 0 : 1];
  return id.startsWith('color.#') ? id.slice('color.'.length) : id;
}

const REASONS: Readonly<Record<AssumptionReason, readonly [string, string]>> = {
  no_setting: ['the prompt names no place', '提示词没有写明场所'],
  fits_setting: ['it belongs to the place', '与场所相符'],
  fits_theme: ['it belongs to the occasion', '与节日或季节相符'],
  fits_time: ['it fits the time of day', '与时间相符'],
};

/** Says why something was assumed. */
export function describeReason(reason: AssumptionReason, language: SceneLanguage): string {
  return REASONS[reason][language === 'en' ? 0 : 1];
}

const CATEGORIES: Readonly<Record<UndrawableCategory, readonly [string, string]>> = {
  person: ['people', '人物'],
  animal: ['animals', '动物'],
  food: ['food', '食物'],
  brand: ['brands', '品牌'],
  place: ['real places', '真实地点'],
  action: ['actions', '动作'],
  vehicle: ['vehicles', '交通工具'],
  clothing: ['clothes and jewellery', '服装和首饰'],
  object: ['this object', '该物件'],
  furniture: ['furniture', '家具'],
  building: ['buildings and rooms', '建筑和房间'],
  nature: ['this natural scene', '该自然景观'],
};

/** Names a category of what cannot be drawn. */
export function describeCategory(category: UndrawableCategory, language: SceneLanguage): string {
  return CATEGORIES[category][language === 'en' ? 0 : 1];
}

const PROHIBITED: Readonly<Record<ProhibitedId, readonly [string, string]>> = {
  sexual_content: ['sexual content', '色情内容'],
  minors: ['sexual content with minors', '涉及未成年人的色情内容'],
  violence: ['graphic violence', '血腥暴力'],
  self_harm: ['self-harm', '自残或自杀'],
  hate: ['hate', '仇恨内容'],
  terrorism: ['terrorism', '恐怖主义'],
  drugs: ['illegal drugs', '毒品'],
  forgery: ['forged documents or money', '伪造证件或货币'],
};

/** Names what a prompt was refused for. */
export function describeProhibited(id: ProhibitedId, language: SceneLanguage): string {
  return PROHIBITED[id][language === 'en' ? 0 : 1];
}
