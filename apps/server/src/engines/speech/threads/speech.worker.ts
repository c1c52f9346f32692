import { workerData } from 'node:worker_threads';
import { serveJobs } from '#src/platform/threads/serve-jobs.ts';
import { openSpeech } from '../open-speech.ts';
import { createSpeechJobs, type SpeechSettings } from './speech-jobs.ts';

const { speech, close } = await openSpeech(workerData as SpeechSettings);
serveJobs(createSpeechJobs(speech), close);
