import { readHooks } from '../read-hooks.ts';

export const APPAREL_HOOKS = readHooks(`
question:
Still ironing on Monday? | crease-free =shirt,blouse,trousers,pants,dress,skirt
Cold before the bus comes? | warm =jacket,coat,parka,hoodie,sweater,jumper,fleece,beanie,scarf
Does it give when you sit down? | elastic =trousers,pants,jeans,leggings,shorts
Itchy collar? | soft =shirt,T-shirt,sweater,jumper,hoodie,cardigan
Shirt stuck to your back by noon? | breathable =shirt,blouse,tee
Can you see through your old one? | heavy-fabric =shirt,tee,hoodie,sweatshirt
Room for dessert? | elastic =trousers,jeans,skirt,joggers
comment-reply:
Will it keep its shape? | heavy-fabric =hoodie,sweatshirt,T-shirt,jeans,jacket
split:
Phone in hand all evening. That was then. | pockets =dress,skirt,leggings,shorts,trousers
punch:
Sit, squat, stretch. | elastic =leggings,shorts,trousers,pants,joggers,jeans
`);
