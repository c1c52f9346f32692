import { readHooks } from '../read-hooks.ts';

export const CAR_HOOKS = readHooks(`
comment-reply:
Will it fit? {lead}. | fits-car
Day and night? {lead}. | night-vision
How strong is the pull? {lead}. | suction
Does it know where you were? {lead}. | gps
question:
What lives under your passenger seat? {lead}. | suction =vacuum
Who scratched the door? {lead}. | motion-alerts =cam,dashcam
Who parked next to you last night? {lead}. | night-vision =cam,dashcam
How soft is that tyre? {lead}. | power =inflator,compressor,pump
`);
