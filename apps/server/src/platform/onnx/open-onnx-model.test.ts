import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_MODEL_BYTES } from './model-file.ts';
import { openOnnxModel } from './open-onnx-model.ts';
import { writeEnlargeModel, writeOnnxModel } from './test-onnx-model.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onnx-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const IMAGE = { dims: [1, 3, null, null] };
const expected = { inputs: [IMAGE], outputs: [IMAGE] };

async function write(name: string, content: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

test('runs a model, and tells the sizes that it leaves open', async () => {
  const model = await openOnnxModel(await write('enlarge.onnx', writeEnlargeModel(2)), expected);
  expect(model.inputs).toEqual([[1, 3, null, null]]);
  const [result] = await model.run([{ dims: [1, 3, 2, 4], data: new Float32Array(24).fill(0.25) }]);
  expect(result?.dims).toEqual([1, 3, 4, 8]);
  expect(result?.data.every((value) => Math.abs(value - 0.25) < 1e-5)).toBe(true);
});

const identity = (dims: readonly (number | string)[], type?: 'int64') =>
  writeOnnxModel({
    inputs: [{ name: 'in', dims, ...(type && { type }) }],
    outputs: [{ name: 'out', dims, ...(type && { type }) }],
    nodes: [{ op: 'Identity', inputs: ['in'], output: 'out' }],
  });

test.each<[string, () => Buffer, string]>([
  ['a text', () => Buffer.from('<html>no model</html>'), 'not_onnx'],
  ['an empty file', () => Buffer.of(), 'not_onnx'],
  ['a truncated model', () => writeEnlargeModel(2).subarray(0, 90), 'not_onnx'],
  ['a model of an unknown operation', () => unknownOperation(), 'not_onnx'],
  ['a model of whole numbers', () => identity([1, 3, 8, 8], 'int64'), 'other_shape'],
  ['a model of another rank', () => identity([1, 3]), 'other_shape'],
  ['a model of four channels', () => identity([1, 4, 8, 8]), 'other_shape'],
])('refuses %s', async (name, make, why) => {
  const path = await write(`${name.length}.onnx`, make());
  await expect(openOnnxModel(path, expected)).rejects.toMatchObject({ problem: { modelProblem: why } });
});

function unknownOperation(): Buffer {
  return writeOnnxModel({
    inputs: [{ name: 'in', dims: [1, 3, 8, 8] }],
    outputs: [{ name: 'out', dims: [1, 3, 8, 8] }],
    nodes: [{ op: 'LaunchRockets', inputs: ['in'], output: 'out' }],
  });
}

test('refuses a path without a file, a folder, and a file of more bytes than fit into memory', async () => {
  const refused = (modelProblem: string) => ({ problem: { modelProblem } });
  await expect(openOnnxModel(join(folder, 'none.onnx'), expected)).rejects.toMatchObject(refused('missing'));
  await expect(openOnnxModel(folder, expected)).rejects.toMatchObject(refused('missing'));
  const large = await write('large.onnx', Buffer.of());
  // Sparse: it takes no room.
  await truncate(large, MAX_MODEL_BYTES + 1);
  await expect(openOnnxModel(large, expected)).rejects.toMatchObject(refused('too_large'));
});

test('says that a model failed while it ran', async () => {
  const dims = [1, 3, 'height', 'width'];
  const broken = writeOnnxModel({
    inputs: [{ name: 'in', dims }],
    outputs: [{ name: 'out', dims }],
    constants: { seven: [7, 7, 7, 7, 7, 7, 7] },
    nodes: [{ op: 'Add', inputs: ['in', 'seven'], output: 'out' }],
  });
  const model = await openOnnxModel(await write('broken.onnx', broken), expected);
  const image = { dims: [1, 3, 4, 4], data: new Float32Array(48) };
  await expect(model.run([image])).rejects.toMatchObject({ problem: { modelProblem: 'broken' } });
});
