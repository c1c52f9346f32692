import { readHooks } from '../read-hooks.ts';

export const TOOLS_HOOKS = readHooks(`
question:
What's your wall made of? {lead}. | power =drill
Which screw gave up on you? {lead}. | torque
Is that picture straight? {lead}. | precision
comment-reply:
Enough for oak? {lead}. | torque
How exact is it? {lead}. | precision
Battery or cable? {lead}. | wireless
`);
