import { launch } from './setup/launch.mjs';

// The tests draw 45 random prompts and 10 random products; this draws as many as asked of both, 200 by default:
// `npm run check:prompts [count]`.
process.env.RANDOM_PROMPTS = process.argv[2] ?? '200';
process.env.RANDOM_PRODUCTS = process.env.RANDOM_PROMPTS;
const files = ['packages/tracer/src/random-prompts.test.ts', 'packages/tracer/src/product/random-products.test.ts'];
process.argv = [...process.argv.slice(0, 2), 'run', '--project', 'package-unit', ...files];
await launch({ script: 'node_modules/vitest/vitest.mjs', needs: {} });
