import { readHooks } from '../read-hooks.ts';

export const AUDIO_HOOKS = readHooks(`
comment-reply:
How loud does it get? | power =speaker
How heavy on the head? | weight =headphone,headphones
Loud enough for the yard? | power =speaker
Too big for a handbag? | foldable =headphones
What gives it its voice? | material =guitar,violin,drum
question:
What does your bass sound like upstairs? | sound =speaker,soundbar
Hearing the train, or the song? | noise-cancelling =headphone,headphones,earbud,earbuds,earphone,earphones
Sand, spray, sunscreen? | waterproof =speaker,radio
Sore ears after an hour? | comfort =headphone,headphones,earbud,earbuds
A phone and a laptop, one pair? | multi-device =headphone,headphones,earbuds,earphones
Crying baby in the next row? | noise-cancelling =headphones,earbuds,earphones,headset
Somebody drilling next door? | noise-cancelling =headphones,earbuds,earphones
Red light before the last song? | battery-life =speaker,headphones,earbuds,earphones
Singing in the shower? | waterproof =speaker,radio
Rain halfway through your run? | water-repellent =headphones,earbuds,earphones
Wearing them until the last meeting? | comfort =headphones,headset
TV sounds thin? | sound =soundbar
Taking a call on the walk home? | two-way-audio =headphones,earbuds,earphones,headset
Phone yanked off the desk again? | wireless =headphones,earbuds,earphones,headset
Carrying it to the park? | weight =speaker
Radio on until you fall asleep? | timer =radio,speaker
Falling out when you run? | comfort =earbuds,earphones
Over your shoulder to rehearsal? | weight =guitar,violin,keyboard,amplifier
`);
