/** Family and weight of labels. */
export const LABEL_FACE = { family: 'Inter', weight: 700 } as const;
