import { readHooks } from '../read-hooks.ts';

export const SPORT_HOOKS = readHooks(`
question:
How do your knees like the floor? | thickness =mat
Adding plates every month? | load =bench,barbell
Third hour in the saddle? | comfort =bicycles
Sweaty palms, last set? | non-slip =dumbbell,kettlebell,bar,barbell
Dropped after the last rep? | tough =dumbbell,kettlebell,barbell
Shared with somebody taller? | adjustable =bikes,bicycles,bench
Six pairs in the corner? | adjustable =dumbbell
Rope catching your heels? | adjustable =rope
Sliding over your eyes? | adjustable =helmet
Gym in the living room? | foldable =treadmill,bench,bikes,gym,mat
Third set, tired arm? | weight =racket
Heavy on your head after two hours? | weight =helmet
Riding home in the rain? | waterproof =light
Steaming under the helmet? | breathable =helmet
Hands boiling by round two? | breathable =boxing
Unlit lane, no moon? | power =light
Light dead halfway home? | battery-life =light
How far, how fast? | screen =treadmill,bikes,elliptical
Bored of staring at the wall? | app =treadmill,bikes,elliptical
Cap pulling your hair? | soft =cap
Numb fingers on the descent? | warm =cycling
Holes in the wall? | magnetic =dartboard
Sweat all over the mat? | easy-clean =mat
comment-reply:
Rubber, cork or foam? | material =mat
Do drivers notice it? | power =light
split:
A treadmill in the hallway. That was then. | foldable =treadmill
`);
