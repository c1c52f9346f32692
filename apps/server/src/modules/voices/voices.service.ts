import { createHash } from 'node:crypto';
import path from 'node:path';
import type { CallData, SpeechLanguage, Voice } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import type { Actor } from '../../actor.ts';
import type { SpeechEngine } from '../../engines/speech/speech.ts';
import type { HeavyWorkGate } from '../../platform/heavy-work/heavy-work.ts';
import type { RunProgram } from '../../platform/process/program.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { TempFolder } from '../../platform/temp/temp-root.ts';
import { SAMPLE_TEXTS } from './sample-texts.ts';
import { HANG_LIMIT_MS } from '#src/platform/process/time-limits.ts';

export interface VoicesDependencies {
  speech: SpeechEngine;
  storage: Pick<Storage, 'list' | 'putFile' | 'signGet'>;
  runProgram: RunProgram;
  heavyWork: HeavyWorkGate;
  makeFolder(): Promise<TempFolder>;
}

const URL_LIFETIME_S = 3600;

/** A sample depends on the engine, the voice and the text; its length is in its name. */
const toPrefix = (engineId: string, { id, language }: Voice): string =>
  `voice-samples/${createHash('sha256')
    .update(JSON.stringify([engineId, id, SAMPLE_TEXTS[language]]))
    .digest('hex')
    .slice(0, 24)}/`;

/** Lists voices and their samples. */
export function createVoicesService({ speech, storage, runProgram, heavyWork, makeFolder }: VoicesDependencies) {
  const making = new Map<string, Promise<string>>();
  // Other requests may wait for the same sample.
  const untilDone = new AbortController().signal;

  /** Speaks a sample and stores it; no request's signal cancels it, since others may wait for it too. */
  async function makeSample(voice: Voice, prefix: string): Promise<string> {
    const folder = await makeFolder();
    const { signal } = new AbortController();
    try {
      const text = SAMPLE_TEXTS[voice.language];
      const request = { text, language: voice.language, voiceId: voice.id, rate: 1, folder: folder.path, signal };
      const { wavPath, durationMs } = await speech.speak(request);
      const mp3Path = path.join(folder.path, 'sample.mp3');
      const args = ['-v', 'error', '-nostdin', '-protocol_whitelist', 'file', '-i', `file:${wavPath}`];
      await runProgram({
        program: 'ffmpeg',
        args: [...args, '-c:a', 'libmp3lame', '-b:a', '96k', '-map_metadata', '-1', `file:${mp3Path}`],
        signal,
        timeoutMs: HANG_LIMIT_MS,
        errorCode: 'SPEECH_FAILED',
      });
      const key = `${prefix}${durationMs}.mp3`;
      await storage.putFile(key, mp3Path, 'audio/mpeg');
      return key;
    } finally {
      await folder.remove();
    }
  }

  async function findOrMakeSample(owner: Actor, voice: Voice): Promise<string> {
    const prefix = toPrefix(speech.id, voice);
    const [stored] = await storage.list(prefix);
    if (stored) return stored.key;
    const made =
      making.get(prefix) ??
      heavyWork
        .run({ kind: 'speech', owner, from: 'call', signal: untilDone }, () => makeSample(voice, prefix))
        .finally(() => making.delete(prefix));
    making.set(prefix, made);
    return await made;
  }

  return {
    listVoices(language?: SpeechLanguage): CallData<'listVoices'> {
      const all = speech.voices();
      return {
        languages: [...new Set(all.map((voice) => voice.language))],
        list: all.filter((voice) => language === undefined || voice.language === language),
      };
    },
    /** Throws NOT_FOUND for an unknown voice, SYSTEM_BUSY, SPEECH_FAILED. */
    async getVoiceSample(actor: Actor, voiceId: string): Promise<CallData<'getVoiceSample'>> {
      const voice = speech.voices().find(({ id }) => id === voiceId);
      if (!voice) throw new AppError('NOT_FOUND');
      const key = await findOrMakeSample(actor, voice);
      return {
        url: await storage.signGet(key, { expiresInS: URL_LIFETIME_S }),
        duration_ms: Number(path.basename(key, '.mp3')),
      };
    },
  };
}

export type VoicesService = ReturnType<typeof createVoicesService>;
