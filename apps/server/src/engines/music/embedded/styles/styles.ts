import type { Mood } from '@reelwright/contracts';
import type { Style } from '../compose/style.ts';
import { BOLD } from './bold.ts';
import { CALM } from './calm.ts';
import { CINEMATIC } from './cinematic.ts';
import { CORPORATE } from './corporate.ts';
import { ELECTRO } from './electro.ts';
import { FUNK } from './funk.ts';
import { HIPHOP } from './hiphop.ts';
import { LATIN } from './latin.ts';
import { LOFI } from './lofi.ts';
import { LUXURY } from './luxury.ts';
import { PLAYFUL } from './playful.ts';
import { RETRO } from './retro.ts';
import { UPBEAT } from './upbeat.ts';
import { WARM } from './warm.ts';

/** The music style of each mood. */
export const STYLES: Readonly<Record<Mood, Style>> = {
  upbeat: UPBEAT,
  corporate: CORPORATE,
  lofi: LOFI,
  cinematic: CINEMATIC,
  warm: WARM,
  electro: ELECTRO,
  funk: FUNK,
  calm: CALM,
  bold: BOLD,
  playful: PLAYFUL,
  retro: RETRO,
  luxury: LUXURY,
  latin: LATIN,
  hiphop: HIPHOP,
};
