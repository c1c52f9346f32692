import { readHooks } from '../read-hooks.ts';

export const HOME_HOOKS = readHooks(`
question:
How bright is your evening? | dimmable =lamp,light,bulb
Who vacuums on a Sunday? | suction =vacuum,robot
What do you smell when you come home? | scent =candle,diffuser,room spray
How many evenings does it burn? | burn-time =candle
Pet hair in the rug? | suction =vacuum
Onions still in the air? | scent =candle,diffuser
What's under your bare feet? | material =rug
Emptying it every evening? | capacity =dehumidifier,can
Refilling it before bed? | capacity =humidifier,diffuser
A closet you don't dare open? | storage =storage,organizer
Light sleeper in the room? | quiet =fan,humidifier,purifier,heater,dehumidifier
Stops before the stairs? | battery-life =vacuum
Puddle by the shower? | absorbent =bath
Tired of the pattern by spring? | reversible =cushion,rug,cover,throw
Freezing bathroom at six? | fast =heater
Wrinkled shirt, taxi outside? | fast =iron
Reading by a weak bulb? | power =bulb,lamp
Did you leave the iron on? | timer =iron
Only one end of the sofa cool? | rotates =fan
Cobweb over the stairs? | extends =broom,mop,brush
Drying rack in the doorway? | foldable =rack
Inside out on the bridge? | windproof =umbrella
Trash day not until Thursday? | odour =can
Wool sweater in the wash? | gentle =detergent
Feeling for the switch at night? | motion-alerts =light,lamp
comment-reply:
Does it go in the machine? | machine-wash =rug,curtain,curtains,cushion,throw
Cotton, linen or something else? | material =curtain,cushion,towel,sofa
Up the stairs with one arm? | weight =vacuum
split:
Wet footprints to the bedroom. That was then. | absorbent =bath
punch:
First step out of bed. | soft =rug
Out of the shower. | soft =towel
`);
