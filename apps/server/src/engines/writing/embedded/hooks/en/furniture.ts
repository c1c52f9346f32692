import { readHooks } from '../read-hooks.ts';

export const FURNITURE_HOOKS = readHooks(`
question:
How much can it take? {lead}. | load
Six for dinner, or eight? {lead}. | seats =table
What's under the varnish? {lead}. | material =table,desk,bed,shelf
How does your back feel at five? {lead}. | comfort =chair
Guests tonight, four chairs? {lead}. | extends =table,dining table
Where do the blankets go? {lead}. | storage =bed,ottoman,bench,sofa bed,coffee table
Spilled already? {lead}. | easy-clean
Film, then another film? {lead}. | comfort =sofa,armchair,bean
Last call at six? {lead}. | comfort =office
Sitting since nine? {lead}. | adjustable =desk
Somebody staying the night? {lead}. | extends =sofa,armchair
Film night for the whole family? {lead}. | seats =sofa
Chair too low for the desk? {lead}. | adjustable =chair,stool
Back sticking to the chair? {lead}. | breathable =chair
All the cookbooks on one shelf? {lead}. | load =bookshelf,shelf
Two kids bouncing? {lead}. | load =bed,sofa
Jumpers on the chair again? {lead}. | storage =wardrobe,chest,bed
Pens, chargers, post: where? {lead}. | storage =desk
Need the floor back? {lead}. | foldable
Three screws left over? {lead}. | no-assembly
Red wine on the seat? {lead}. | removable-cover
Dog got there first? {lead}. | machine-wash
Crayon on the tabletop? {lead}. | easy-clean =table,desk
Box room, big plans? {lead}. | compact
Extra seats behind the door? {lead}. | stackable =chair,stool
Talking to the kitchen behind you? {lead}. | rotates =chair,stool,armchair
Cat on the armrest? {lead}. | scratch-resistant =sofa,armchair
Still sitting well after an hour? {lead}. | comfort =chair,stool,bench,sofa,armchair
Sometimes too small? {lead}. | extends =table
One height for everyone? {lead}. | adjustable =table,desk,chair,stool
Where does everything go? {lead}. | storage
comment-reply:
Will everybody fit? {lead}. | seats
Solid, or just the photo? {lead}. | material =table,desk,bed,shelf
How many can sit? {lead}. | seats
Everybody leaning on it? {lead}. | load =table,desk,bench
Will it fit under the window? {lead}. | dimension
Factory line or workshop? {lead}. | handmade
Wood, metal or something else? {lead}. | material
My whole record collection? {lead}. | load =bookshelf
Will it go up my stairs? {lead}. | dimension
How far does it come out? {lead}. | extends =sofa,armchair,table
macro:
Run your hand along it: {inside}. | material =table,desk,bench
punch:
Shoes off, feet up. {lead}. | soft =sofa,armchair,bean
split:
Then: a mattress on the floor. Now: {inside}. | extends =sofa
`);
