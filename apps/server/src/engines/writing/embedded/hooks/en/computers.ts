import { readHooks } from '../read-hooks.ts';

export const COMPUTERS_HOOKS = readHooks(`
question:
What does your keyboard sound like? {lead}. | switches =keyboard
Still blaming the lag? {lead}. | refresh
How sharp is your spreadsheet? {lead}. | resolution
Where does the wrist go? {lead}. | comfort
Running out of room? {lead}. | memory
Neck bent over a laptop? {lead}. | adjustable =stand,laptop stand,riser,laptop riser,monitor,monitor arm
Typing next to a sleeper? {lead}. | quiet =keyboard,mouse
Out of ports? {lead}. | ports
comment-reply:
Which switches? {lead}. | switches =keyboard
How many hertz? {lead}. | refresh
How much fits? {lead}. | memory
How loud is it? {lead}. | quiet
Does it work with a tablet, too? {lead}. | multi-device
How big is the screen? {lead}. | screen =monitor,laptop,tablet
How smooth is the picture? {lead}. | refresh
`);
