import { readHooks } from '../read-hooks.ts';

export const DRINKS_HOOKS = readHooks(`
question:
What's in your cup at eight? {lead}. | flavour
comment-reply:
What does it taste of? {lead}. | flavour
Where was it grown? {lead}. | origin
`);
