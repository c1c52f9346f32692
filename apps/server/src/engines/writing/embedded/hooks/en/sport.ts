import { readHooks } from '../read-hooks.ts';

export const SPORT_HOOKS = readHooks(`
question:
How do your knees like the floor? {lead}. | thickness =mat
How much did you lift last week? {lead}. | resistance
How much will it hold? {lead}. | load
comment-reply:
How thick? {lead}. | thickness
How heavy can it go? {lead}. | resistance
`);
