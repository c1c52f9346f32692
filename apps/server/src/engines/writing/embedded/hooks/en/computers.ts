import { readHooks } from '../read-hooks.ts';

export const COMPUTERS_HOOKS = readHooks(`
question:
What does your keyboard sound like? | switches =keyboard
Coffee next to the keys? | leakproof =keyboard,laptops
How sharp is your spreadsheet? | resolution
Where does the wrist go? | comfort
Running out of room? | memory
Neck bent over a laptop? | adjustable =stand,laptop stand,riser,laptop riser,monitor,monitor arm
Typing next to a sleeper? | quiet =keyboard,mouse
Out of ports? | ports
Game blurs when you turn? | refresh =monitor,laptops
Grainy on every call? | resolution =webcam
Two windows side by side? | resolution =monitor
Deleting photos to install updates? | memory =laptops,computers
Window behind you all afternoon? | no-glare
Printing at the last minute? | fast =printer
Full café, no free socket? | battery-life =laptops
Mouse dead mid-meeting? | battery-life =mouse
Clicking through a silent meeting? | quiet =mouse
Mouse in, charger out? | ports =hub,laptops
Cable round your coffee cup? | wireless =mouse,keyboard
On your shoulder all day? | weight =laptops
Tired of mushy keys? | switches =keyboard
Wi-Fi stops at the bedroom door? | range =router
Printing from the sofa? | wifi =printer
Keyboard pushes the mouse off the desk? | compact =keyboard
Ink gone halfway through the report? | pages =cartridge,printer
Waiting for the bar to fill? | fast
Charger left in the meeting room? | battery-life
Wrong height all day? | adjustable =stand,monitor
One cable fewer on the desk? | wireless
comment-reply:
Which switches? | switches =keyboard
How many hertz? | refresh
How much fits? | memory
How loud is it? | quiet
Does it work with a tablet, too? | multi-device
How big is the screen? | screen =monitor,laptop,tablet
How smooth is the picture? | refresh
What will I look at all day? | screen
Through a whole day of lectures? | battery-life =laptops
Will my photos fit? | memory
`);
