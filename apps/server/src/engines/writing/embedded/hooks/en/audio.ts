import { readHooks } from '../read-hooks.ts';

export const AUDIO_HOOKS = readHooks(`
comment-reply:
How does it sound? | sound
How long on one charge? | battery-life
How loud does it get? | power =speaker
Rain or gym? | water-repellent
How heavy on the head? | weight =headphone,headphones
Does it fit in a pocket? | compact
Which Bluetooth? | bluetooth
Loud enough for the garden? | power =speaker
Too big for a handbag? | foldable =headphones
What gives it its voice? | material =guitar,violin,drum
Does it last a whole shift? | battery-life
Can I leave my phone on the desk? | range
question:
What does your bass sound like upstairs? | sound =speaker,soundbar
How far is the next socket? | battery-life
Hearing the train, or the song? | noise-cancelling =headphone,headphones,earbud,earbuds,earphone,earphones
Sand, spray, sunscreen? | waterproof =speaker,radio
Sore ears after an hour? | comfort =headphone,headphones,earbud,earbuds
A phone and a laptop, one pair? | multi-device =headphone,headphones,earbuds,earphones
Forgot to charge it again? | fast-charge
Still untangling a cable? | wireless
Crying baby in the next row? | noise-cancelling =headphones,earbuds,earphones,headset
Somebody drilling next door? | noise-cancelling =headphones,earbuds,earphones
Red light before the last song? | battery-life =speaker,headphones,earbuds,earphones
Shoes on, battery empty? | fast-charge
Singing in the shower? | waterproof =speaker,radio
Rain halfway through your run? | water-repellent =headphones,earbuds,earphones
Film on the tablet, call on the phone? | multi-device
Wearing them till the last meeting? | comfort =headphones,headset
TV sounds thin? | sound =soundbar
Taking a call on the walk home? | two-way-audio =headphones,earbuds,earphones,headset
Phone yanked off the desk again? | wireless =headphones,earbuds,earphones,headset
Carrying it to the park? | weight =speaker
Radio on until you fall asleep? | timer =radio,speaker
Falling out when you run? | comfort =earbuds,earphones
Over your shoulder to rehearsal? | weight =guitar,violin,keyboard,amplifier
punch:
Turn it up. | sound
`);
