import { readHooks } from '../read-hooks.ts';

export const SPORT_HOOKS = readHooks(`
question:
How do your knees like the floor? {lead}. | thickness =mat
How much did you lift last week? {lead}. | resistance
How much will it hold? {lead}. | load
Adding plates every month? {lead}. | load =bench,barbell
Third hour in the saddle? {lead}. | comfort =bicycles
Sweaty palms, last set? {lead}. | non-slip =dumbbell,kettlebell,bar,barbell
Dropped after the last rep? {lead}. | tough =dumbbell,kettlebell,barbell
Shared with somebody taller? {lead}. | adjustable =bikes,bicycles,bench
Six pairs in the corner? {lead}. | adjustable =dumbbell
Rope catching your heels? {lead}. | adjustable =rope
Sliding over your eyes? {lead}. | adjustable =helmet
Gym in the living room? {lead}. | foldable =treadmill,bench,bikes,gym,mat
Third set, tired arm? {lead}. | weight =racket
Heavy on your head after two hours? {lead}. | weight =helmet
First week, or fifth year? {lead}. | resistance
Riding home in the rain? {lead}. | waterproof =light
Neighbours downstairs? {lead}. | quiet
Steaming under the helmet? {lead}. | breathable =helmet
Hands boiling by round two? {lead}. | breathable =boxing
Unlit lane, no moon? {lead}. | power =light
Light dead halfway home? {lead}. | battery-life =light
Bus behind you at dusk? {lead}. | reflective
Training in a hotel room? {lead}. | compact
How far, how fast? {lead}. | screen =treadmill,bikes,elliptical
Bored of staring at the wall? {lead}. | app =treadmill,bikes,elliptical
Cap pulling your hair? {lead}. | soft =cap
Numb fingers on the descent? {lead}. | warm =cycling
Holes in the wall? {lead}. | magnetic =dartboard
Sweat all over the mat? {lead}. | easy-clean =mat
An hour in, still comfortable? {lead}. | comfort
Slipping when it gets sweaty? {lead}. | non-slip
No spare room for sport? {lead}. | foldable
Taking it to the park? {lead}. | weight
Training in the rain? {lead}. | waterproof
Dropped it again? {lead}. | tough
comment-reply:
How thick? {lead}. | thickness
How heavy can it go? {lead}. | resistance
Rubber, cork or foam? {lead}. | material =mat
Does it suit everybody at home? {lead}. | adjustable
Can I lift it into the boot? {lead}. | weight =bicycles,bikes,treadmill,bench
I'm a big guy, will it hold? {lead}. | load
Do drivers notice it? {lead}. | power =light
split:
Then: a treadmill in the hallway. Now: {inside}. | foldable =treadmill
`);
