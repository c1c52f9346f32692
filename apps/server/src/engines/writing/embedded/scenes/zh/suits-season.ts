/** Seasons and their months, cold and heat. */
const SEASONS: readonly RegExp[] = [
  /春|三月|四月/u,
  /夏|[六七八]月|三伏|大热天|太阳/u,
  /秋|[九十]月(?!份)/u,
  /冬|腊月|十二月|下雪|大冷天|零下/u,
];
const ALL_YEAR = /四季/u;

/** Checks if a line speaks of no other season than the title: a summer dress is not for 大冬天. */
export function suitsSeason(line: string, title: string): boolean {
  const isNamed = SEASONS.some((season) => season.test(title));
  return !isNamed || ALL_YEAR.test(title) || SEASONS.every((season) => !season.test(line) || season.test(title));
}
