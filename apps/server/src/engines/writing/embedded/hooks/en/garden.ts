import { readHooks } from '../read-hooks.ts';

export const GARDEN_HOOKS = readHooks(`
comment-reply:
And the smell? {lead}. | odour =compost,composter
Will it survive you? {lead}. | low-care
question:
How much do you peel in a week? {lead}. | capacity =compost,composter
How old is yours? {lead}. | growth =bonsai,tree
Ever killed a cactus? {lead}. | low-care =plant,cactus,bonsai
`);
