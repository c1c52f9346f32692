import { readHooks } from '../read-hooks.ts';

export const FOOD_HOOKS = readHooks(`
comment-reply:
How much protein? {lead}. | protein
question:
What does it taste of? {lead}. | flavour
`);
