import { readHooks } from '../read-hooks.ts';

export const EYEWEAR_HOOKS = readHooks(`
question:
Squinting at the road? {lead}. | polarised
Sun in your eyes on the way home? {lead}. | uv =sunglasses
Scratched in a week? {lead}. | scratch-resistant
Sliding down your nose? {lead}. | fit
Red marks on your nose by evening? {lead}. | weight
Eyes tired at the screen? {lead}. | blue-light
Sat on the last pair? {lead}. | tough
Headlights in the rain? {lead}. | no-glare
Dropped them on the stairs? {lead}. | scratch-resistant =glasses,sunglasses
Losing them at every wave? {lead}. | non-slip
Wet road, low sun? {lead}. | polarised
Sun bouncing off the lake? {lead}. | polarised
Eyes shut in every holiday photo? {lead}. | uv =sunglasses
Snow all around you? {lead}. | uv =ski
Do you feel them by lunchtime? {lead}. | weight =glasses,sunglasses
Emails until midnight? {lead}. | blue-light
Knocked off at playtime? {lead}. | tough =kids
Loose in the beach bag? {lead}. | tough =sunglasses
Wiped on your T-shirt? {lead}. | scratch-resistant =glasses,sunglasses
Too bulky for a pocket? {lead}. | foldable =glasses,sunglasses
Menu in hand, glasses at home? {lead}. | compact =reading
Fogged up on the lift? {lead}. | breathable =ski
Water in your left eye? {lead}. | leakproof =swimming
Ring marks after every swim? {lead}. | soft =swimming
Strap slipping mid-length? {lead}. | adjustable =swimming
Scratched by its own case? {lead}. | soft =case
Case at the bottom of a full bag? {lead}. | tough =case
comment-reply:
Do they block UV? {lead}. | uv
What are the frames made of? {lead}. | material
How heavy are they? {lead}. | weight
Do they bend? {lead}. | elastic
Do they suit a wide face? {lead}. | fit
Will they stay on when you run? {lead}. | non-slip
Are the lenses polarised? {lead}. | polarised
How wide are they? {lead}. | dimension
Are they recycled? {lead}. | recycled
Who made them? {lead}. | handmade
Do they survive my kids? {lead}. | tough
macro:
Look at the water through them: {inside}. | polarised =sunglasses
countdown:
Why drive west at six? {lead}. And three more reasons. | polarised =sunglasses
`);
