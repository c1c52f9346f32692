import { ActionIcon, Badge, Loader, Menu, Text, Textarea } from '@mantine/core';
import type { DraftScript } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import {
  ArrowDown,
  ArrowUp,
  Captions,
  EllipsisVertical,
  GripVertical,
  Plus,
  RefreshCw,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import { type HTMLAttributes, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toProductInput } from '../../draft/draft-input.ts';
import { useAdDraftStore } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { showError, showToast } from '#src/ui/toast.ts';
import { useRewriteLine } from '../api/rewrite-line.ts';
import { listFixes, replaceScene, type SceneText, type ScriptScene, writeScene } from '../model/edit-script.ts';
import type { ScriptProblem } from '../model/find-problems.ts';
import { type SceneSpan, spanSeconds } from '../model/read-scene-spans.ts';
import type { UploadImage } from '../model/use-image-upload.ts';
import { SceneDetails } from './scene-details.tsx';
import classes from './scene-list.module.css';

interface SceneCardProps {
  script: DraftScript;
  scene: ScriptScene;
  index: number;
  problems: readonly ScriptProblem[];
  span: SceneSpan | undefined;
  document: TimelineDocument | null;
  /** A painted image of the scene. */
  still: string | undefined;
  isCurrent: boolean;
  estimatedMs: number | undefined;
  isSelected: boolean;
  isPlayed: boolean;
  isDragged: boolean;
  dropMark: 'before' | 'after' | null;
  handle: HTMLAttributes<HTMLButtonElement>;
  renderReview(text: string): ReactNode;
  upload: UploadImage;
  /** Opens the scene. */
  onSelect(): void;
  /** Shows the scene on the canvas without opening it. */
  onShow(): void;
  onMove(to: number): void;
  onRemove(): void;
  onAddAfter(): void;
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
export function SceneCard(props: SceneCardProps) {
  const { script, scene, index, problems, span, still, isCurrent, estimatedMs, isSelected, isPlayed, dropMark } = props;
  const { t } = useTranslation(['adEditor', 'translation']);
  const store = useAdDraftStore();
  const card = useRef<HTMLLIElement>(null);
  const rewrite = useRewriteLine();
  const place = { scriptId: script.id, index };
  const isOnly = script.script.scenes.length === 1;
  const isLast = index === script.script.scenes.length - 1;
  const hasOwn = Object.keys(listFixes(script)[index] ?? {}).length > 0;

  const wasSelected = useRef(isSelected);
  useEffect(() => {
    if (isSelected && !wasSelected.current && card.current) bringIntoView(card.current);
    wasSelected.current = isSelected;
  }, [isSelected]);

  const selectByPointer = (): void => {
    if (!isSelected) props.onSelect();
  };
  /** Tab passes closed scenes; Enter opens one, as a line has no line breaks. */
  function selectByEnter(event: KeyboardEvent): void {
    const isHeld = event.shiftKey || event.ctrlKey || event.metaKey || event.altKey;
    if (event.key !== 'Enter' || isHeld || event.nativeEvent.isComposing) return;
    event.preventDefault();
    selectByPointer();
  }
  /** The canvas follows what is typed, also into a closed scene. */
  function write(text: SceneText): void {
    const [field] = Object.keys(text);
    store.change((content) => writeScene(content, place, text), { mergeKey: `${script.id}.${index}.${field}` });
    if (!isSelected) props.onShow();
  }

  function moveByKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const to = index + (event.key === 'ArrowUp' ? -1 : 1);
    props.onMove(to);
    // The scene has moved, and its handle with it.
    const row = card.current?.parentElement?.children[to];
    row?.querySelector<HTMLElement>('[data-handle]')?.focus();
  }

  async function writeAnew(): Promise<void> {
    const { product: typed, settings } = store.getState().content;
    const product = toProductInput(typed, settings.language);
    if (product.name === undefined) return;
    try {
      const { scene: written } = await rewrite.mutateAsync({
        product: { ...product, name: product.name } as Parameters<typeof rewrite.mutateAsync>[0]['product'],
        script: script.script,
        scene: index,
      });
      if (written.spoken.text === scene.spoken.text) showToast('info', t('scene.noOther'));
      else store.change((content) => replaceScene(content, place, written));
    } catch (error) {
      showError(error as Error);
    }
  }

  const seconds = isCurrent && span ? spanSeconds(span) : estimatedMs === undefined ? undefined : estimatedMs / 1000;
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
        {...props.handle}
      >
        <GripVertical size={16} aria-hidden />
      </button>
      <button
        type="button"
        className={classes.thumb}
        data-outdated={!isCurrent || undefined}
        aria-label={t('scene.show', { position: index + 1 })}
        aria-pressed={isSelected}
        onClick={props.onSelect}
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
          {hasOwn && (
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
        <Textarea
          aria-label={t('scene.spoken', { position: index + 1 })}
          placeholder={t('scene.spokenPlaceholder')}
          variant="unstyled"
          autosize
          minRows={1}
          maxRows={8}
          maxLength={2000}
          value={scene.spoken.text}
          classNames={{ input: classes.spoken ?? '' }}
          onClick={selectByPointer}
          onKeyDown={selectByEnter}
          onChange={({ currentTarget: { value } }) => write({ spoken: value.replaceAll('\n', ' ') })}
        />
        {props.renderReview(scene.spoken.text)}
        <Textarea
          aria-label={t('scene.onScreen', { position: index + 1 })}
          placeholder={t('scene.onScreenPlaceholder')}
          variant="unstyled"
          autosize
          minRows={1}
          maxRows={4}
          maxLength={1000}
          leftSection={<Captions size={15} aria-hidden />}
          leftSectionProps={{ style: { color: 'var(--mantine-color-dimmed)', width: 30 } }}
          value={scene.on_screen.text}
          classNames={{ input: classes.onScreen ?? '' }}
          onClick={selectByPointer}
          onKeyDown={selectByEnter}
          onChange={({ currentTarget: { value } }) => write({ onScreen: value.replaceAll('\n', ' ') })}
        />
        {scene.on_screen.text !== scene.spoken.text && props.renderReview(scene.on_screen.text)}
      </div>
      <Menu position="bottom-end" withinPortal shadow="md">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            className={classes.menu ?? ''}
            aria-label={t('scene.menu', { position: index + 1 })}
          >
            {rewrite.isPending ? <Loader size={16} /> : <EllipsisVertical size={18} aria-hidden />}
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<RefreshCw size={16} aria-hidden />} onClick={() => void writeAnew()}>
            {t('scene.rewrite')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            leftSection={<ArrowUp size={16} aria-hidden />}
            disabled={index === 0}
            onClick={() => props.onMove(index - 1)}
          >
            {t('scene.earlier')}
          </Menu.Item>
          <Menu.Item
            leftSection={<ArrowDown size={16} aria-hidden />}
            disabled={isLast}
            onClick={() => props.onMove(index + 1)}
          >
            {t('scene.later')}
          </Menu.Item>
          <Menu.Item leftSection={<Plus size={16} aria-hidden />} onClick={props.onAddAfter}>
            {t('scene.addAfter')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            leftSection={isOnly ? <TriangleAlert size={16} aria-hidden /> : <Trash2 size={16} aria-hidden />}
            color="red"
            disabled={isOnly}
            onClick={props.onRemove}
          >
            {t('scene.remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isSelected && (
        <SceneDetails
          script={script}
          index={index}
          span={span}
          document={props.document}
          isCurrent={isCurrent}
          estimatedMs={estimatedMs}
          upload={props.upload}
        />
      )}
    </li>
  );
}
