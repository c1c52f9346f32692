import { readHooks } from '../read-hooks.ts';

export const FOOTWEAR_HOOKS = readHooks(`
question:
Wet socks by lunch? {lead}. | waterproof
Aching feet after a shift? {lead}. | comfort
Slipping on the tiles? {lead}. | non-slip
Still bending down for laces? {lead}. | no-laces
Hot feet in August? {lead}. | breathable
Cold toes on the platform? {lead}. | warm
What do they weigh by mile ten? {lead}. | weight =running shoe,running shoes,trail shoe,trail shoes,trainers,hiking boot,hiking boots
How long did the last pair last? {lead}. | tough
Blister already? {lead}. | soft
Hands full at the door? {lead}. | no-laces
Shoes off at airport security? {lead}. | no-laces =shoe,sneaker,loafer,boot
Shortcut across wet grass? {lead}. | waterproof
First drizzle on new shoes? {lead}. | water-repellent =shoe,sneaker,loafer
Museum, market, then dinner? {lead}. | comfort
Running for the bus in the wet? {lead}. | non-slip =shoe,sneaker,boot,loafer
Soapy kitchen floor? {lead}. | non-slip =clog,slipper
Cold kitchen tiles at six? {lead}. | warm =slipper
Standing on the touchline? {lead}. | warm =boot,insole
Shoes off under the desk? {lead}. | breathable =shoe,sneaker,loafer
Packing a second pair? {lead}. | weight
Real leather, or just shiny? {lead}. | material =loafer,oxford,heel
Festival mud? {lead}. | machine-wash
Tugging at the back to get in? {lead}. | elastic =shoe,sneaker,boot
Heels in one hand, barefoot home? {lead}. | foldable =flat
Dark road, early run? {lead}. | reflective
Straight from the river to lunch? {lead}. | quick-dry
Leaving them outside the door? {lead}. | odour
Strap too loose by noon? {lead}. | adjustable =sandal
Sleet on the way in? {lead}. | water-repellent
comment-reply:
What are they made of? {lead}. | material
Do they suit wide feet? {lead}. | fit
How do you clean them? {lead}. | easy-clean
Do they fold? {lead}. | foldable =ballet flats,slippers,flats
Do they grip on wet stone? {lead}. | non-slip =hiking boot,hiking boots,trail shoe,trail shoes,water shoe,water shoes
What about snow? {lead}. | insulated
How high is the heel? {lead}. | dimension =heel,heels,pumps,sandal,sandals
Can you wash them? {lead}. | machine-wash
Any leather in them? {lead}. | vegan
What were they before? {lead}. | recycled
Heavy on a long walk? {lead}. | weight
split:
Then: double knots. Now: {inside}. | no-laces =shoe,sneaker
punch:
Step in. Don't bend down. {lead}. | no-laces =shoe,sneaker,loafer,slide,clog
countdown:
Why walk through the puddle? {lead}. And three more reasons. | waterproof
`);
