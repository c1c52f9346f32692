/** Verbs whose participle does not end in -ed. */
const PARTICIPLES: Readonly<Record<string, string>> = Object.fromEntries(
  `be been, bear borne, beat beaten, become become, begin begun, bend bent, bind bound, bite bitten, blow blown, break broken, bring brought, build built, burn burned, buy bought, catch caught, choose chosen, come come, cut cut, deal dealt, dig dug, do done, draw drawn, drive driven, eat eaten, fall fallen, feed fed, feel felt, fight fought, find found, fly flown, fold folded, freeze frozen, get gotten, give given, go gone, grind ground, grow grown, hang hung, have had, hear heard, hide hidden, hit hit, hold held, keep kept, know known, lay laid, lead led, leave left, let let, lie lain, light lit, lose lost, make made, mean meant, mow mown, pay paid, put put, read read, ride ridden, rise risen, run run, saw sawn, say said, see seen, sell sold, send sent, set set, sew sewn, shake shaken, shed shed, shine shone, shoot shot, show shown, shut shut, sink sunk, sit sat, sleep slept, slide slid, speak spoken, spend spent, spin spun, split split, spread spread, stand stood, steal stolen, stick stuck, strip stripped, swim swum, swing swung, take taken, teach taught, tear torn, tell told, think thought, throw thrown, understand understood, wake woken, wear worn, weave woven, win won, wind wound, withstand withstood, write written`
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** "Cut", "slip", "roll up": one vowel and one consonant, which is doubled before an ending. */
const isDoubled = (verb: string): boolean =>
  /^[^aeiou]*(?:qu)?[aeiou][bdgklmnprtz]$/.test(verb) || /^(?:be|un|re)[^aeiou]+[aeiou][bdgmnprt]$/.test(verb);

/** "roll" gives "rolling", "slide" "sliding". Expects the plain form. */
export function gerundOf(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb) && verb !== 'be') return `${verb.slice(0, -1)}ing`;
  return `${isDoubled(verb) ? `${verb}${verb.at(-1)}` : verb}ing`;
}

/** "roll" gives "rolled", "catch" "caught". Expects the plain form. */
export function participleOf(verb: string): string {
  const known = PARTICIPLES[verb];
  if (known !== undefined) return known;
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return `${isDoubled(verb) ? `${verb}${verb.at(-1)}` : verb}ed`;
}
