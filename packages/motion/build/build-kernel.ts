// Compiles kernel.ts and writes it as a module of bytes. With `--check` it writes nothing and fails if the committed
// bytes differ.
import path from 'node:path';
import { buildKernel } from '../../compositor/build/build-kernel.ts';

await buildKernel({ packageFolder: path.join(import.meta.dirname, '..'), target: 'src/kernel-code.gen.ts' });
