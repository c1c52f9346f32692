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
comment-reply:
Can it go in the machine? {lead}. | machine-wash
Will it keep its shape? {lead}. | heavy-fabric =hoodie,sweatshirt,T-shirt,jeans,jacket
Does it run small? {lead}. | fit
How warm is the inside? {lead}. | brushed
`);
