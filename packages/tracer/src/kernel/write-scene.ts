import { boundsOf } from '../scene/shapes.ts';
import type { Camera, PlacedScene, PlacedShape } from '../scene/placed-scene.ts';
import { STAGES } from '../scene/placed-scene.ts';
import { type Material, patternNumber } from '../scene/materials.ts';
import { typeNumber } from '../scene/shapes.ts';
import { mixColors } from '../colors.ts';
import { add, cross, normalize, scale, subtract, type Vector } from '../vectors.ts';
import {
  LIGHT_FLOATS,
  MAX_LIGHTS,
  MAX_MATERIALS,
  MAX_POOLS,
  MAX_SEGMENTS,
  MAX_SHAPES,
  MEMORY,
  NODE_FLOATS,
  POOL_FLOATS,
  RECORD_FLOATS,
  SEGMENT_FLOATS,
  SETTING,
} from './memory-layout.ts';
import type { WasmMemory } from './kernel.ts';

/** Writes a scene into the kernel's memory. Throws a RangeError if it has too many parts. */
export function writeScene(memory: WasmMemory, scene: PlacedScene, aspect: number): void {
  const materials = new Map<Material, number>();
  const numberOf = (material: Material): number => {
    const known = materials.get(material);
    if (known !== undefined) return known;
    if (materials.size >= MAX_MATERIALS) throw new RangeError('too many materials');
    materials.set(material, materials.size);
    return materials.size - 1;
  };
  const [ground, wall] = [numberOf(scene.stage.ground), numberOf(scene.stage.wall)];
  writeShapes(memory, scene.shapes, numberOf);
  writeMaterials(memory, [...materials.keys()], scene.image);
  const nodes = writeNodes(memory, scene.shapes);

  const settings = new Float32Array(memory.buffer, MEMORY.globals, SETTING.lights + LIGHT_FLOATS * MAX_LIGHTS).fill(0);
  writeCamera(settings, scene.camera, aspect);
  const { stage, sun, environment, backdrop, lights } = scene;
  settings[SETTING.stage] = STAGES[stage.kind];
  settings[SETTING.wallDepth] = stage.depth;
  settings[SETTING.fillet] = stage.fillet;
  settings[SETTING.groundMaterial] = ground;
  settings[SETTING.wallMaterial] = wall;
  settings[SETTING.nodeCount] = nodes;
  settings.set(environment.top, SETTING.environmentTop);
  settings.set(environment.bottom, SETTING.environmentBottom);
  if (sun) {
    settings.set(normalize(sun.direction), SETTING.sun);
    settings.set(sun.color, SETTING.sunColor);
    settings[SETTING.sunSize] = sun.size;
    if (sun.gobo) {
      settings.set([sun.gobo.scale, sun.gobo.u, sun.gobo.v], SETTING.goboScale);
      new Uint8Array(memory.buffer, MEMORY.gobo, sun.gobo.mask.length).set(sun.gobo.mask);
    }
  }
  if (backdrop) {
    settings[SETTING.hasBackdrop] = 1;
    settings[SETTING.backdropGain] = backdrop.gain;
    new Float32Array(memory.buffer, MEMORY.backdrop, backdrop.pixels.length).set(backdrop.pixels);
  }
  if (scene.image) new Uint8Array(memory.buffer, MEMORY.image, scene.image.rgba.length).set(scene.image.rgba);
  const { pools } = scene;
  if (pools.spots.length > MAX_POOLS) throw new RangeError('too many light pools');
  settings[SETTING.poolCount] = pools.spots.length;
  settings[SETTING.poolsFrom] = pools.from;
  settings[SETTING.poolsMean] = pools.mean;
  for (const [index, { at, turn, long, wide, strength }] of pools.spots.entries()) {
    const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
    settings.set(
      [...at, cosine / wide, sine / wide, -sine / long, cosine / long, strength],
      SETTING.pools + POOL_FLOATS * index,
    );
  }
  if (lights.length > MAX_LIGHTS) throw new RangeError('too many lights');
  settings[SETTING.lightCount] = lights.length;
  for (const [index, one] of lights.entries()) {
    const normal = normalize(subtract(one.towards, one.at));
    const side = normalize(cross(normal, Math.abs(normal[1]) > 0.95 ? [0, 0, 1] : [0, 1, 0]));
    const [u, v] = [scale(side, one.width), scale(cross(normal, side), one.height)];
    const corner = subtract(one.at, scale(add(u, v), 0.5));
    settings.set(
      [...corner, ...u, ...v, ...one.color, ...normal, one.width * one.height],
      SETTING.lights + LIGHT_FLOATS * index,
    );
  }
}

function writeCamera(settings: Float32Array, { eye, axes, angle, shiftY }: Camera, aspect: number): void {
  const [right, up, forward] = axes;
  settings.set([...eye, ...forward, ...right, ...up], SETTING.eye);
  settings[SETTING.tanHalf] = Math.tan(angle / 2);
  settings[SETTING.aspect] = aspect;
  settings[SETTING.shiftY] = shiftY;
}

