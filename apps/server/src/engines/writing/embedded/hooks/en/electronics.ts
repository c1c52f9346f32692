import { readHooks } from '../read-hooks.ts';

export const ELECTRONICS_HOOKS = readHooks(`
question:
Somebody at the door, nobody home? | motion-alerts =doorbell,security
Somebody outside, you in a meeting? | two-way-audio =doorbell
Who was on the sofa? | resolution =security
A corner your camera doesn't see? | rotates =security
Dropped on the street? | tough =case,phones,protector
Two phones, one plug? | ports =charger,bank,strip
Power cut, full freezer? | power =station
Long day, no plug? | battery-life =bank,phones,tablet
Movie night with the lights on? | power =projector
Sun on the screen? | screen =tablet,phones,reader
Jumping in with the camera? | waterproof =action
Keys gone again? | app =tracker
comment-reply:
What can it power? | power =station,generator
How far can you fly it? | range =drone
Will it hold on glass? | suction =holder,mount
Through a whole festival? | battery-life =bank,phones
Can I print it big? | resolution =camera
My laptop, too? | power =charger,bank
`);
