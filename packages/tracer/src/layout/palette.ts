import type { MoodKind, SceneGraph } from '@reelwright/scene';
import { createSeededRandom } from '@reelwright/seeded-random';
import { luminanceOf, mixColors, shade, toLinear } from '../colors.ts';
import type { Vector } from '../vectors.ts';

/** Linear colors of a set. */
export interface Palette {
  main: Vector;
  second: Vector;
  /** Whether `main` was asked for. */
  isAsked: boolean;
}

/** What a set is painted in where no color was asked for. */
const BY_MOOD: Readonly<Record<MoodKind, readonly string[]>> = {
  neutral: ['#d8c9b8', '#c6cec4', '#dcc0b0', '#c2ccd8', '#d6cbb4'],
  soft: ['#ecd3c7', '#e2d5c8', '#dcd2e2', '#d2ddd2'],
  dramatic: ['#4a3a36', '#3d4248', '#47372f', '#38413c'],
  luxury: ['#2c2a2b', '#e2d5c3', '#23352e', '#3a2b33'],
  playful: ['#f6b7a6', '#f4cd6c', '#9fd0c6', '#a9b9ee'],
  fresh: ['#cfe3cf', '#cde4e6', '#e2e9c4', '#bfe0d6'],
  cozy: ['#d9b38c', '#c9a184', '#b98b6c', '#dcc3a4'],
  festive: ['#9c2a2c', '#1f4d3b', '#b8433a', '#8a1f2b'],
  calm: ['#c9d6d3', '#d3cfc4', '#c5cfdb', '#dcd5cb'],
};

/** What those sets are painted in, dark moods apart, whose light leaves walls dark. */
const BY_NIGHT: readonly string[] = ['#2e3340', '#35303a', '#2b353d', '#3a3234', '#302f3c'];
const DARK_MOODS: ReadonlySet<MoodKind> = new Set<MoodKind>(['dramatic', 'festive', 'cozy']);

/** Whether the set lies in the dark: at night, or where only edges are lit. */
const isDarkSet = ({ light }: SceneGraph): boolean =>
  light.kind !== 'candle' && (light.time === 'night' || light.kind === 'neon' || light.kind === 'rim');

export function choosePalette(graph: SceneGraph, seed: number): Palette {
  const random = createSeededRandom(seed, 'palette');
  const drawn = random.pick(isDarkSet(graph) && !DARK_MOODS.has(graph.mood) ? BY_NIGHT : BY_MOOD[graph.mood]);
  const asked = graph.setting.backdrop ?? graph.palette[0];
  const main = toLinear(asked ?? drawn);
  // What is asked for the ground is taken up by things around it.
  const other = graph.palette.find((color) => color !== asked) ?? graph.setting.ground.color;
  const isDark = luminanceOf(main) < 0.16;
  const second = other
    ? toLinear(other)
    : mixColors(shade(main, isDark ? 0.14 : -0.14, 1.5), toLinear(isDark ? '#a98f7c' : '#b8806a'), 0.16);
  return { main, second, isAsked: asked !== undefined };
}
