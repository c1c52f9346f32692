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
  type WorkspaceId,
} from '@reelwright/contracts';
import { encodeVoiceMp3Args } from '@reelwright/media';
import type { Actor, OwnerMove } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { SpeechEngine } from '../../engines/speech/speech.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { HeavyWorkGate } from '../../platform/heavy-work/heavy-work.ts';
import type { RunProgram } from '../../platform/process/program.ts';
import type { TempFolder } from '../../platform/temp/temp-root.ts';
import { authorize } from '../../policy.ts';
import { canPronunciation } from './pronunciations.policy.ts';
import { presentPronunciation, toRule } from './pronunciations.presenter.ts';
import {
  countPronunciationsOfWorkspace,
  deletePronunciation,
  deletePronunciationsOfWorkspace,
  deleteRivals,
  findPronunciation,
  listPronunciationsFor,
  listPronunciationsOfWorkspace,
  lockPronunciationsOfWorkspace,
  movePronunciations,
  type PronunciationRow,
  writePronunciation,
} from './pronunciations.store.ts';
import { HANG_LIMIT_MS } from '#src/platform/process/time-limits.ts';

interface PronunciationsDependencies {
  database: Database;
  speech: SpeechEngine;
  clock: Clock;
  runProgram: RunProgram;
  heavyWork: HeavyWorkGate;
  makeFolder(): Promise<TempFolder>;
}

const MAX_OF_WORKSPACE = SPEECH_LIMITS.pronunciations;

/** Pronunciations of a workspace's words. */
export function createPronunciationsService({
  database,
  speech,
  clock,
  runProgram,
  heavyWork,
  makeFolder,
}: PronunciationsDependencies) {
  return {
    async listPronunciations({ workspaceId }: Actor): Promise<CallData<'listPronunciations'>> {
      const rows = await listPronunciationsOfWorkspace(database.db, workspaceId);
      return { list: rows.map(presentPronunciation), max: MAX_OF_WORKSPACE };
    },

    /**
     * Returns the rules for the workspace's texts of a language; a rule for the language wins over one for all
     * languages.
     */
    async findRules({ workspaceId }: Actor, language: SpeechLanguage): Promise<PronunciationRule[]> {
      const rows = await listPronunciationsFor(database.db, { workspaceId, language });
      const ofLanguage = new Set(rows.filter((row) => row.language !== null).map(({ written }) => written));
      return rows.filter((row) => row.language !== null || !ofLanguage.has(row.written)).map(toRule);
    },

    /** Throws NOT_FOUND for an id that the workspace does not have, COUNT_EXCEEDED beyond the limit. */
    async savePronunciation(actor: Actor, input: CheckedInput<'savePronunciation'>): Promise<SavedPronunciation> {
      const { id, written, spoken, notation, is_case_sensitive: isCaseSensitive, language } = input;
      const { userId, workspaceId } = actor;
      return await database.transaction(async (tx) => {
        await lockPronunciationsOfWorkspace(tx, workspaceId);
        const known = id && authorize(canPronunciation, actor, 'edit', await findPronunciation(tx, id));
        const row: PronunciationRow = {
          pronunciationId: id ?? randomUUID(),
          workspaceId,
          userId,
          written,
          spoken,
          notation,
          isCaseSensitive,
          language,
          createdAt: known ? known.createdAt : clock.now(),
        };
        await deleteRivals(tx, row);
        if (!known && (await countPronunciationsOfWorkspace(tx, workspaceId)) >= MAX_OF_WORKSPACE)
          throw new AppError('COUNT_EXCEEDED');
        await writePronunciation(tx, row);
        return presentPronunciation(row);
      });
    },

    /** Throws NOT_FOUND. */
    async deletePronunciation(actor: Actor, id: PronunciationId): Promise<void> {
      authorize(canPronunciation, actor, 'edit', await findPronunciation(database.db, id));
      await deletePronunciation(database.db, id);
    },

    /** Moves the pronunciations of a workspace to another one, whose own words stay as they are. */
    async moveWorkspacePronunciations(tx: Executor, move: OwnerMove): Promise<void> {
      await lockPronunciationsOfWorkspace(tx, move.to.workspaceId);
      await movePronunciations(tx, move);
    },

    /** Deletes all pronunciations of a workspace that nobody will use again. */
    async purgeWorkspacePronunciations(workspaceId: WorkspaceId): Promise<void> {
      await deletePronunciationsOfWorkspace(database.db, workspaceId);
    },

    /** Speaks only the word. Throws NOT_FOUND for an unknown voice, SYSTEM_BUSY, SPEECH_FAILED. */
    async playPronunciation(
      owner: Actor,
      { voice_id: voiceId, ...rule }: CheckedInput<'playPronunciation'>,
      signal: AbortSignal,
    ): Promise<CallData<'playPronunciation'>> {
      const voice = speech.voices().find(({ id }) => id === voiceId);
      if (!voice) throw new AppError('NOT_FOUND');
      const folder = await makeFolder();
      try {
        const request = {
          text: rule.written,
          language: voice.language,
          voiceId,
          rate: 1,
          pronunciations: [rule],
          folder: folder.path,
          signal,
        };
        const { wavPath, durationMs } = await heavyWork.run({ kind: 'speech', owner, from: 'call', signal }, () =>
          speech.speak(request),
        );
        const output = path.join(folder.path, 'word.mp3');
        await runProgram({
          program: 'ffmpeg',
          args: encodeVoiceMp3Args({ input: wavPath, output }),
          signal,
          timeoutMs: HANG_LIMIT_MS,
          errorCode: 'SPEECH_FAILED',
        });
        return { audio: await readFile(output, 'base64'), duration_ms: Math.round(durationMs) };
      } finally {
        await folder.remove();
      }
    },
  };
}

export type PronunciationsService = ReturnType<typeof createPronunciationsService>;
