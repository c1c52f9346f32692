import type { Material } from '../materials.ts';
import type { MakeSubject } from './subject.ts';
import { box, cylinder, lathe, type Shape } from '../shapes.ts';

export const watch: MakeSubject = ({ body, accent, inner }) => {
  const strap = inner;
  const hand = (angle: number, long: number): Shape =>
    box({
      at: [Math.sin(angle) * long * 0.42, 0.55 + Math.cos(angle) * long * 0.42, 0.2],
      half: [0.008, long * 0.5, 0.003],
      round: 0.002,
      turn: { roll: -angle },
      material: accent,
    });
  return [
    // The strap lies in a loop behind the case.
    ...strapLinks(strap),
    lathe({
      at: [0, 0.55, 0.06],
      corners: [
        [0, 0],
        [0.27, 0, 0.02],
        [0.29, 0.03, 0.02],
        [0.29, 0.11, 0.02],
        [0.26, 0.13, 0.01],
        [0.25, 0.118],
        [0, 0.118],
      ],
      turn: { pitch: Math.PI / 2 },
      material: body,
    }),
    cylinder({
      at: [0, 0.55, 0.178],
      radius: 0.252,
      height: 0.006,
      round: 0,
      turn: { pitch: Math.PI / 2 },
      material: { color: [0.02, 0.022, 0.028], rough: 0.3, f0: 0.05 },
    }),
    ...Array.from({ length: 12 }, (_, index) => {
      const angle = (index * Math.PI) / 6;
      return box({
        at: [Math.sin(angle) * 0.2, 0.55 + Math.cos(angle) * 0.2, 0.186],
        half: [0.007, index % 3 === 0 ? 0.026 : 0.014, 0.003],
        round: 0.002,
        turn: { roll: -angle },
        material: accent,
      });
    }),
    hand(-1.05, 0.13),
    hand(1.05, 0.19),
    cylinder({ at: [0, 0.55, 0.19], radius: 0.016, height: 0.016, turn: { pitch: Math.PI / 2 }, material: accent }),
    cylinder({
      at: [0.285, 0.55, 0.12],
      radius: 0.028,
      height: 0.05,
      round: 0.008,
      turn: { roll: -Math.PI / 2 },
      material: body,
    }),
  ];
};

/** A band of boxes along a loop from lug to lug, behind the case. */
function strapLinks(material: Material): Shape[] {
  const links: Shape[] = [];
  const count = 30;
  for (let index = 0; index <= count; index += 1) {
    const angle = 0.42 + ((2 * Math.PI - 0.84) * index) / count;
    const [y, z] = [0.55 + Math.sin(angle + Math.PI / 2) * 0.5, -0.28 + Math.cos(angle) * 0.42];
    links.push(
      box({
        at: [0, y, z],
        half: [0.15 - 0.03 * Math.sin((index / count) * Math.PI), 0.062, 0.022],
        round: 0.018,
        turn: { pitch: angle },
        material,
      }),
    );
  }
  return links;
}
