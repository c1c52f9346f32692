/** Whom an age is of: 6个月以上适用 is of babies, of cats, of children. */
const OF_AGE: readonly (readonly [RegExp, string])[] = [
  [/猫/u, '猫'],
  [/[狗犬]/u, '狗'],
  [/宝宝|婴/u, '宝宝'],
  [/孩|儿童|学生|玩具|[男女]童/u, '孩子'],
];

/** What only looks like an animal: a kit for a felt dog, a puzzle of a cat. */
const MADE_LIKE =
  /材料包|手工|DIY|diy|拼图|积木|公仔|玩偶|毛绒|摆件|挂件|贴纸|绘本|图书|数字油画|钩织|刺绣|模型|手办|橡皮泥|黏土/u;

/** No animal is asked to be so old: 12岁以上 on a kit for a felt dog is of people. */
const OLDEST_ANIMAL_YEARS = 8;

/** Says an age with its noun: 6个月以上适用 is 6个月以上的宝宝能用. */
export function tellAge(
  text: string,
  { texts, name, isOfAnimals = true }: { texts: string; name: string; isOfAnimals?: boolean },
): string {
  const age =
    /^(?:适[合用]于?)?(\d+(?:个月)?(?:\s?[-~～到至]\s?\d+)?(?:个月|周岁|岁)(?:以上|起|[+＋])?)(?:的?(?:犬只?|狗狗|猫咪?|宠物|宝宝|婴儿|儿童|孩子))?(?:可用|适用|能用|使用|可食用)?$/u.exec(
      text,
    )?.[1];
  const height = /^适[合用](?:身高|体重)\d.*(?:cm|厘米|kg|公斤|斤)$/u.test(text);
  const years = Number(/(\d+)(?:周岁|岁)/u.exec(age ?? '')?.[1] ?? 0);
  const whom = OF_AGE.find(
    ([match, who]) =>
      match.test(texts) &&
      !(/[猫狗]/u.test(who) && (years >= OLDEST_ANIMAL_YEARS || !isOfAnimals || MADE_LIKE.test(name))),
  )?.[1];
  const isEaten = /(?:粮|零食|冻干|罐头|米粉|饼干?|果泥|溶豆|奶粉|[肉鱼]干)(?![机盒碗勺杯罐桶器])/u.test(name);
  if (height && whom !== undefined) return `${text}的${whom}`;
  if (age === undefined || whom === undefined) return text;
  return `${age.replace(/[+＋]$/u, '以上').replace(/(?<=月)\s?[-~～]\s?/u, '到')}的${whom}${isEaten ? '能吃' : '能用'}`;
}
