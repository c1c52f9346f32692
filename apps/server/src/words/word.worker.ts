import { serveJobs } from '../platform/threads/serve-jobs.ts';
import { WORD_JOBS } from './word-jobs.ts';

const SAMPLE = {
  name: 'Steel Bottle',
  description: 'Keeps drinks hot for 12 hours. 保温 12 小时。',
  selling_points: [],
};

// Compiles the patterns, so that the time limit of the first job does not count it.
WORD_JOBS.reviewLines({
  product: SAMPLE,
  lines: ['The best bottle: hot for 12 hours, now $24.', '最好的保温杯，保温 12 小时。'],
  platforms: ['tiktok', 'meta', 'google'],
  language: 'en',
});
serveJobs(WORD_JOBS);
