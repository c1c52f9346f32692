import type { WritingEngine } from '../../engines/writing/writing.ts';
import type { WordPool } from '../../words/word-pool.ts';
import type { OpenModule } from '../open-module.ts';
import { scriptHandlers } from './scripts.routes.ts';
import { createScriptsService } from './scripts.service.ts';

export function openScripts(needs: { writing: WritingEngine; words: Pick<WordPool, 'run'> }) {
  const service = createScriptsService(needs);
  return { service, handlers: scriptHandlers(service) } satisfies OpenModule;
}
