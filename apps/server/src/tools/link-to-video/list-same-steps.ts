import { isDeepStrictEqual } from 'node:util';
import type { TaskStep } from '@reelwright/contracts';
import type { SeededInput } from '../tool.ts';
import { type AdInput, listVariantSettings } from './variant-settings.ts';

/** What each step looks at beside the results of those before it, in their order. */
function listLookedAt({ input, seed }: SeededInput<AdInput>): [TaskStep, unknown][] {
  const variants = listVariantSettings(input, seed);
  const { link, product, logo, language, length_s: lengthS, goal, platforms, quality: _quality, ...rest } = input;
  return [
    ['read_product', { link, product }],
    [
      'collect_images',
      { lengthS, logo, pictures: variants.flatMap(({ scenes = [] }) => scenes.map((scene) => scene.picture)) },
    ],
    [
      'write_script',
      {
        language,
        goal,
        platforms,
        scripts: variants.map(({ script, framework, seed: own }) => script ?? [framework, own]),
      },
    ],
    [
      'speak',
      variants.map(({ voice, scenes = [] }) => [voice, scenes.map((scene) => [scene.voice, scene.min_duration_ms])]),
    ],
    ['compose_music', variants.map(({ music, seed: own }) => [music, own])],
    ['build_timeline', { ...rest, seed }],
  ];
}

/** The steps that come out alike for two inputs: none after the first that looks at something else. */
export function listSameSteps(one: SeededInput<AdInput>, other: SeededInput<AdInput>): TaskStep[] {
  const [seen, wanted] = [listLookedAt(one), listLookedAt(other)];
  // As JSON, in which what is undefined is not there.
  const toPlain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
  const differs = wanted.findIndex(([, value], index) => !isDeepStrictEqual(toPlain(value), toPlain(seen[index]?.[1])));
  return wanted.slice(0, differs === -1 ? wanted.length : differs).map(([step]) => step);
}
