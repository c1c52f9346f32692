// What verbs and prepositions of sellers' clauses ask for.

export const PREPOSITION =
  /^(?:of|in|on|at|by|for|from|to|with|without|into|onto|over|under|through|during|between|against|via|per|around|across|along|behind|beside|beneath|below|above|near|inside|outside|within|after|before|upon|until|toward|towards|like|as|off|up|down|out|past|among|throughout|round|including|excluding|mid)$/;
export const PARTICLE =
  /^(?:up|off|out|down|on|in|over|away|back|apart|together|around|round|through|aside|open|shut|by)$/;
export const WITH_ARTICLE = /^(?:with|as|like|without)$/;
/** Verbs whose object the product brings along: "has a lid", "leaves a clean edge". */
export const GIVING =
  /^(?:ha(?:s|ve)|features?|includes?|gives?|makes?|needs?|uses?|provides?|adds?|leaves?|creates?|offers?|gets?|takes?|comes?|forms?|builds?|produces?|replaces?)$/;
export const STATIVE =
  /^(?:is|keeps?|stays?|makes?|feels?|looks?|runs?|comes?|arrives?|sits?|lies?|folds?|lays?|turns?|goes|go|holds?|leaves?|gets?|hangs?|stands?|dries|dry|smells?|tastes?|sounds?|works?|packs?|opens?|closes?|rests?|wears?|cuts?|glides?|rolls?|wipes?|washes|rinses?|fits?|drains?|rings?|seals?|slides?|snaps?)$/;
/** Verbs whose object the product has already. */
export const KEEPING =
  /^(?:keeps?|stops?|prevents?|protects?|guards?|covers?|seals?|locks?|secures?|cleans?|cools?|warms?|powers?|drains?|empties|fills?|turns?|opens?|closes?|lifts?|grips?|supports?|charges?)$/;
/** Verbs of what a product takes in or bears. */
export const HOLDING = /^(?:holds?|lets?|helps?|fits?|carry|carries|stores?)$/;
/** Verbs whose object is of the product itself. */
export const SETTING = /^(?:adjusts?|changes?|controls?|sets?|marks?|polishes|sharpens?|flips?|reverses?|remembers?)$/;
export const TURNING = /^(?:turns?|converts?|folds?|transforms?|doubles?|changes?|unfolds?|becomes?)$/;
export const MODAL = /^(?:can|can['’]t|cannot|could|won['’]t|will|would|doesn['’]t|don['’]t|never|may|should|must)$/;
export const LETTING = /^(?:lets?|helps?|makes?)$/;
export const SO = /^(?:so|when|while|if|until|once|because|where|whenever|before|after|as|unless)$/;
