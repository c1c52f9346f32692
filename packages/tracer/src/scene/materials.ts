import type { MaterialKind, SceneSurface } from '@reelwright/scene';
import { luminanceOf, mixColors, shade, toLinear } from '../colors.ts';
import type { Vector } from '../vectors.ts';

/** Numbers of the patterns in assembly/materials.ts. */
const PATTERNS = {
  plain: 0,
  marble: 1,
  wood: 2,
  terrazzo: 3,
  concrete: 4,
  weave: 5,
  ripples: 6,
  tiles: 7,
  sand: 8,
  gradient: 9,
  image: 10,
  brushed: 11,
  veins: 12,
  leather: 13,
  moss: 14,
  snow: 15,
  slice: 16,
  bamboo: 17,
  pages: 18,
  keys: 19,
  silk: 20,
} as const;
export const patternNumber = (pattern: keyof typeof PATTERNS): number => PATTERNS[pattern];

/** An image on a shape: around it if `wrap` is an angle (`isRound`, radians), else on its front. Units of the scene. */
export interface ImagePlace {
  wrap: number;
  isRound: boolean;
  /** A photo, which has light of its own: mirrors show it evenly lit. */
  isPhoto?: boolean;
  x: number;
  y: number;
  height: number;
}

/** Colors are linear. `second` is what a pattern mixes in. */
export interface Material {
  color: Vector;
  second?: Vector;
  pattern?: keyof typeof PATTERNS;
  /** Larger is finer. */
  scale?: number;
  rough?: number;
  /** Reflection where a ray meets the surface at a right angle. */
  f0?: number;
  kind?: 'matt' | 'metal' | 'glass';
  bump?: number;
  /** Absorption of glass per unit. */
  density?: number;
  sheen?: number;
  emission?: Vector;
  /** Spread of what passes through glass. */
  frost?: number;
  image?: ImagePlace;
  /** The color that bounces see; by default between `color` and `second`. */
  mean?: Vector;
}

const WHITE: Vector = [0.84, 0.83, 0.81];
/** Below this luminance glass lets hardly any light through: black glass is black. */
const DARK_GLASS = 0.08;
const tint = (color: Vector): Vector => (luminanceOf(color) < DARK_GLASS ? color : shade(color, 0.12));
const densityOf = (color: Vector, clear: number): number =>
  luminanceOf(color) < DARK_GLASS ? clear + 14 * (1 - luminanceOf(color) / DARK_GLASS) : clear;
const paint = (color: Vector | null, otherwise: string): Vector => color ?? toLinear(otherwise);

