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
/^[a-z]+(?:, [a-z]+)*,? and [a-z]+$/ @apparel,footwear,bags,eyewear,home,kitchen,bedding
- Pick one. Defend it.
/\b(?:two|three|five|ten|\d+)[- ]years?['’]? (?:guarantee|warranty)|(?:guarantee|warranty)/ @any
- It's in writing.
- Keep the receipt. Forget the rest.
/gift[- ]?(?:box|wrap|bag)|ready to gift/ @any
! Wrapped before you've thought of a card.
- All that's missing is your name on a card.
/personali[sz]|engrav|monogram|your (?:own )?names?/ @any
! Their name on it. Argument over.
? Whose name goes on it?
- With a name on it, it comes back.
/hand[- ]?(?:made|crafted|poured|woven|sewn|stitched|painted|thrown|carved|forged)|made by hand/ @any
! Somebody made this with both hands.
- Hands did that.
/\brecycled\b/ @any
! It used to be something else.
- It has had a life before.
/made in|designed (?:and made )?in/ @any
- Ask it where it's from. It says.
/\bIPX?\d|waterproof/ @any
! Wet hands, wet day, no matter.
- Rain, sink, bath: go ahead.
/magnet/ @any
! Click. It stays.
- Let it near. Click.
/non[- ]?slip|anti[- ]?slip/ @any
- It stays where you put it.
/fold(?:s|able|ing)?\b(?![- ](?:up|over))|collaps/ @any
! Done? Flat.
- Goes flat when you're done.
/rechargeable|USB[- ]?C charging/ @any
- Plugs in next to the phone.
`,
);
