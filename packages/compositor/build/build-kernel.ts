// Compiles the kernel.ts of each package and writes it as a module of bytes, so that browser and server load it the same
// way. With `--check` it writes nothing and fails if the committed bytes differ.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import asc, { createMemoryStream } from 'assemblyscript/asc';

async function compileKernel(sources: string, options: readonly string[]): Promise<Uint8Array> {
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
      ...options,
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
    `// Made by \`npm run build:kernel -w packages/compositor\` from assembly/kernel.ts of ${name}.`,
    'export const KERNEL_CODE: Uint8Array<ArrayBuffer> = new Uint8Array([',
    ...lines,
    ']);',
    '',
  ].join('\n');
}

/** The packages with kernels: where each keeps its module, and options of the compiler. */
const KERNELS = [
  { name: 'compositor', target: 'src/kernel/kernel-code.gen.ts', options: [] },
  // Runs in Node only: not all browsers have relaxed SIMD.
  { name: 'motion', target: 'src/kernel-code.gen.ts', options: ['--enable', 'relaxed-simd'] },
  // Threads share its memory. Its own data lies above the scene: see assembly/memory.ts.
  {
    name: 'tracer',
    target: 'src/kernel/kernel-code.gen.ts',
    options: ['--enable', 'threads', '--sharedMemory', '--maximumMemory', '16384', '--memoryBase', '9437184'],
  },
] as const;

for (const kernel of KERNELS) {
  const folder = path.join(import.meta.dirname, '../..', kernel.name);
  const target = path.join(folder, kernel.target);
  const code = toModule(kernel.name, await compileKernel(path.join(folder, 'assembly'), kernel.options));
  if (!process.argv.includes('--check')) await writeFile(target, code);
  else if ((await readFile(target, 'utf8')) !== code)
    throw new Error(`The committed kernel of ${kernel.name} differs from its assembly/kernel.ts: run build:kernel.`);
}
