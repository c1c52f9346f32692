import type { TextAnimation } from '@reelwright/timeline';
import type { TitleAnimation } from './animation.ts';
import { fadeLetters, fadeWords, flicker, typewriter, wipe, wordByWord } from './fades.ts';
import { breathe, float, glitch, pulse, shake, waveLetters } from './loops.ts';
import {
  alternateLines,
  bounceLetters,
  dropWords,
  maskLines,
  riseLetters,
  riseLines,
  riseWords,
  scatter,
  slideLines,
  slideWords,
  ticker,
  tracking,
} from './moves.ts';
import { flipWords, popLetters, popWords, punch, spinLetters, stamp, swingIn, zoomWords } from './scales.ts';

export const TITLE_ANIMATIONS: Record<TextAnimation, TitleAnimation> = {
  'fade-words': fadeWords,
  'fade-letters': fadeLetters,
  'rise-lines': riseLines,
  'rise-words': riseWords,
  'rise-letters': riseLetters,
  'drop-words': dropWords,
  'slide-lines': slideLines,
  'slide-words': slideWords,
  'alternate-lines': alternateLines,
  'mask-lines': maskLines,
  typewriter,
  wipe,
  'pop-words': popWords,
  'pop-letters': popLetters,
  'zoom-words': zoomWords,
  stamp,
  punch,
  tracking,
  'bounce-letters': bounceLetters,
  wave: waveLetters,
  swing: swingIn,
  'spin-letters': spinLetters,
  'flip-words': flipWords,
  shake,
  glitch,
  flicker,
  pulse,
  breathe,
  float,
  scatter,
  ticker,
  'word-by-word': wordByWord,
};
