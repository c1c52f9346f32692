import type { InferenceSession, Tensor } from 'onnxruntime-web';
import { readModelFile } from './model-file.ts';
import { describe, ModelUnusable } from './model-problem.ts';

/** A side that each run may choose is null. */
export type OnnxDims = readonly (number | null)[];

/** What an engine expects of one input or output: 32-bit floats, and the sides it has a say in. */
export interface ExpectedPort {
  /** null takes any size. */
  dims: OnnxDims;
}

export interface OnnxModel {
  /** The sizes of inputs, as the file gives them. */
  inputs: readonly OnnxDims[];
  /** Throws ModelUnusable if the model fails, or its outputs don't have the sizes it promised. */
  run(inputs: readonly OnnxTensor[]): Promise<OnnxTensor[]>;
}

export interface OnnxTensor {
  dims: readonly number[];
  data: Float32Array;
}

/**
 * Opens a model file for this process: call it in a program that may be killed and has a limit of memory, as a file may
 * be hostile. Only the CPU is used, nothing is downloaded, and no other file is read. Throws ModelUnusable.
 */
export async function openOnnxModel(
  path: string,
  expected: { inputs: readonly ExpectedPort[]; outputs: readonly ExpectedPort[]; mayHaveMoreOutputs?: boolean },
): Promise<OnnxModel> {
  const content = await readModelFile(path);
  const ort = await import('onnxruntime-web/wasm');
  ort.env.wasm.numThreads = 1;
  ort.env.logLevel = 'error';
  let session: InferenceSession;
  try {
    session = await ort.InferenceSession.create(content, { executionProviders: ['wasm'] });
  } catch (error) {
    throw new ModelUnusable('not_onnx', describe(error));
  }
  const inputs = checkPorts('input', session.inputMetadata, expected.inputs);
  const outputs = expected.mayHaveMoreOutputs
    ? session.outputMetadata.slice(0, expected.outputs.length)
    : session.outputMetadata;
  checkPorts('output', outputs, expected.outputs);
  return {
    inputs,
    async run(tensors) {
      const feeds = Object.fromEntries(
        tensors.map(({ dims, data }, index): [string, Tensor] => [
          session.inputNames[index] ?? '',
          new ort.Tensor('float32', data, dims),
        ]),
      );
      const names = session.outputNames.slice(0, expected.outputs.length);
      const results = await session.run(feeds, names).catch((error: unknown) => {
        throw new ModelUnusable('broken', describe(error));
      });
      return names.map((name) => {
        const result = results[name];
        if (!result || !(result.data instanceof Float32Array))
          throw new ModelUnusable('broken', `output ${name} holds no 32-bit floats`);
        return { dims: [...result.dims], data: result.data };
      });
    },
  };
}

/** Returns the sizes that a model gives its inputs or outputs, null for those it leaves open. */
function checkPorts(
  what: string,
  ports: readonly InferenceSession.ValueMetadata[],
  expected: readonly ExpectedPort[],
): OnnxDims[] {
  const wanted = expected.map(({ dims }) => `float32[${dims.map((dim) => dim ?? '?').join(',')}]`).join(' ');
  const refuse = (found: string): never => {
    throw new ModelUnusable('other_shape', `${what}s are ${found}, and must be ${wanted}`);
  };
  const found = ports
    .map((port) => `${port.name}:${port.isTensor ? `${port.type}[${port.shape.join(',')}]` : 'no tensor'}`)
    .join(' ');
  if (ports.length !== expected.length) refuse(found);
  return ports.map((port, index) => {
    const dims = expected[index]?.dims ?? [];
    if (!port.isTensor || port.type !== 'float32') return refuse(found);
    // Some exports give no sizes at all; what comes out of a run is checked in any case.
    const shape = port.shape.length === 0 ? dims.map(() => null) : port.shape.map(toSide);
    const fits =
      shape.length === dims.length &&
      shape.every((side, at) => side === null || dims[at] === null || side === dims[at]);
    return fits ? shape : refuse(found);
  });
}

const toSide = (side: number | string): number | null => (typeof side === 'number' && side > 0 ? side : null);
