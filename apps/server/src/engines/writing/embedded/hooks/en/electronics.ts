import { readHooks } from '../read-hooks.ts';

export const ELECTRONICS_HOOKS = readHooks(`
question:
When did you last print a photo? {lead}. | prints
How dark is your street? {lead}. | night-vision
What's left on yours right now? {lead}. | battery-life
Somebody at the door, nobody home? {lead}. | motion-alerts =doorbell,security
Courier outside, you in a meeting? {lead}. | two-way-audio =doorbell
Who was on the sofa? {lead}. | resolution =security
A corner your camera doesn't see? {lead}. | rotates =security
Dropped on the pavement? {lead}. | tough =case,phones,protector
Two phones, one plug? {lead}. | ports =charger,bank,strip
Power cut, full freezer? {lead}. | power =station
Long day, no socket? {lead}. | battery-life =bank,phones,tablet
Film night with the lights on? {lead}. | power =projector
Sun on the screen? {lead}. | screen =tablet,phones,reader
Jumping in with the camera? {lead}. | waterproof =action
Keys gone again? {lead}. | app =tracker
Photo in hand before they leave? {lead}. | prints
Film sounds like a tin can? {lead}. | sound
Zoomed in, still sharp? {lead}. | resolution
Wrong angle? {lead}. | rotates
Out in the rain with it? {lead}. | waterproof
comment-reply:
How sharp is it? {lead}. | resolution
How long does it run? {lead}. | battery-life
What can it power? {lead}. | power =station,generator
How fast is the charge? {lead}. | fast-charge
How smooth is the picture? {lead}. | refresh
How far can you fly it? {lead}. | range =drone
Will it hold on glass? {lead}. | suction =holder,mount
Through a whole festival? {lead}. | battery-life =bank,phones
Can I print it big? {lead}. | resolution =camera
My laptop, too? {lead}. | power =charger,bank
Does it drag my jacket down? {lead}. | weight
`);
