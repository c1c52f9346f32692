import { useEffect, useState } from 'react';
import { showError } from '#src/ui/toast.ts';
import type { PlayerCaptions } from './playable.ts';

/** Shows the cues of a track that has just been added: a browser may leave even a default one hidden. */
export function showTrack(element: HTMLTrackElement | null): void {
  if (element) element.track.mode = 'showing';
}

/**
 * Captions of a finished video, which are loaded when the user first wants them. `track` is their address, to play them
 * from; null while they are off. They are copied into the page, because a track of another origin is not played.
 */
export function useCaptionTrack(loadCaptions: (() => Promise<string>) | undefined): {
  captions: PlayerCaptions | null;
  track: string | null;
} {
  const [isShown, setShown] = useState(false);
  const [copy, setCopy] = useState<string | null>(null);
  useEffect(() => (copy === null ? undefined : () => URL.revokeObjectURL(copy)), [copy]);
  if (!loadCaptions) return { captions: null, track: null };

  async function load(): Promise<void> {
    try {
      const response = await fetch(await (loadCaptions as () => Promise<string>)());
      if (!response.ok) throw new Error(response.statusText);
      setCopy(URL.createObjectURL(new Blob([await response.text()], { type: 'text/vtt' })));
    } catch (error) {
      setShown(false);
      showError(error as Error);
    }
  }
  return {
    captions: {
      isShown,
      onToggle() {
        setShown(!isShown);
        if (!isShown && copy === null) void load();
      },
    },
    track: isShown ? copy : null,
  };
}
