import { readHooks } from '../read-hooks.ts';

export const HOME_HOOKS = readHooks(`
question:
What colour is your evening? {lead}. | dimmable =lamp,light,bulb
What are you breathing? {lead}. | cleans-air
Who vacuums on a Sunday? {lead}. | suction =vacuum,robot
What do you smell when you come home? {lead}. | scent =candle,diffuser,room spray
How many evenings does it burn? {lead}. | burn-time =candle
Film on, lamp too bright? {lead}. | dimmable
Pet hair in the rug? {lead}. | suction =vacuum
Spring outside, windows shut? {lead}. | cleans-air
Onions still in the air? {lead}. | scent =candle,diffuser
What's under your bare feet? {lead}. | material =rug
Emptying it every evening? {lead}. | capacity =dehumidifier,can
Refilling it before bed? {lead}. | capacity =humidifier,diffuser
A cupboard you don't dare open? {lead}. | storage =storage,organizer
Light sleeper in the room? {lead}. | quiet =fan,humidifier,purifier,heater,dehumidifier
Stops before the stairs? {lead}. | battery-life =vacuum
Puddle by the shower? {lead}. | absorbent =bath
Tired of the pattern by spring? {lead}. | reversible =cushion,rug,cover,throw
Freezing bathroom at six? {lead}. | fast =heater
Creased shirt, taxi outside? {lead}. | fast =iron
Reading by a weak bulb? {lead}. | power =bulb,lamp
Did you leave the iron on? {lead}. | timer =iron
Only one end of the sofa cool? {lead}. | rotates =fan
No drill in the house? {lead}. | no-assembly
Cobweb over the stairs? {lead}. | extends =broom,mop,brush
Drying rack in the doorway? {lead}. | foldable =rack
Inside out on the bridge? {lead}. | windproof =umbrella
Bin day not until Thursday? {lead}. | odour =can
Wool jumper in the wash? {lead}. | gentle =detergent
Feeling for the switch at night? {lead}. | motion-alerts =light,lamp
Straight off a conveyor belt? {lead}. | handmade
Can you hear it from bed? {lead}. | quiet
Small things everywhere? {lead}. | storage
Back on the charger already? {lead}. | battery-life
Drops all over the floor? {lead}. | absorbent
Stain on this side? {lead}. | reversible
comment-reply:
Does it go in the machine? {lead}. | machine-wash =rug,curtain,curtains,cushion,throw
Cotton, linen or something else? {lead}. | material =curtain,cushion,towel,sofa
Does it do the whole flat? {lead}. | battery-life =vacuum
Big enough for my bedroom? {lead}. | range
Does it last past one dinner? {lead}. | burn-time
Up the stairs with one arm? {lead}. | weight =vacuum
split:
Then: wet footprints to the bedroom. Now: {inside}. | absorbent =bath
punch:
First step out of bed. {lead}. | soft =rug
Out of the shower. {lead}. | soft =towel
`);
