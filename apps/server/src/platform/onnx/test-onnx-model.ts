/** Writes tiny ONNX models for tests (https://github.com/onnx/onnx/blob/main/onnx/onnx.proto). */

interface TestPort {
  name: string;
  /** A text is a size that each run may choose. */
  dims: readonly (number | string)[];
  type?: 'float32' | 'int64';
}

interface TestNode {
  op: string;
  inputs: readonly string[];
  output: string;
  attributes?: Readonly<Record<string, number | readonly number[] | string>>;
}

export interface TestOnnxModel {
  inputs: readonly TestPort[];
  outputs: readonly TestPort[];
  nodes: readonly TestNode[];
  /** Values of rank 0 or 1, by name. */
  constants?: Readonly<Record<string, number | readonly number[]>>;
}

const FLOAT = 1;
const INT64 = 7;
const ATTRIBUTE = { int: 2, text: 3, ints: 7 } as const;
const OPSET = 17;
const IR_VERSION = 8;

export function writeOnnxModel({ inputs, outputs, nodes, constants = {} }: TestOnnxModel): Buffer {
  const graph = [
    ...nodes.map((node) => bytes(1, writeNode(node))),
    text(2, 'graph'),
    ...Object.entries(constants).map(([name, value]) => bytes(5, writeConstant(name, value))),
    ...inputs.map((port) => bytes(11, writePort(port))),
    ...outputs.map((port) => bytes(12, writePort(port))),
  ];
  return Buffer.concat([
    number(1, IR_VERSION),
    text(2, 'test'),
    bytes(7, Buffer.concat(graph)),
    bytes(8, number(2, OPSET)),
  ]);
}

const NETWORK_SIDE = { u2net: 320, isnet: 1024, birefnet: 1024 } as const;

/** Darker pixels than the brightness (0 to 1 after normalising) are the subject; `birefnet` answers with logits. */
export function writeCutOutModel(shape: keyof typeof NETWORK_SIDE, side: number = NETWORK_SIDE[shape]): Buffer {
  return writeOnnxModel({
    inputs: [{ name: 'input', dims: [1, 3, side, side] }],
    outputs: [{ name: 'mask', dims: [1, 1, side, side] }],
    constants: { steepness: -12, middle: shape === 'isnet' ? 2 : 12 },
    nodes: [
      { op: 'ReduceMean', inputs: ['input'], output: 'grey', attributes: { axes: [1], keepdims: 1 } },
      { op: 'Mul', inputs: ['grey', 'steepness'], output: 'scaled' },
      { op: 'Add', inputs: ['scaled', 'middle'], output: shape === 'birefnet' ? 'mask' : 'logits' },
      ...(shape === 'birefnet' ? [] : [{ op: 'Sigmoid', inputs: ['logits'], output: 'mask' }]),
    ],
  });
}

/** Fills a hole with the mean of what is known around it. */
export function writeFillModel(side: number | string = 512): Buffer {
  const pool = { kernel_shape: [127, 127], pads: [63, 63, 63, 63] };
  return writeOnnxModel({
    inputs: [
      { name: 'image', dims: [1, 3, side, side] },
      { name: 'mask', dims: [1, 1, side, side] },
    ],
    outputs: [{ name: 'output', dims: [1, 3, side, side] }],
    constants: { one: 1, least: 1e-6 },
    nodes: [
      { op: 'Sub', inputs: ['one', 'mask'], output: 'known' },
      { op: 'Mul', inputs: ['image', 'known'], output: 'seen' },
      { op: 'AveragePool', inputs: ['seen'], output: 'sum', attributes: pool },
      { op: 'AveragePool', inputs: ['known'], output: 'share', attributes: pool },
      { op: 'Add', inputs: ['share', 'least'], output: 'positive' },
      { op: 'Div', inputs: ['sum', 'positive'], output: 'mean' },
      { op: 'Mul', inputs: ['mean', 'mask'], output: 'filled' },
      { op: 'Add', inputs: ['seen', 'filled'], output: 'output' },
    ],
  });
}

/** Enlarges by cubic interpolation. */
export function writeEnlargeModel(
  scale: number,
  side: number | readonly [string, string] = ['height', 'width'],
): Buffer {
  const [height, width] = typeof side === 'number' ? [side, side] : side;
  const larger = (dim: number | string) => (typeof dim === 'number' ? dim * scale : `larger_${dim}`);
  return writeOnnxModel({
    inputs: [{ name: 'input', dims: [1, 3, height, width] }],
    outputs: [{ name: 'output', dims: [1, 3, larger(height), larger(width)] }],
    constants: { scales: [1, 1, scale, scale] },
    nodes: [{ op: 'Resize', inputs: ['input', '', 'scales'], output: 'output', attributes: { mode: 'cubic' } }],
  });
}

function writeNode({ op, inputs, output, attributes = {} }: TestNode): Buffer {
  return Buffer.concat([
    ...inputs.map((input) => text(1, input)),
    text(2, output),
    text(4, op),
    ...Object.entries(attributes).map(([name, value]) => bytes(5, writeAttribute(name, value))),
  ]);
}

function writeAttribute(name: string, value: number | readonly number[] | string): Buffer {
  if (typeof value === 'string') return Buffer.concat([text(1, name), text(4, value), number(20, ATTRIBUTE.text)]);
  if (typeof value === 'number') return Buffer.concat([text(1, name), number(3, value), number(20, ATTRIBUTE.int)]);
  return Buffer.concat([text(1, name), ...value.map((each) => number(8, each)), number(20, ATTRIBUTE.ints)]);
}

function writeConstant(name: string, value: number | readonly number[]): Buffer {
  const values = typeof value === 'number' ? [value] : value;
  return Buffer.concat([
    ...(typeof value === 'number' ? [] : [number(1, values.length)]),
    number(2, FLOAT),
    text(8, name),
    bytes(9, Buffer.from(Float32Array.from(values).buffer)),
  ]);
}

function writePort({ name, dims, type = 'float32' }: TestPort): Buffer {
  const shape = dims.map((dim) => bytes(1, typeof dim === 'number' ? number(1, dim) : text(2, dim)));
  const tensor = Buffer.concat([number(1, type === 'int64' ? INT64 : FLOAT), bytes(2, Buffer.concat(shape))]);
  return Buffer.concat([text(1, name), bytes(2, bytes(1, tensor))]);
}

/** The fields of protobuf: numbers are small and not negative here. */
const number = (field: number, value: number): Buffer => Buffer.from([...varint(field * 8), ...varint(value)]);
const bytes = (field: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([...varint(field * 8 + 2), ...varint(content.length)]), content]);
const text = (field: number, content: string): Buffer => bytes(field, Buffer.from(content));

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}
