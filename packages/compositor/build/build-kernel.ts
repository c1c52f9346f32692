// Compiles the kernel.ts of each package and writes it as a module of bytes, so that browser and server load it the same
// way. With `--check` it writes nothing and fails if the committed bytes are not of these sources. Each module states a
// hash of what it was made of and of its bytes: compiling again would take ten seconds.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const OPTIONS = ['-O3', '--noAssert', '--enable', 'simd', '--runtime', 'stub', '--importMemory'];

async function compileKernel(sources: string, options: readonly string[]): Promise<Uint8Array> {
  const { default: asc, createMemoryStream } = await import('assemblyscript/asc');
  const compiled: { bytes?: Uint8Array } = {};
  const stderr = createMemoryStream();
  const { error } = await asc.main(['kernel.ts', ...OPTIONS, ...options, '--outFile', 'kernel.wasm'], {
    readFile: (name) => readFile(path.resolve(sources, name), 'utf8').catch(() => null),
    writeFile: (_name, contents) => {
      if (typeof contents !== 'string') compiled.bytes = contents;
    },
    listFiles: () => [],
    stderr,
  });
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

const STATED = /^\/\/ Hash of sources, options, compiler and code: (\w+)\n/;

/** Returns a module that states the hash of itself and of all that it is made of. */
function withHash(module: string, folder: string, options: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (text: string): void => void hash.update(`${text.length}:${text}`);
  const sources = path.join(folder, 'assembly');
  for (const file of globSync('**/*.ts', { cwd: sources }).toSorted()) {
    add(file.split(path.sep).join('/'));
    add(readFileSync(path.join(sources, file), 'utf8'));
  }
  for (const option of [...OPTIONS, ...options]) add(option);
  add(COMPILER);
  add(module);
  return `// Hash of sources, options, compiler and code: ${hash.digest('hex')}\n${module}`;
}

/** The compiler's version, which package.json pins. */
const COMPILER = (
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8')) as {
    devDependencies: { assemblyscript: string };
  }
).devDependencies.assemblyscript;

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
  if (process.argv.includes('--check')) {
    const committed = await readFile(target, 'utf8');
    if (withHash(committed.replace(STATED, ''), folder, kernel.options) !== committed)
      throw new Error(`The committed kernel of ${kernel.name} was not made of its assembly: run build:kernel.`);
  } else {
    const bytes = await compileKernel(path.join(folder, 'assembly'), kernel.options);
    await writeFile(target, withHash(toModule(kernel.name, bytes), folder, kernel.options));
  }
}
