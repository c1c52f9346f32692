import { readHooks } from '../read-hooks.ts';

export const TOYS_HOOKS = readHooks(`
comment-reply:
Old enough? {lead}. | ages
question:
What's it made of, if they lick it? {lead}. | material =blocks,block,rattle,train
`);
