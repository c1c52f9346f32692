import { readHooks } from '../read-hooks.ts';

export const BEAUTY_HOOKS = readHooks(`
question:
Where's your lipstick by noon? | wear-time =lipstick,tint
What does your skin get for breakfast? | active =serum,cream
Tight skin after washing? | hydrating =cleanser,serum,moisturiser,moisturizer,cream,face cream,toner,lotion,face oil,mask
Does your moisturiser sting? | gentle =cream,moisturiser,moisturizer,serum,lotion
Perfume in your face cream? | fragrance-free =cream,moisturiser,moisturizer,serum,lotion,balm
Long lunch in the sun? | uv =sunscreen,cream,lotion,balm,foundation
Kissing someone goodbye? | wear-time =lipstick,tint,gloss
Crying at the wedding? | wear-time =mascara,eyeliner
Foundation on your collar? | wear-time =foundation,concealer
Hands dry from the dishes? | hydrating =hand
Shaving in the shower? | waterproof =shaver,razor,trimmer,epilator
Rain on the way to the party? | waterproof =mascara,eyeliner
Leaving the charger at home? | battery-life =shaver,trimmer,epilator
Taxi waiting, nails wet? | fast =polish,lamp
comment-reply:
How strong? | active =serum,toner,essence,cream
Will it survive lunch? | wear-time =lipstick,tint,lip gloss,lip tint
How close does it cut? | sharp =razor,shaver,trimmer
How big is the bottle? | capacity =perfume,toner,serum,lotion
`);
