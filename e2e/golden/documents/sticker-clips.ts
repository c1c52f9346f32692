import { type Box, type StickerClip } from '@reelwright/timeline';
import { gridBoxes, NOTHING, type SpanMs, span, WHOLE } from './clips.ts';
import { stickerTrack, type TrackSketch } from './golden-document.ts';

type Kind = StickerClip['kind'];
type Of<K extends Kind> = Extract<StickerClip, { kind: K }>;
type Common = 'kind' | 'id' | 'start' | 'duration' | 'box' | 'enter' | 'exit';

export function sticker<K extends Kind>(
  kind: K,
  id: string,
  when: SpanMs,
  {
    box = WHOLE,
    enter = NOTHING,
    exit = NOTHING,
    ...looks
  }: Omit<Of<K>, Common> & Partial<Pick<Of<K>, 'box' | 'enter' | 'exit'>>,
): Of<K> {
  return { kind, id, ...span(when), box, enter, exit, ...looks } as unknown as Of<K>;
}

/** Stickers shown together: each on its own track. */
export const stickerTracks = (clips: StickerClip[]): TrackSketch[] => clips.map((clip) => stickerTrack([clip]));

/** Shows a grid of stickers row by row, each row for a while. */
export function showInRows<Look>(
  looks: readonly Look[],
  { columns, stepMs }: { columns: number; stepMs: number },
  toClip: (look: Look, when: SpanMs, box: Box) => StickerClip,
): { tracks: TrackSketch[]; durationMs: number } {
  const boxes = gridBoxes({ columns, rows: 1, margin: 0.05 });
  const steps = Math.ceil(looks.length / columns);
  const tracks = boxes.map((box, column) =>
    stickerTrack(
      looks
        .filter((_, index) => index % columns === column)
        .map((look, step) => toClip(look, { at: step * stepMs, for: stepMs }, box)),
    ),
  );
  return { tracks, durationMs: steps * stepMs };
}
