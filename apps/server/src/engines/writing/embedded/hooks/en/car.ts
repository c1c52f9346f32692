import { readHooks } from '../read-hooks.ts';

export const CAR_HOOKS = readHooks(`
comment-reply:
Day and night? {lead}. | night-vision
How strong is the pull? {lead}. | suction
Does it know where you were? {lead}. | gps
Will it fit my car? {lead}. | fits-car
How sharp is the picture? {lead}. | resolution =camera,dash cam,dashcam
How many can it charge? {lead}. | ports
How long does the battery last? {lead}. | battery-life
Does it turn? {lead}. | rotates =mount,holder,phone holder,car phone holder
Will it hold on a bumpy road? {lead}. | magnetic =mount,holder,phone holder,car phone holder
Which standard does it meet? {lead}. | certified =helmet
Strong enough for dog hair? {lead}. | power =vacuum
How long do I stand there? {lead}. | fast =inflator,compressor
Does the cable reach the back? {lead}. | dimension =charger,inflator
question:
What lives under your passenger seat? {lead}. | suction =vacuum
Who scratched the door? {lead}. | motion-alerts =cam,dashcam
Who parked next to you last night? {lead}. | night-vision =cam,dashcam
How soft is that tyre? {lead}. | power =inflator,compressor,pump
Phone sliding across the dash? {lead}. | stays-put
Crumbs under the seat? {lead}. | suction =vacuum,car vacuum,vacuum cleaner
Flat tyre, no petrol station? {lead}. | pressure
Phone empty before you arrive? {lead}. | fast-charge
What did the camera see at night? {lead}. | night-vision =camera,dash cam,dashcam
Muddy boots on the way home? {lead}. | easy-clean =mat,mats,liner,boot liner,car mat,car mats,seat cover
Shopping rolling around the boot? {lead}. | foldable =organizer,organiser
Sand from the weekend? {lead}. | suction =vacuum
Click, click, nothing? {lead}. | power =starter
Cold morning, dead battery? {lead}. | battery-life =starter
Soft tyre, pouring rain? {lead}. | fast =inflator,pump,compressor
Old car, odd seats? {lead}. | fits-car =seat
Where does the shopping go? {lead}. | capacity =organizer
One hand on the wheel? {lead}. | magnetic =holder,mount
Water spots after the rinse? {lead}. | absorbent
Wet dog on the back seat? {lead}. | waterproof =seat,mat,liner
Car still smells of chips? {lead}. | scent =freshener
Wrestling with the sunshade? {lead}. | foldable =sunshade
Could you read that plate? {lead}. | resolution =cam,dashcam,camera
Mat creeping up to the pedals? {lead}. | non-slip =mat
Back seat wants the charger, too? {lead}. | ports =charger
Third hour behind the wheel? {lead}. | comfort =cushion,cover,pillow
Stuck to the seat in July? {lead}. | breathable =seat
Fingers numb at the lights? {lead}. | warm =gloves
`);
