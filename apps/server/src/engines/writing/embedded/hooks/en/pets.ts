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
Turning three times before lying down? {lead}. | comfort =bed
Rubbing under the front legs? {lead}. | comfort =harness
Sniffs it and walks off? {lead}. | flavour =food,treat
Sofa in threads? {lead}. | sisal
Digging through wet litter? {lead}. | clumping
Visitors at the door? {lead}. | odour =litter,box,pad
Away from Friday to Sunday? {lead}. | capacity =feeder,fountain
Gurgling all night? {lead}. | quiet =fountain,filter
Hides when you switch it on? {lead}. | quiet =clipper
Kneading it already? {lead}. | soft =bed
Squirrel across the path? {lead}. | elastic =leash,lead
Puddle on the bed? {lead}. | waterproof =bed
Didn't quite make it outside? {lead}. | absorbent =pad
Crate in the hall all week? {lead}. | foldable =crate
Vet's waiting room in July? {lead}. | breathable =carrier,stroller
Muddy paws at the door? {lead}. | easy-clean =bed,carrier,seat
Over the fence again? {lead}. | gps
Growing every week? {lead}. | adjustable =collar,harness
Bed smells of wet dog? {lead}. | removable-cover =bed
Fed her, or not? {lead}. | app =feeder
Shivering at the kerb? {lead}. | warm =clothes
Room for how many fish? {lead}. | capacity =aquarium
Ears flat when it starts? {lead}. | quiet
comment-reply:
Good for old joints? {lead}. | comfort =bed
How much meat is in it? {lead}. | protein
Can you wash it? {lead}. | machine-wash
Big dog? {lead}. | load =bed,dog bed,ramp,car seat
How much protein? {lead}. | protein =food,dog food,cat food,treats
Does it slide? {lead}. | non-slip =bowl,mat,ramp
What comes first on the label? {lead}. | recipe =food,treat
Treat jar, long label? {lead}. | few-ingredients =treat
Who does the finder call? {lead}. | personal =tag,collar
What exactly are they chewing? {lead}. | material =toy
Steel, china or plastic? {lead}. | material =bowl
Even for a Labrador? {lead}. | load
How often would I refill it? {lead}. | capacity =feeder,fountain
countdown:
Why sleep past six? {lead}. And three more reasons. | timer =feeder
`);
