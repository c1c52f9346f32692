import type { Handlers } from '../../platform/http/handlers.ts';
import type { ScriptsService } from './scripts.service.ts';

export function scriptHandlers(scripts: ScriptsService): Pick<Handlers, 'writeScripts' | 'rewriteLine' | 'timeScript'> {
  return {
    writeScripts: (input, { actor, signal }) => scripts.writeScripts(input, { actor, signal }),
    rewriteLine: (input, { actor, signal }) => scripts.rewriteLine(input, { actor, signal }),
    timeScript: (input, { actor, signal }) => scripts.timeScript(input, { actor, signal }),
  };
}
