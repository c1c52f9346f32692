import type { PlannedRun } from '../plan-runs.ts';
import { toArpabet } from './arpabet.ts';
import type { Lexicon, NaturalRun, NaturalWord } from './natural-run.ts';
import { toTokens } from './to-tokens.ts';

/** Programs spell out unpronounceable words, so invented words are made of syllables. */
const SYLLABLES = ['ba', 'de', 'fi', 'go', 'ku', 'la', 'me', 'ni', 'po', 'ru'];

const inventToken = (index: number): string =>
  `zuv${[...String(index)].map((digit) => SYLLABLES[Number(digit)]).join('')}`;

/** Runs for flite and festival, and the pronunciation of words given in IPA. */
export interface NaturalPlan {
  /** Undefined for runs that neither program can speak: of other languages, or in other scripts. */
  runs: (Omit<NaturalRun, 'rate'> | undefined)[];
  lexicon: Lexicon;
}

/** Plans the runs that English voices can speak. */
export function planNaturalRuns(runs: readonly PlannedRun[]): NaturalPlan {
  const lexicon = new Map<string, string[]>();
  const invented = new Map<string, string>();
  const toToken = (ipa: string): string[] | undefined => {
    const sounds = toArpabet(ipa);
    if (sounds.length === 0) return undefined;
    const token = invented.get(ipa) ?? inventToken(invented.size);
    invented.set(ipa, token);
    lexicon.set(token, sounds);
    return [token];
  };
  const planned = runs.map(({ sounds, places, sign }) => {
    if (sounds !== 'en') return undefined;
    const words: NaturalWord[] = [];
    for (const { start, said } of places) {
      const tokens = said.map(({ say, ipa }) => (ipa === undefined ? toTokens(say) : toToken(ipa)));
      if (tokens.includes(undefined)) return undefined;
      words.push({ at: start, tokens: tokens.flatMap((own) => own ?? []) });
    }
    return { words, sign };
  });
  return { runs: planned, lexicon };
}
