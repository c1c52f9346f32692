// Compiles kernel.ts and writes it as a module of bytes, so that browser and server load it the same way. With
// `--check` it writes nothing and fails if the committed bytes differ.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import asc, { createMemoryStream } from 'assemblyscript/asc';

const sources = path.join(import.meta.dirname, '../assembly');
const target = path.join(import.meta.dirname, '../src/kernel/kernel-code.gen.ts');

async function compileKernel(): Promise<Uint8Array> {
  const compiled: { bytes?: Uint8Array } = {};
  const stderr = createMemoryStream();
  const { error } = await asc.main(
    [
      'kernel.ts',
      '-O3',
      '--noAssert',
      '--enable',
      'simd',
      '--runtime',
      'stub',
      '--importMemory',
      '--outFile',
      'kernel.wasm',
    ],
    {
      readFile: (name) => readFile(path.resolve(sources, name), 'utf8').catch(() => null),
      writeFile: (_name, contents) => {
        if (typeof contents !== 'string') compiled.bytes = contents;
      },
      listFiles: () => [],
      stderr,
    },
  );
  if (error || !compiled.bytes) throw new Error(`The kernel does not compile:\n${stderr.toString()}`, { cause: error });
  return compiled.bytes;
}

function toModule(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at += 32) lines.push(`  ${bytes.subarray(at, at + 32).join(', ')},`);
  return [
    '// Made by `npm run build:kernel -w packages/compositor` from assembly/kernel.ts.',
    'export const KERNEL_CODE: Uint8Array<ArrayBuffer> = new Uint8Array([',
    ...lines,
    ']);',
    '',
  ].join('\n');
}

const code = toModule(await compileKernel());
if (process.argv.includes('--check')) {
  const committed = await readFile(target, 'utf8');
  if (committed !== code) throw new Error('The committed kernel differs from assembly/kernel.ts: run build:kernel.');
} else {
  await writeFile(target, code);
}
