import { findKind, type KindMatch } from '@reelwright/product-kinds';

/** Makers and series whose products are of one kind, whatever their names. */
const MAKERS: readonly (readonly [RegExp, string])[] = [
  [/\bswitch (?:oled|lite|2)\b|\bplaystation [45]$|\bxbox (?:series|one) [sx]$/i, 'game console'],
  [/\b(?:lego|playmobil)\b/i, 'building set'],
  [/\bgopro\b/i, 'action camera'],
  [/\bhydro flask\b|\byeti rambler\b|\bstanley quencher\b/i, 'water bottle'],
  [/\bfunko pop\b/i, 'collectible figure'],
  [/\bgalaxy (?:s|a|z|note)\b ?\w*|\bgalaxy s\d+|\bpixel \d|\boneplus \d/i, 'smartphone'],
  [/\bgalaxy tab\b|\bsurface (?:pro|go)\b/i, 'tablet'],
  [/\bsurface laptop\b|\bthinkpad\b|\bchromebook\b/i, 'laptop'],
  [/\bg-shock\b/i, 'watch'],
  [/\btheragun\b/i, 'massage gun'],
  [/\bairwrap\b/i, 'curling iron'],
  [/\bsonicare\b|\boral-b\b/i, 'electric toothbrush'],
  [/\becho (?:dot|show|studio|pop)\b|\bhomepod\b|\bnest (?:mini|audio)\b/i, 'smart speaker'],
];

export function findMakersKind(name: string): KindMatch | undefined {
  const kind = MAKERS.find(([maker]) => maker.test(name))?.[1];
  return kind === undefined ? undefined : findKind({ name: kind });
}
