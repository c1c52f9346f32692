import type { Handlers } from '../../platform/http/handlers.ts';
import type { ReleaseNotesService } from './release-notes.service.ts';

export function releaseNoteHandlers(
  releaseNotes: ReleaseNotesService,
): Pick<Handlers, 'getReleaseNotes' | 'readReleaseNotes'> {
  return {
    getReleaseNotes: (_input, { actor, language }) => releaseNotes.getNotes(actor.userId, language),
    readReleaseNotes: async ({ version }, { actor }) => {
      await releaseNotes.markRead(actor.userId, version);
      return {};
    },
  };
}
