import { numberOfNoun } from '../grammar/countability.ts';
import {
  DETERMINERS,
  findNoun,
  findThirdPersonBase,
  FUNCTION_WORDS,
  isAdjective,
  isBaseVerb,
  isNounLikeVerb,
  PREPOSITIONS,
} from '../lexicon.ts';
import { ENDS_IN_MATERIAL } from '../materials.ts';
import type { TaggedWord } from '../prose/tagged-words.ts';

/** What the phrases of a sentence lack: a noun at their end, a verb, an article, or the rest of what is said. */
export type PhraseFault = 'code' | 'splice' | 'bare_subject' | 'no_head' | 'no_verb' | 'bare_thing' | 'half_list' | 'article' | 'open_end';

/** A part of a sentence, in the order of its words. */
interface Chunk {
  kind: 'thing' | 'quality' | 'verb' | 'deed' | 'place' | 'joint' | 'clause' | 'mark' | 'other';
  from: number;
  to: number;
}

/** What begins a clause that depends on another. */
const CLAUSE = /^(?:that|which|who|whose|whom|where|when|while|whenever|if|because|so|until|unless|although|though|once)$/;
const NUMBER_WORD = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|both|few|dozen)$/;
const ARTICLE = /^(?:an?|the)$/;
const PARTICIPLE = /(?:[a-z]{2}ed|wn|[a-z]{3}en|built|made|cut|sewn|spun|set|bound|ground|hung|kept|held|wound|lit|fit|knit|cast|fed|left|lost|sold|bought|brought|taught|caught|split|spread|hand-?\p{L}+)$/u;

/** Units, which count or measure a thing and are none. */
const UNIT =
  /^(?:oz|fl|ml|cl|l|liters?|litres?|quarts?|qt|cups?|gal|gallons?|lbs?|pounds?|kg|g|mg|mcg|grams?|mm|cm|m|km|in|inch|inches|ft|feet|foot|yards?|yds?|miles?|v|volts?|w|watts?|kw|a|amps?|mah|ah|wh|psi|bar|hz|khz|mhz|ghz|gb|tb|mb|db|rpm|gph|gpm|cfm|btu|nm|hp|mil|gsm|dpi|lumens?|degrees?|percent|%|hours?|minutes?|seconds?|days?|weeks?|months?|years?|nights?|times|people|persons?)$/;
/** Adjectives that measure what stands before them. */
const MEASURING = /^(?:long|wide|tall|high|deep|thick|thin|across|old|away|apart|each|total|max|ago)$/;
/** Acronyms that name a thing by themselves. */
const THING_ACRONYM =
  /^(?:LED|LEDs|LCD|OLED|TV|TVs|USB|USB-C|HDMI|GPS|SSD|HDD|RAM|PC|PCs|UV|NFC|ANC|DAC|AC|DC|BPA|PVC|EVA|TPU|ABS|HEPA|PFAS|GMO|GMOs|SLS|UPF|SPF|DIY|FM|AM|CD|CDs|DVD|VHS|PDF|PDFs|SVG|PNG|CSV|API|SMS|VPN|SSO|QR|RFID|MP3|4K|HD|UHD|HDR|IPX\d|IP\d\d|MDF|HSS|PTFE|PEVA|DEET|USA|UK|EU|AA|AAA|MERV|FDA|CRI|RGB|RGBW|EMF|CBD|DHA|EPA|OEM|ATV|RV|RVs|SUV|SUVs|PPE|ADHD|SAT|GED|LSAT|GRE|MCAT|CPR|AED|PTO|SDS|SAE|NPT|PEX|CNC|HVAC|PLC|POS|CRM|ERP|SEO|HR|IT)$/;

/** Marks and codes that are read out in ads as they stand. */
const SPOKEN_CODE =
  /^(?:USDA|SOS|FSC|GOTS|ETL|UL|CE|NSF|ISO|ASTM|ANSI|IFRA|GMP|OK|NO|YES|II|III|IV|VI|XL|XXL|XS|US|NY|LA|DJ|TSA|NASA|NATO|BBQ|IBS|PMS|UTI|GPA|AI|VR|AR|IPS|RC|GT|BMX|MTB|EV|EVs|AM|PM|DVI|VGA|FHD|QHD|HDD|MIDI|XLR|EQ|DPI|PPI|TDS|KN|CAT|GHS|LEGO|IKEA|KCL|TENS|EMS|IPL|NBA|NFL|NHL|MLB|FIFA|WD|DIN|OLED|PLA|PETG|RAM|ROM|BMS|MPPT|UPS|LAN|WAN|PoE|OBD|ABS|ASMR|SIM|HIIT|MMA|BJJ|IPA|ABV|NA|DC|LFP|AGM|PU|PP|PE|PET|HDPE|TPR|TPE|EPDM|SUP|PFD)$/;

