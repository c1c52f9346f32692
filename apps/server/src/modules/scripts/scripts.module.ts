import { estimateScriptMs, estimateSpokenMs } from '../../engines/writing/embedded/spoken-length.ts';
import type { WritingEngine } from '../../engines/writing/writing.ts';
import type { OpenModule } from '../open-module.ts';
import { scriptHandlers } from './scripts.routes.ts';
import { createScriptsService } from './scripts.service.ts';

export function openScripts({ writing }: { writing: WritingEngine }) {
  const estimate = { lineMs: estimateSpokenMs, scriptMs: estimateScriptMs };
  const service = createScriptsService({ writing, estimate });
  return { service, handlers: scriptHandlers(service) } satisfies OpenModule;
}
