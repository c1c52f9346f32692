import type { Mood, MusicKey } from '@reelwright/contracts';
import { createSeededRandom, type SeededRandom } from '@reelwright/seeded-random';
import type { InstrumentId, StruckId } from '../play/instrument-ids.ts';
import { STYLES } from '../styles/styles.ts';
import { type Key, readKey } from './harmony.ts';
import { layOutBars, type ScoreBar } from './lay-out.ts';
import type { TuneNote } from './melody.ts';
import { planTime } from './plan-time.ts';
import { playBass } from './play-bass.ts';
import { playChords } from './play-chords.ts';
import { playDrums } from './play-drums.ts';
import { playMarks } from './play-marks.ts';
import { composeTune, playTune } from './play-melody.ts';
import { createClock, createPart, createPlayer, type Player } from './player.ts';
import type { Part, Piece, Place } from './score.ts';
import type { DrumPart, Style } from './style.ts';

export interface PieceRequest {
  mood: Mood;
  durationS: number;
  seed: number;
  /** Drawn by the seed if left out. */
  tempoBpm?: number | undefined;
  /** Kept exactly. */
  exactTempoBpm?: number | undefined;
  key?: MusicKey | undefined;
  /** The end of the intro, the start of the last part, and the approximate time of the final chord. */
  liftS?: number | undefined;
  climaxS?: number | undefined;
  wishedEndingS?: number | undefined;
  /** Times of the cuts in the video. */
  cutsS?: readonly number[] | undefined;
}

const KIT = 'kit';
/** Level of cymbals and other marks within the kit. */
const MARK_TRIM_DB = -7;

/** Composes a piece: the same request gives the same notes. */
export function composePiece(request: PieceRequest): Piece {
  const { mood, durationS, seed } = request;
  const style = STYLES[mood];
  const random = createSeededRandom(seed, `music ${mood}`);
  const drawnBpm = random.between(style.tempoBpm.min, style.tempoBpm.max);
  const drawnKey: Key = { tonic: random.pick(style.tonics), mode: random.pick(style.modes) };
  const isInside = (moment: number | undefined): moment is number =>
    moment !== undefined && moment > 0 && moment < durationS;
  const time = planTime({
    durationS,
    exactBpm: request.exactTempoBpm,
    turnsS: [request.liftS, request.climaxS].filter(isInside),
    wishedEndingS: request.wishedEndingS,
    cutsS: (request.cutsS ?? []).filter((cut) => cut > 0 && cut < durationS).sort((first, second) => first - second),
    wishedBpm: request.tempoBpm ?? drawnBpm,
    meter: style.meter,
  });
  const barAt = (moment: number | undefined): number | undefined => {
    if (!isInside(moment)) return undefined;
    const bar = time.bars.findIndex(({ beat }) => Math.abs(beat * time.beatS - moment) < time.beatS / 2);
    return bar > 0 ? bar : undefined;
  };
  const turns = { lift: barAt(request.liftS), climax: barAt(request.climaxS) };
  const layout = layOutBars({ time, turns, style, key: request.key ? readKey(request.key) : drawnKey, random });
  const clock = createClock(style, time.beatS, random.between(style.swing.min, style.swing.max));

  const parts: Part[] = [];
  const join = (instrument: InstrumentId, group: string, place: Place, trimDb = 0): Player => {
    const part = createPart(instrument, group, place, trimDb);
    parts.push(part);
    return createPlayer(part, clock, {
      looseS: style.loosenessS * (group === KIT ? 0.5 : 1),
      random: createSeededRandom(seed, `player ${parts.length}`),
    });
  };
  let tune: TuneNote[] = [];
  for (const [index, part] of style.parts.entries()) {
    // Separate random draws for each part: adding or removing a part leaves the others unchanged.
    const own = createSeededRandom(seed, `part ${index} ${mood}`);
    if (part.kind === 'drum') continue;
    const band = {
      layout,
      style,
      player: join(part.instrument, `${part.instrument} ${index}`, part.place),
      rhythmOf: drawRhythms(part.rhythms, own),
    };
    switch (part.kind) {
      case 'bass':
        playBass(part, band);
        break;
      case 'melody':
        if (part.doubles === undefined) tune = composeTune(part, layout, own);
        playTune(part, tune.filter(isWithin(part, layout.bars)), style, band.player);
        break;
      case 'chords':
      case 'broken':
        playChords(part, band);
    }
  }
  playKit({ style, layout, clock, join, random });
  return {
    durationS,
    tempoBpm: time.tempoBpm,
    meter: style.meter,
    beatsS: Array.from({ length: time.totalBeats + 1 }, (_none, beat) => beat * time.beatS),
    barsS: [...time.bars.map(({ beat }) => beat * time.beatS), time.endingS],
    accentsS: time.cutBeats.map((beat) => beat * time.beatS),
    endingS: time.endingS,
    parts: parts
      .filter(({ notes }) => notes.length > 0)
      .map((part) => ({
        ...part,
        notes: part.notes.filter(({ startS }) => startS < durationS).sort((left, right) => left.startS - right.startS),
      })),
    sound: style.sound,
  };
}

/** Draws a rhythm for verses and one for choruses. */
function drawRhythms(rhythms: readonly string[], random: SeededRandom): (bar: ScoreBar) => string {
  const [verse = '', chorus = verse] = random.shuffle(rhythms);
  return ({ section }) => (section.kind === 'chorus' ? chorus : verse);
}

function isWithin({ from, to }: { from: number; to: number }, bars: readonly ScoreBar[]): (note: TuneNote) => boolean {
  return ({ step }) => {
    const { strength } = (bars.find(({ firstStep, steps }) => step < firstStep + steps) ?? bars.at(-1))?.section ?? {
      strength: 0,
    };
    return strength >= from && strength <= to;
  };
}

interface Kit {
  style: Style;
  layout: ReturnType<typeof layOutBars>;
  clock: ReturnType<typeof createClock>;
  join(instrument: InstrumentId, group: string, place: Place, trimDb?: number): Player;
  random: SeededRandom;
}

/** Plays each drum with its own player; the kit has one place in the mix, each drum its own pan. */
function playKit({ style, layout, clock, join, random }: Kit): void {
  const drums = style.parts.filter((part): part is DrumPart => part.kind === 'drum');
  const players = new Map<StruckId, Player>();
  const playerOf = (instrument: StruckId): Player => {
    const known = players.get(instrument);
    if (known) return known;
    const drum = drums.find((part) => part.instrument === instrument);
    const player = join(instrument, KIT, { ...style.drums, pan: drum?.pan ?? 0 }, drum?.trimDb ?? MARK_TRIM_DB);
    players.set(instrument, player);
    return player;
  };
  playDrums(drums, { layout, style, playerOf, random });
  playMarks({ layout, style, clock, playerOf });
}
