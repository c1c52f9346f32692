import { Button } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { AD_VIDEO_LIMITS, type DraftScript } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import { Plus } from 'lucide-react';
import { type CSSProperties, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdDraftStore } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { showUndoToast } from '#src/ui/toast.ts';
import { useScriptTime } from '../api/time-script.ts';
import { addScene, listFixes, listLines, moveScene, removeScene } from '../model/edit-script.ts';
import type { ScriptProblem } from '../model/find-problems.ts';
import type { Playback } from '../model/playback.ts';
import { type SceneSpan, spanSeconds } from '../model/read-scene-spans.ts';
import type { UploadImage } from '../model/use-image-upload.ts';
import { usePlayedScene } from '../model/use-played-scene.ts';
import { useRowDrag } from '../model/use-row-drag.ts';
import { useSceneKeys } from '../model/use-scene-keys.ts';
import { type SceneActions, SceneCard } from './scene-card.tsx';
import { SceneDetails } from './scene-details.tsx';
import classes from './scene-list.module.css';

interface SceneListProps {
  script: DraftScript;
  problems: readonly ScriptProblem[];
  /** From the newest preview, which may have another number of scenes than the script by now. */
  spans: readonly SceneSpan[];
  document: TimelineDocument | null;
  /** Whether the preview shows the current script. */
  isCurrent: boolean;
  playback: Playback | null;
  selected: number;
  onSelect(index: number): void;
  /** Selects the scene that is at a position after the edit that follows. */
  onSelectNext(index: number): void;
  /** Shows a scene on the canvas without opening it. */
  onShow(index: number): void;
  renderReview(text: string): ReactNode;
  /** A painted image of each scene, as far as they exist. */
  stills: readonly (string | undefined)[];
  upload: UploadImage;
}

const NO_PROBLEMS: readonly ScriptProblem[] = [];

/** Every scene of a script, in playback order. */
export function SceneList(props: SceneListProps) {
  const { script, problems, spans, document, isCurrent, playback, selected, onSelectNext } = props;
  const { t } = useTranslation(['adEditor', 'translation']);
  const store = useAdDraftStore();
  const list = useRef<HTMLOListElement>(null);
  const movedTo = useRef<number | null>(null);
  const { scenes, language } = script.script;
  const keys = useSceneKeys(scenes);
  const fixes = listFixes(script);
  const times = useScriptTime(language, listLines(script));
  const played = usePlayedScene(playback, spans);
  const ratio = document ? document.canvas.width / document.canvas.height : 9 / 16;

  const select = useCallbackRef(props.onSelect);
  const show = useCallbackRef(props.onShow);
  const move = useCallbackRef((from: number, to: number): void => {
    if (to < 0 || to >= scenes.length) return;
    onSelectNext(to);
    store.change((content) => moveScene(content, { scriptId: script.id, index: from }, to));
  });
  const moveByKey = useCallbackRef((from: number, to: number): void => {
    if (scenes[to]) movedTo.current = to;
    move(from, to);
  });
  const remove = useCallbackRef((index: number): void => {
    onSelectNext(Math.min(index, scenes.length - 2));
    store.change((content) => removeScene(content, { scriptId: script.id, index }));
    showUndoToast(t('scene.removed', { position: index + 1 }), {
      label: t('undo'),
      onUndo: () => store.undo(),
    });
  });
  const add = useCallbackRef((index: number): void => {
    onSelectNext(index);
    store.change((content) => addScene(content, { scriptId: script.id, index }, AD_VIDEO_LIMITS.maxScenes));
  });
  const { drag, handle } = useRowDrag(list, move);
  const { renderReview } = props;
  const actions = useMemo(
    (): SceneActions => ({ select, show, move, moveByKey, remove, add, renderReview }),
    [select, show, move, moveByKey, remove, add, renderReview],
  );

  // Taking a row out of the page to move it also takes the focus from its handle.
  useLayoutEffect(() => {
    const row = movedTo.current === null ? undefined : list.current?.children[movedTo.current];
    movedTo.current = null;
    row?.querySelector<HTMLElement>('[data-handle]')?.focus();
  }, [scenes]);

  /** Returns a scene's duration as far as it is known: as the preview shows it, or by the words. */
  function secondsOf(index: number): number | undefined {
    const span = spans[index];
    if (isCurrent && span) return spanSeconds(span);
    const estimatedMs = times.data?.lines_ms[index];
    return estimatedMs === undefined ? undefined : estimatedMs / 1000;
  }

  return (
    <>
      <ol
        ref={list}
        className={classes.list}
        aria-label={t('scenes.title')}
        style={{ '--ratio': ratio } as CSSProperties}
      >
        {scenes.map((scene, index) => (
          <SceneCard
            key={keys[index]}
            scriptId={script.id}
            scene={scene}
            index={index}
            sceneCount={scenes.length}
            hasFixes={Object.keys(fixes[index] ?? {}).length > 0}
            problems={problems.some((problem) => problem.scene === index) ? problems : NO_PROBLEMS}
            still={props.stills[index]}
            seconds={secondsOf(index)}
            isCurrent={isCurrent}
            isSelected={index === selected}
            isPlayed={index === played}
            isDragged={drag?.from === index}
            dropMark={
              drag && drag.to !== drag.from && drag.to === index ? (drag.to > drag.from ? 'after' : 'before') : null
            }
            handle={handle}
            actions={actions}
            details={
              index === selected && (
                <SceneDetails
                  script={script}
                  index={index}
                  span={spans[index]}
                  document={document}
                  isCurrent={isCurrent}
                  estimatedMs={times.data?.lines_ms[index]}
                  upload={props.upload}
                />
              )
            }
          />
        ))}
      </ol>
      <Button
        mt="sm"
        fullWidth
        variant="default"
        leftSection={<Plus size={16} aria-hidden />}
        disabled={scenes.length >= AD_VIDEO_LIMITS.maxScenes}
        // Before the end card, which stays the last.
        onClick={() => add(Math.max(1, scenes.length - 1))}
      >
        {t('scene.add')}
      </Button>
    </>
  );
}
