import { readHooks } from '../read-hooks.ts';

export const CAR_HOOKS = readHooks(`
comment-reply:
How sharp is the picture? | resolution =camera,dash cam,dashcam
Does it turn? | rotates =mount,holder,phone holder,car phone holder
Will it hold on a bumpy road? | magnetic =mount,holder,phone holder,car phone holder
Which standard does it meet? | certified =helmet
Strong enough for dog hair? | power =vacuum
How long do I stand there? | fast =inflator,compressor
Does the cable reach the back? | dimension =charger,inflator
question:
What lives under your passenger seat? | suction =vacuum
Who scratched the door? | motion-alerts =cam,dashcam
Who parked next to you last night? | night-vision =cam,dashcam
Crumbs under the seat? | suction =vacuum,car vacuum,vacuum cleaner
What did the camera see at night? | night-vision =camera,dash cam,dashcam
Muddy boots on the way home? | easy-clean =mat,mats,liner,boot liner,car mat,car mats,seat cover
Groceries rolling around the car? | foldable =organizer,organiser
Sand from the weekend? | suction =vacuum
Click, click, nothing? | power =starter
Cold morning, dead battery? | battery-life =starter
Old car, odd seats? | fits-car =seat
Where does the shopping go? | capacity =organizer
One hand on the wheel? | magnetic =holder,mount
Wet dog on the back seat? | waterproof =seat,mat,liner
Wrestling with the sunshade? | foldable =sunshade
Could you read that plate? | resolution =cam,dashcam,camera
Mat creeping up to the pedals? | non-slip =mat
Back seat wants the charger, too? | ports =charger
Third hour behind the wheel? | comfort =cushion,cover,pillow
Stuck to the seat in July? | breathable =seat
Fingers numb at the lights? | warm =gloves
`);
