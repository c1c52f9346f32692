import { readHooks } from '../read-hooks.ts';

export const COMPUTERS_HOOKS = readHooks(`
question:
What does your keyboard sound like? | switches =keyboard
Coffee next to the keys? | leakproof =keyboard,laptops
Neck bent over a laptop? | adjustable =stand,laptop stand,riser,laptop riser,monitor,monitor arm
Typing next to a sleeper? | quiet =keyboard,mouse
Game blurs when you turn? | refresh =monitor,laptops
Grainy on every call? | resolution =webcam
Two windows side by side? | resolution =monitor
Deleting photos to install updates? | memory =laptops,computers
Printing at the last minute? | fast =printer
Full café, no free plug? | battery-life =laptops
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
Wrong height all day? | adjustable =stand,monitor
comment-reply:
Which switches? | switches =keyboard
How big is the screen? | screen =monitor,laptop,tablet
Through a whole day of lectures? | battery-life =laptops
`);
