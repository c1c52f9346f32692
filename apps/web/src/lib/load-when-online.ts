import { connection } from './connection.ts';
import { reloadBrokenStyles } from './reload-broken-styles.ts';

/**
 * Loads a part of the app or of what it shows. Without a connection it waits until the connection is back instead of
 * failing; a server that stays silent is noticed as by a call.
 */
export async function loadWhenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    await connection.whenThere();
    const stopWatching = connection.watchCall();
    try {
      return await load();
    } catch (error) {
      // The server is there but the file is not: an update replaced it.
      if (await connection.check()) return await loadOnceMore(load, error);
    } finally {
      stopWatching();
    }
  }
}

/** The server may have come back between the failure and the check. */
async function loadOnceMore<Part>(load: () => Promise<Part>, reason: unknown): Promise<Part> {
  await reloadBrokenStyles();
  try {
    return await load();
  } catch {
    throw reason;
  }
}
