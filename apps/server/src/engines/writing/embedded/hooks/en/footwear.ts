import { readHooks } from '../read-hooks.ts';

export const FOOTWEAR_HOOKS = readHooks(`
question:
Wet socks by lunch? {lead}. | waterproof
Aching feet after a shift? {lead}. | comfort
Slipping on the tiles? {lead}. | non-slip
Still bending down for laces? {lead}. | no-laces
Hot feet in August? {lead}. | breathable
Cold toes on the platform? {lead}. | warm
What do they weigh by mile ten? {lead}. | weight =running shoe,running shoes,trail shoe,trail shoes,trainers,hiking boot,hiking boots
How long did the last pair last? {lead}. | tough
Blister already? {lead}. | soft
comment-reply:
What are they made of? {lead}. | material
Do they suit wide feet? {lead}. | fit
How do you clean them? {lead}. | easy-clean
Do they fold? {lead}. | foldable =ballet flats,slippers,flats
Do they grip on wet stone? {lead}. | non-slip =hiking boot,hiking boots,trail shoe,trail shoes,water shoe,water shoes
What about snow? {lead}. | insulated
How high is the heel? {lead}. | dimension =heel,heels,pumps,sandal,sandals
Can you wash them? {lead}. | machine-wash
`);
