import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { afterPaint } from '#src/lib/after-paint.ts';

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
    // Each of the bar's moves lays out the page, for which a screen that is there at once would wait.
    const stops = [
      router.subscribe('onBeforeLoad', ({ pathChanged }) => {
        if (pathChanged) afterPaint(() => void bar.then((progress) => progress.start()));
      }),
      router.subscribe('onResolved', () => void afterPaint(() => void bar.then((progress) => progress.done()))),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router]);
}
