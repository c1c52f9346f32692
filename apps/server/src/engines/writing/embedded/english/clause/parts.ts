import { articleFor } from '../noun-phrase.ts';

/** A part of a clause that was read: where it ends, what it cost, and how it is said. */
export interface Part {
  to: number;
  cost: number;
  text: string;
}

/** What a thing is to its verb or preposition: that decides its article. */
export type Role = 'subject' | 'object' | 'given' | 'with' | 'place' | 'idiom' | 'idiomatic' | 'event' | 'of';

/** A thing: several, one or stuff, and how it is said in a role. */
export interface Thing {
  to: number;
  cost: number;
  number: 'one' | 'many' | 'stuff';
  /** In small letters. */
  head: string;
  isPronoun: boolean;
  /** True for a number and its unit. */
  isAmount?: boolean;
  /** True if the seller gave it its article or number, or it takes none. */
  isDetermined: boolean;
  /** True for one word. */
  isLone: boolean;
  say: (role: Role) => string;
}

/** Parts of the body, of which a listener has his own. */
const OF_BODY =
  /^(?:mouth|neck|back|spine|chin|jaw|face|head|nose|wrists?|knees?|ankles?|elbows?|shoulders?|arms?|legs?|foot|feet|ears?|tongue|scalp|body|waist|belly|heels?|arch|arches|tailbone|hips?|thighs?|calf|calves|chest|palms?|thumbs?|fingers?|fingertips?|forehead|skin|hair|eyes?|hands?|lips?|toes?|knuckles?)$/;
/** What stands bare behind a preposition: "by hand", "in place", "on sale". */
const IDIOM =
  /^(?:hand|place|use|sight|reach|mind|shape|style|stock|season|demand|half|motion|transit|space|standby|sale|bulk|bed|home|work|school|church|town|deck|board|fire|air|land|sea|end|touch|time|day|night|summer|winter|spring|autumn|lunch|dinner|breakfast|travel|sleep|storage|sync|order|minutes|seconds|average|purpose|contact|request|charge|heat|start|finish|top|life|love|play|fun|machine|size|color|colour|length|width|height|depth|weight|speed|power|force|volume|daytime|nighttime)$/;

/** Says a bare thing of one as its role asks. */
export function withRole(text: string, head: string, role: Role, isLone: boolean): string {
  if (role === 'idiom' && isLone && IDIOM.test(head)) return text;
  if (role === 'with' || role === 'given') return `${articleFor(text)} ${text}`;
  return `the ${text}`;
}

/** Whether a word stands bare behind a preposition: "by hand". */
export const isIdiom = (head: string): boolean => IDIOM.test(head);

export const isOfBody = (head: string): boolean => OF_BODY.test(head);
