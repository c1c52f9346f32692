import { readHooks } from '../read-hooks.ts';

export const STATIONERY_HOOKS = readHooks(`
comment-reply:
How thick is the paper? {lead}. | paper
Does it stay open? {lead}. | lays-flat
question:
Do you hold yours open with a mug? {lead}. | lays-flat =notebook,planner,journal,sketchbook
`);
