import { readHooks } from '../read-hooks.ts';

export const HEALTH_HOOKS = readHooks(`
punch:
Shoulders, come down from your ears. | massage =massager,gun,pillow,cushion
Your calves filed a complaint. Heard. | massage =massager,gun
Somebody else's thumbs, on your sofa. | massage =massager
Turn the label round. There's a number on it. | dose
{amount}. Now you know what's in one. | dose
No sugar hiding in the good intentions. | no-added-sugar
Cold feet, warm bottle, good night. | warm =bottle,pad,pack,warmer
Hands in pockets. Heat in hands. | warm =warmer
The kettle isn't the only warm thing tonight. | warm =bottle,pad,pack
Brush by night. Wake nobody. | quiet =toothbrush,flosser
The charger stays home. The teeth don't. | battery-life =toothbrush,flosser
One button, one number, one deep breath. | precision =thermometer,monitor,scale
Small enough for the glovebox. Read the list. | compact =kit
Fits the wrist. Leaves the day alone. | adjustable =brace,support,sleeve
It folds before the waiting room fills. | foldable =cane,walker,wheelchair,stick
Pop, sip, done. It tastes of something. | flavour
One sachet. No spoon, no scales. | single-pack
Snoring next door? That's their problem now. | comfort =earplug,plug
macro:
Look at the small print. {fact}. | dose
Closer to the bristles. {fact}. | soft =toothbrush,brush
Look at the head of it. {fact}. | massage =gun,massager
Zoom in on the display. {fact}. | precision
Feel the fabric first. {fact}. | material =mask,brace,sleeve,support,belt
question:
Where does it sit today, neck or back? {fact}. | massage
Do you count the milligrams, too? {fact}. | dose
How cold are your feet in bed? {fact}. | warm =bottle,pad,pack
Fever, or just a warm forehead? {fact}. | precision =thermometer
What did the scale say last time? {fact}. | precision =scale
When did you last charge your toothbrush? {fact}. | battery-life =toothbrush
Got thirty seconds before the bathroom queue? {fact}. | fast
What goes in the first-aid drawer? {fact}. | set =kit,plaster,bandage
Will it slip under a sleeve? {fact}. | adjustable =brace,support,sleeve
split:
Then: guessing. Now: a number. | precision
Then: two jumpers and a hot drink. Now: {inside}. | warm =bottle,pad,pack,belt
Then: a tennis ball and a wall. Now: {inside}. | massage
Then: string and patience. Now: {inside}. | pressure =flosser,irrigator
Then: hope. Now: {inside}. | dose
comment-reply:
How much is in one? {fact}. | dose
How accurate, really? {fact}. | precision
Will it wake the house? {fact}. | quiet
Any sugar in it? {fact}. | no-added-sugar
What does it taste of? {fact}. | flavour
Vegans asked. Here you go: {inside}. | vegan
How long on one charge? {fact}. | battery-life
unboxing:
Open the drawer, put it in, feel grown up. | set =kit
Out of the box and onto the neck. | massage =massager
countdown:
Three facts, then decide about {a_kind}.
{this_kind} on three lines of small print.
price-slam:
Was {was}. Breathe out: {price}. | was-price
{was} yesterday. {price} on the bathroom shelf. | was-price
`);
