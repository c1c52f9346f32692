import { serveJobs } from '../platform/threads/serve-jobs.ts';
import { WORD_JOBS } from './word-jobs.ts';

serveJobs(WORD_JOBS);
