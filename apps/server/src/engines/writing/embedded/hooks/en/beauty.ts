import { readHooks } from '../read-hooks.ts';

export const BEAUTY_HOOKS = readHooks(`
question:
Where's your lipstick by noon? {lead}. | wear-time =lipstick,tint
What does your skin get for breakfast? {lead}. | active =serum,cream
Tight skin after washing? {lead}. | hydrating =cleanser,serum,moisturiser,moisturizer,cream,face cream,toner,lotion,face oil,mask
Does your moisturiser sting? {lead}. | gentle =cream,moisturiser,moisturizer,serum,lotion
Can you read what's in it? {lead}. | few-ingredients
Throwing away the jar each time? {lead}. | refillable
Perfume in your face cream? {lead}. | fragrance-free =cream,moisturiser,moisturizer,serum,lotion,balm
Long lunch in the sun? {lead}. | uv =sunscreen,cream,lotion,balm,foundation
Kissing someone goodbye? {lead}. | wear-time =lipstick,tint,gloss
Crying at the wedding? {lead}. | wear-time =mascara,eyeliner
Foundation on your collar? {lead}. | wear-time =foundation,concealer
Skin dry from the heating? {lead}. | hydrating
Hands dry from the washing-up? {lead}. | hydrating =hand
Nervous about trying something new? {lead}. | gentle
Empty before payday? {lead}. | lasts
Shaving in the shower? {lead}. | waterproof =shaver,razor,trimmer,epilator
Rain on the way to the party? {lead}. | waterproof =mascara,eyeliner
Leaving the charger at home? {lead}. | battery-life =shaver,trimmer,epilator
Taxi waiting, nails wet? {lead}. | fast =polish,lamp
Handbag already full? {lead}. | compact
Hand luggage only? {lead}. | single-pack
comment-reply:
How strong? {lead}. | active =serum,toner,essence,cream
Sensitive skin? Read on. {lead}. | gentle
How long does it stay? {lead}. | wear-time
Is it vegan? {lead}. | vegan
What does it smell of? {lead}. | scent
Will it survive lunch? {lead}. | wear-time =lipstick,tint,lip gloss,lip tint
Is it organic? {lead}. | organic
What does the work in there? {lead}. | active
How close does it cut? {lead}. | sharp =razor,shaver,trimmer
How big is the bottle? {lead}. | capacity =perfume,toner,serum,lotion
punch:
Somebody leans in. {lead}. | scent =perfume
`);
