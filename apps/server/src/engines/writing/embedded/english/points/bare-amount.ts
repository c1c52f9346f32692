/** "104 cm", "30Kpa": of what? */
export const BARE_AMOUNT =
  /^(?:up to |over |about )?\d[\d.,/]*(?: ?(?:to|by|x|-|–) ?\d[\d.,/]*)* ?(?:%|°[CF]?|[cmk]?m|inch(?:es)?|in|ft|feet|oz|lbs?|k?g|m?l|cl|lit(?:er|re)s?|mil|seconds?|minutes?|hours?|days?|[kmg]?pa|psi|rpm|[km]?w|v|[mk]?ah|[gm]hz|lumens?|mil|gsm|tog)?\.?$/iu;
