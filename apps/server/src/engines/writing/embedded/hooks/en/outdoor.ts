import { readHooks } from '../read-hooks.ts';

export const OUTDOOR_HOOKS = readHooks(`
comment-reply:
How wet can it get out there? {lead}. | waterproof
question:
How many friends fit? {lead}. | seats =tent,table,hammock
Who's carrying it up? {lead}. | weight
`);