/** Grades, papers and chips that buyers know by their code. */
const KNOWN_CODE = /^(?:IPX?\d+|MP\d|PS\d|A\d|B\d|H\d\d|D\d|K\d|Q10|UV\d+|UPF\d+|SPF\d+|V\d+|M\d{1,2}|T\d{1,2}|GU10|E\d\d|AR\d+|RJ45|CR\d{4}|CAT\d|C\d|S\d{2})$/;
/** Units and names in mixed letters. */
const MIXED = /^(?:iOS|WiFi|mAh|kHz|GHz|MHz|kWh|iPad|iMac|eBay|dB|dBA|kPa|GPa|LCDs|LEDs|TVs|PCs|SSDs|DIYer|USBs|mL|kW|pH|PoE|McCoy|ePub|mmol|Apps|VoIP|LoRa)$/;
/** Units in the plural, behind which a thing needs its "of". */
const SPAN = /^(?:degrees|months|weeks|days|hours|minutes|seconds|years|inches|feet|pounds|ounces|gallons|liters|litres|meters|metres|yards|miles|grams|cups|quarts)$/;

/** Words that stand bare behind a preposition. */
const BARE =
  /^(?:size|hand|hands|home|night|day|place|use|top|foot|feet|work|bed|school|sight|reach|mind|shape|style|stock|season|demand|command|request|average|half|motion|transit|space|standby|life|scratch|sale|cash|example|pencil|bloom|bulk|mode|lunch|dinner|breakfast|brunch|church|college|class|camp|town|summer|winter|spring|autumn|fall|morning|noon|midnight|dusk|dawn|sunrise|sunset|weekend|today|tomorrow|tonight|mouth|touch|turn|detail|person|part|end|line|board|deck|shore|sea|land|earth|ground|fire|ice|air|phone|mail|email|post|text|web|tv|radio|date|birth|age|order|sync|tune|step|check|charge|control|care|hold|stay|time|fun|love|rest|sleep|peace|nature|view|color|colour|design|landscape|portrait|finish|fit|length|width|height|depth|weight|speed|power|force|volume|temperature|pressure|capacity|range|level|grade|quality|value|price|cost|count|access|support|relief|storage|cleanup|setup|contact|impact|movement|travel|one|inch|cm|mm|kg|lb|oz|ml|hour|minute|second|week|month|year|return|layer|warranty|assembly|front|back|side|stage|memory|music|heart|name|number|ease|feel|play|sport|sports|practice|yoga|indoor|outdoor|exam|test|trade|contract|battery|mains|remote|app|barcode|request|low|high|medium|moonlight|daylight|sunlight|standard|default|design|origin)$/;
/** Prepositions behind which a single thing stands bare: "per bottle", "by machine", "of cotton". */
const BARE_AFTER = /^(?:per|by|of|as|via|like|than|versus|vs|without|no|between|from|and|or|plus)$/;

const at = (words: readonly TaggedWord[], index: number): TaggedWord =>
  words[index] ?? { word: '', pos: 'END', start: 0, end: 0 };

/** Reads the phrases of a sentence of `text` and names what the first incomplete one lacks; null if all are whole. */
export function findPhraseFault(text: string, words: readonly TaggedWord[]): PhraseFault | null {
  const sentence = openPhrases(text, words);
  const chunks = sentence.chunk();
  return (
    readEnd(words) ??
    sentence.readCodes() ??
    sentence.readVerbless(chunks) ??
    sentence.readSplice(chunks) ??
    sentence.readHeads(chunks) ??
    sentence.readDetermined(chunks) ??
    sentence.readHalfList(chunks)
  );
}

