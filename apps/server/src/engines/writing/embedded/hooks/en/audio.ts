import { readHooks } from '../read-hooks.ts';

export const AUDIO_HOOKS = readHooks(`
comment-reply:
Battery? {lead}. | battery-life
Laptop and phone at once? {lead}. | multi-device
How does it sound? {lead}. | sound
How long on one charge? {lead}. | battery-life
How loud does it get? {lead}. | power =speaker
Rain or gym? {lead}. | water-repellent
How heavy on the head? {lead}. | weight =headphone,headphones
Does it fit in a pocket? {lead}. | compact
Which Bluetooth? {lead}. | bluetooth
question:
What does your bass sound like upstairs? {lead}. | sound =speaker,soundbar
How far is the next socket? {lead}. | battery-life
Hearing the train, or the song? {lead}. | noise-cancelling =headphone,headphones,earbud,earbuds,earphone,earphones
Music by the pool? {lead}. | waterproof =speaker
Sore ears after an hour? {lead}. | comfort =headphone,headphones,earbud,earbuds
A phone and a laptop, one pair? {lead}. | multi-device =headphone,headphones,earbuds,earphones
Forgot to charge it again? {lead}. | fast-charge
Still untangling a cable? {lead}. | wireless
`);
