import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

/**
 * Fetched by the benchmark, and no dependency of the project: its hundred packages would be a tenth of what every user
 * installs.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';

const reportSchema = z.object({
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
  categories: z.object({ performance: z.object({ score: z.number().nullable() }) }),
  environment: z.object({ benchmarkIndex: z.number() }),
});

export interface Figures {
  benchmarkIndex: number;
  fcpMs: number;
  lcpMs: number;
  blockingMs: number;
  shift: number;
  /** 0 to 100. */
  score: number;
}

export interface LighthouseOptions {
  /** Where the browser listens for its debugger. */
  port: number;
  /** How many times slower the processor seems. */
  slowdown: number;
}

/** Measures the loading of a page with Lighthouse's mobile run in its own slow 4G, in a browser that is open already. */
export async function runLighthouse(url: string, { port, slowdown }: LighthouseOptions): Promise<Figures> {
  const options = [
    `--port=${port}`,
    '--output=json',
    '--output-path=stdout',
    '--log-level=error',
    '--only-categories=performance',
    // The stream of events never ends, so the network is never idle.
    '--max-wait-for-load=20000',
    '--throttling.rttMs=150',
    '--throttling.throughputKbps=1638.4',
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
  ];
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...options],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { audits, categories, environment } = reportSchema.parse(JSON.parse(stdout));
  const figure = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    benchmarkIndex: environment.benchmarkIndex,
    fcpMs: figure('first-contentful-paint'),
    lcpMs: figure('largest-contentful-paint'),
    blockingMs: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    score: (categories.performance.score ?? Number.NaN) * 100,
  };
}
