import { useEffect } from 'react';
import { chatSwitch } from '#src/lib/chat-switch.ts';
import { useRouteMeta } from '#src/lib/use-route-meta.ts';
import { decideChat } from '../navigation-rules.ts';

/** Turns the chat of the support on in the studio, and off elsewhere. */
export function useChatGuard(): void {
  const isPublic = useRouteMeta('isPublic');
  const menuHidden = useRouteMeta('menuHidden');
  useEffect(() => {
    const route = { ...(isPublic ? { isPublic } : {}), ...(menuHidden ? { menuHidden } : {}) };
    const verdict = decideChat(route, { hasStarted: chatSwitch.hasStarted() });
    if (verdict.runs) {
      chatSwitch.turn(true);
      return undefined;
    }
    const timer = setTimeout(() => chatSwitch.turn(false), verdict.delayMs);
    return () => clearTimeout(timer);
  }, [isPublic, menuHidden]);
}
