import { VisuallyHidden } from '@mantine/core';
import { AD_VIDEO_LIMITS } from '@reelwright/contracts';
import { frameToTick } from '@reelwright/timeline';
import { memo, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdDraftStore } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { fixScene } from '../model/edit-script.ts';
import type { Playback } from '../model/playback.ts';
import { type SceneSpan, spanSeconds } from '../model/read-scene-spans.ts';
import classes from './scene-strip.module.css';

/** Stable while the cut is the same: words that are typed do not render the strip. */
interface SceneStripProps {
  spans: readonly SceneSpan[];
  playback: Playback;
  selected: number;
  scriptId: string;
  /** A painted image of each scene, as far as they exist. */
  stills: readonly (string | undefined)[];
  onSelect(index: number): void;
}

/**
 * The scenes, as wide as they are long, under the playhead. Dragging the edge of the selected scene changes its
 * duration.
 */
export const SceneStrip = memo(({ spans, playback, selected, scriptId, stills, onSelect }: SceneStripProps) => {
  const { t } = useTranslation('adEditor');
  const store = useAdDraftStore();
  const strip = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const grabbed = useRef<{ x: number; seconds: number; pxPerSecond: number } | null>(null);
  const [pulled, setPulled] = useState<number | null>(null);
  const total = spans.at(-1)?.end ?? 1;

  useEffect(() => {
    const show = (frame: number): void => {
      const share = frameToTick(frame, playback.document.frameRate) / total;
      if (head.current) head.current.style.left = `calc(${Math.min(1, share) * 100}% - 1px)`;
    };
    show(playback.getFrame());
    return playback.onFrame(show);
  }, [playback, total]);

  function lengthOf(event: PointerEvent): number | null {
    if (!grabbed.current) return null;
    const { x, seconds, pxPerSecond } = grabbed.current;
    const next = seconds + (event.clientX - x) / pxPerSecond;
    return Math.round(Math.max(0.5, Math.min(AD_VIDEO_LIMITS.maxSceneMs / 1000, next)) * 10) / 10;
  }

  return (
    <div ref={strip} className={classes.strip} data-true-to-scale role="group" aria-label={t('strip.label')}>
      {spans.map((span, index) => {
        const seconds = spanSeconds(span);
        const isSelected = index === selected;
        return (
          <button
            // Scenes have no ids, only their positions in the script.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            type="button"
            className={classes.scene}
            data-selected={isSelected || undefined}
            aria-pressed={isSelected}
            style={{
              flexGrow:
                isSelected && pulled !== null ? (pulled / seconds) * (span.end - span.start) : span.end - span.start,
            }}
            onClick={() => onSelect(index)}
          >
            <VisuallyHidden>{t('strip.scene', { position: index + 1, seconds: seconds.toFixed(1) })}</VisuallyHidden>
            <span
              className={classes.video}
              aria-hidden
              style={stills[index] === undefined ? {} : { backgroundImage: `url(${JSON.stringify(stills[index])})` }}
            />
            <span className={classes.number} aria-hidden>
              {index + 1}
            </span>
            <span className={classes.length} aria-hidden>
              {t('scene.seconds', { seconds: (isSelected ? (pulled ?? seconds) : seconds).toFixed(1) })}
            </span>
            {isSelected && (
              <>
                {/* Keyboard users have the duration field below. */}
                <span
                  className={classes.edge}
                  data-testid="edge"
                  onPointerDown={(event) => {
                    event.stopPropagation();
                    event.currentTarget.setPointerCapture(event.pointerId);
                    const width = strip.current?.getBoundingClientRect().width ?? 1;
                    grabbed.current = { x: event.clientX, seconds, pxPerSecond: width / (total / 120_000) };
                  }}
                  onPointerMove={(event) => setPulled(lengthOf(event))}
                  onPointerUp={(event) => {
                    const next = lengthOf(event);
                    grabbed.current = null;
                    setPulled(null);
                    if (next === null || Math.abs(next - seconds) < 0.1) return;
                    store.change((content) =>
                      fixScene(content, { scriptId, index }, { min_duration_ms: Math.round(next * 1000) }),
                    );
                  }}
                  onPointerCancel={() => {
                    grabbed.current = null;
                    setPulled(null);
                  }}
                />
              </>
            )}
          </button>
        );
      })}
      <div ref={head} className={classes.head} aria-hidden />
    </div>
  );
});
SceneStrip.displayName = 'SceneStrip';