/** "Comes with the", "a strap and": a sentence that stops in the middle. */
function readEnd(words: readonly TaggedWord[]): PhraseFault | null {
  const last = at(words, words.length - 1);
  const isOpen =
    /^(?:DET|CCONJ|SCONJ)$/.test(last.pos) ||
    /^(?:and|or|but|with|the|an?|of|for|from|than|because|your|its|is|are|per|via)$/.test(last.word);
  const isAsked = words.some(({ word }) => /^(?:what|which|that['’]s|how|where|who)$/.test(word));
  return isOpen && !isAsked && !/^(?:both|all|each|either|it|that|this|so)$/.test(last.word) ? 'open_end' : null;
}

function openPhrases(text: string, words: readonly TaggedWord[]) {
  const get = (index: number): TaggedWord => at(words, index);
  const written = (index: number): string => text.slice(get(index).start, get(index).end);
  const isName = (index: number): boolean => get(index).word === 'xyla';
  /** "±2% CW", "GS medium cage": a code that a listener does not know. */
  function readCodes(): PhraseFault | null {
    if (readAmbiguous()) return 'bare_subject';
    // "Breathable mesh back".
    if (
      words.length > 1 &&
      words.length < 5 &&
      /^(?:back|front|top|bottom|side|base)$/.test(get(words.length - 1).word) &&
      isQualityWord(0) &&
      !words.some(({ word, pos }) => pos === 'AUX' || pos === 'DET' || pos === 'ADP' || /\d/.test(word))
    )
      return 'bare_thing';
    // "G, oz, lb, ml and fl oz": units of nothing.
    if (words.length > 2 && words.every(({ word, pos }) => pos === 'PUNCT' || pos === 'CCONJ' || UNIT.test(word))) return 'no_head';
    // "2 rotors 4 pads": two counts without a joint.
    if (words.some(({ pos }, index) => pos === 'NUM' && get(index + 1).pos === 'NOUN' && get(index + 2).pos === 'NUM' && get(index + 3).pos === 'NOUN' && !UNIT.test(get(index + 1).word))) return 'no_head';
    // "Overheat shut off": a part, and what looks like its deed.
    if (words.length < 5 && /\b(?:shut|cut|switch|power|lock) ?-?(?:off|out|down)$/i.test(text) && !words.some(({ pos }) => pos === 'DET' || pos === 'PRON' || pos === 'AUX')) return 'bare_thing';
    // "A brass plate and engraved 4 lines".
    if (words.some(({ word, pos }, index) => word === 'and' && get(index + 1).pos === 'VERB' && /ed$/.test(get(index + 1).word) && get(index + 2).pos === 'NUM' && pos === 'CCONJ')) return 'splice';
    // "A freezer to microwave".
    if (/^an? \p{L}+ to \p{L}+$/iu.test(text)) return 'bare_thing';
    // "3 per tube": of what?
    if (/^(?:up to |about |over )?\d[\d.,]* per \p{L}+$/iu.test(text)) return 'no_head';
    // "160 degrees viewing", "18 months access", "1.1 gain".
    if (
      words.some(
        ({ word, pos }, index) =>
          (SPAN.test(word) && /\d/.test(get(index - 1).word) && isNounWord(index + 1) && !UNIT.test(get(index + 1).word) && !/^(?:fahrenheit|celsius)$/.test(get(index + 1).word) && !isFinite(index + 1)) ||
          (pos === 'NUM' && /^\d+\.\d+$/.test(word) && get(index + 1).pos === 'NOUN' && !UNIT.test(get(index + 1).word) && !written(index + 1).includes('-') && numberOfNoun(get(index + 1).word) === 'singular' && /^(?:END|PUNCT)$/.test(get(index + 2).pos)),
      )
    )
      return 'no_head';
    // "Two 16 inches or one 18-inch box".
    if (/\b(?:one|two|three|four|five|six) \d+ ?(?:inch|cm|mm|oz|ft)/i.test(text)) return 'no_head';
    return words.some(({ word }, index) => {
      const own = written(index);
      // "Fits LT35, LT40".
      if (/^\p{Lu}{1,4}-?\p{Lu}?\d{2,}\p{L}*$/u.test(own) && !KNOWN_CODE.test(own)) return true;
      if (/^(?=.{2,5}$)\p{L}*\p{Ll}\p{Lu}\p{L}*$/u.test(own) && !MIXED.test(own)) return true;
      return /^\p{Lu}{2,6}$/u.test(own) && !THING_ACRONYM.test(own) && !UNIT.test(word) && !SPOKEN_CODE.test(own);
    })
      ? 'code'
      : null;
  }
  /** A code, or an acronym that names no thing. */
  const isCode = (index: number): boolean => {
    const own = written(index);
    if (THING_ACRONYM.test(own)) return false;
    return /\d/.test(own) || /^\p{Lu}{2,}s?$/u.test(own);
  };
  /** "Bottom flap seals with velcro": two things and what they have, or what one of them does. */
  const readAmbiguous = (): boolean =>
    !words.some(({ pos }) => pos === 'AUX') &&
    words.some(
      ({ word }, index) =>
        index > 0 &&
        index < 4 &&
        findThirdPersonBase(word) !== null &&
        findNoun(word)?.number === 'plural' &&
        findNoun(get(index - 1).word)?.number === 'singular' &&
        !isAdjective(get(index - 1).word) &&
        !/^(?:an?|the|your|each|every|one|no|\d.*)$/.test(get(0).word) &&
        /^(?:with|from|to|onto|into|over|around|under|against|shut|open|off|up|flat)$/.test(get(index + 1).word),
    );

  const isClosed = (index: number): boolean => {
    const { word, pos } = get(index);
    return (
      /^(?:PUNCT|CCONJ|SCONJ|AUX|PRON|END|PART|DET)$/.test(pos) ||
      ((PREPOSITIONS.has(word) || FUNCTION_WORDS.has(word)) && !NUMBER_WORD.test(word)) ||
      (DETERMINERS.has(word) && !NUMBER_WORD.test(word))
    );
  };
  const isNounWord = (index: number): boolean =>
    !isClosed(index) &&
    !(findNoun(get(index).word) === null && /[a-z]{3}(?:ous|ful|less|able|ible)$/.test(get(index).word)) &&
    (/^(?:NOUN|PROPN|X)$/.test(get(index).pos) ||
      (findNoun(get(index).word) !== null &&
        !isAdjective(get(index).word) &&
        get(index).pos !== 'ADV' &&
        // "Keeps rooms cooler".
        !(get(index).pos === 'ADJ' && /er$/.test(get(index).word))));
  const isQualityWord = (index: number): boolean => {
    if (isClosed(index)) return false;
    const { word, pos } = get(index);
    return (
      /^(?:ADJ|NUM|SYM)$/.test(pos) ||
      isAdjective(word) ||
      /[a-z]{3}(?:ous|ful|less|able|ible)$/.test(word) ||
      /\d/.test(word) ||
      word.includes('-') ||
      NUMBER_WORD.test(word) ||
      (pos === 'VERB' && (PARTICIPLE.test(word) || /[a-z]{3}ing$/.test(word)))
    );
  };

  /** Whether a word is the verb of its clause. */
  function isFinite(index: number): boolean {
    const { word, pos } = get(index);
    if (pos === 'AUX' || /^(?:is|are|isn['’]t|aren['’]t|has|have|can|can['’]t|won['’]t|will|doesn['’]t|don['’]t|does|do|it['’]s|they['’]re|you['’]ll|you['’]re|that['’]s|there['’]s|here['’]s|was|were|never)$/.test(word))
      return true;
    const next = get(index + 1);
    const third = findThirdPersonBase(word);
    if (third !== null && findNoun(word) === null && !isAdjective(word)) return next.word !== 'of';
    if (third !== null && index > 0 && pos !== 'VERB') {
      // "Outsole grips the pavement": what stands before a determiner is no noun.
      if (isNounWord(index - 1) && /^(?:the|an?|your|it|its|them|you|every|any)$/.test(next.word)) return true;
      // "The shape leaves plenty of room": behind one thing, with no other verb, what begins with "the" has its verb.
      return (
        /^(?:the|an?)$/.test(get(0).word) &&
        isNounWord(index - 1) &&
        numberOfNoun(get(index - 1).word) !== 'plural' &&
        /^(?:NOUN|PROPN|ADJ|DET|PRON|ADP|ADV|NUM)$/.test(next.pos) &&
        !words.some(({ pos: other }, place) => place !== index && /^(?:VERB|AUX)$/.test(other))
      );
    }
    // "Silicone gaskets seal without marks".
    if (index > 0 && isBaseVerb(word) && findNoun(get(index - 1).word)?.number === 'plural' && /^(?:ADP|ADV|DET|PRON|SCONJ)$/.test(next.pos))
      return true;
    // "Call them in", "set the pressure": an order.
    if (index === 0 && isBaseVerb(word) && /^(?:the|an?|your|it|them|up|down|out|off|every|any)$/.test(next.word))
      return true;
    // "Helps keep rooms cool".
    if (isBaseVerb(word) && /^(?:helps?|lets?)$/.test(get(index - 1).word)) return true;
    if (pos !== 'VERB' || (PARTICIPLE.test(word) && !isBaseVerb(word)) || /[a-z]{3}ing$/.test(word)) return false;
    if (/^(?:to|an?|the|your|its)$/.test(get(index - 1).word)) return false;
    // "Float switch": a base form has several things before it.
    if (third === null && index > 0 && !/[^s]s$/.test(word) && isNominal(index - 1) && !hasManyBefore(index)) return false;
    // "Flat cut panels": before a noun, and behind a quality.
    return !(isNounWord(index + 1) && index > 0 && get(index - 1).pos === 'ADJ' && third === null);
  }

  const isNominal = (index: number): boolean => /^(?:NOUN|PROPN|ADJ|NUM|X)$/.test(get(index).pos);
  /** Whether what stands before a verb is several: a plural, a pronoun, or things joined by "and". */
  function hasManyBefore(index: number): boolean {
    const { word, pos } = get(index - 1);
    if (pos === 'PRON' || numberOfNoun(word) === 'plural' || /\d/.test(word)) return true;
    return words.slice(0, index).some((each, before) => each.word === 'and' && before > 0);
  }

  function chunk(): Chunk[] {
    const chunks: Chunk[] = [];
    const push = (kind: Chunk['kind'], from: number, to: number): void => void chunks.push({ kind, from, to });
    for (let index = 0; index < words.length; ) {
      const { word, pos } = get(index);
      const start = index;
      if (pos === 'PUNCT') push('mark', start, (index += 1));
      else if (CLAUSE.test(word) && !isDegree(index) && !isDetermining(index))
        push('clause', start, (index += 1));
      else if (word === 'to' && (isBaseVerb(get(index + 1).word) || get(index + 1).pos === 'VERB') && !isNounBehindTo(index))
        push('deed', start, (index += 2));
      else if (/^(?:and|or|but|plus|&|nor|yet)$/.test(word)) push('joint', start, (index += 1));
      else if (isFinite(index)) push('verb', start, (index += 1));
      else if ((pos === 'ADP' || PREPOSITIONS.has(word) || /^(?:including|featuring|containing|excluding)$/.test(word)) && !ARTICLE.test(word)) push('place', start, (index += 1));
      else if (pos === 'PRON' && !/^(?:its|your|their|our|my|his|her)$/.test(word)) push('thing', start, (index += 1));
      else if (pos === 'DET' || DETERMINERS.has(word) || isQualityWord(index) || isNounWord(index) || isName(index)) {
        index = endOfThing(index);
        push(hasNoun(start, index) ? 'thing' : 'quality', start, index);
      } else push('other', start, (index += 1));
    }
    return chunks;
  }

  /** "So soft that", "so light": how much. */
  const isDegree = (index: number): boolean =>
    get(index).word === 'so' &&
    /^(?:ADJ|ADV)$/.test(get(index + 1).pos) &&
    (/^(?:that|you)$/.test(get(index + 2).word) || /^(?:END|PUNCT|CCONJ)$/.test(get(index + 2).pos));
  /** "That clip": before a noun and behind a preposition or at the start, it says which. */
  const isDetermining = (index: number): boolean =>
    /^(?:that|which)$/.test(get(index).word) && get(index).pos === 'DET' && index === 0;
  const isNounBehindTo = (index: number): boolean =>
    get(index + 1).pos === 'NOUN' && /^(?:END|PUNCT|CCONJ|ADP)$/.test(get(index + 2).pos);

  function endOfThing(from: number): number {
    let end = from;
    while (
      end < words.length &&
      (get(end).pos === 'DET' ||
        DETERMINERS.has(get(end).word) ||
        /^(?:up|over|about|under|only|just|nearly|almost)$/.test(get(end).word)) &&
      end - from < 3 &&
      !(end > from && ARTICLE.test(get(end).word))
    )
      end += 1;
    while (end < words.length && (isQualityWord(end) || isNounWord(end) || isName(end))) {
      if (end > from && (isFinite(end) || /^(?:including|featuring|containing|excluding)$/.test(get(end).word))) break;
      // "Clips made of steel": what was done stands behind its noun.
      if (end > from && get(end).pos === 'VERB' && PARTICIPLE.test(get(end).word) && isNounWord(end - 1) && !isNounWord(end + 1) && !isQualityWord(end + 1)) break;
      end += 1;
    }
    return Math.max(end, from + 1);
  }

  const hasNoun = (from: number, to: number): boolean => {
    for (let index = from; index < to; index += 1) if (isNounWord(index) || isName(index)) return true;
    return false;
  };

  /** The place of the last noun of a thing; what follows it says how it is. */
  function headOf({ from, to }: Chunk): number {
    for (let index = to - 1; index >= from; index -= 1) if (isNounWord(index) || isName(index)) return index;
    return to - 1;
  }

  /** Chunks of the main clause: what a word like "that" begins is left out up to the next mark. */
  function mainOf(chunks: readonly Chunk[]): Chunk[] {
    let isInside = false;
    return chunks.filter(({ kind, from }, index) => {
      if (kind === 'mark' && /^[,;:]$/.test(get(from).word)) isInside = false;
      else if (kind === 'clause' && index > 0) isInside = true;
      else if (kind === 'clause') {
        // "When the barrel is full, water goes back": the main clause stands behind the comma.
        isInside = true;
      }
      return !isInside;
    });
  }

  /** "The float switch for sump pits", "the handles so little ones can pull them": nothing is said of it. */
  function readVerbless(chunks: readonly Chunk[]): PhraseFault | null {
    const main = mainOf(chunks);
    const hasVerb = main.some(({ kind }) => kind === 'verb');
    const first = get(0).word;
    if (!hasVerb && first === 'the' && !isName(1)) return 'no_verb';
    // "The instructions a beginner can follow": the verb is of what describes it.
    if (first === 'the' && main[0]?.kind === 'thing' && main[1]?.kind === 'thing' && main[2]?.kind === 'verb' && main.filter(({ kind }) => kind === 'verb').length === 1)
      return 'no_verb';
    // "The leak guards at the legs": a plural as likely as a verb, with nothing that it is done to.
    const verb = main.find(({ kind }) => kind === 'verb');
    if (first === 'the' && verb !== undefined) {
      const { word } = get(verb.from);
      const third = findThirdPersonBase(word);
      const isEither =
        third !== null && (findNoun(word)?.number === 'plural' || isNounLikeVerb(third) || get(verb.from).pos === 'NOUN' || /^(?:guard|stop|pull|catch|wrap|tie)$/.test(third));
      if (isEither && /^(?:ADP|END|PUNCT|CCONJ)$/.test(get(verb.from + 1).pos) && !/^(?:off|up|out|down|away|apart|back|flat|open|shut|together|in|into|over)$/.test(get(verb.from + 1).word) && !main.some((each) => each !== verb && each.kind === 'verb'))
        return 'no_verb';
    }
    // "So", "because" with nothing behind them that does anything.
    for (const [index, { kind, from }] of chunks.entries())
      if (kind === 'clause' && /^(?:so|because|when|if|while|until|unless|where)$/.test(get(from).word)) {
        const end = chunks.findIndex((each, later) => later > index && each.kind === 'mark');
        const clause = chunks.slice(index + 1, end < 0 ? undefined : end);
        const isShort = clause.length <= 2 && /^(?:when|if|while|where|until)$/.test(get(from).word);
        if (!clause.some((each) => each.kind === 'verb') && !isShort) return 'no_verb';
      }
    return null;
  }

  /** "A 16 GB DDR4", "a 14-inch FHD non-touch": no noun that says what it is. */
  function readHeads(chunks: readonly Chunk[]): PhraseFault | null {
    for (const [index, piece] of chunks.entries()) {
      if (piece.kind !== 'thing' && piece.kind !== 'quality') continue;
      const hasArticle = /^an?$/.test(get(piece.from).word);
      const head = headOf(piece);
      if (isName(head)) continue;
      const { word } = get(head);
      const before = chunks[index - 1];
      const isOpening = before === undefined || before.kind === 'mark';
      if (piece.kind === 'quality') {
        // "1 to 25 and both sides".
        if (isOpening && get(piece.from).pos === 'NUM' && /^(?:joint|mark)$/.test(chunks[index + 1]?.kind ?? '')) return 'no_head';
        if (/^\d+-(?:pack|in-1|in-one)$/.test(get(piece.to - 1).word)) continue;
        const isListed = get(piece.to).word === ',' && !/^an?$/.test(get(piece.to + 1).word);
        if (hasArticle && piece.to - piece.from > 1 && !isListed && !/^(?:little|lot|few|bit|second|minute)$/.test(get(piece.to - 1).word))
          return 'no_head';
        continue;
      }
      // "A USB-C".
      if (hasArticle && piece.to - piece.from === 2 && /^\p{Lu}[\p{Lu}\d-]+$/u.test(written(head)) && !/^(?:LED|TV|PC|SSD|GPS|LCD|RV|ATV|SUV|AED|APP)$/.test(written(head))) return 'no_head';
      if ((hasArticle || isOpening) && isCode(head) && !UNIT.test(word)) {
        // "IPX7 waterproof", "Wi-Fi 6" name a grade by themselves.
        if ((hasArticle || piece.to - piece.from > 1) && !/^\d+-(?:pack|in-1|in-one)$/.test(word)) return 'no_head';
      }
      if (hasArticle && /\d/.test(get(piece.from + 1).word) && (UNIT.test(word) || MEASURING.test(get(piece.to - 1).word)) && head === piece.to - 1) return 'no_head';
      if (hasArticle && piece.to - 1 > head && piece.to - head <= 2 && get(piece.to).word !== 'of' && !MEASURING.test(get(piece.to - 1).word) && !isNounWord(piece.to - 1)) {
        // "A beaded cuff ambidextrous".
        if (/^(?:END|PUNCT)$/.test(get(piece.to).pos)) return 'no_head';
      }
      // "English or Spanish.": names alone.
      const isOnlyNames = isOpening && words.every(({ pos, start }, place) => pos !== 'NOUN' && (pos === 'CCONJ' || pos === 'PUNCT' || /^\p{Lu}\p{Ll}/u.test(text.slice(start)) || (place === 0 && /^(?:english|french|spanish|german|italian|chinese)$/.test(get(0).word)))) && words.length > 1;
      if (isOnlyNames) return 'no_head';
      // "463 yards.": of what?
      const isWhole = isOpening && /^(?:END|PUNCT)$/.test(get(piece.to).pos) && chunks.length <= 2;
      if (isWhole && UNIT.test(word) && /\d/.test(get(piece.from).word) && piece.to - piece.from <= 2) return 'no_head';
    }
    return null;
  }

  const hasDeterminer = ({ from, to }: Chunk): boolean => {
    for (let index = from; index < to; index += 1) {
      const { word, pos } = get(index);
      if (pos === 'DET' || (DETERMINERS.has(word) && word !== 'one') || word === 'one' || /['’]s?$/.test(word) || /^(?:half|double|triple|more|less|most|much|many|another|such|what|whose)$/.test(word))
        return true;
    }
    return /^\d/.test(get(from).word) && !isMeasure(from);
  };
  /** "24 oz glass jar", "3-position handle": the number measures, and does not count. */
  const isMeasure = (from: number): boolean =>
    /^(?:sq|square)$/.test(get(from + 1).word) ||
    /[-"″”]/.test(written(from)) || /^\d[\d.,]*\p{L}/u.test(written(from)) || UNIT.test(get(from + 1).word) || /^(?:by|x|to|\/)$/.test(get(from + 1).word);

  const isSingle = (head: number): boolean => {
    const { word, pos } = get(head);
    if (word === 'supply') return true;
    if (!/^\p{L}[\p{L}-]+$/u.test(word) || isAdjective(word) || ENDS_IN_MATERIAL.test(word)) return false;
    if (/^\p{Lu}/u.test(written(head))) return false;
    const noun = findNoun(word);
    if (noun !== null) return noun.number === 'singular' && numberOfNoun(word) === 'singular';
    return (
      pos === 'NOUN' &&
      numberOfNoun(word) === 'singular' &&
      !/(?:ed|ly|ing|ness|ment|tion|sion|ity|ance|ence|ship|ism|ics|ware|wear|th|hood|dom|ide|ate|ine|ol|ose|ein|ium|ful|ous|al|ic|ive|able|ible|proof|free)$/.test(
        word,
      )
    );
  };

  /** Single things without their article, wherever they stand. */
  function readDetermined(chunks: readonly Chunk[]): PhraseFault | null {
    for (const [index, piece] of chunks.entries()) {
      if (piece.kind !== 'thing') continue;
      const head = headOf(piece);
      const before = chunks[index - 1];
      // "Up to 2,000 square feet attic".
      const isUpTo = before?.kind === 'place' && get(before.from).word === 'to' && get(before.from - 1).word === 'up';
      if (isUpTo && isMeasure(piece.from) && head > piece.from + 1 && !UNIT.test(get(head).word) && numberOfNoun(get(head).word) === 'singular')
        return 'bare_thing';
      if (isName(head) || hasDeterminer(piece) || !isSingle(head)) continue;
      const { word } = get(head);
      const next = chunks[index + 1];
      const prior = before === undefined ? '' : get(before.from).word;
      // A measured whole: "20 cm tall", "30 hours long".
      if (MEASURING.test(get(piece.to - 1).word)) continue;
      const isLong = piece.to - piece.from > 1;
      // "Tablet and a radio": one half has its article.
      const other = next?.kind === 'joint' ? chunks[index + 2] : undefined;
      if (other?.kind === 'thing' && /^an?$/.test(get(other.from).word)) return 'half_list';
      if (before?.kind === 'place') {
        // "48 by 50 ft roll".
        if (prior === 'by' && isLong && isMeasure(piece.from) && !UNIT.test(word)) return 'bare_thing';
        if (BARE_AFTER.test(prior)) continue;
        if (BARE.test(word) && !(isLong && isMeasure(piece.from))) continue;
        // "From crib to bed", "side to side".
        if (prior === 'to' && chunks[index - 2]?.kind === 'thing' && !hasDeterminer(chunks[index - 2] as Chunk)) continue;
        if (next?.kind === 'joint' || next?.kind === 'mark') {
          // "For book, phone or drink": a bare list.
          if (!isLong) continue;
        }
        // "A glass jar with thermometer strip": half of it has an article.
        const isHalf = prior === 'with' && isLong && /^an?$/.test(get(0).word);
        if (findNoun(word) === null && !isHalf) continue;
        return 'bare_thing';
      }
      if (before === undefined || before.kind === 'mark') {
        const isSubject = next?.kind === 'verb' || next?.kind === 'other';
        // "Book, phone, keys": a bare list of single words.
        const isCounted = words.some(({ word: each, pos }) => pos === 'NUM' || /^(?:an?|the|\d.*)$/.test(each));
        if (!isLong && !isSubject && !isCounted && chunks.some(({ kind }) => kind === 'mark')) continue;
        // "Firm at the ankle".
        if (!isLong && next?.kind === 'place' && findNoun(word) === null) continue;
        if (!isSubject && isLong && isMeasure(piece.from) && !UNIT.test(word)) return 'bare_thing';
        // A seller's own "Swiss Water decaf" may be stuff: no list knows.
        if (!isSubject && findNoun(word) === null) continue;
        // "Rosemary and peppermint give a tingle".
        if (!isLong && next?.kind === 'joint') continue;
        // "Dermatologist tested", "garment washed so it's soft": what was done, and by whom.
        if (PARTICIPLE.test(get(piece.to - 1).word) || PARTICIPLE.test(get(piece.to).word)) continue;
        return isSubject ? 'bare_subject' : 'bare_thing';
      }
      // "8 reusable pads, lead wires and pouch": the last of a counted list.
      const isCountedList =
        before.kind === 'joint' &&
        /^(?:END|PUNCT)$/.test(get(piece.to).pos) &&
        findNoun(word) !== null &&
        /^(?:\d.*|an?)$/.test(get(0).word) &&
        !chunks.some(({ kind }) => kind === 'verb');
      if (isCountedList) return 'bare_thing';
      if (before.kind === 'joint' || next?.kind === 'joint') continue;
      if (before?.kind === 'verb') {
        if (/^(?:is|are|be|stays?|feels?|looks?|keeps?|it['’]s|they['’]re)$/.test(prior) && !isLong) continue;
        if (BARE.test(word) || findNoun(word) === null) continue;
        return 'bare_thing';
      }
    }
    return null;
  }

  /** "11-speed, a medium cage", "a cuff, ambidextrous", "a small, a medium and large nails": half of a list has articles. */
  function readHalfList(chunks: readonly Chunk[]): PhraseFault | null {
    const isAsserted = words.some(({ pos, word }) => pos === 'AUX' || CLAUSE.test(word) || findThirdPersonBase(word) !== null);
    if (/^an?$/.test(get(0).word) && !isAsserted && isEndedByDeed()) return 'half_list';
    if (mainOf(chunks).some(({ kind }) => kind === 'verb' || kind === 'deed')) {
      for (const [index, piece] of chunks.entries()) {
        // "Fit a small, a medium and large nails".
        const isArticleAlone = piece.kind === 'quality' && /^an?$/.test(get(piece.from).word);
        if (isArticleAlone && chunks[index + 1]?.kind === 'mark') return 'half_list';
      }
      return null;
    }
    const parts: Chunk[][] = [[]];
    for (const piece of chunks)
      if (piece.kind === 'mark' && get(piece.from).word === ',') parts.push([]);
      else parts.at(-1)?.push(piece);
    const hasArticle = (piece: Chunk): boolean => /^an?$/.test(get(piece.from).word);
    if (!parts.some(([first]) => first !== undefined && hasArticle(first))) return null;
    if (parts.length < 2) return isEndedByDeed() ? 'half_list' : null;
    // "A modern, sporty and bright fragrance": a list of what one thing is like.
    if (parts[0]?.length === 1 && parts[0][0]?.kind === 'quality' && hasArticle(parts[0][0])) return null;
    const isBareQuality = parts.some(
      ([first, ...others]) =>
        first?.kind === 'quality' && others.length === 0 && !hasArticle(first) && get(first.from).word !== 'no',
    );
    // "A single source, single season".
    const isBareThing = parts.some(
      ([first]) =>
        first?.kind === 'thing' && !hasDeterminer(first) && numberOfNoun(get(headOf(first)).word) !== 'plural' && get(first.from).pos !== 'PRON',
    );
    return isBareQuality || isBareThing || isEndedByDeed() ? 'half_list' : null;
  }

  /** "A hand crank or drill powered": what begins with an article ends in its noun. */
  function isEndedByDeed(): boolean {
    const last = words.length - 1;
    return /[a-z]{2}ed$/.test(get(last).word) && findNoun(get(last).word) === null && !isClosed(last - 1);
  }

  /** "They kill bacteria, controls algae": two deeds without their joint. */
  function readSplice(chunks: readonly Chunk[]): PhraseFault | null {
    const main = mainOf(chunks);
    const verb = main.findIndex(({ kind }) => kind === 'verb');
    if (verb < 0) return null;
    // "12 ply, soaks up fast": a thing, and what something does.
    const mark = main[verb - 1];
    if (verb > 1 && mark?.kind === 'mark' && get(mark.from).word === ',' && /[^s]s$|^(?:doesn['’]t|won['’]t|can['’]t|never)$/.test(get(main[verb]?.from ?? 0).word) && main.slice(0, verb).every(({ kind }) => kind !== 'deed' && kind !== 'clause'))
      return 'splice';
    const isOwn = verb < 1 || main[verb - 1]?.kind !== 'thing';
    for (const [index, { kind, from }] of main.entries()) {
      const next = main[index + 1];
      if (index <= verb || kind !== 'mark' || get(from).word !== ',' || next === undefined) continue;
      // "It crystallizes naturally, warm gently to liquefy": what it does, and an order.
      if (!isOwn && isBaseVerb(get(next.from).word) && /^(?:the|an?|it|them|your)$|[a-z]{3}ly$/.test(get(next.from + 1).word)) return 'splice';
      // "It rinses away, biodegradable".
      if (!isOwn && next.kind === 'quality' && main.length === index + 2 && /^(?:it|they)$/.test(get(0).word) && next.to - next.from === 1) return 'splice';
      // "Wipes clean, 2 pieces": an amount of something else.
      const hasAmount = words.slice(next.from, next.to).some(({ pos, word }) => pos === 'NUM' || /^\d/.test(word));
      if (next.kind === 'thing' && hasAmount && main.length === index + 2) return 'splice';
      if (isOwn || next.kind !== 'verb') continue;
      const later = main.slice(index + 2).some((each) => each.kind === 'joint');
      if (!later && /[^s]s$|^(?:is|are|has|have)$/.test(get(next.from).word)) return 'splice';
    }
    return null;
  }

  return { chunk, readCodes, readSplice, readVerbless, readHeads, readDetermined, readHalfList };
}
