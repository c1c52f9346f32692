import { readHooks } from '../read-hooks.ts';

export const COMPUTERS_HOOKS = readHooks(`
question:
What does your keyboard sound like? {lead}. | switches =keyboard
Still blaming the lag? {lead}. | refresh
How sharp is your spreadsheet? {lead}. | resolution
Where does the wrist go? {lead}. | comfort
comment-reply:
Which switches? {lead}. | switches =keyboard
How many hertz? {lead}. | refresh
How much fits? {lead}. | memory
How loud is it? {lead}. | quiet
`);
