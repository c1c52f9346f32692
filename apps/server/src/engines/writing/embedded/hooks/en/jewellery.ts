import { readHooks } from '../read-hooks.ts';

export const JEWELLERY_HOOKS = readHooks(`
question:
What's inside the case? {lead}. | movement =watch,wristwatch
Do your ears forgive you? {lead}. | skin-safe =earring,earrings,stud
Is that the real thing? {lead}. | precious
comment-reply:
Which metal? {lead}. | precious
Sensitive skin? {lead}. | skin-safe
`);
