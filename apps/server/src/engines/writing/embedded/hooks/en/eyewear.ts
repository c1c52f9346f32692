import { readHooks } from '../read-hooks.ts';

export const EYEWEAR_HOOKS = readHooks(`
question:
Squinting at the road? | polarised
Sun in your eyes on the way home? | uv =sunglasses
Scratched in a week? | scratch-resistant
Sliding down your nose? | fit
Red marks on your nose by evening? | weight
Eyes tired at the screen? | blue-light
Sat on the last pair? | tough
Headlights in the rain? | no-glare
Dropped them on the stairs? | scratch-resistant =glasses,sunglasses
Losing them at every wave? | non-slip
Wet road, low sun? | polarised
Sun bouncing off the lake? | polarised
Eyes shut in every holiday photo? | uv =sunglasses
Snow all around you? | uv =ski
Do you feel them by lunchtime? | weight =glasses,sunglasses
Emails until midnight? | blue-light
Knocked off at playtime? | tough =kids
Loose in the beach bag? | tough =sunglasses
Wiped on your T-shirt? | scratch-resistant =glasses,sunglasses
Too bulky for a pocket? | foldable =glasses,sunglasses
Menu in hand, glasses at home? | compact =reading
Fogged up on the lift? | breathable =ski
Water in your left eye? | leakproof =swimming
Ring marks after every swim? | soft =swimming
Strap slipping mid-length? | adjustable =swimming
Scratched by its own case? | soft =case
Case at the bottom of a full bag? | tough =case
comment-reply:
Do they block UV? | uv
What are the frames made of? | material
How heavy are they? | weight
Do they bend? | elastic
Do they suit a wide face? | fit
Will they stay on when you run? | non-slip
Are the lenses polarised? | polarised
How wide are they? | dimension
Are they recycled? | recycled
Who made them? | handmade
Do they survive my kids? | tough
macro:
Look at the water through them. | polarised =sunglasses
`);
