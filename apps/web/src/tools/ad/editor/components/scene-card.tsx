import { Badge, Text } from '@mantine/core';
import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScriptScene } from '../model/edit-script.ts';
import type { ScriptProblem } from '../model/find-problems.ts';
import type { RowHandle } from '../model/use-row-drag.ts';
import { SceneMenu } from './scene-menu.tsx';
import { SceneWords } from './scene-words.tsx';
import classes from './scene-list.module.css';

/** What can be done with the scenes of a list, by position. The functions stay the same for as long as the list. */
export interface SceneActions {
  /** Opens a scene. */
  select(index: number): void;
  /** Shows a scene on the canvas without opening it. */
  show(index: number): void;
  move(from: number, to: number): void;
  /** Moves a scene, and the focus with its handle. */
  moveByKey(from: number, to: number): void;
  remove(index: number): void;
  /** Adds a scene at a position. */
  add(index: number): void;
  renderReview(text: string): ReactNode;
}

/** Stable while nothing of the card changes: it is rendered for its own edits only. */
interface SceneCardProps {
  scriptId: string;
  scene: ScriptScene;
  index: number;
  sceneCount: number;
  /** Whether some of its settings are fixed. */
  hasFixes: boolean;
  /** Those of the script, if some are of this scene. */
  problems: readonly ScriptProblem[];
  /** A painted image of the scene. */
  still: string | undefined;
  /** The scene's duration, and whether the preview shows it as it is now; undefined while it is unknown. */
  seconds: number | undefined;
  isCurrent: boolean;
  isSelected: boolean;
  isPlayed: boolean;
  isDragged: boolean;
  dropMark: 'before' | 'after' | null;
  handle: RowHandle;
  actions: SceneActions;
  /** Shown while the scene is selected. */
  details: ReactNode;
}

/** Covered by the header above, and by the sticky bar below. */
const COVERED_PX = { top: 76, bottom: 320 } as const;

/** Scrolls to the card's start if it is hidden; a visible card stays where it is. */
function bringIntoView(card: HTMLElement): void {
  const { top } = card.getBoundingClientRect();
  // On a phone the player stays above the scenes, and the page's style says how high.
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const coveredPx = Math.max(COVERED_PX.top, padding);
  if (top < coveredPx || top > window.innerHeight - COVERED_PX.bottom) card.scrollIntoView({ block: 'start' });
}

/** One scene: its words and image, and, if it is selected, its details. */
export const SceneCard = memo((props: SceneCardProps) => {
  const { scriptId, scene, index, still, seconds, isCurrent, isSelected, isPlayed, dropMark, actions, handle } = props;
  const { t } = useTranslation(['adEditor', 'translation']);
  const card = useRef<HTMLLIElement>(null);
  const problems = props.problems.filter((problem) => problem.scene === index);

  const wasSelected = useRef(isSelected);
  useEffect(() => {
    if (isSelected && !wasSelected.current && card.current) bringIntoView(card.current);
    wasSelected.current = isSelected;
  }, [isSelected]);

  function moveByKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    actions.moveByKey(index, index + (event.key === 'ArrowUp' ? -1 : 1));
  }

  return (
    <li
      ref={card}
      className={classes.card}
      data-selected={isSelected || undefined}
      data-problem={problems.length > 0 || undefined}
      data-playing={isPlayed || undefined}
      data-dragged={props.isDragged || undefined}
      data-before={dropMark === 'before' || undefined}
      data-after={dropMark === 'after' || undefined}
      aria-label={t('scene.name', { position: index + 1 })}
    >
      <button
        type="button"
        className={classes.handle}
        data-handle
        data-takes-keys
        aria-label={t('scene.handle', { position: index + 1 })}
        title={t('scene.handleHint')}
        onKeyDown={moveByKey}
        onPointerDown={(event) => handle.onPointerDown(event, index)}
        onPointerMove={handle.onPointerMove}
        onPointerUp={handle.onPointerUp}
        onPointerCancel={handle.onPointerCancel}
      >
        <GripVertical size={16} aria-hidden />
      </button>
      <button
        type="button"
        className={classes.thumb}
        data-outdated={!isCurrent || undefined}
        aria-label={t('scene.show', { position: index + 1 })}
        aria-pressed={isSelected}
        onClick={() => actions.select(index)}
      >
        {still !== undefined && <img src={still} alt="" />}
        <span className={classes.number} aria-hidden>
          {index + 1}
        </span>
        <span className={classes.playing} aria-hidden />
      </button>
      <div className={classes.words}>
        <div className={classes.role}>
          <strong>{t(`role.${scene.role}`)}</strong>
          {seconds !== undefined && (
            <span>{t(isCurrent ? 'scene.seconds' : 'scene.aboutSeconds', { seconds: seconds.toFixed(1) })}</span>
          )}
          {props.hasFixes && (
            <Badge size="xs" variant="light">
              {t('scene.own')}
            </Badge>
          )}
          {problems.map(({ kind }) => (
            <Text key={kind} size="xs" c="var(--mantine-color-error)" role="alert">
              {t(`problem.${kind}`, { max: 0 })}
            </Text>
          ))}
        </div>
        <SceneWords
          scriptId={scriptId}
          scene={scene}
          index={index}
          isSelected={isSelected}
          renderReview={actions.renderReview}
          onSelect={actions.select}
          onShow={actions.show}
        />
      </div>
      <SceneMenu
        scriptId={scriptId}
        index={index}
        sceneCount={props.sceneCount}
        onMove={actions.move}
        onRemove={actions.remove}
        onAdd={actions.add}
      />
      {isSelected && props.details}
    </li>
  );
});
SceneCard.displayName = 'SceneCard';
