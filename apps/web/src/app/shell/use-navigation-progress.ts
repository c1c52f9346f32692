import { BProgress } from '@bprogress/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** A thin bar at the top while a screen loads. */
export function useNavigationProgress(): void {
  const router = useRouter();
  useEffect(() => {
    BProgress.configure({ showSpinner: false });
    const started = router.subscribe('onBeforeLoad', ({ pathChanged }) => {
      if (pathChanged) BProgress.start();
    });
    const ended = router.subscribe('onResolved', () => BProgress.done());
    return () => {
      started();
      ended();
    };
  }, [router]);
}
