import { readHooks } from '../read-hooks.ts';

export const ELECTRONICS_HOOKS = readHooks(`
question:
When did you last print a photo? | prints
How dark is your street? | night-vision
What's left on yours right now? | battery-life
Somebody at the door, nobody home? | motion-alerts =doorbell,security
Courier outside, you in a meeting? | two-way-audio =doorbell
Who was on the sofa? | resolution =security
A corner your camera doesn't see? | rotates =security
Dropped on the pavement? | tough =case,phones,protector
Two phones, one plug? | ports =charger,bank,strip
Power cut, full freezer? | power =station
Long day, no socket? | battery-life =bank,phones,tablet
Film night with the lights on? | power =projector
Sun on the screen? | screen =tablet,phones,reader
Jumping in with the camera? | waterproof =action
Keys gone again? | app =tracker
Photo in hand before they leave? | prints
Film sounds like a tin can? | sound
Zoomed in, still sharp? | resolution
Wrong angle? | rotates
Out in the rain with it? | waterproof
comment-reply:
How sharp is it? | resolution
How long does it run? | battery-life
What can it power? | power =station,generator
How fast is the charge? | fast-charge
How smooth is the picture? | refresh
How far can you fly it? | range =drone
Will it hold on glass? | suction =holder,mount
Through a whole festival? | battery-life =bank,phones
Can I print it big? | resolution =camera
My laptop, too? | power =charger,bank
Does it drag my jacket down? | weight
`);
