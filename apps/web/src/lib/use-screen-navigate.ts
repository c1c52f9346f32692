import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';

type Navigate = ReturnType<typeof useNavigate>;

/**
 * Returns a `navigate` for what follows when something has finished: it does nothing once the user has gone from the
 * screen that uses it to another, so that nobody is pulled away from there.
 */
export function useScreenNavigate(): Navigate {
  const navigate = useNavigate();
  const [ownPath] = useState(() => location.pathname);
  return useCallback(
    (target: Parameters<Navigate>[0]) => (location.pathname === ownPath ? navigate(target) : Promise.resolve()),
    [navigate, ownPath],
  ) as Navigate;
}
