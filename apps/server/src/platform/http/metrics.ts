import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

interface AnsweredRequest {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

/** What an operator's Prometheus reads at `/metrics`. */
export interface Metrics {
  registry: Registry;
  observeRequest(request: AnsweredRequest): void;
  countTaskEnd(end: { toolType: number; state: string }): void;
  observeStep(step: { step: string; seconds: number }): void;
  /** Read at each scrape. */
  setQueueDepthSource(read: () => Promise<number>): void;
}

/** One registry per process. Routes are labelled by their pattern, so that ids never become labels. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'reelwright_' });
  const requestSeconds = new Histogram({
    name: 'reelwright_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const taskEnds = new Counter({
    name: 'reelwright_tasks_ended_total',
    help: 'Tasks by tool and how they ended',
    labelNames: ['tool_type', 'state'],
    registers: [registry],
  });
  const stepSeconds = new Histogram({
    name: 'reelwright_task_step_seconds',
    help: 'Time of a finished task step',
    labelNames: ['step'],
    buckets: [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 40, 80, 160],
    registers: [registry],
  });
  let readQueueDepth = async (): Promise<number> => 0;
  new Gauge({
    name: 'reelwright_tasks_waiting',
    help: 'Tasks in the queue',
    registers: [registry],
    async collect() {
      this.set(await readQueueDepth());
    },
  });
  return {
    registry,
    observeRequest: ({ method, route, status, seconds }) => requestSeconds.observe({ method, route, status }, seconds),
    countTaskEnd: ({ toolType, state }) => taskEnds.inc({ tool_type: toolType, state }),
    observeStep: ({ step, seconds }) => stepSeconds.observe({ step }, seconds),
    setQueueDepthSource: (read) => {
      readQueueDepth = read;
    },
  };
}

export function registerMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}
