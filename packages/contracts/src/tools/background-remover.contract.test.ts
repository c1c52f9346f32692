import { expect, test } from 'vitest';
import { backgroundRemoverContract, backgroundRemoverInput, CUT_OUT_LIMITS } from './background-remover.contract.ts';

const ASSET = '11111111-1111-4111-8111-111111111111';
const image = { asset_id: ASSET };

const problemsOf = (input: unknown): string[] =>
  backgroundRemoverInput.safeParse(input).error?.issues.map(({ message }) => message) ?? [];

test('each image costs two credits', () => {
  const price = (count: number) =>
    backgroundRemoverContract.price(
      backgroundRemoverInput.parse({ images: Array.from({ length: count }, () => image) }),
    );
  expect([price(1), price(30)]).toEqual([2, 60]);
});

test('only the images are required: the result is a transparent PNG of the same size', () => {
  expect(backgroundRemoverInput.parse({ images: [image] })).toEqual({
    images: [{ ...image, edge: { refine: 0.5, feather: 0, shift: 0 } }],
    background: { kind: 'transparent' },
    shadow: false,
    frame: { kind: 'original' },
    format: 'png',
  });
});

test('a transparent JPG is refused', () => {
  expect(problemsOf({ images: [image], format: 'jpg' })).toEqual(['jpg_not_transparent']);
  expect(problemsOf({ images: [image], format: 'jpg', background: { kind: 'color', color: '#ffffff' } })).toEqual([]);
});

test('boxes outside the image, tiny ones, and more marks than a person draws are refused', () => {
  const withMarks = (marks: unknown) => problemsOf({ images: [{ ...image, marks }] });
  expect(withMarks({ box: { x: 0.6, y: 0, width: 0.6, height: 1 } })).toEqual(['box_outside_image']);
  expect(withMarks({ box: { x: 0.5, y: 0.5, width: 0.01, height: 0.4 } })).toEqual(['box_too_small']);
  const stroke = {
    kind: 'keep',
    radius: 0.02,
    points: Array.from({ length: CUT_OUT_LIMITS.maxStrokePoints }, () => [0.5, 0.5]),
  };
  expect(withMarks({ strokes: [stroke] })).toEqual([]);
  expect(withMarks({ strokes: Array.from({ length: 21 }, () => stroke) })).toEqual(['too_many_marks']);
});

test('no image, or more than a task takes, is refused', () => {
  expect(problemsOf({ images: [] })).toEqual(['cut_out_images_missing']);
  expect(problemsOf({ images: Array.from({ length: CUT_OUT_LIMITS.maxImages + 1 }, () => image) })).toHaveLength(1);
});