/** Makes a material; `color` is the wished one or null for the material's own. */
const MAKERS: Readonly<Record<MaterialKind, (color: Vector | null) => Material>> = {
  matte: (color) => ({ color: color ?? WHITE, rough: 0.85, f0: 0.02 }),
  plastic: (color) => ({ color: color ?? WHITE, rough: 0.3, f0: 0.045 }),
  ceramic: (color) => ({ color: paint(color, '#f1ede6'), rough: 0.16, f0: 0.05 }),
  glossy: (color) => ({ color: color ?? WHITE, rough: 0.06, f0: 0.055 }),
  glass: (color) => ({
    color: paint(color && tint(color), '#eef6f4'),
    kind: 'glass',
    rough: 0,
    f0: 0.04,
    density: color ? densityOf(color, 2.4) : 0.9,
  }),
  frosted_glass: (color) => ({
    color: paint(color && tint(color), '#eef4f4'),
    kind: 'glass',
    rough: 0.3,
    f0: 0.04,
    density: color ? densityOf(color, 2.2) : 0.8,
    frost: 0.35,
  }),
  metal: (color) => ({ color: paint(color && shade(color, 0.08), '#c9cacc'), kind: 'metal', rough: 0.22 }),
  brushed_metal: (color) => {
    const base = paint(color && shade(color, 0.08), '#c4c5c7');
    return {
      color: base,
      second: shade(base, -0.1),
      pattern: 'brushed',
      kind: 'metal',
      rough: 0.42,
      bump: 0.12,
      scale: 1,
    };
  },
  chrome: () => ({ color: [0.86, 0.87, 0.89], kind: 'metal', rough: 0.05 }),
  gold: () => ({ color: [0.98, 0.7, 0.33], kind: 'metal', rough: 0.17 }),
  copper: () => ({ color: [0.93, 0.52, 0.36], kind: 'metal', rough: 0.18 }),
  marble: (color) => {
    const base = color ? shade(color, 0.1, 0.7) : toLinear('#f2eee8');
    return {
      color: base,
      second: color ? shade(color, -0.22) : toLinear('#8d8580'),
      pattern: 'marble',
      scale: 1.15,
      rough: 0.14,
      f0: 0.05,
    };
  },
  wood: (color) => boards(color ?? toLinear('#c08d58'), 0.22),
  dark_wood: (color) => boards(color ?? toLinear('#6f472b'), 0.17),
  bamboo: (color) => {
    const base = color ?? toLinear('#d9b77e');
    return { color: shade(base, 0.03), second: shade(base, -0.13), pattern: 'bamboo', rough: 0.4, f0: 0.035, scale: 1 };
  },
  terrazzo: (color) => ({
    color: toLinear('#ece6dc'),
    second: color ?? toLinear('#a9684f'),
    pattern: 'terrazzo',
    scale: 1.7,
    rough: 0.22,
    f0: 0.04,
    mean: mixColors(toLinear('#ece6dc'), color ?? toLinear('#a9684f'), 0.15),
  }),
  concrete: (color) => {
    const base = color ? shade(color, 0, 0.5) : toLinear('#b7b4ae');
    return {
      color: base,
      second: shade(base, -0.13),
      pattern: 'concrete',
      scale: 1.2,
      rough: 0.85,
      f0: 0.02,
      bump: 0.13,
    };
  },
  stone: (color) => {
    const base = color ? shade(color, 0, 0.6) : toLinear('#99928a');
    return {
      color: shade(base, 0.05),
      second: shade(base, -0.14),
      pattern: 'concrete',
      scale: 2.2,
      rough: 0.8,
      f0: 0.025,
      bump: 0.2,
    };
  },
  plaster: (color) => {
    const base = paint(color, '#e9e1d6');
    return {
      color: base,
      second: shade(base, -0.05),
      pattern: 'concrete',
      scale: 0.8,
      rough: 0.9,
      f0: 0.015,
      bump: 0.09,
    };
  },
  fabric: (color) => {
    const base = paint(color, '#ddd0bf');
    return {
      color: base,
      second: shade(base, -0.1),
      pattern: 'weave',
      scale: 2.6,
      rough: 0.95,
      f0: 0.01,
      bump: 0.25,
      sheen: 0.4,
    };
  },
  silk: (color) => {
    const base = paint(color, '#e3c9b8');
    return {
      color: base,
      second: shade(base, -0.04),
      pattern: 'silk',
      scale: 1,
      rough: 0.3,
      f0: 0.07,
      bump: 1,
      sheen: 0.5,
    };
  },
  velvet: (color) => {
    const base = paint(color, '#5c1f33');
    return {
      color: shade(base, -0.03),
      second: shade(base, -0.08),
      pattern: 'silk',
      scale: 0.8,
      rough: 0.95,
      f0: 0.01,
      bump: 0.5,
      sheen: 2.6,
    };
  },
  paper: (color) => {
    const base = paint(color, '#f2ede4');
    return {
      color: base,
      second: shade(base, -0.02),
      pattern: 'concrete',
      scale: 4,
      rough: 0.95,
      f0: 0.01,
      bump: 0.02,
    };
  },
  leather: (color) => {
    const base = paint(color, '#7a4a2b');
    return {
      color: shade(base, -0.05),
      second: shade(base, 0.02),
      pattern: 'leather',
      scale: 2.2,
      rough: 0.42,
      f0: 0.04,
      bump: 0.22,
    };
  },
  tiles: (color) => {
    const base = paint(color, '#f0eee9');
    return {
      color: base,
      second: mixColors(shade(base, -0.16, 0.4), toLinear('#c9c4bb'), 0.5),
      pattern: 'tiles',
      scale: 2.6,
      rough: 0.14,
      f0: 0.05,
      bump: 0.5,
      mean: base,
    };
  },
  sand: (color) => {
    const base = paint(color, '#e5cda5');
    return {
      color: shade(base, 0.02),
      second: shade(base, -0.1),
      pattern: 'sand',
      scale: 1,
      rough: 1,
      f0: 0.01,
      bump: 1,
    };
  },
  water: (color) => {
    const base = mixColors(paint(color, '#3c9fa3'), toLinear('#0d2f3d'), 0.42);
    return { color: base, pattern: 'ripples', scale: 0.8, rough: 0.02, f0: 0.06, bump: 0.9 };
  },
  snow: (color) => ({
    color: color ? shade(color, 0.15, 0.3) : [0.86, 0.89, 0.94],
    second: [0.75, 0.81, 0.91],
    pattern: 'snow',
    scale: 1,
    rough: 0.95,
    f0: 0.02,
    bump: 0.9,
  }),
  grass: (color) => {
    const base = paint(color, '#6f7d4b');
    return {
      color: shade(base, -0.14),
      second: shade(base, 0.06),
      pattern: 'moss',
      scale: 1,
      rough: 1,
      f0: 0.01,
      bump: 0.8,
      sheen: 0.6,
    };
  },
  mirror: () => ({ color: [0.92, 0.93, 0.94], kind: 'metal', rough: 0 }),
  wax: (color) => {
    const base = paint(color, '#f3ead9');
    return { color: base, rough: 0.45, f0: 0.03, emission: [base[0] * 0.03, base[1] * 0.022, base[2] * 0.012] };
  },
};

function boards(base: Vector, contrast: number): Material {
  return {
    color: shade(base, 0.07),
    second: shade(base, -contrast),
    pattern: 'wood',
    scale: 1.1,
    rough: 0.4,
    f0: 0.035,
    bump: 0.22,
    mean: shade(base, -0.02),
  };
}

/** Makes the material of a surface; `color` stands in where the surface names none (null: the material's own). */
export function makeMaterial(surface: SceneSurface, color: Vector | null = null): Material {
  return MAKERS[surface.material](surface.color ? toLinear(surface.color) : color);
}

/** A material by kind, in a linear color. */
export const materialOf = (kind: MaterialKind, color: Vector | null = null): Material => MAKERS[kind](color);
