/** Right answers among all of a kind. */
interface Share {
  right: number;
  of: number;
}

/** How well one suite does on one set of texts. */
export interface TextQuality {
  /** With its language: `claims, en`. */
  suite: string;
  /** `held-out`: texts that nobody has tuned the product on. */
  texts: string;
  /** By name: `precision`, `recall`. */
  shares: Readonly<Record<string, Share>>;
}

/** Returns one line for each suite and share, with the seen texts and the held-out ones side by side. */
export function formatTextQuality(qualities: readonly TextQuality[]): string[] {
  const suites = Map.groupBy(qualities, ({ suite }) => suite);
  return [...suites].flatMap(([suite, ofSuite]) => {
    const names = [...new Set(ofSuite.flatMap(({ shares }) => Object.keys(shares)))];
    return names.map((name) => {
      const figures = ofSuite.flatMap(({ texts, shares }) => {
        const share = shares[name];
        return share ? [`${texts} ${formatShare(share)}`] : [];
      });
      return `${`${suite}: ${name}`.padEnd(24)} ${figures.join('   ')}`;
    });
  });
}

function formatShare({ right, of }: Share): string {
  const percent = of === 0 ? '-' : ((100 * right) / of).toFixed(1);
  return `${percent.padStart(5)} % ${`(${right} of ${of})`.padEnd(14)}`;
}
