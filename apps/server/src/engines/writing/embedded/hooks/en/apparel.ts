import { readHooks } from '../read-hooks.ts';

export const APPAREL_HOOKS = readHooks(`
question:
Where do your keys go? | pockets
Still ironing on Monday? | crease-free =shirt,blouse,trousers,pants,dress,skirt
Washed tonight, worn tomorrow? | quick-dry
Cold before the bus comes? | warm =jacket,coat,parka,hoodie,sweater,jumper,fleece,beanie,scarf
Running after dark? | reflective
Does it give when you sit down? | elastic =trousers,pants,jeans,leggings,shorts
Itchy collar? | soft =shirt,T-shirt,sweater,jumper,hoodie,cardigan
Shirt stuck to your back by noon? | breathable =shirt,blouse,tee
Washing it in a hotel sink? | quick-dry
Umbrella left on the train? | waterproof
Cycling into a headwind? | windproof
Noon, and no shade anywhere? | uv
Can you see through your old one? | heavy-fabric =shirt,tee,hoodie,sweatshirt
Frost on the windscreen? | warm
Heatwave, packed train? | cooling
Rain down the back of your neck? | hood
Third floor, no lift, July? | breathable
Room for dessert? | elastic =trousers,jeans,skirt,joggers
comment-reply:
Can it go in the machine? | machine-wash
Will it keep its shape? | heavy-fabric =hoodie,sweatshirt,T-shirt,jeans,jacket
Does it run small? | fit
How warm is the inside? | brushed
Does it pack small? | foldable
Would I feel it on a run? | weight
macro:
Can you feel this through the screen? | soft
Check the label with me. | material
split:
Phone in hand all evening. That was then. | pockets =dress,skirt,leggings,shorts,trousers
punch:
Sit, squat, stretch. | elastic =leggings,shorts,trousers,pants,joggers,jeans
`);
