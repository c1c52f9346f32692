import { readHooks } from '../read-hooks.ts';

export const BEDDING_HOOKS = readHooks(`
question:
Which side is the cool one? {lead}. | cooling =pillow,sheet,duvet,set
Where does the duvet go at three? {lead}. | stays-put
Too warm at three in the morning? {lead}. | cooling
Kicking off the covers? {lead}. | breathable
Cold feet, every night? {lead}. | warm =duvet,comforter,blanket,quilt,throw
Does your pillow go flat? {lead}. | comfort =pillow
Sheet off the corner again? {lead}. | elastic =sheet,fitted sheet,mattress protector,mattress topper
Waking up with a stiff neck? {lead}. | adjustable =pillow
Fighting the duvet cover? {lead}. | zip =duvet cover
Rough against your skin? {lead}. | soft
Creased before you've slept in it? {lead}. | crease-free
Window open and still too warm? {lead}. | cooling
Somebody always pulls it their way? {lead}. | dimension =blanket,duvet,throw
Side, back or front? {lead}. | comfort =pillow,mattress,topper
Head against the train window? {lead}. | comfort =travel
Waking up damp? {lead}. | absorbent
Summer in a top-floor flat? {lead}. | breathable
Tucking the sheet in every morning? {lead}. | stays-put =sheet
Coffee in bed, wobbly tray? {lead}. | machine-wash
Who irons a duvet cover? {lead}. | crease-free =cover,set
Washed on Sunday, needed that night? {lead}. | quick-dry
Where does it spend the summer? {lead}. | foldable =duvet,blanket,quilt,mattress
Asleep before you switch it off? {lead}. | timer =electric
Bed like ice when you get in? {lead}. | fast =electric
Feeling the slats? {lead}. | thickness =topper,mattress
First cold night? {lead}. | warm
comment-reply:
Too hot in summer? {lead}. | cooling
Can you wash it at home? {lead}. | machine-wash
How heavy is it? {lead}. | weight =weighted blanket,blanket,duvet,comforter
Does the cover come off? {lead}. | removable-cover =pillow,topper,mattress topper,mattress
How thick is it? {lead}. | thickness
Deep mattress? {lead}. | dimension =fitted sheet,sheet
Cotton, or something else? {lead}. | material =sheet,sheet set,duvet cover,pillowcase
Is it organic? {lead}. | organic
Summer and winter? {lead}. | reversible
What are you really sleeping on? {lead}. | material =sheet,pillowcase,mattress,topper,set
Stitched by a machine? {lead}. | handmade =quilt,blanket,throw,bedspread
Does it fit my bed? {lead}. | dimension =sheet,mattress,topper,duvet
split:
Then: socks in bed. Now: {inside}. | warm =duvet,blanket,quilt,comforter
punch:
Sunday, no alarm. {lead}. | soft
`);
