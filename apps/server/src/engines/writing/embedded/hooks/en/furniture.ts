import { readHooks } from '../read-hooks.ts';

export const FURNITURE_HOOKS = readHooks(`
question:
Six for dinner, or eight? | seats =table
Solid all the way through? | material =table,desk,bed,shelf
How does your back feel at five? | comfort =chair
Guests tonight, four chairs? | extends =table,dining table
Where do the blankets go? | storage =bed,ottoman,bench,sofa bed,coffee table
Movie, then another movie? | comfort =sofa,armchair,bean
Last call at six? | comfort =office
Sitting since nine? | adjustable =desk
Somebody staying the night? | extends =sofa,armchair
Movie night for the whole family? | seats =sofa
Back sticking to the chair? | breathable =chair
All the cookbooks on one shelf? | load =bookshelf,shelf
Two kids bouncing? | load =bed,sofa
Sweaters on the chair again? | storage =wardrobe,chest,bed
Crayon on the tabletop? | easy-clean =table,desk
Extra seats behind the door? | stackable =chair,stool
Talking to the kitchen behind you? | rotates =chair,stool,armchair
Cat on the armrest? | scratch-resistant =sofa,armchair
Still sitting well after an hour? | comfort =chair,stool,bench,sofa,armchair
Sometimes too small? | extends =table
comment-reply:
Solid, or just the photo? | material =table,desk,bed,shelf
Everybody leaning on it? | load =table,desk,bench
My whole record collection? | load =bookshelf
How far does it come out? | extends =sofa,armchair,table
macro:
Run your hand along it. | material =table,desk,bench
punch:
Shoes off, feet up. | soft =sofa,armchair,bean
split:
A mattress on the floor. That was then. | extends =sofa
`);
