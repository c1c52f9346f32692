import { readHooks } from '../read-hooks.ts';

export const AUDIO_HOOKS = readHooks(`
comment-reply:
Battery? {lead}. | battery-life
Laptop and phone at once? {lead}. | multi-device
How does it sound? {lead}. | sound
question:
What does your bass sound like upstairs? {lead}. | sound =speaker,soundbar
`);
