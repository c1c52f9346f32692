import { readHooks } from '../read-hooks.ts';

export const HOME_HOOKS = readHooks(`
question:
What colour is your evening? {lead}. | dimmable =lamp,light,bulb
What are you breathing? {lead}. | cleans-air
Who vacuums on a Sunday? {lead}. | suction =vacuum,robot
`);
