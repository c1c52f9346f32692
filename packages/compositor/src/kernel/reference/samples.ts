import { POSITION_ONE } from '../kernel.ts';

/** The reference's view of the shared memory. */
export interface ReferenceMemory {
  bytes: Uint8Array;
  at(address: number): number;
  u16At(address: number): number;
  i32At(address: number): number;
}

export function viewMemory(bytes: Uint8Array): ReferenceMemory {
  const at = (address: number) => bytes[address] ?? 0;
  const u16At = (address: number) => at(address) | (at(address + 1) << 8);
  return { bytes, at, u16At, i32At: (address) => u16At(address) | (u16At(address + 2) << 16) };
}

export type Weights = [number, number, number, number];

/**
 * Returns the Catmull-Rom weights of the four samples around a position, in 2^-14, for a phase in 1/256 of a sample.
 */
function weightsAt(phase: number): Weights {
  const t2 = phase * phase;
  const t3 = t2 * phase;
  const w0 = (-t3 + 512 * t2 - 65536 * phase + 1024) >> 11;
  const w2 = (-3 * t3 + 1024 * t2 + 65536 * phase + 1024) >> 11;
  const w3 = (t3 - 256 * t2 + 1024) >> 11;
  return [w0, 16384 - w0 - w2 - w3, w2, w3];
}

/** Adds half a phase, so that `locate` rounds to the nearest phase. */
export const roundPosition = (position: number) => position + POSITION_ONE / 512;

/** Returns the sample and weights of a rounded position. */
export function locate(rounded: number): { sample: number; weights: Weights } {
  const sample = Math.floor(rounded / POSITION_ONE);
  const phase = Math.floor(((rounded - sample * POSITION_ONE) * 256) / POSITION_ONE);
  return { sample, weights: weightsAt(phase) };
}

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
export const clampByte = (value: number) => clamp(value, 0, 255);
export const mixSample = (a: number, b: number, alpha: number) => (a * (256 - alpha) + b * alpha + 128) >> 8;
export const divideBy255 = (value: number) => (value + 128 + ((value + 128) >> 8)) >> 8;
