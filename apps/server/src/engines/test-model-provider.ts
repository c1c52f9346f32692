import { createGuardedFetch } from '../platform/fetch/guarded-fetch.ts';
import { openMediaModel } from '../platform/media-providers/open-media-provider.ts';
import {
  type MediaProviderServer,
  startMediaProviderServer,
} from '../platform/media-providers/test-media-provider-server.ts';
import { runProgram } from '../platform/process/run-program.ts';
import type { VideoModelNeeds } from './run-video-model.ts';

export interface TestVideoModel {
  server: MediaProviderServer;
  needs: VideoModelNeeds;
  close(): Promise<void>;
}

/** Opens a model of a provider's stand-in, with all that an engine of videos needs. */
export async function openTestVideoModel(
  name: string,
  reply: Parameters<typeof startMediaProviderServer>[0]['reply'],
): Promise<TestVideoModel> {
  const server = await startMediaProviderServer({ reply });
  const access = { apiKey: 'secret', baseUrl: server.baseUrl };
  const guarded = createGuardedFetch({ allowHosts: [new URL(server.baseUrl).host] });
  return {
    server,
    needs: {
      model: openMediaModel(name, { fal: access, replicate: access }),
      saveGuarded: guarded.saveGuarded,
      runProgram,
      pollMs: { first: 1, longest: 20 },
    },
    async close() {
      await Promise.all([server.close(), guarded.close()]);
    },
  };
}
