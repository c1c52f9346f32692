/** Words before a scene that belong to it: "still squinting", "the old way: ...", "and then". */
const LEAD =
  '(?:(?:and|but|so|or|then|now|still|always|just|again|once more|yet|even|ever|while|instead of|no more|not|never|another [a-z]+ of|[a-z]+ly),? )*';
/** Participles that describe a thing, not a person's action. */
const OF_THINGS =
  'adding|allowing|blending|boasting|combining|consisting|containing|costing|covering|delivering|ensuring|extending|featuring|fitting|giving|having|holding|including|lasting|making|measuring|offering|packing|promising|protecting|providing|pairing|ranging|reaching|running|supporting|weighing';

/**
 * Clauses that show something without a statement about a product: no verb in them can have the product as its subject.
 * "Squinting under a dim bulb", "dragged past the bakery again", "sip by sip", "under the desk", "to the last drop".
 */
const SCENES: readonly RegExp[] = [
  new RegExp(
    `^${LEAD}(?!(?:${OF_THINGS}) (?!(?:do|up|out|off|away|back|for|to|late|around) ))[a-z]{2,}ing (?!(?:is|are|was|makes?|keeps?|power|system|mode|surface)(?![a-z]))`,
    'u',
  ),
  // "Sip by sip", "elbow to elbow with ...", "day after day".
  /^(?:[a-z]+ )?([a-z]+) (?:by|to|after|in|for|upon|on|over|and) \1(?![a-z])/u,
  // Place and time of an event.
  /^(?:(?:right|just|only|back|still|all|half|halfway|somewhere|another|one more) )*(?:at|under|behind|between|before|after|during|past|near|outside|through|around|along|among|towards?|until|till|since|across|down|up) /u,
  // Position of a person: a verb of moving or staying, and a place.
  new RegExp(
    `^${LEAD}(?:back|dragged|pulled|pushed|squeezed|bent|hunched|curled|stuck|lost|crammed|buried|trapped|caught|parked|torn|left|late|alone|gone|asleep|awake|barefoot|soaked|tired|fed up|out|off|halfway|home|tangled|slumped|perched|tucked|huddled|frozen|drenched|knocked) (?:[a-z]+ )?(?:at|by|under|behind|between|over|past|in|into|on|onto|from|through|around|down|up|to|for|with|of|off|out) `,
    'u',
  ),
  // "Wet paws on a clean floor": a described image without a verb.
  /^(?:[a-z]+ ){1,3}(?:on|in|at|over|against) (?:a|an|the|every|my|your|another) (?:[a-z]+ )?[a-z]+[.!]?$/u,
];

/** Whether a clause only shows a situation, an old way or a manner. */
export function isScene(clause: string): boolean {
  return SCENES.some((scene) => scene.test(clause));
}
