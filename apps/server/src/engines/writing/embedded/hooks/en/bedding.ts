import { readHooks } from '../read-hooks.ts';

export const BEDDING_HOOKS = readHooks(`
question:
Which side is the cool one? {lead}. | cooling =pillow,sheet,duvet,set
Where does the duvet go at three? {lead}. | stays-put
comment-reply:
Too hot in summer? {lead}. | cooling
`);
