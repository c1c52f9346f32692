import { launch } from './setup/launch.mjs';

// The tests draw 60 random prompts; this draws as many as asked, 200 by default: `npm run check:prompts [count]`.
process.env.RANDOM_PROMPTS = process.argv[2] ?? '200';
process.argv = [...process.argv.slice(0, 2), 'run', '--project', 'unit', 'packages/tracer/src/random-prompts.test.ts'];
await launch({ script: 'node_modules/vitest/vitest.mjs', needs: {} });
