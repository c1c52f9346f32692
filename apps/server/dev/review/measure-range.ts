import type { Gate } from './gate.ts';

const LEAST = { layouts: 6, looks: 4 } as const;

/** Measures how much the ads of one product differ over several seeds. */
export function measureRange(ads: readonly { look: string | undefined; layouts: readonly string[] }[]): Gate[] {
  const layouts = new Set(ads.flatMap((ad) => ad.layouts));
  const looks = new Set(ads.flatMap(({ look }) => look ?? []));
  return [
    {
      id: 'layouts',
      label: `Different layouts in ${ads.length} ads`,
      value: `${layouts.size} (${[...layouts].join(', ')})`,
      limit: `≥ ${LEAST.layouts}`,
      isPassed: layouts.size >= LEAST.layouts,
      where: [],
    },
    {
      id: 'looks',
      label: `Different looks in ${ads.length} ads`,
      value: `${looks.size} (${[...looks].join(', ')})`,
      limit: `≥ ${LEAST.looks}`,
      isPassed: looks.size >= LEAST.looks,
      where: [],
    },
  ];
}
