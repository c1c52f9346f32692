import { type MediaModelName, splitMediaModelName } from '../media-providers/media-provider-name.ts';

/** The engines that take a model, with the shapes of ONNX models that each knows. */
export const ONNX_SHAPES = {
  cutOut: ['u2net', 'isnet', 'birefnet'],
  erase: ['lama'],
  enhance: ['realesrgan'],
} as const;
export type PixelPort = keyof typeof ONNX_SHAPES;
type OnnxShape<Port extends PixelPort> = (typeof ONNX_SHAPES)[Port][number];

export type PixelModelName<Port extends PixelPort = PixelPort> =
  | { kind: 'onnx'; shape: OnnxShape<Port>; path: string }
  | ({ kind: 'provider' } & MediaModelName);

/** Splits `u2net:/models/u2net.onnx` or `fal:fal-ai/birefnet/v2`. Returns null for what the engine does not know. */
export function splitPixelModelName<Port extends PixelPort>(port: Port, name: string): PixelModelName<Port> | null {
  const media = splitMediaModelName(name);
  if (media) return { kind: 'provider', ...media };
  const at = name.indexOf(':');
  const shapes: readonly OnnxShape<Port>[] = ONNX_SHAPES[port];
  const shape = shapes.find((known) => known === name.slice(0, at));
  const path = name.slice(at + 1);
  return shape !== undefined && path.startsWith('/') ? { kind: 'onnx', shape, path } : null;
}
