import { readHooks } from '../read-hooks.ts';

export const FURNITURE_HOOKS = readHooks(`
question:
How much can it take? | load
Six for dinner, or eight? | seats =table
What's under the varnish? | material =table,desk,bed,shelf
How does your back feel at five? | comfort =chair
Guests tonight, four chairs? | extends =table,dining table
Where do the blankets go? | storage =bed,ottoman,bench,sofa bed,coffee table
Spilled already? | easy-clean
Film, then another film? | comfort =sofa,armchair,bean
Last call at six? | comfort =office
Sitting since nine? | adjustable =desk
Somebody staying the night? | extends =sofa,armchair
Film night for the whole family? | seats =sofa
Chair too low for the desk? | adjustable =chair,stool
Back sticking to the chair? | breathable =chair
All the cookbooks on one shelf? | load =bookshelf,shelf
Two kids bouncing? | load =bed,sofa
Jumpers on the chair again? | storage =wardrobe,chest,bed
Pens, chargers, post: where? | storage =desk
Need the floor back? | foldable
Three screws left over? | no-assembly
Red wine on the seat? | removable-cover
Dog got there first? | machine-wash
Crayon on the tabletop? | easy-clean =table,desk
Box room, big plans? | compact
Extra seats behind the door? | stackable =chair,stool
Talking to the kitchen behind you? | rotates =chair,stool,armchair
Cat on the armrest? | scratch-resistant =sofa,armchair
Still sitting well after an hour? | comfort =chair,stool,bench,sofa,armchair
Sometimes too small? | extends =table
One height for everyone? | adjustable =table,desk,chair,stool
Where does everything go? | storage
comment-reply:
Will everybody fit? | seats
Solid, or just the photo? | material =table,desk,bed,shelf
How many can sit? | seats
Everybody leaning on it? | load =table,desk,bench
Will it fit under the window? | dimension
Factory line or workshop? | handmade
Wood, metal or something else? | material
My whole record collection? | load =bookshelf
Will it go up my stairs? | dimension
How far does it come out? | extends =sofa,armchair,table
macro:
Run your hand along it. | material =table,desk,bench
punch:
Shoes off, feet up. | soft =sofa,armchair,bean
split:
A mattress on the floor. That was then. | extends =sofa
`);
