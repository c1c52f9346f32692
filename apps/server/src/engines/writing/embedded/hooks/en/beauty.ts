import { readHooks } from '../read-hooks.ts';

export const BEAUTY_HOOKS = readHooks(`
question:
Where's your lipstick by noon? | wear-time =lipstick,tint
What does your skin get for breakfast? | active =serum,cream
Tight skin after washing? | hydrating =cleanser,serum,moisturiser,moisturizer,cream,face cream,toner,lotion,face oil,mask
Does your moisturiser sting? | gentle =cream,moisturiser,moisturizer,serum,lotion
Can you read what's in it? | few-ingredients
Throwing away the jar each time? | refillable
Perfume in your face cream? | fragrance-free =cream,moisturiser,moisturizer,serum,lotion,balm
Long lunch in the sun? | uv =sunscreen,cream,lotion,balm,foundation
Kissing someone goodbye? | wear-time =lipstick,tint,gloss
Crying at the wedding? | wear-time =mascara,eyeliner
Foundation on your collar? | wear-time =foundation,concealer
Skin dry from the heating? | hydrating
Hands dry from the washing-up? | hydrating =hand
Nervous about trying something new? | gentle
Empty before payday? | lasts
Shaving in the shower? | waterproof =shaver,razor,trimmer,epilator
Rain on the way to the party? | waterproof =mascara,eyeliner
Leaving the charger at home? | battery-life =shaver,trimmer,epilator
Taxi waiting, nails wet? | fast =polish,lamp
Handbag already full? | compact
Hand luggage only? | single-pack
comment-reply:
How strong? | active =serum,toner,essence,cream
Sensitive skin? Read on. | gentle
How long does it stay? | wear-time
Is it vegan? | vegan
What does it smell of? | scent
Will it survive lunch? | wear-time =lipstick,tint,lip gloss,lip tint
Is it organic? | organic
What does the work in there? | active
How close does it cut? | sharp =razor,shaver,trimmer
How big is the bottle? | capacity =perfume,toner,serum,lotion
punch:
`);
