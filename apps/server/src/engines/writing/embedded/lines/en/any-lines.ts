import { readLines } from '../written-lines.ts';

export const ANY_LINES = readLines(
  'any',
  [],
  String.raw`
/^(?:(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) colou?rs?(?: (?:available|options?|to choose from))?|available in .*colou?rs)$/ @any
- Pick one. Defend it.
- Ask a friend. Then take the other one.
/\b(?:two|three|five|ten|\d+)[- ]years?['’]? (?:guarantee|warranty)|(?:guarantee|warranty)/ @any
- It's in writing.
- Keep the receipt. Forget the rest.
/^(?:personali[sz]ed|engraved|monogrammed) with your (?:own )?names?|your (?:own )?name on it/ @any
- With a name on it, it comes back.
/^(?:hand[- ]?made|made by hand)\b/ @any
- Hands did that.
/^made (?:from|of) (?:\d+ ?% )?recycled/ @any
- It has had a life before.
/^made in [A-Z]/ @any
- Ask it where it's from. It says.
`,
);
