import { readHooks } from '../read-hooks.ts';

export const APPAREL_HOOKS = readHooks(`
question:
Where do your keys go? {lead}. | pockets
Still ironing on Monday? {lead}. | crease-free =shirt,blouse,trousers,pants,dress,skirt
Washed tonight, worn tomorrow? {lead}. | quick-dry
Cold before the bus comes? {lead}. | warm =jacket,coat,parka,hoodie,sweater,jumper,fleece,beanie,scarf
Running after dark? {lead}. | reflective
Does it give when you sit down? {lead}. | elastic =trousers,pants,jeans,leggings,shorts
Itchy collar? {lead}. | soft =shirt,T-shirt,sweater,jumper,hoodie,cardigan
Shirt stuck to your back by noon? {lead}. | breathable =shirt,blouse,tee
Washing it in a hotel sink? {lead}. | quick-dry
Umbrella left on the train? {lead}. | waterproof
Cycling into a headwind? {lead}. | windproof
Noon, and no shade anywhere? {lead}. | uv
Can you see through your old one? {lead}. | heavy-fabric =shirt,tee,hoodie,sweatshirt
Frost on the windscreen? {lead}. | warm
Heatwave, packed train? {lead}. | cooling
Rain down the back of your neck? {lead}. | hood
Third floor, no lift, July? {lead}. | breathable
Room for dessert? {lead}. | elastic =trousers,jeans,skirt,joggers
comment-reply:
Can it go in the machine? {lead}. | machine-wash
Will it keep its shape? {lead}. | heavy-fabric =hoodie,sweatshirt,T-shirt,jeans,jacket
Does it run small? {lead}. | fit
How warm is the inside? {lead}. | brushed
Does it pack small? {lead}. | foldable
Would I feel it on a run? {lead}. | weight
macro:
Can you feel this through the screen? {lead}. | soft
Check the label with me: {inside}. | material
split:
Then: phone in hand all evening. Now: {inside}. | pockets =dress,skirt,leggings,shorts,trousers
countdown:
Why leave the iron cold? {lead}. And three more reasons. | crease-free
punch:
Sit, squat, stretch. {lead}. | elastic =leggings,shorts,trousers,pants,joggers,jeans
`);