function writeShapes(
  memory: WasmMemory,
  shapes: readonly PlacedShape[],
  numberOf: (material: Material) => number,
): void {
  if (shapes.length > MAX_SHAPES) throw new RangeError('too many shapes');
  const records = new Float32Array(memory.buffer, MEMORY.shapes, shapes.length * RECORD_FLOATS).fill(0);
  let segments = 0;
  for (const [index, one] of shapes.entries()) {
    const lines = one.profile ? toSegments(one.profile) : [];
    if (segments + lines.length > MAX_SEGMENTS) throw new RangeError('too many segments');
    new Float32Array(memory.buffer, MEMORY.segments + segments * SEGMENT_FLOATS * 4, lines.length * SEGMENT_FLOATS).set(
      lines.flat(),
    );
    records.set(
      [
        typeNumber(one.type),
        ...one.at,
        ...one.size,
        one.round,
        numberOf(one.material),
        one.element,
        one.isHidden ? 1 : 0,
        one.extra,
        ...one.axes[0],
        ...one.axes[1],
        ...one.axes[2],
        ...one.half,
        ...one.middle,
        segments,
        lines.length,
        one.more,
      ],
      index * RECORD_FLOATS,
    );
    segments += lines.length;
  }
}

/** Corners that turn more than this stay sharp. */
const CREASE = Math.cos((50 * Math.PI) / 180);

/** Radius and height of both ends, then the normal (outward, up) at both. */
function toSegments(profile: readonly (readonly [number, number])[]): number[][] {
  const lines = profile.slice(1).map(([r1, y1], index) => {
    const [r0, y0] = profile[index] ?? [0, 0];
    const long = Math.hypot(r1 - r0, y1 - y0);
    return { r0, y0, r1, y1, long, n: [(y1 - y0) / (long || 1), (r0 - r1) / (long || 1)] as const };
  });
  const kept = lines.filter(({ long }) => long > 1e-6);
  const between = (
    a: readonly [number, number],
    b: readonly [number, number] | undefined,
  ): readonly [number, number] => {
    if (!b || a[0] * b[0] + a[1] * b[1] < CREASE) return a;
    const [x, y] = [a[0] + b[0], a[1] + b[1]];
    const l = Math.hypot(x, y) || 1;
    return [x / l, y / l];
  };
  return kept.map((line, index) => [
    line.r0,
    line.y0,
    line.r1,
    line.y1,
    ...between(line.n, kept[index - 1]?.n),
    ...between(line.n, kept[index + 1]?.n),
  ]);
}

const KINDS = { matt: 0, metal: 1, glass: 2 } as const;

function writeMaterials(memory: WasmMemory, materials: readonly Material[], image: PlacedScene['image']): void {
  const records = new Float32Array(memory.buffer, MEMORY.materials, materials.length * RECORD_FLOATS).fill(0);
  for (const [index, one] of materials.entries()) {
    const second = one.second ?? one.color;
    const place = image ? one.image : undefined;
    const pattern = one.image ? (place ? 'image' : 'plain') : (one.pattern ?? 'plain');
    records.set(
      [
        ...one.color,
        ...second,
        patternNumber(pattern),
        one.scale ?? 1,
        one.rough ?? 0.6,
        one.kind === 'metal' ? 1 : (one.f0 ?? 0.03),
        KINDS[one.kind ?? 'matt'],
        one.bump ?? 0,
        ...(one.mean ?? mixColors(one.color, second, 0.35)),
        one.density ?? 0,
        place?.wrap ?? 1,
        place?.y ?? 0,
        place?.height ?? 1,
        place?.isPhoto ? -1 : place?.isRound ? 1 : 0,
        image?.width ?? 0,
        image?.height ?? 0,
        one.sheen ?? 0,
        ...(one.emission ?? [0, 0, 0]),
        one.frost ?? 0,
        place?.x ?? 0,
      ],
      index * RECORD_FLOATS,
    );
  }
}

interface Leaf {
  index: number;
  low: Vector;
  high: Vector;
}

/** Writes a hierarchy of boxes in depth-first order: low and the index after the subtree, high and the shape or -1. */
function writeNodes(memory: WasmMemory, shapes: readonly PlacedShape[]): number {
  const nodes: number[][] = [];
  const leaves = shapes.map((one, index): Leaf => ({ index, ...boundsOf(one) }));
  const build = (group: readonly Leaf[]): void => {
    const low = [0, 1, 2].map((axis) => Math.min(...group.map((one) => one.low[axis as 0])));
    const high = [0, 1, 2].map((axis) => Math.max(...group.map((one) => one.high[axis as 0])));
    const node = [...low, 0, ...high, group.length === 1 ? (group[0]?.index ?? -1) : -1];
    nodes.push(node);
    if (group.length > 1) {
      const axis = [0, 1, 2].reduce((a, b) => (spread(group, b) > spread(group, a) ? b : a)) as 0 | 1 | 2;
      const sorted = group.toSorted(
        (a, b) => a.low[axis] + a.high[axis] - b.low[axis] - b.high[axis] || a.index - b.index,
      );
      const half = sorted.length >> 1;
      build(sorted.slice(0, half));
      build(sorted.slice(half));
    }
    node[3] = nodes.length;
  };
  if (leaves.length > 0) build(leaves);
  new Float32Array(memory.buffer, MEMORY.nodes, nodes.length * NODE_FLOATS).set(nodes.flat());
  return nodes.length;
}

function spread(group: readonly Leaf[], axis: number): number {
  const middles = group.map((one) => one.low[axis as 0] + one.high[axis as 0]);
  return Math.max(...middles) - Math.min(...middles);
}
