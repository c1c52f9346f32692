import type { SessionId, SignedInSession } from '@reelwright/contracts';
import type { Device } from '../../platform/visitors/describe-device.ts';
import type { SessionRow } from './sessions.store.ts';

/** What is known of the place and the device of a session. */
interface SessionPlace {
  device: Device;
  isLocal: boolean;
}

export function presentSession(
  row: SessionRow,
  { current, device, isLocal }: SessionPlace & { current: SessionId | undefined },
): SignedInSession {
  return {
    session_id: row.sessionId as SessionId,
    is_current: row.sessionId === current,
    ...device,
    address: row.address,
    is_local: isLocal,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    stolen: row.stolenAt && { at: row.stolenAt.toISOString(), address: row.stolenAddress ?? '' },
  };
}
