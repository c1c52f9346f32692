import { serveJobs } from '#src/platform/threads/serve-jobs.ts';
import type { ThreadJobs } from '#src/platform/threads/thread-jobs.ts';
import { type ShapeWork, shapeSounds } from './shape-sounds.ts';

const jobs = { shape: (sounds: readonly ShapeWork[]) => shapeSounds(sounds) } satisfies ThreadJobs;
export type ShapeJobs = typeof jobs;

serveJobs(jobs);
