import { readHooks } from '../read-hooks.ts';

export const HAIR_CARE_HOOKS = readHooks(`
question:
How many bottles does that replace? {lead}. | lasts =bar
How long are you standing there? {lead}. | fast =dryer
comment-reply:
How long does one last? {lead}. | lasts
What's in the lather? {lead}. | active =bar,shampoo,conditioner
`);
