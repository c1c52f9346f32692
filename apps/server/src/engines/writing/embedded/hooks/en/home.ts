import { readHooks } from '../read-hooks.ts';

export const HOME_HOOKS = readHooks(`
question:
What colour is your evening? {lead}. | dimmable =lamp,light,bulb
What are you breathing? {lead}. | cleans-air
Who vacuums on a Sunday? {lead}. | suction =vacuum,robot
What do you smell when you come home? {lead}. | scent =candle,diffuser,room spray
How many evenings does it burn? {lead}. | burn-time =candle
comment-reply:
Does it go in the machine? {lead}. | machine-wash =rug,curtain,curtains,cushion,throw
`);
