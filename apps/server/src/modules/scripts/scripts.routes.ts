import type { Handlers } from '../../platform/http/handlers.ts';
import type { ScriptsService } from './scripts.service.ts';

export function scriptHandlers(scripts: ScriptsService): Pick<Handlers, 'writeScripts' | 'rewriteLine' | 'timeScript'> {
  return {
    writeScripts: (input, { signal }) => scripts.writeScripts(input, signal),
    rewriteLine: (input, { signal }) => scripts.rewriteLine(input, { signal }),
    timeScript: async (input) => scripts.timeScript(input),
  };
}
