import { readLines } from '../written-lines.ts';

/** Of any product, also of an unknown kind: what these facts say is the same everywhere. */
export const ANY_LINES = readLines(
  'any',
  [],
  String.raw`
/^(?:(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) colou?rs?(?: (?:available|options?|to choose from))?|available in .*colou?rs)$/ @any
! Pick a colour. Defend it.
? Which colour will they steal first?
- Pick one. Defend it.
- Ask a friend. Then take the other one.
/\b(?:two|three|five|ten|\d+)[- ]years?['’]? (?:guarantee|warranty)|(?:guarantee|warranty)/ @any
- It's in writing.
- Keep the receipt. Forget the rest.
/^(?:personali[sz]ed|engraved|monogrammed) with your (?:own )?names?|your (?:own )?name on it/ @any
! Their name on it. Argument over.
? Whose name goes on it?
- With a name on it, it comes back.
/^(?:hand[- ]?made|made by hand)\b/ @any
! Somebody made this with both hands.
- Hands did that.
/^made (?:from|of) (?:\d+ ?% )?recycled/ @any
! It used to be something else.
- It has had a life before.
/^made in [A-Z]/ @any
- Ask it where it's from. It says.
/^folds? flat\b/ @any
! Done? Flat.
`,
);
