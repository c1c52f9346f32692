import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type CallData,
  type CheckedInput,
  type PronunciationId,
  type PronunciationRule,
  type SavedPronunciation,
  SPEECH_LIMITS,
  type SpeechLanguage,
  type UserId,
} from '@reelwright/contracts';
import { encodeVoiceMp3Args } from '@reelwright/media';
import { AppError } from '../../app-error.ts';
import type { SpeechEngine } from '../../engines/speech/speech.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RunProgram } from '../../platform/process/program.ts';
import type { TempFolder } from '../../platform/temp/temp-root.ts';
import { presentPronunciation, toRule } from './pronunciations.presenter.ts';
import {
  countPronunciationsOfUser,
  deletePronunciationOfUser,
  deleteRivals,
  findPronunciation,
  listPronunciationsFor,
  listPronunciationsOfUser,
  lockPronunciationsOfUser,
  type PronunciationRow,
  writePronunciation,
} from './pronunciations.store.ts';
import { HANG_LIMIT_MS } from '#src/platform/process/time-limits.ts';

interface PronunciationsDependencies {
  database: Database;
  speech: SpeechEngine;
  clock: Clock;
  runProgram: RunProgram;
  makeFolder(): Promise<TempFolder>;
}

const MAX_OF_USER = SPEECH_LIMITS.pronunciations;

/** How an account says its words. */
export function createPronunciationsService({
  database,
  speech,
  clock,
  runProgram,
  makeFolder,
}: PronunciationsDependencies) {
  return {
    async listPronunciations(userId: UserId): Promise<CallData<'listPronunciations'>> {
      const rows = await listPronunciationsOfUser(database.db, userId);
      return { list: rows.map(presentPronunciation), max: MAX_OF_USER };
    },

    /** What holds in the account's texts of a language; a word of the language alone comes before one of all. */
    async findRules(userId: UserId, language: SpeechLanguage): Promise<PronunciationRule[]> {
      const rows = await listPronunciationsFor(database.db, { userId, language });
      const ofLanguage = new Set(rows.filter((row) => row.language !== null).map(({ written }) => written));
      return rows.filter((row) => row.language !== null || !ofLanguage.has(row.written)).map(toRule);
    },

    /** Throws NOT_FOUND for an id that the account does not have, COUNT_EXCEEDED for a word too many. */
    async savePronunciation(userId: UserId, input: CheckedInput<'savePronunciation'>): Promise<SavedPronunciation> {
      const { id, written, spoken, notation, is_case_sensitive: isCaseSensitive, language } = input;
      return await database.transaction(async (tx) => {
        await lockPronunciationsOfUser(tx, userId);
        const known = id && (await findPronunciation(tx, { pronunciationId: id, userId }));
        if (id && !known) throw new AppError('NOT_FOUND');
        const row: PronunciationRow = {
          pronunciationId: id ?? randomUUID(),
          userId,
          written,
          spoken,
          notation,
          isCaseSensitive,
          language,
          createdAt: known ? known.createdAt : clock.now(),
        };
        await deleteRivals(tx, row);
        if (!known && (await countPronunciationsOfUser(tx, userId)) >= MAX_OF_USER)
          throw new AppError('COUNT_EXCEEDED');
        await writePronunciation(tx, row);
        return presentPronunciation(row);
      });
    },

    /** Throws NOT_FOUND. */
    async deletePronunciation(userId: UserId, id: PronunciationId): Promise<void> {
      if (!(await deletePronunciationOfUser(database.db, { pronunciationId: id, userId }))) {
        throw new AppError('NOT_FOUND');
      }
    },

    /** Says the word, and nothing else. Throws NOT_FOUND for a voice that is not there, SPEECH_FAILED. */
    async playPronunciation(
      { voice_id: voiceId, ...rule }: CheckedInput<'playPronunciation'>,
      signal: AbortSignal,
    ): Promise<CallData<'playPronunciation'>> {
      const voice = speech.voices().find(({ id }) => id === voiceId);
      if (!voice) throw new AppError('NOT_FOUND');
      const folder = await makeFolder();
      try {
        const { wavPath, durationMs } = await speech.speak({
          text: rule.written,
          language: voice.language,
          voiceId,
          rate: 1,
          pronunciations: [rule],
          folder: folder.path,
          signal,
        });
        const output = path.join(folder.path, 'word.mp3');
        await runProgram({
          program: 'ffmpeg',
          args: encodeVoiceMp3Args({ input: wavPath, output }),
          signal,
          timeoutMs: HANG_LIMIT_MS,
          errorCode: 'SPEECH_FAILED',
        });
        return { sound: await readFile(output, 'base64'), duration_ms: Math.round(durationMs) };
      } finally {
        await folder.remove();
      }
    },
  };
}

export type PronunciationsService = ReturnType<typeof createPronunciationsService>;
