import { readHooks } from '../read-hooks.ts';

export const AUDIO_HOOKS = readHooks(`
comment-reply:
How does it sound? {lead}. | sound
How long on one charge? {lead}. | battery-life
How loud does it get? {lead}. | power =speaker
Rain or gym? {lead}. | water-repellent
How heavy on the head? {lead}. | weight =headphone,headphones
Does it fit in a pocket? {lead}. | compact
Which Bluetooth? {lead}. | bluetooth
Loud enough for the garden? {lead}. | power =speaker
Too big for a handbag? {lead}. | foldable =headphones
What gives it its voice? {lead}. | material =guitar,violin,drum
Does it last a whole shift? {lead}. | battery-life
Can I leave my phone on the desk? {lead}. | range
question:
What does your bass sound like upstairs? {lead}. | sound =speaker,soundbar
How far is the next socket? {lead}. | battery-life
Hearing the train, or the song? {lead}. | noise-cancelling =headphone,headphones,earbud,earbuds,earphone,earphones
Sand, spray, sunscreen? {lead}. | waterproof =speaker,radio
Sore ears after an hour? {lead}. | comfort =headphone,headphones,earbud,earbuds
A phone and a laptop, one pair? {lead}. | multi-device =headphone,headphones,earbuds,earphones
Forgot to charge it again? {lead}. | fast-charge
Still untangling a cable? {lead}. | wireless
Crying baby in the next row? {lead}. | noise-cancelling =headphones,earbuds,earphones,headset
Somebody drilling next door? {lead}. | noise-cancelling =headphones,earbuds,earphones
Red light before the last song? {lead}. | battery-life =speaker,headphones,earbuds,earphones
Shoes on, battery empty? {lead}. | fast-charge
Singing in the shower? {lead}. | waterproof =speaker,radio
Rain halfway through your run? {lead}. | water-repellent =headphones,earbuds,earphones
Film on the tablet, call on the phone? {lead}. | multi-device
Wearing them till the last meeting? {lead}. | comfort =headphones,headset
TV sounds thin? {lead}. | sound =soundbar
Taking a call on the walk home? {lead}. | two-way-audio =headphones,earbuds,earphones,headset
Phone yanked off the desk again? {lead}. | wireless =headphones,earbuds,earphones,headset
Carrying it to the park? {lead}. | weight =speaker
Radio on until you fall asleep? {lead}. | timer =radio,speaker
Falling out when you run? {lead}. | comfort =earbuds,earphones
Over your shoulder to rehearsal? {lead}. | weight =guitar,violin,keyboard,amplifier
countdown:
Why leave the charger at home? {lead}. And three more reasons. | battery-life =headphones,earbuds,earphones,speaker
punch:
Turn it up. {lead}. | sound
`);
