import { Text } from '@mantine/core';
import type { DraftScript, LibraryAsset } from '@reelwright/contracts';
import { frameToTick, type TimelineDocument } from '@reelwright/timeline';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsset } from '#src/nouns/assets/api/get-asset.ts';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { useScriptTime } from '../api/time-script.ts';
import { fixScene, listFixes, listLines, type SceneFix } from '../model/edit-script.ts';
import { findVideoPart, type VideoPart } from '../model/find-video-part.ts';
import type { Playback } from '../model/playback.ts';
import { type SceneSpan, spanSeconds } from '../model/read-scene-spans.ts';
import { findImageOfMedia } from '../model/scene-images.ts';
import { rangeOf, toSceneFix, type TrimHandle, trimVideo, type VideoRange } from '../model/trim-video.ts';
import classes from './video-trim.module.css';

interface VideoTrimProps {
  script: DraftScript;
  /** Of the scene that is selected. */
  index: number;
  span: SceneSpan | undefined;
  document: TimelineDocument;
  playback: Playback;
}

/** What is held: the part as it was, and the scene's own values, which a cancelled drag gives back. */
interface Held {
  handle: TrimHandle;
  x: number;
  part: VideoPart;
  sceneMs: number;
  own: SceneFix;
  leastMs: number;
}

const STEP_MS = 100;
const LARGE_STEP_MS = 1000;
const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/** Below the canvas: the whole video of the selected scene, and the part that the scene shows, by its in and out points. */
export function VideoTrim({ span, document, ...props }: VideoTrimProps) {
  const part = span && findVideoPart(document, span);
  return part && span ? <TrimBar {...props} document={document} span={span} part={part} /> : null;
}

interface TrimBarProps extends VideoTrimProps {
  span: SceneSpan;
  part: VideoPart;
}

function TrimBar({ script, index, span, part, document, playback }: TrimBarProps) {
  const { t } = useTranslation('adEditor');
  const store = useAdDraftStore();
  const track = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const [dragged, setDragged] = useState<VideoRange | null>(null);
  const asset = useDraftState(({ content, assets }) => {
    const ref = findImageOfMedia(content, document, span.media);
    return ref && 'asset_id' in ref ? assets.get(ref.asset_id) : undefined;
  });
  const times = useScriptTime(script.script.language, listLines(script));
  const { video_start_ms, min_duration_ms } = listFixes(script)[index] ?? {};
  // Without a duration of its own, a scene is as long as its words.
  const leastMs = min_duration_ms === undefined ? part.lengthMs : (times.data?.lines_ms[index] ?? 0);
  const { startMs, endMs } = dragged ?? rangeOf(part);
  const inSeconds = (ms: number): string => (ms / 1000).toFixed(1);
  const percent = (ms: number): string => `${(ms / part.durationMs) * 100}%`;
  const change = (fix: SceneFix): void =>
    store.change((content) => fixScene(content, { scriptId: script.id, index }, fix), {
      mergeKey: `${script.id}.${index}.trim`,
    });

  // The canvas shows the frame at the handle that is held, also while the cut follows it.
  const isEndHeld = held?.handle === 'end';
  const show = useEffectEvent(() => {
    playback.pause();
    playback.seek(isEndHeld ? span.end - frameToTick(1, document.frameRate) : span.start);
  });
  useEffect(() => {
    if (held) show();
  }, [held, span.start, span.end]);

  function hold(event: PointerEvent<HTMLElement>, handle: TrimHandle): void {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const own = { video_start_ms, min_duration_ms };
    setHeld({ handle, x: event.clientX, part, sceneMs: spanSeconds(span) * 1000, own, leastMs });
  }

  function drag(event: PointerEvent): void {
    const width = track.current?.getBoundingClientRect().width ?? 0;
    if (!held || width === 0) return;
    const byMs = ((event.clientX - held.x) / width) * held.part.durationMs;
    const range = trimVideo(rangeOf(held.part), held.handle, Math.round(byMs / STEP_MS) * STEP_MS, held);
    if (range.startMs === startMs && range.endMs === endMs) return;
    setDragged(range);
    change({ ...held.own, ...toSceneFix(range, held.part, held.sceneMs) });
  }

  function release(isKept: boolean): void {
    if (held && dragged && !isKept) change(held.own);
    setHeld(null);
    setDragged(null);
  }

  function moveByKey(event: KeyboardEvent, handle: TrimHandle): void {
    const direction = KEYS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const byMs = direction * (event.shiftKey ? LARGE_STEP_MS : STEP_MS);
    const range = trimVideo(rangeOf(part), handle, byMs, { part, leastMs });
    change(toSceneFix(range, part, spanSeconds(span) * 1000));
  }

  const gestures = (handle: TrimHandle) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => hold(event, handle),
    onPointerMove: drag,
    onPointerUp: () => release(true),
    onPointerCancel: () => release(false),
  });
  const handleOf = (handle: 'start' | 'end', at: number) => (
    <span
      className={classes.handle}
      data-end={handle === 'end' || undefined}
      data-takes-keys
      role="slider"
      tabIndex={0}
      aria-label={t(handle === 'start' ? 'trim.start' : 'trim.end', { position: index + 1 })}
      aria-valuemin={0}
      aria-valuemax={part.durationMs / 1000}
      aria-valuenow={at / 1000}
      aria-valuetext={t('scene.seconds', { seconds: inSeconds(at) })}
      onKeyDown={(event) => moveByKey(event, handle)}
      {...gestures(handle)}
    />
  );

  return (
    <div role="group" aria-label={t('trim.label', { position: index + 1 })}>
      <div className={classes.head}>
        <Text size="xs" fw={600}>
          {t('trim.title')}
        </Text>
        <Text size="xs" c="dimmed">
          {t('video.part', { from: inSeconds(startMs), to: inSeconds(endMs), all: inSeconds(part.durationMs) })}
        </Text>
      </div>
      <div ref={track} className={classes.track}>
        {asset && <Filmstrip asset={asset} />}
        <span className={classes.outside} style={{ left: 0, width: percent(startMs) }} />
        <span className={classes.outside} style={{ right: 0, width: percent(part.durationMs - endMs) }} />
        <div
          className={classes.part}
          data-held={held !== null || undefined}
          data-testid="trim-part"
          style={{ left: percent(startMs), width: percent(endMs - startMs) }}
          {...gestures('part')}
        >
          {handleOf('start', startMs)}
          {handleOf('end', endMs)}
        </div>
      </div>
    </div>
  );
}

/** The small images of a video side by side; its thumbnail until they are known. */
function Filmstrip({ asset }: { asset: LibraryAsset }) {
  const { data } = useAsset(asset.id);
  const strip = data?.filmstrip;
  return (
    <span
      className={classes.strip}
      data-whole={strip ? true : undefined}
      style={{ backgroundImage: `url(${JSON.stringify(strip?.url ?? asset.thumb_url)})` }}
      aria-hidden
    />
  );
}
