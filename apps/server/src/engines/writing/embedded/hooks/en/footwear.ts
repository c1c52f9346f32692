import { readHooks } from '../read-hooks.ts';

export const FOOTWEAR_HOOKS = readHooks(`
question:
What do they weigh by mile ten? | weight =running shoe,running shoes,trail shoe,trail shoes,trainers,hiking boot,hiking boots
Shoes off at airport security? | no-laces =shoe,sneaker,loafer,boot
First drizzle on new shoes? | water-repellent =shoe,sneaker,loafer
Running for the bus in the rain? | non-slip =shoe,sneaker,boot,loafer
Soapy kitchen floor? | non-slip =clog,slipper
Cold kitchen tiles at six? | warm =slipper
Real leather, or just shiny? | material =loafer,oxford,heel
Tugging at the back to get in? | elastic =shoe,sneaker,boot
Heels in one hand, barefoot home? | foldable =flat
Strap too loose by noon? | adjustable =sandal
comment-reply:
Do they fold? | foldable =ballet flats,slippers,flats
Do they grip on wet stone? | non-slip =hiking boot,hiking boots,trail shoe,trail shoes,water shoe,water shoes
How high is the heel? | dimension =heel,heels,pumps,sandal,sandals
split:
Double knots. That was then. | no-laces =shoe,sneaker
punch:
Step in. Don't bend down. | no-laces =shoe,sneaker,loafer,slide,clog
`);
