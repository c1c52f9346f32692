// Compiles kernel.ts and writes it as a module of bytes, so that browser and server load it the same way. With
// `--check` it writes nothing and fails if the committed bytes differ.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import asc, { createMemoryStream } from 'assemblyscript/asc';

async function compileKernel(sources: string): Promise<Uint8Array> {
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

function toModule(name: string, bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at += 32) lines.push(`  ${bytes.subarray(at, at + 32).join(', ')},`);
  return [
    `// Made by \`npm run build:kernel -w packages/${name}\` from assembly/kernel.ts.`,
    'export const KERNEL_CODE: Uint8Array<ArrayBuffer> = new Uint8Array([',
    ...lines,
    ']);',
    '',
  ].join('\n');
}

/** Compiles `assembly/kernel.ts` of a package to a module of it; with `--check` compares it with the committed one. */
export async function buildKernel(kernel: { packageFolder: string; target: string }): Promise<void> {
  const target = path.join(kernel.packageFolder, kernel.target);
  const bytes = await compileKernel(path.join(kernel.packageFolder, 'assembly'));
  const code = toModule(path.basename(kernel.packageFolder), bytes);
  if (!process.argv.includes('--check')) return writeFile(target, code);
  if ((await readFile(target, 'utf8')) !== code)
    throw new Error(`${kernel.target} differs from assembly/kernel.ts: run build:kernel.`);
}

if (import.meta.main)
  await buildKernel({
    packageFolder: path.join(import.meta.dirname, '..'),
    target: 'src/kernel/kernel-code.gen.ts',
  });
