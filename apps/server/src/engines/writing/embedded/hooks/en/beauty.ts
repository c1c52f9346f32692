import { readHooks } from '../read-hooks.ts';

export const BEAUTY_HOOKS = readHooks(`
question:
Where's your lipstick by noon? {lead}. | wear-time =lipstick,tint
What does your skin get for breakfast? {lead}. | active =serum,cream
Tight skin after washing? {lead}. | hydrating
Does your moisturiser sting? {lead}. | gentle =cream,moisturiser,moisturizer,serum,lotion
Can you read what's in it? {lead}. | few-ingredients
Throwing away the jar each time? {lead}. | refillable
Perfume in your face cream? {lead}. | fragrance-free =cream,moisturiser,moisturizer,serum,lotion,balm
comment-reply:
How strong? {lead}. | active =serum,toner,essence,cream
Sensitive skin? Read on. {lead}. | gentle
How long does it stay? {lead}. | wear-time
Is it vegan? {lead}. | vegan
What does it smell of? {lead}. | scent
Will it survive lunch? {lead}. | wear-time =lipstick,tint,lip gloss,lip tint
Is it organic? {lead}. | organic
`);
