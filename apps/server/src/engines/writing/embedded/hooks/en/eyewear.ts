import { readHooks } from '../read-hooks.ts';

export const EYEWEAR_HOOKS = readHooks(`
question:
Sun in your eyes on the way home? | uv =sunglasses
Dropped them on the stairs? | scratch-resistant =glasses,sunglasses
Eyes shut in every beach photo? | uv =sunglasses
Snow all around you? | uv =ski
Do you feel them by lunchtime? | weight =glasses,sunglasses
Knocked off at playtime? | tough =kids
Loose in the beach bag? | tough =sunglasses
Wiped on your T-shirt? | scratch-resistant =glasses,sunglasses
Too bulky for a pocket? | foldable =glasses,sunglasses
Menu in hand, glasses at home? | compact =reading
Water in your left eye? | leakproof =swimming
Ring marks after every swim? | soft =swimming
Strap slipping mid-length? | adjustable =swimming
Scratched by its own case? | soft =case
Case at the bottom of a full bag? | tough =case
macro:
Look at the water through them. | polarised =sunglasses
`);
