import type { BarPlan } from './plan-time.ts';
import type { Strength } from './style.ts';

export type SectionKind = 'intro' | 'verse' | 'chorus' | 'break';

export interface Section {
  kind: SectionKind;
  strength: Strength;
  /** Bars `first` up to, but not including, `end`. */
  first: number;
  end: number;
}

/** The number of bars that a section's start may move to fall on a cut. */
const REACH = 2;

/** Bars at which a piece must change; never the first. */
export interface Turns {
  /** The intro ends and the groove begins. */
  lift?: number | undefined;
  /** The start of the last and loudest part. */
  climax?: number | undefined;
}

/** A longer body drops to a verse in between. */
const LONGEST_CHORUS = 8;
const VERSE_BARS = 4;

/**
 * Plans the sections of a piece: short pieces build up to their chorus, long ones alternate. A section starts on a cut
 * if one is near.
 */
export function planForm(bars: readonly BarPlan[], turns: Turns = {}): Section[] {
  if (turns.lift !== undefined || turns.climax !== undefined) return planTurns(bars.length, turns);
  const drawn = draft(bars.length);
  const starts: number[] = [];
  for (const [index, { first }] of drawn.entries()) {
    const floor = (starts.at(-1) ?? -1) + 1;
    const wanted = index === 0 ? 0 : nearestCut(bars, first, index === drawn.length - 1);
    const room = bars.length - (drawn.length - index);
    starts.push(Math.max(floor, Math.min(wanted, room)));
  }
  return drawn.map(({ kind, strength }, index) => ({
    kind,
    strength,
    first: starts[index] ?? 0,
    end: starts[index + 1] ?? bars.length,
  }));
}

/** Plans a build-up to the lift, then the groove, a bar of pause before the climax, and the last chorus. */
function planTurns(bars: number, { lift = 0, climax = bars }: Turns): Section[] {
  const sections: Section[] = [];
  const add = (kind: SectionKind, strength: Strength, end: number) => {
    const first = sections.at(-1)?.end ?? 0;
    if (end > first) sections.push({ kind, strength, first, end });
  };
  const liftBar = Math.min(lift, climax);
  add('intro', 1, Math.min(liftBar, liftBar > 4 ? 2 : 1));
  if (liftBar > 4) add('verse', 2, liftBar - 2);
  add('verse', 3, liftBar);
  const hasBreak = climax < bars && climax - liftBar >= 3;
  const bodyEnd = hasBreak ? climax - 1 : climax;
  for (let at = liftBar; at < bodyEnd; ) {
    const left = bodyEnd - at;
    const chorus = left <= LONGEST_CHORUS ? left : Math.min(LONGEST_CHORUS, Math.ceil(left / 2));
    add('chorus', 4, at + chorus);
    add('verse', 3, Math.min(bodyEnd, at + chorus + VERSE_BARS));
    at = sections.at(-1)?.end ?? bodyEnd;
  }
  if (hasBreak) add('break', 1, climax);
  add('chorus', 5, bars);
  return sections;
}

function nearestCut(bars: readonly BarPlan[], first: number, isLast: boolean): number {
  let best = first;
  let distance = REACH + 0.5;
  for (const [bar, { isCut }] of bars.entries()) {
    // The last chorus is better early than late.
    const away = Math.abs(bar - first) + (isLast && bar > first ? 0.5 : 0);
    if (isCut && bar > 0 && away < distance) {
      best = bar;
      distance = away;
    }
  }
  return best;
}

interface Draft {
  kind: SectionKind;
  strength: Strength;
  first: number;
}

function draft(bars: number): Draft[] {
  if (bars <= 2) return [{ kind: 'chorus', strength: 4, first: 0 }];
  if (bars <= 5)
    return [
      { kind: 'verse', strength: 3, first: 0 },
      { kind: 'chorus', strength: 4, first: Math.floor(bars / 2) },
    ];
  if (bars <= 11) {
    const intro = bars >= 8 ? 2 : 1;
    return [
      { kind: 'intro', strength: 1, first: 0 },
      { kind: 'verse', strength: 3, first: intro },
      { kind: 'chorus', strength: 4, first: Math.max(intro + 2, Math.floor(bars * 0.55)) },
    ];
  }
  if (bars <= 19)
    return [
      { kind: 'intro', strength: 1, first: 0 },
      { kind: 'verse', strength: 2, first: 2 },
      { kind: 'chorus', strength: 4, first: 6 },
      { kind: 'break', strength: 1, first: Math.min(10, bars - 6) },
      { kind: 'chorus', strength: 5, first: Math.min(12, bars - 4) },
    ];
  return draftLong(bars);
}

/** Alternates verse and chorus of eight bars, with a break before the last chorus. */
function draftLong(bars: number): Draft[] {
  const drafts: Draft[] = [
    { kind: 'intro', strength: 1, first: 0 },
    { kind: 'verse', strength: 2, first: 4 },
    { kind: 'verse', strength: 3, first: 8 },
  ];
  let first = 12;
  const lastChorus = bars - 8;
  while (first + 8 <= lastChorus - 2) {
    const isChorus = drafts.at(-1)?.kind !== 'chorus';
    drafts.push({ kind: isChorus ? 'chorus' : 'verse', strength: isChorus ? 4 : 3, first });
    first += 8;
  }
  if (lastChorus - first >= 2) {
    if (drafts.at(-1)?.kind !== 'chorus') drafts.push({ kind: 'chorus', strength: 4, first });
    drafts.push({ kind: 'break', strength: 1, first: Math.max(first + 1, lastChorus - 4) });
  }
  drafts.push({ kind: 'chorus', strength: 5, first: Math.max(lastChorus, (drafts.at(-1)?.first ?? 0) + 2) });
  return drafts;
}
