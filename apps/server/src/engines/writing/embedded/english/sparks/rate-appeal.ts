import { ENDS_IN_MATERIAL } from '../materials.ts';
import type { EnglishFact } from '../english-fact.ts';

/** What opens no ad: what it fits, how it is kept, what comes along, what it is not, and what a law or a shop says. */
const NEVER =
  /^(?:microwave \d|(?:an? )?(?:plastic|carry(?:ing)?|storage|zip|travel|hard|gift) (?:case|pouch|bag|box|tin)|fits|works (?:with|on)|for|suitable|compatible|rinse|toxic|about \d[\d.,]* by)\b|^\d[\d.,]* (?:by \d|(?:mm|cm|inch(?:es)?|ft|feet) (?:thick|long|wide|tall|high|deep)$)|\bper (?:tube|box|case|pack|bag|carton|roll)$|\bnot\b(?! (?:only|just|even|a drop|one)\b)|\b(?:compatible|replacements? for|replace (?:every|each|after)|suits? (?:most|all)|fits? (?:most|all|select|any|standard|models?)|works with|only works|before (?:first )?use|after opening|store in|wash|washable|dishwasher|wipes? clean|tumble|iron|included|supplied|comes? (?:with|in|as)|in the box|sold separately|warranty|guarantee\w*|imported|sizes?|size up|runs (?:small|large|true)|listed|certificate|colou?rs?|variants?|refurbished|scratch(?:es|ing)?|scuffs?|signs of|dishwasher-safe|recyclable|packag\w+|pages|cw|units?|pouch(?:es)?|manual|booklet|instructions?|cleared|registered|complies|compliant)\b/iu;
/** What a buyer wants to be rid of, or kept from. */
const RELIEF =
  /\b(?:prevents?|stops?|reduces?|resists?|repels?|blocks?|fights?|eliminates?|eases?|soothes?|relieves?|minimi[sz]es?|deters?|neutrali[sz]es?|cuts? (?:down|out)|protects?|guards?|shields?|ends?|never|won['’]t|doesn['’]t|without|instead of|out of|hands-free|stress-free|no more)\b/iu;
/** Time and quantity that a buyer counts. */
const TIME =
  /\b\d[\d.,]*(?:[- ](?:to|or|–)[- ]?\d+)?[- ]?(?:hours?|minutes?|seconds?|days?|weeks?|months?|years?|nights?)\b/iu;
const QUANTITY =
  /\b\d[\d.,]* (?:[\p{L}-]+ ){0,2}(?:servings?|loads?|cups?|meals?|uses|washes|pages|prints|shots|people|lessons?|recipes?|photos|songs|plants|miles|sq(?:uare)? (?:ft|feet|meters)|gallons|cars?|rooms?|words|designs|patterns|exercises|hours|minutes|labels|pounds|lbs)\b/iu;
const SHARE = /\b\d[\d.]* ?%|\b(?:twice|half|double|\d+ ?x|\d+ times) (?:as|the|more|less|faster|longer)\b/iu;
/** What it does for its buyer. */
const RESULT =
  /\b(?:keeps?|lets?|helps?|gives?|makes?|turns?|holds?|cleans?|grows?|saves?|doubles?|replaces?|lifts?|removes?|traps?|fills?|pumps?|cuts?|charges?|heats?|cools?|dries|covers?|supports?|opens?|folds?|fits? in|slips?|slides?|snaps?|stays?|works? in|brews?|cooks?|plays?|tracks?|finds?|teaches|learn|smooths?|softens?|hydrates?|warms?|lights?|lasts?|sharpens?|grips?|glides?|seals?|catches|reaches|runs?|installs?|assembles?)\b/iu;
const PROOF =
  /\b(?:tested|proven|certified|award|approved|developed by|designed by|rated|third-party|clinically|dermatologist|lab)\b/iu;
/** What it is made of, what it plugs into, and how it looks. */
const DULL =
  /\b(?:lining|lined|polyester|nylon|viscose|elastane|fastening|closure|stitching|pattern|hem|seams?|label|height|width|depth|diameter|dimensions?|collar|neckline|upper|thickness|gauge|port|ports|plug|cord|cable|connector|usb|hdmi|voltage|core|alloy|brass|steel|aluminum|plastic|abs|pvc|design|finish|construction|grade|weight|shape|style|printed|engraved|made|woven|plated|coated|series|model|version|gen)\b|^(?:made|woven|printed|cast|forged|built) /iu;

const PLAIN = 3;
const DULL_COST = 1.5;

/**
 * Rates how many viewers would stop for a fact, about 0 to 10, by what buyers pay for: relief, time, quantity, results
 * and proof before parts and materials. 0 for what opens no ad.
 */
export function rateAppeal({ text, isAccessory, form }: Pick<EnglishFact, 'text' | 'isAccessory' | 'form'>): number {
  if (isAccessory || NEVER.test(text)) return 0;
  const isSaid = form.kind === 'sentence' || form.kind === 'clause' || form.kind === 'order';
  const isDull = DULL.test(text) || ENDS_IN_MATERIAL.test(text);
  let appeal = PLAIN;
  if (SHARE.test(text) && (RELIEF.test(text) || RESULT.test(text))) appeal = Math.max(appeal, 7);
  if (RELIEF.test(text)) appeal = Math.max(appeal, isSaid ? 7 : 5.5);
  if (TIME.test(text)) appeal = Math.max(appeal, 7);
  if (QUANTITY.test(text)) appeal = Math.max(appeal, 6.5);
  if (/^(?:no|zero) /i.test(text)) appeal = Math.max(appeal, 6.5);
  if (RESULT.test(text) && isSaid) appeal = Math.max(appeal, 6);
  if (PROOF.test(text)) appeal = Math.max(appeal, 5);
  if (/\byour?\b/i.test(text)) appeal += 1;
  if (appeal === PLAIN && isDull) return PLAIN - 1.5;
  if (isDull) return appeal - (isSaid && (RELIEF.test(text) || TIME.test(text)) ? 0 : DULL_COST);
  return appeal;
}
