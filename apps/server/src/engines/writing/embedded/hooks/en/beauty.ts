import { readHooks } from '../read-hooks.ts';

export const BEAUTY_HOOKS = readHooks(`
question:
Where's your lipstick by noon? {lead}. | wear-time =lipstick,tint
What does your skin get for breakfast? {lead}. | active =serum,cream
comment-reply:
How strong? {lead}. | active =serum,toner,essence,cream
Sensitive skin? Read on. {lead}. | gentle
How long does it stay? {lead}. | wear-time
`);
