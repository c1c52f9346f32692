export const LONGEST_THING_WORDS = 6;

/** "30 Nm max torque": an amount and what it measures. */
export const isFigureText = (inside: string): boolean =>
  isCount(inside) ||
  isCountedList(inside) ||
  (/^(?:up to |over )?\d[\d.,]*[- ]?\p{L}+ /u.test(inside) &&
    inside.split(' ').length <= LONGEST_THING_WORDS &&
    inside.split(' ').length >= 3 &&
    /[a-z]$/.test(inside) &&
    !SIZES.test(inside));

export const SIZES =
  /\b(?:wide|long|tall|high|deep|thick|diameter|dimensions?|size|weight|length|width|height|each|approx)\b/i;

/** "622 voices": a number of things. */
const isCount = (inside: string): boolean =>
  !/ or /.test(inside) && /^\d{1,4} (?:\p{L}+ ){0,2}\p{L}{3,}[^s]s$/u.test(inside) && !UNITS.test(inside);

/** "64 crayons, 20 pencils and 40 markers". */
const isCountedList = (inside: string): boolean => {
  const parts = inside.split(/, and |, | and /);
  return (
    parts.length > 1 &&
    parts.every((part) => /^\d[\d.,]* (?:million |thousand )?(?:\p{L}[\p{L}-]* ){0,2}\p{L}{3,}s$/u.test(part))
  );
};

/** What an amount is measured or packed in: no things to count. */
export const UNITS =
  /\b(?:inch(?:es)?|feet|yards|meters|metres|pounds|ounces|grams|kilos|liters|litres|gallons|quarts|cups|hours|minutes|seconds|days|weeks|months|years|pieces|packs?|sets|bottles|boxes|bags|cans|tubes|sheets|watts|volts|amps|degrees|colou?rs|sizes|items|units|lbs|pcs|servings|doses|uses|loads|washes)$/i;
