import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

const loadBar = () => import('@bprogress/core');

/** Shows a thin bar at the top while a screen loads. */
export function useNavigationProgress(): void {
  const router = useRouter();
  useEffect(() => {
    // The first screen is shown before the bar is loaded.
    const bar = loadBar().then(({ BProgress }) => {
      BProgress.configure({ showSpinner: false });
      return BProgress;
    });
    const stops = [
      router.subscribe('onBeforeLoad', ({ pathChanged }) => {
        if (pathChanged) void bar.then((progress) => progress.start());
      }),
      router.subscribe('onResolved', () => void bar.then((progress) => progress.done())),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router]);
}
