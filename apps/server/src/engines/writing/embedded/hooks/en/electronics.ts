import { readHooks } from '../read-hooks.ts';

export const ELECTRONICS_HOOKS = readHooks(`
question:
When did you last print a photo? {lead}. | prints
How dark is your street? {lead}. | night-vision
What's left on yours right now? {lead}. | battery-life
comment-reply:
How sharp is it? {lead}. | resolution
How long does it run? {lead}. | battery-life
What can it power? {lead}. | power =station,generator
How fast is the charge? {lead}. | fast-charge
And the picture rate? {lead}. | refresh
`);
