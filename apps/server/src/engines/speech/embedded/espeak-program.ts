/**
 * A separate program: espeak-ng is under the GPL, so it stays out of our process. It speaks the requests on standard
 * input, as `platform/process/warm-program.ts` describes.
 */
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import loadEspeak, { type EspeakWorker } from '@echogarden/espeak-ng-emscripten';
import type { EspeakEvent, EspeakRequest, EspeakRun, SpokenRun } from './espeak-protocol.ts';

// espeak seeds its noise (breath, roughness) with the time; the same request must give the same samples.
Date.now = () => 0;

/**
 * espeak's noise and flutter continue from one text to the next, so each request gets a new instance, made while idle.
 */
let next = loadEspeak();

function speakRun(voice: EspeakWorker, run: EspeakRun): { pcm: Buffer; spoken: SpokenRun } {
  if (voice.set_voice(run.voice, '') !== 0) throw new Error(`no voice ${run.voice}`);
  voice.set_rate(run.wordsPerMinute);
  voice.set_pitch(run.pitch);
  voice.set_range(run.range);
  const chunks: Buffer[] = [];
  const events: EspeakEvent[] = [];
  voice.synthesize(run.text, (samples, chunkEvents) => {
    if (samples.length > 0) chunks.push(Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength));
    for (const event of chunkEvents) {
      const ms = event.audio_position;
      if (event.type === 'word')
        events.push({ type: 'word', start: event.text_position - 1, length: event.word_length, ms });
      if (event.type === 'phoneme') events.push({ type: 'phoneme', name: String(event.id).trim(), ms });
    }
    return false;
  });
  const pcm = Buffer.concat(chunks);
  return { pcm, spoken: { sampleCount: pcm.length / 2, events } };
}

async function answer(line: string): Promise<SpokenRun[]> {
  // The engine passes the request, and is typed.
  const { runs, pcmPath } = JSON.parse(line) as EspeakRequest;
  const { eSpeakNGWorker } = await next;
  const voice = new eSpeakNGWorker();
  const results = runs.map((run) => speakRun(voice, run));
  await writeFile(pcmPath, Buffer.concat(results.map(({ pcm }) => pcm)));
  return results.map(({ spoken }) => spoken);
}

for await (const line of createInterface({ input: process.stdin })) {
  const reply = await answer(line).then(
    (result) => ({ result }),
    (error: unknown) => ({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  process.stdout.write(`${JSON.stringify(reply)}\n`);
  next = loadEspeak();
}
