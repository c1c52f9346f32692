import { getHeapStatistics } from 'node:v8';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

interface AnsweredRequest {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

/** Figures read from the database: every process of an installation reports the same. */
export interface TaskFigures {
  tasksByState: { toolType: number; state: string; tasks: number }[];
  stepAverages: { step: string; averageMs: number }[];
}

/** The metrics that an operator's Prometheus reads at `/metrics`. */
export interface Metrics {
  scrape(): Promise<{ contentType: string; text: string }>;
  observeRequest(request: AnsweredRequest): void;
  /** The longest delay of the event loop within a second, and how much of it the thread computed. */
  observeLoopDelay(seconds: number, computedSeconds?: number): void;
  /** Counts a call that was refused because the server had too much to do. */
  countRefusedCall(): void;
}

/** One registry per process. Routes are labelled by their pattern, so that ids never become labels. */
export function createMetrics({ readTaskFigures }: { readTaskFigures: () => Promise<TaskFigures> }): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'reelwright_' });
  const heapLimit = new Gauge({
    name: 'reelwright_heap_limit_bytes',
    help: 'Most memory that the heap may take; reelwright_nodejs_heap_size_used_bytes tells how much of it is used',
    registers: [registry],
  });
  heapLimit.set(getHeapStatistics().heap_size_limit);
  const requestSeconds = new Histogram({
    name: 'reelwright_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const loopDelaySeconds = new Histogram({
    name: 'reelwright_event_loop_delay_seconds',
    help: 'Longest delay of the event loop in each second',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const longestDelaySeconds = new Gauge({
    name: 'reelwright_event_loop_longest_delay_seconds',
    help: 'Longest delay of the event loop since these metrics were read last',
    registers: [registry],
  });
  const longestComputingSeconds = new Gauge({
    name: 'reelwright_event_loop_longest_computing_seconds',
    help: 'Longest delay of the event loop since these metrics were read last, without the time it waited for a processor',
    registers: [registry],
  });
  let longestDelayS = 0;
  let longestComputingS = 0;
  const refusedCalls = new Counter({
    name: 'reelwright_http_refused_calls_total',
    help: 'Calls refused because the server had too much to do',
    registers: [registry],
  });
  const stepSeconds = new Gauge({
    name: 'reelwright_task_step_seconds',
    help: 'Average time of each task step over the last day',
    labelNames: ['step'],
    registers: [registry],
  });
  const tasks = new Gauge({
    name: 'reelwright_tasks',
    help: 'Tasks by tool and state',
    labelNames: ['tool_type', 'state'],
    registers: [registry],
  });
  return {
    async scrape() {
      const { tasksByState, stepAverages } = await readTaskFigures();
      tasks.reset();
      for (const { toolType, state, tasks: count } of tasksByState) tasks.set({ tool_type: toolType, state }, count);
      stepSeconds.reset();
      for (const { step, averageMs } of stepAverages) stepSeconds.set({ step }, averageMs / 1000);
      longestDelaySeconds.set(longestDelayS);
      longestDelayS = 0;
      longestComputingSeconds.set(longestComputingS);
      longestComputingS = 0;
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
    observeRequest: ({ method, route, status, seconds }) => requestSeconds.observe({ method, route, status }, seconds),
    observeLoopDelay(seconds, computedSeconds = 0) {
      loopDelaySeconds.observe(seconds);
      longestDelayS = Math.max(longestDelayS, seconds);
      longestComputingS = Math.max(longestComputingS, computedSeconds);
    },
    countRefusedCall: () => refusedCalls.inc(),
  };
}
