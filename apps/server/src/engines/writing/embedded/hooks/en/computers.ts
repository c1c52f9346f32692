import { readHooks } from '../read-hooks.ts';

export const COMPUTERS_HOOKS = readHooks(`
question:
What does your keyboard sound like? {lead}. | switches =keyboard
Coffee next to the keys? {lead}. | leakproof =keyboard,laptops
How sharp is your spreadsheet? {lead}. | resolution
Where does the wrist go? {lead}. | comfort
Running out of room? {lead}. | memory
Neck bent over a laptop? {lead}. | adjustable =stand,laptop stand,riser,laptop riser,monitor,monitor arm
Typing next to a sleeper? {lead}. | quiet =keyboard,mouse
Out of ports? {lead}. | ports
Game blurs when you turn? {lead}. | refresh =monitor,laptops
Grainy on every call? {lead}. | resolution =webcam
Two windows side by side? {lead}. | resolution =monitor
Deleting photos to install updates? {lead}. | memory =laptops,computers
Window behind you all afternoon? {lead}. | no-glare
Printing at the last minute? {lead}. | fast =printer
Full café, no free socket? {lead}. | battery-life =laptops
Mouse dead mid-meeting? {lead}. | battery-life =mouse
Clicking through a silent meeting? {lead}. | quiet =mouse
Mouse in, charger out? {lead}. | ports =hub,laptops
Cable round your coffee cup? {lead}. | wireless =mouse,keyboard
On your shoulder all day? {lead}. | weight =laptops
Tired of mushy keys? {lead}. | switches =keyboard
Wi-Fi stops at the bedroom door? {lead}. | range =router
Printing from the sofa? {lead}. | wifi =printer
Keyboard pushes the mouse off the desk? {lead}. | compact =keyboard
Ink gone halfway through the report? {lead}. | pages =cartridge,printer
Waiting for the bar to fill? {lead}. | fast
Charger left in the meeting room? {lead}. | battery-life
Wrong height all day? {lead}. | adjustable =stand,monitor
One cable fewer on the desk? {lead}. | wireless
comment-reply:
Which switches? {lead}. | switches =keyboard
How many hertz? {lead}. | refresh
How much fits? {lead}. | memory
How loud is it? {lead}. | quiet
Does it work with a tablet, too? {lead}. | multi-device
How big is the screen? {lead}. | screen =monitor,laptop,tablet
How smooth is the picture? {lead}. | refresh
What will I look at all day? {lead}. | screen
Through a whole day of lectures? {lead}. | battery-life =laptops
Will my photos fit? {lead}. | memory
`);
