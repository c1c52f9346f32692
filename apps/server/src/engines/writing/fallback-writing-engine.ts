import { AppError } from '#src/app-error.ts';
import { sayError } from '#src/say-error.ts';
import type { WritingEngine } from './writing.ts';

interface FallbackOptions {
  first: WritingEngine;
  /** Writes if the first one fails. */
  second: WritingEngine;
  /** Receives the reason for the fallback, in English. */
  onFallback(notice: string): void;
}

/** Creates an engine that falls back to another if a model fails; an abort is passed on. */
export function createFallbackWritingEngine({ first, second, onFallback }: FallbackOptions): WritingEngine {
  const tryBoth = async <Result>(signal: AbortSignal, ask: (engine: WritingEngine) => Promise<Result>) => {
    try {
      return await ask(first);
    } catch (error) {
      if (signal.aborted || !(error instanceof AppError) || error.code !== 'WRITING_FAILED') throw error;
      onFallback(`${sayError(error, 'en')} ${second.id} writes instead.`);
      return ask(second);
    }
  };
  return {
    id: first.id,
    writeScript: (request) => tryBoth(request.signal, (engine) => engine.writeScript(request)),
    rewriteLine: (request) => tryBoth(request.signal, (engine) => engine.rewriteLine(request)),
  };
}
