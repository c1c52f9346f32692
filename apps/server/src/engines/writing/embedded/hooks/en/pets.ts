import { readHooks } from '../read-hooks.ts';

export const PETS_HOOKS = readHooks(`
question:
How heavy is yours, honestly? {lead}. | load =dog,cat,pet,puppy,kitten
How does an old dog get up? {lead}. | comfort =bed
Who feeds her when you're late? {lead}. | timer =feeder
Smell it from the hall? {lead}. | odour
Chewed through in a day? {lead}. | tough
Pulling on the lead? {lead}. | adjustable =harness,collar
Bowl empty at noon? {lead}. | timer =feeder,pet feeder,cat feeder,dog feeder
Whose sofa is it now? {lead}. | plush =bed,dog bed,cat bed
Walking in the dark? {lead}. | reflective =lead,leash,collar,harness
What's in the tin? {lead}. | few-ingredients =food,dog food,cat food
comment-reply:
Good for old joints? {lead}. | comfort =bed
How much meat is in it? {lead}. | protein
Can you wash it? {lead}. | machine-wash
Big dog? {lead}. | load =bed,dog bed,ramp,car seat
How much protein? {lead}. | protein =food,dog food,cat food,treats
Does it slide? {lead}. | non-slip =bowl,mat,ramp
`);
