// Measures what the embedded engine's images take, each in a program of its own as the server makes them:
// `npm run bench:generate [runs]`. Wall times count on an idle machine only; CPU time always does.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { type SceneGraph, sceneGraph } from '@reelwright/scene';
import type { GenerationOrder } from '#src/engines/generation/embedded/generation-protocol.ts';

const RUNS = Number(process.argv[2] ?? 3);
const PROGRAM = fileURLToPath(new URL('../../src/engines/generation/embedded/generation-program.ts', import.meta.url));
const SURFACE = { material: 'matte', color: null } as const;

const graphOf = (subject: SceneGraph['subject']['kind']): SceneGraph =>
  sceneGraph.parse({
    version: 1,
    subject: { kind: subject, surface: { material: 'plastic', color: null }, label: null, count: 1 },
    setting: { kind: 'podium', ground: { material: 'marble', color: null }, backdrop: '#e9b894' },
    props: [{ kind: 'leaves', surface: SURFACE, count: 3 }],
    light: { kind: 'softbox', time: 'day', gobo: 'palm', side: 'auto', colors: [] },
    camera: { height: 'eye', shot: 'medium', blur: 0 },
    mood: 'neutral',
    palette: [],
  });

const folder = mkdtempSync(path.join(tmpdir(), 'bench-generate-'));
const productPath = path.join(folder, 'product.png');
const bottle = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="1600"><path d="M50 500 Q50 300 240 260 V60 H460 V260 Q650 300 650 500 V1520 Q350 1600 50 1520 Z" fill="#2f7d54"/></svg>`;
await sharp(Buffer.from(bottle)).png().toFile(productPath);

/** Limits of issue 21, in seconds and MiB. */
const CASES = [
  { name: 'preview, 256', px: 256, source: { kind: 'text' }, subject: 'bottle', limits: { wallS: 0.7 } },
  { name: 'studio, 1024', px: 1024, source: { kind: 'text' }, subject: 'bottle', limits: { wallS: 4, cpuS: 7 } },
  {
    name: 'product, 1024',
    px: 1024,
    source: { kind: 'product', path: productPath },
    subject: 'product',
    limits: { wallS: 7 },
  },
  { name: 'studio, 2048', px: 2048, source: { kind: 'text' }, subject: 'bottle', limits: { wallS: 16, rssMib: 700 } },
] as const;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
let failures = 0;
try {
  for (const { name, px, source, subject, limits } of CASES) {
    const order: GenerationOrder = {
      op: 'image',
      fonts: [],
      threads: 2,
      request: {
        source,
        prompt: '',
        negative: '',
        graph: graphOf(subject),
        seed: 3,
        width: px,
        height: px,
        creativity: 0,
        outputPath: path.join(folder, 'out.png'),
      },
    };
    const runs = Array.from({ length: RUNS }, () => measure(order));
    const [wallS, cpuS, rssMib] = (['wallS', 'cpuS', 'rssMib'] as const).map((key) =>
      median(runs.map((run) => run[key])),
    );
    const found = { wallS: wallS ?? 0, cpuS: cpuS ?? 0, rssMib: rssMib ?? 0 };
    const over = Object.entries(limits).filter(([key, limit]) => found[key as keyof typeof found] > limit);
    failures += over.length;
    const marks = over.map(([key, limit]) => `over ${key} ${limit}`).join(', ');
    process.stdout.write(
      `${name}: ${found.wallS.toFixed(2)} s, ${found.cpuS.toFixed(2)} CPU s, ${Math.round(found.rssMib)} MiB ${marks}\n`,
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}
process.exitCode = failures > 0 ? 1 : 0;

/** Runs the program once under a wrapper that tells its CPU time and memory, its start included. */
function measure(order: GenerationOrder): { wallS: number; cpuS: number; rssMib: number } {
  const usagePath = path.join(folder, 'usage.json');
  const wrapper = path.join(folder, 'wrapper.mjs');
  writeFileSync(
    wrapper,
    `import { writeFileSync } from 'node:fs'; process.on('exit', () => writeFileSync(${JSON.stringify(usagePath)}, JSON.stringify(process.resourceUsage())));`,
  );
  const begun = performance.now();
  const run = spawnSync(process.execPath, ['--import', wrapper, PROGRAM], {
    input: JSON.stringify(order),
    encoding: 'utf8',
  });
  const wallS = (performance.now() - begun) / 1000;
  if (run.status !== 0) throw new Error(run.stderr);
  const usage = JSON.parse(readFileSync(usagePath, 'utf8')) as NodeJS.ResourceUsage;
  return { wallS, cpuS: (usage.userCPUTime + usage.systemCPUTime) / 1e6, rssMib: usage.maxRSS / 1024 };
}
