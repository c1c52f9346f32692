import { Button } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { AD_VIDEO_LIMITS, type DraftScript } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import { Plus } from 'lucide-react';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdDraftStore } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { showUndoToast } from '#src/ui/toast.ts';
import { useScriptTime } from '../api/time-script.ts';
import { addScene, listLines, moveScene, removeScene } from '../model/edit-script.ts';
import type { ScriptProblem } from '../model/find-problems.ts';
import type { Playback } from '../model/playback.ts';
import { type SceneSpan, spanSeconds } from '../model/read-scene-spans.ts';
import type { UploadImage } from '../model/use-image-upload.ts';
import { usePlayedScene } from '../model/use-played-scene.ts';
import { useRowDrag } from '../model/use-row-drag.ts';
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
  /** Shows a scene on the canvas without opening it. */
  onShow(index: number): void;
  renderReview(text: string): ReactNode;
  /** A painted image of each scene, as far as they exist. */
  stills: readonly (string | undefined)[];
  upload: UploadImage;
}

/** Every scene of a script, in playback order. */
export function SceneList(props: SceneListProps) {
  const { script, problems, spans, document, isCurrent, playback, selected, onSelect } = props;
  const { t } = useTranslation(['adEditor', 'translation']);
  const store = useAdDraftStore();
  const list = useRef<HTMLOListElement>(null);
  const { scenes, language } = script.script;
  const times = useScriptTime(language, listLines(script));
  const played = usePlayedScene(playback, spans);
  const ratio = document ? document.canvas.width / document.canvas.height : 9 / 16;

  const select = useCallbackRef(onSelect);
  const show = useCallbackRef(props.onShow);
  const move = useCallbackRef((from: number, to: number): void => {
    if (to < 0 || to >= scenes.length) return;
    store.change((content) => moveScene(content, { scriptId: script.id, index: from }, to));
    onSelect(to);
  });
  const remove = useCallbackRef((index: number): void => {
    store.change((content) => removeScene(content, { scriptId: script.id, index }));
    onSelect(Math.min(index, scenes.length - 2));
    showUndoToast(t('scene.removed', { position: index + 1 }), {
      label: t('undo'),
      onUndo: () => store.undo(),
    });
  });
  const add = useCallbackRef((index: number): void => {
    store.change((content) => addScene(content, { scriptId: script.id, index }, AD_VIDEO_LIMITS.maxScenes));
    onSelect(index);
  });
  const actions: SceneActions = { select, show, move, remove, add, renderReview: props.renderReview };
  const { drag, handleOf } = useRowDrag(list, move);

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
            // Scenes have no ids, only their positions in the script.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            script={script}
            scene={scene}
            index={index}
            problems={problems.filter((problem) => problem.scene === index)}
            still={props.stills[index]}
            seconds={secondsOf(index)}
            isCurrent={isCurrent}
            isSelected={index === selected}
            isPlayed={index === played}
            isDragged={drag?.from === index}
            dropMark={
              drag && drag.to !== drag.from && drag.to === index ? (drag.to > drag.from ? 'after' : 'before') : null
            }
            handle={handleOf(index)}
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
