import { readHooks } from '../read-hooks.ts';

export const BEDDING_HOOKS = readHooks(`
question:
Which side is the cool one? | cooling =pillow,sheet,duvet,set
Cold feet, every night? | warm =duvet,comforter,blanket,quilt,throw
Does your pillow go flat? | comfort =pillow
Sheet off the corner again? | elastic =sheet,fitted sheet,mattress protector,mattress topper
Waking up with a stiff neck? | adjustable =pillow
Fighting the duvet cover? | zip =duvet cover
Somebody always pulls it their way? | dimension =blanket,duvet,throw
Side, back or front? | comfort =pillow,mattress,topper
Head against the train window? | comfort =travel
Tucking the sheet in every morning? | stays-put =sheet
Who irons a duvet cover? | crease-free =cover,set
Where does it spend the summer? | foldable =duvet,blanket,quilt,mattress
Asleep before you switch it off? | timer =electric
Bed like ice when you get in? | fast =electric
Feeling the slats? | thickness =topper,mattress
comment-reply:
How heavy is it? | weight =weighted blanket,blanket,duvet,comforter
Does the cover come off? | removable-cover =pillow,topper,mattress topper,mattress
Deep mattress? | dimension =fitted sheet,sheet
Cotton, or something else? | material =sheet,sheet set,duvet cover,pillowcase
What are you really sleeping on? | material =sheet,pillowcase,mattress,topper,set
Stitched by a machine? | handmade =quilt,blanket,throw,bedspread
Does it fit my bed? | dimension =sheet,mattress,topper,duvet
split:
Socks in bed. That was then. | warm =duvet,blanket,quilt,comforter
`);
