import { readHooks } from '../read-hooks.ts';

export const FOOTWEAR_HOOKS = readHooks(`
question:
Wet socks by lunch? | waterproof
Aching feet after a shift? | comfort
Slipping on the tiles? | non-slip
Still bending down for laces? | no-laces
Hot feet in August? | breathable
Cold toes on the platform? | warm
What do they weigh by mile ten? | weight =running shoe,running shoes,trail shoe,trail shoes,trainers,hiking boot,hiking boots
How long did the last pair last? | tough
Blister already? | soft
Hands full at the door? | no-laces
Shoes off at airport security? | no-laces =shoe,sneaker,loafer,boot
Shortcut across wet grass? | waterproof
First drizzle on new shoes? | water-repellent =shoe,sneaker,loafer
Museum, market, then dinner? | comfort
Running for the bus in the wet? | non-slip =shoe,sneaker,boot,loafer
Soapy kitchen floor? | non-slip =clog,slipper
Cold kitchen tiles at six? | warm =slipper
Standing on the touchline? | warm =boot,insole
Shoes off under the desk? | breathable =shoe,sneaker,loafer
Packing a second pair? | weight
Real leather, or just shiny? | material =loafer,oxford,heel
Festival mud? | machine-wash
Tugging at the back to get in? | elastic =shoe,sneaker,boot
Heels in one hand, barefoot home? | foldable =flat
Dark road, early run? | reflective
Straight from the river to lunch? | quick-dry
Leaving them outside the door? | odour
Strap too loose by noon? | adjustable =sandal
Sleet on the way in? | water-repellent
comment-reply:
What are they made of? | material
Do they suit wide feet? | fit
How do you clean them? | easy-clean
Do they fold? | foldable =ballet flats,slippers,flats
Do they grip on wet stone? | non-slip =hiking boot,hiking boots,trail shoe,trail shoes,water shoe,water shoes
What about snow? | insulated
How high is the heel? | dimension =heel,heels,pumps,sandal,sandals
Can you wash them? | machine-wash
Any leather in them? | vegan
What were they before? | recycled
Heavy on a long walk? | weight
split:
Double knots. That was then. | no-laces =shoe,sneaker
punch:
Step in. Don't bend down. | no-laces =shoe,sneaker,loafer,slide,clog
`);
