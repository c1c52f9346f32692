import { box, ellipsoid, sphere } from '../shapes.ts';
import { type MakeProp, times } from './prop.ts';

export const iceCubes: MakeProp = ({ count, random }) => ({
  role: 'strewn',
  share: 0.2,
  pieces: times(Math.max(3, count), () => [
    box({
      at: [0, 0.34, 0],
      half: [0.36, 0.34, 0.36],
      round: 0.09,
      turn: { yaw: random.between(0, 1.5) },
      material: { color: [0.93, 0.97, 0.99], kind: 'glass', rough: 0.02, f0: 0.04, density: 0.5, frost: 0.06 },
    }),
  ]),
});

export const bubbles: MakeProp = ({ count, random }) => ({
  role: 'floating',
  share: 0.13,
  pieces: times(Math.max(5, count), () => [
    sphere({
      radius: random.between(0.2, 0.5),
      material: { color: [0.97, 0.98, 1], kind: 'glass', rough: 0, f0: 0.06, density: 0.1 },
    }),
  ]),
});

export const drops: MakeProp = ({ count, random }) => ({
  role: 'strewn',
  share: 0.13,
  pieces: times(Math.max(6, count * 2), () => {
    const size = random.between(0.2, 0.45);
    return [
      ellipsoid({
        at: [0, size * 0.2, 0],
        half: [size, size * 0.42, size * random.between(0.8, 1)],
        material: { color: [0.95, 0.98, 1], kind: 'glass', rough: 0, f0: 0.05, density: 0.2 },
      }),
    ];
  }),
});
