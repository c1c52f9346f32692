import { type Ailment, BODY_PARTS, findEnglishAilments } from './english-ailments.ts';
import type { HealthPromise } from './promise.ts';
import { readTokens, toVerbSet, toWordSet, type Token } from './tokens.ts';

/** Promises that only medicine may make. */
const CURES = new Set([
  ...toVerbSet('cure heal treat prevent reverse remedy'),
  ...toWordSet('treatment treatments remedies cures antidote'),
]);
/** Words before an ailment that promise its relief. */
const RELIEVERS = new Set([
  ...CURES,
  ...toVerbSet(
    'relieve ease soothe stop end beat fight banish erase remove eliminate fix kill clear combat tackle tame calm reduce lower undo correct melt lift dissolve defeat conquer crush destroy wipe flush shut drain shrink fade repair escape dodge avoid protect guard shield rid help target alleviate minimize minimise diminish silence quiet neutralize neutralise zap smash nix vanquish overcome outsmart kick ditch resolve solve battle smooth blur block counteract counter detox cleanse purge expel extract dispel improve blast quell curb prevent halt slash cut outrun outlive retire unlock free untangle loosen release',
  ),
  ...toWordSet(
    'goodbye bye farewell adios ciao relief solution answer secret killer enemy against without fought beaten undoes undid got rid slept forget forgot bye-bye nemesis weapon fixer eraser shot kryptonite',
  ),
]);
/** The relievers that also count before a weak word such as "pain". */
const PLAIN_RELIEVERS = new Set([
  ...toVerbSet('cure heal relieve ease soothe stop end banish eliminate kill melt treat reduce alleviate'),
  ...toWordSet('goodbye bye farewell relief'),
]);
const PARTICLE_VERBS = toVerbSet('keep draw pull take drive push suck sweep wash chase send leave drag coax carry');
const PARTICLES = toWordSet('out away off bay behind');
/** Words after an ailment that promise its end. */
const ENDINGS = new Set([
  ...toVerbSet(
    'end disappear vanish fade stop melt heal clear leave shrink dissolve retreat hate fear surrender ease quiet lift improve evaporate subside recede shut quit calm soften ebb dwindle cease flee fill',
  ),
  ...toWordSet(
    "gone history past over left goes went goodbye bye fled free relief healed cured sorted fixed solved until hates never anymore nowhere hasn't haven't undone banished conquered defeated beaten forgotten optional extinct handled sleeps sleep",
  ),
]);
/** Endings that apply to an everyday pain only if it is the subject. */
const FINAL = toWordSet('gone history past disappear disappears disappeared vanish vanishes vanished goodbye');
const LASTING = /^(?:won't|don't|doesn't|can't|cannot|didn't|isn't|aren't|wasn't)$/u;
const DENIALS = /^(?:not|never|no|cannot|can't|won't|doesn't|don't|isn't|aren't|didn't|nor|neither|hardly)$/u;
const FITTING = toWordSet(
  'good great perfect ideal made designed best works proven developed created recommended built formulated amazing wonders',
);
/** Words that answer a question about an ailment with a promise. */
const ANSWERS = new Set([
  ...ENDINGS,
  ...RELIEVERS,
  ...toWordSet('not no calm calmer better meet try this these here solved done again relax ours problem'),
]);

const SHAPERS = toVerbSet(
  'realign straighten regrow rebuild regenerate rejuvenate detox cleanse unclog unblock strengthen tighten slim flatten shrink thicken whiten tone sculpt boost rebalance restore repair heal purify plump oxygenate decompress correct reset grow fix cure sharpen stimulate balance nourish protect align reverse',
);
const METRICS = toWordSet(
  'cholesterol metabolism immunity immune testosterone iq hormone hormones circulation libido fertility collagen estrogen cortisol insulin glucose serotonin dopamine digestion eyesight vision memory lifespan',
);
const METRIC_PHRASES = toWordSet('pressure sugar rate age energy flow count fat system bacteria flora');
const METRIC_VERBS = toVerbSet(
  'raise lower boost balance rebalance regulate improve increase reduce stimulate control stabilise stabilize double support strengthen drop cut reset sharpen restore kickstart jumpstart supercharge fix correct lengthen',
);
const OWNERS = toWordSet("your my his her their our you child's kid's kids' dog's cat's baby's body's");
const FATS = toWordSet(
  'belly waist waistline thighs fat flab gut tummy chin hips pounds kilos inches weight bulge lbs',
);
const LOSSES = new Set([
  ...toVerbSet('melt disappear vanish shrink flatten drop shed burn lose slim trim torch blast'),
  ...toWordSet('goes gone smaller flatter slimmer thinner'),
]);
const RECOVERIES = [
  ['stop', 'hurting'],
  ['stopped', 'hurting'],
  ['stops', 'hurting'],
  ['stop', 'aching'],
  ['stopped', 'aching'],
  ['stops', 'aching'],
  ['stopped', 'falling'],
  ['pain', 'free'],
  ['like', 'new'],
  ['years', 'younger'],
  ['years', 'off'],
  ['young', 'again'],
  ['grow', 'back'],
  ['grows', 'back'],
  ['grew', 'back'],
  ['growing', 'back'],
  ['coming', 'back'],
  ['comes', 'back'],
  ['came', 'back'],
  ['work', 'again'],
  ['fill', 'in'],
  ['filling', 'in'],
  ['straighten', 'out'],
  ['heals', 'itself'],
  ['bends', 'again'],
  ['bend', 'again'],
  ['ever', 'hurt'],
  ['never', 'hurt'],
  ["won't", 'hurt'],
  ['no', 'longer'],
  ['stand', 'tall'],
  ['from', 'the_dead'],
  ['easy', 'again'],
  ['grow', 'right'],
  ['grow', 'steady'],
] as const;
const RECOVERING = toVerbSet('straighten regrow heal regenerate realign rejuvenate');

const MEDICINES = toWordSet(
  'prescription prescriptions pills pill medication medications meds medicine medicines painkiller painkillers insulin inhaler inhalers crutches cane walker surgery surgeries botox filler fillers facelift dentist chiropractor physio physiotherapist therapist therapy doctor doctors surgeon operation injections ibuprofen aspirin paracetamol tylenol advil antibiotic antibiotics antidepressant antidepressants melatonin viagra ozempic dermatologist podiatrist hospital clinic tablets drill liposuction braces chemo chemotherapy statins ritalin adderall xanax orthodontist vet physical-therapy hearing-aids hearing',
);
const DISMISSALS = new Set([
  ...toVerbSet(
    'throw off toss ditch skip cancel quit stop bin replace retire forget avoid never outperform beat trash drop swap',
  ),
  ...toWordSet(
    "goodbye bye farewell better stronger instead more without threw nature's natural's natural herbal liquid legal fewer needing unlike rivals",
  ),
]);

const MEDICS = toWordSet(
  'doctor doctors dentist dentists surgeon surgeons physician physicians physio physios physiotherapist physiotherapists therapist therapists nurse nurses vet vets veterinarian veterinarians midwife midwives pharmacist pharmacists orthodontist orthodontists optician opticians optometrist optometrists nutritionist nutritionists dietitian dietitians gp gps hospital hospitals clinics osteopath osteopaths naturopath naturopaths paramedics pediatrician medics specialists',
);
const MEDIC_ENDING =
  /^[a-z]+(?:iatrists?|iatricians?|practors?|(?:dermat|cardi|neur|onc|gynaec|gynec|ur|radi|ophthalm|pulmon|gastroenter|endocrin|rheumat|allerg|psych|audi|trich|kinesi|immun|nephr|hemat)ologists?)$/u;
const MEDIC_DEEDS = new Set([
  ...toVerbSet(
    'use trust recommend love hate send tell prescribe call choose pick keep switch turn stock own wear drink take give approve back endorse agree beg want say work reach rely',
  ),
  ...toWordSet('swear swears chose kept sent told sold buy buys bought'),
]);

function isMedic(word: string): boolean {
  return MEDICS.has(word) || MEDIC_ENDING.test(word);
}

/** Finds every promise of an English text that ordinary goods may not make. `normal` is a normalised text. */
export function findEnglishPromises(normal: string): HealthPromise[] {
  const tokens = readTokens(normal);
  if (tokens.length === 0) return [];
  const toPromise = (span: Found): HealthPromise => ({
    start: tokens[span.first]?.start ?? 0,
    end: tokens[span.last]?.end ?? 0,
    kind: span.kind,
    about: tokens
      .slice(span.about[0], span.about[1] + 1)
      .map(({ word }) => word)
      .join(' '),
  });
  return [
    ...findEnglishAilments(tokens).flatMap((ailment) => promiseOf(tokens, ailment) ?? []),
    ...findBodyPromises(tokens),
  ].map(toPromise);
}

interface Found {
  first: number;
  last: number;
  kind: HealthPromise['kind'];
  /** Indexes of the first and last token of its subject. */
  about: readonly [number, number];
}

const REACH_BACK = 6;
const REACH_AHEAD = 7;

function promiseOf(tokens: readonly Token[], ailment: Ailment): Found | undefined {
  const { first, last, kind } = ailment;
  if (kind === 'weak' && isFigure(tokens, last)) return undefined;
  const about = [first, last] as const;
  const before = findReliever(tokens, ailment);
  if (before !== undefined) {
    const isCure =
      kind === 'disease' ? CURES.has(tokens[before]?.word ?? '') : (tokens[before]?.word ?? '').startsWith('cur');
    return { first: before, last, kind: isCure ? 'cure' : 'effect', about };
  }
  const after = findEnding(tokens, ailment);
  if (after !== undefined) return { first, last: after, kind: 'effect', about };
  const answer = kind === 'weak' ? undefined : findAnswer(tokens, ailment);
  if (answer !== undefined) return { first, last: answer, kind: 'effect', about };
  return isMention(tokens, ailment) ? { first, last, kind: 'effect', about } : undefined;
}

/**
 * Whether the line mentions a diagnosis: an ad that names one promises to help against it, in whatever words (of 1,700
 * honest lines five name one). Excluded are negations and questions that stand alone.
 */
function isMention(tokens: readonly Token[], { first, last, isEveryday }: Ailment): boolean {
  const { sentence, isAsked } = tokens[first] ?? {};
  if (isEveryday || isAsked) return false;
  const around = tokens.slice(Math.max(0, first - 6), last + 5).filter((token) => token.sentence === sentence);
  return !around.some(({ word }) => /^(?:not|isn't|aren't|doesn't|don't|won't|cannot|can't|nothing|look)$/u.test(word));
}

/** "The pain of packing", "the headache out of tax season": not about a body. */
function isFigure(tokens: readonly Token[], last: number): boolean {
  const next = tokens[last + 1];
  if (!next || next.leap || !['of', 'in', 'out', 'to', 'point', 'points', 'with'].includes(next.word)) return false;
  return !tokens.slice(last + 1, last + 5).some(({ word }) => BODY_PARTS.has(word));
}

function findReliever(tokens: readonly Token[], { first, last, kind }: Ailment): number | undefined {
  const sentence = tokens[first]?.sentence;
  for (let at = first - 1; at >= Math.max(0, first - REACH_BACK); at--) {
    // A comma ends the object of a verb.
    if (tokens[at + 1]?.leap) return undefined;
    const token = tokens[at];
    if (!token || token.sentence !== sentence) return undefined;
    const { word } = token;
    if (word === 'look' || word === 'looks') return undefined;
    const isDenied = tokens
      .slice(Math.max(0, at - 3), at)
      .some((other) => other.sentence === sentence && DENIALS.test(other.word));
    const isReliever = kind === 'weak' ? PLAIN_RELIEVERS.has(word) : RELIEVERS.has(word);
    if (isReliever) return isDenied && !/^(?:goodbye|bye)$/u.test(word) ? undefined : at;
    if (word === 'more' && tokens[at - 1]?.word === 'no') return at - 1;
    if (word === 'no' && kind !== 'weak' && !/^(?:toxins?|parasites?)$/u.test(tokens[last]?.word ?? '')) return at;
    if (PARTICLE_VERBS.has(word) && kind !== 'weak' && hasParticle(tokens, last)) return isDenied ? undefined : at;
    if ((word === 'for' || word === 'with') && kind !== 'weak' && FITTING.has(tokens[at - 1]?.word ?? ''))
      return at - 1;
    if (word === 'but' || word === 'if' || word === 'when') return undefined;
  }
  return undefined;
}

function hasParticle(tokens: readonly Token[], last: number): boolean {
  return tokens.slice(last + 1, last + 4).some(({ word, leap }) => !leap && PARTICLES.has(word));
}

/** Words after "pain-free" that still refer to a body. */
const BODILY = toWordSet('life living days nights mornings again walking running sleep movement periods steps');

function findEnding(tokens: readonly Token[], { first, last, kind }: Ailment): number | undefined {
  const sentence = tokens[first]?.sentence;
  for (let at = last + 1; at <= Math.min(tokens.length - 1, last + REACH_AHEAD); at++) {
    const token = tokens[at];
    if (!token || token.sentence !== sentence) return undefined;
    const { word } = token;
    if (word === 'free') {
      const next = tokens[at + 1];
      const isBodily = !next || next.leap || BODILY.has(next.word) || BODY_PARTS.has(next.word);
      return at === last + 1 && isBodily && kind !== 'germ' ? at : undefined;
    }
    if (LASTING.test(word) && kind !== 'weak' && kind !== 'germ') return at;
    if (ENDINGS.has(word)) {
      // "Never", "left" and the like end a weak word's sentence only if the word itself is the subject.
      const isNear = kind !== 'weak' || at - last <= 3 || FINAL.has(word);
      return isNear && !token.isAsked ? at : undefined;
    }
  }
  return undefined;
}

/** "Pinched nerve? Not after tonight." */
function findAnswer(tokens: readonly Token[], { first, last }: Ailment): number | undefined {
  if (!tokens[last]?.isAsked) return undefined;
  const sentence = tokens[first]?.sentence ?? 0;
  let at = last + 1;
  while (tokens[at]?.sentence === sentence) at++;
  for (let next = at; next < at + 9; next++) {
    const token = tokens[next];
    if (!token || token.sentence !== sentence + 1) return undefined;
    if (ANSWERS.has(token.word) || LASTING.test(token.word)) return next;
  }
  return undefined;
}

/** Finds changes of a body or its measures, medicine made unnecessary, medical witnesses, and money without work. */
function findBodyPromises(tokens: readonly Token[]): Found[] {
  return tokens.flatMap(
    (_token, at) =>
      findHealing(tokens, at) ??
      findShaping(tokens, at) ??
      findYouth(tokens, at) ??
      findMetric(tokens, at) ??
      findRecovery(tokens, at) ??
      findLoss(tokens, at) ??
      findMedicine(tokens, at) ??
      findInside(tokens, at) ??
      findMedic(tokens, at) ??
      findGain(tokens, at) ??
      [],
  );
}

/** Returns the tokens after one, up to the next punctuation mark or the sentence's end. */
function runFrom(tokens: readonly Token[], at: number, count: number): readonly Token[] {
  const run = tokens.slice(at, at + count);
  const stop = run.findIndex(({ leap }, index) => index > 0 && leap);
  return stop < 0 ? run : run.slice(0, stop);
}

/** "Heals your gut", "cures damp lungs": a body part is healed. */
function findHealing(tokens: readonly Token[], at: number): Found | undefined {
  if (
    !/^(?:cure[sd]?|curing|heal(?:s|ed|ing)?)$/u.test(tokens[at]?.word ?? '') ||
    DENIALS.test(tokens[at - 1]?.word ?? '')
  )
    return undefined;
  const run = runFrom(tokens, at, 5);
  const part = run.findIndex(({ word }, index) => index > 0 && BODY_PARTS.has(word));
  if (part < 0 || run.slice(1, part).some(({ word }) => /^(?:for|look|looks|to|with|of|by)$/u.test(word)))
    return undefined;
  return {
    first: at,
    last: at + part,
    kind: (run[0]?.word ?? '').startsWith('cur') ? 'cure' : 'effect',
    about: [at + part, at + part],
  };
}

const YOUTHS = toWordSet('face skin age ageing aging years wrinkles neck eyes body');

/** "Turns the clock back on your face". */
function findYouth(tokens: readonly Token[], at: number): Found | undefined {
  if (!/^(?:turn|roll|wind|set)(?:s|ed|ing)?$/u.test(tokens[at]?.word ?? '')) return undefined;
  const run = runFrom(tokens, at, 9);
  const clock = run.findIndex(({ word }) => word === 'clock');
  const about = run.findIndex(({ word }, index) => index > clock && YOUTHS.has(word));
  if (clock < 0 || about < 0 || !run.slice(0, about).some(({ word }) => word === 'back')) return undefined;
  return { first: at, last: at + about, kind: 'effect', about: [at + about, at + about] };
}

/** "Realigns your spine": a verb of changing, an owner, a part of the body. */
function findShaping(tokens: readonly Token[], at: number): Found | undefined {
  if (!SHAPERS.has(tokens[at]?.word ?? '') || DENIALS.test(tokens[at - 1]?.word ?? '')) return undefined;
  const run = runFrom(tokens, at, 5);
  const part = run.findIndex(({ word }, index) => index > 0 && BODY_PARTS.has(word));
  if (part < 0 || !run.slice(1, part).some(({ word }) => OWNERS.has(word))) return undefined;
  if (run[part]?.word === 'hair' && (run[0]?.word ?? '').startsWith('straighten')) return undefined;
  return { first: at, last: at + part, kind: 'effect', about: [at + part, at + part] };
}

/** "Lowers your cholesterol", "raises your child's IQ". */
function findMetric(tokens: readonly Token[], at: number): Found | undefined {
  if (!METRIC_VERBS.has(tokens[at]?.word ?? '') || DENIALS.test(tokens[at - 1]?.word ?? '')) return undefined;
  const run = runFrom(tokens, at, 6);
  const found = run.findIndex(
    ({ word }, index) =>
      index > 0 &&
      ((METRICS.has(word) &&
        (word !== 'memory' && word !== 'vision' ? true : OWNERS.has(run[index - 1]?.word ?? ''))) ||
        (METRIC_PHRASES.has(word) &&
          /^(?:blood|heart|body's|immune|gut|body|belly|biological|nervous)$/u.test(run[index - 1]?.word ?? ''))),
  );
  return found < 0 ? undefined : { first: at, last: at + found, kind: 'effect', about: [at + found, at + found] };
}

/** "Grandma's joints stopped hurting", "your hairline is coming back". */
function findRecovery(tokens: readonly Token[], at: number): Found | undefined {
  if (!BODY_PARTS.has(tokens[at]?.word ?? '')) return undefined;
  const run = runFrom(tokens, at, 7);
  for (let index = 1; index < run.length; index++) {
    const word = run[index]?.word ?? '';
    const isPair = RECOVERIES.some(([one, other]) => word === one && run[index + 1]?.word === other);
    if (isPair || (RECOVERING.has(word) && index <= 3 && !/^(?:straighten(?:ing|er)?)$/u.test(word)))
      return { first: at, last: at + index + (isPair ? 1 : 0), kind: 'effect', about: [at, at] };
  }
  return undefined;
}

/** "The belly goes", "drop a dress size", "burns fat". */
function findLoss(tokens: readonly Token[], at: number): Found | undefined {
  const { word = '' } = tokens[at] ?? {};
  const run = runFrom(tokens, at, 6);
  if (
    FATS.has(word) &&
    word !== 'weight' &&
    (word !== 'chin' || tokens[at - 1]?.word === 'double') &&
    OWNERS_OR_THE.has(tokens[at - 1]?.word ?? '')
  ) {
    const end = run.findIndex((token, index) => index > 0 && index <= 3 && LOSSES.has(token.word));
    if (end > 0) return { first: at, last: at + end, kind: 'effect', about: [at, at] };
  }
  if (
    /^(?:one|two|three|four|a|\d+)$/u.test(word) &&
    /^(?:dress|jean|jeans|waist) sizes?$/u.test(`${run[1]?.word} ${run[2]?.word}`)
  )
    return { first: at, last: at + 2, kind: 'effect', about: [at + 1, at + 2] };
  if (!LOSSES.has(word)) return undefined;
  const size = run.findIndex(
    (token, index) =>
      index > 0 &&
      (/^sizes?$/u.test(token.word)
        ? /^(?:dress|jean|jeans|pant|pants|waist|trouser)$/u.test(run[index - 1]?.word ?? '')
        : FATS.has(token.word) &&
          token.word !== 'gut' &&
          !/^(?:drop|trim|goes|gone|smaller|slimmer|thinner)/u.test(word)),
  );
  return size > 0 && size <= 4
    ? { first: at, last: at + size, kind: 'effect', about: [at + size, at + size] }
    : undefined;
}
const OWNERS_OR_THE = new Set([...OWNERS, 'the', 'belly', 'double']);

/** "Throw away your prescription", "nature's painkiller", "cheaper than surgery". */
function findMedicine(tokens: readonly Token[], at: number): Found | undefined {
  if (!DISMISSALS.has(tokens[at]?.word ?? '')) return undefined;
  const run = runFrom(tokens, at, 5);
  const found = run.findIndex(({ word }, index) => index > 0 && MEDICINES.has(word));
  if (found < 0) return undefined;
  const word = run[found]?.word ?? '';
  if (word === 'hearing' && !/^aids?$/u.test(tokens[at + found + 1]?.word ?? '')) return undefined;
  return { first: at, last: at + found, kind: 'effect', about: [at + found, at + found] };
}

/** Inner organs and the like, which ordinary goods do not reach. */
const INSIDES = toWordSet(
  'liver kidneys thyroid prostate arteries colon hormones hormone metabolism cholesterol testosterone cortisol womb ovaries lymph cartilage eyesight bloodstream pancreas follicles chakras adrenals',
);
const REMEDIES = toWordSet(
  'antibiotics painkillers antidepressants insulin botox xanax ibuprofen aspirin chemotherapy opioids sedatives statins viagra ozempic',
);

/** "It takes years off your liver", "off antibiotics": any mention is a promise. */
function findInside(tokens: readonly Token[], at: number): Found | undefined {
  const { word = '', isAsked } = tokens[at] ?? {};
  const isNamed =
    REMEDIES.has(word) ||
    (INSIDES.has(word) &&
      (OWNERS.has(tokens[at - 1]?.word ?? '') ||
        /^(?:hormones?|follicles|cartilage|cholesterol|testosterone|cortisol)$/u.test(word)));
  if (!isNamed || isAsked || tokens.slice(Math.max(0, at - 4), at).some((token) => DENIALS.test(token.word)))
    return undefined;
  return { first: at, last: at, kind: 'effect', about: [at, at] };
}

/** "Chiropractors send their patients to us", "the brush my dentist uses". */
function findMedic(tokens: readonly Token[], at: number): Found | undefined {
  if (!isMedic(tokens[at]?.word ?? '')) return undefined;
  if (/^(?:ask|see|tell|consult|for|like|call|become|dear|hey|hi|thanks|to)$/u.test(tokens[at - 1]?.word ?? ''))
    return undefined;
  if (
    /^(?:your|a)$/u.test(tokens[at - 1]?.word ?? '') &&
    /^(?:ask|see|tell|consult|call|to|like|as|than)$/u.test(tokens[at - 2]?.word ?? '')
  )
    return undefined;
  const isWitness = tokens
    .slice(Math.max(0, at - 4), at)
    .some(
      ({ word }, index, run) =>
        /^(?:recommended|approved|tested|developed|designed|trusted|formulated|endorsed|loved|used|created|prescribed|praised|backed)$/u.test(
          word,
        ) && run.slice(index + 1).some(({ word: next }) => next === 'by' || next === 'with'),
    );
  if (isWitness) return { first: at, last: at, kind: 'authority', about: [at, at] };
  const run = runFrom(tokens, at, 5);
  const deed = run.findIndex(({ word }, index) => index > 0 && MEDIC_DEEDS.has(word));
  return deed < 0 ? undefined : { first: at, last: at + deed, kind: 'authority', about: [at, at] };
}

/** Money without work, in the words of course sellers. */
const GAINS =
  /^(?:millionaires?|billionaires?|passive income|financial(?:ly)? free(?:dom)?|(?:quit|quitting|leave|fire) (?:your|my|the) (?:day )?(?:job|boss|nine)|(?:get|got|getting|become|be) (?:filthy )?rich|retire (?:early|young|at|by|next|before)|never work again|hand in (?:your|my) notice|bank account (?:fills|grows|explodes)|money while you sleep|in your sleep you earn|(?:double|triple) your (?:income|salary|money|savings|sales|revenue))\b/u;

const GAIN_STARTS = toWordSet(
  'millionaire millionaires billionaire billionaires passive financial financially quit quitting leave fire hand bank get got getting become be retire never money in double triple',
);

function findGain(tokens: readonly Token[], at: number): Found | undefined {
  if (!GAIN_STARTS.has(tokens[at]?.word ?? '')) return undefined;
  const run = runFrom(tokens, at, 4);
  const match = GAINS.exec(run.map(({ word }) => word).join(' '));
  if (!match || DENIALS.test(tokens[at - 1]?.word ?? '')) return undefined;
  const last = at + match[0].split(' ').length - 1;
  return { first: at, last, kind: 'gain', about: [at, last] };
}
