import { readHooks } from '../read-hooks.ts';

export const PETS_HOOKS = readHooks(`
question:
How heavy is yours, honestly? | load =dog,cat,pet,puppy,kitten
How does an old dog get up? | comfort =bed
Who feeds her when you're late? | timer =feeder
Pulling on the lead? | adjustable =harness,collar
Bowl empty at noon? | timer =feeder,pet feeder,cat feeder,dog feeder
Whose sofa is it now? | plush =bed,dog bed,cat bed
Walking in the dark? | reflective =lead,leash,collar,harness
What's in the tin? | few-ingredients =food,dog food,cat food
Turning three times before lying down? | comfort =bed
Rubbing under the front legs? | comfort =harness
Sniffs it and walks off? | flavour =food,treat
Visitors at the door? | odour =litter,box,pad
Away from Friday to Sunday? | capacity =feeder,fountain
Gurgling all night? | quiet =fountain,filter
Hides when you switch it on? | quiet =clipper
Kneading it already? | soft =bed
Squirrel across the path? | elastic =leash,lead
Puddle on the bed? | waterproof =bed
Didn't quite make it outside? | absorbent =pad
Crate in the hall all week? | foldable =crate
Vet's waiting room in July? | breathable =carrier,stroller
Muddy paws at the door? | easy-clean =bed,carrier,seat
Growing every week? | adjustable =collar,harness
Bed smells of wet dog? | removable-cover =bed
Fed her, or not? | app =feeder
Shivering on the walk? | warm =clothes
Room for how many fish? | capacity =aquarium
comment-reply:
Good for old joints? | comfort =bed
Big dog? | load =bed,dog bed,ramp,car seat
How much protein? | protein =food,dog food,cat food,treats
Does it slide? | non-slip =bowl,mat,ramp
What comes first on the label? | recipe =food,treat
Treat jar, long label? | few-ingredients =treat
Who does the finder call? | personal =tag,collar
What exactly are they chewing? | material =toy
Steel, china or plastic? | material =bowl
How often would I refill it? | capacity =feeder,fountain
`);
