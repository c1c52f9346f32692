import { Alert, Button, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useCallbackRef, useMediaQuery } from '@mantine/hooks';
import { type AdQuality, AD_VIDEO_LIMITS, type CallData, type ErrorCode, type TaskId } from '@reelwright/contracts';
import { TICKS_PER_SECOND, type TimelineDocument } from '@reelwright/timeline';
import { SlidersHorizontal } from 'lucide-react';
import { type CSSProperties, type ReactNode, startTransition, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listChosenScripts, listShownImages } from '../../draft/draft-input.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { useMadePreview } from '../api/get-made-preview.ts';
import { useTimelineReview } from '../api/review-timeline.ts';
import { loadAdEditorTexts } from '../model/ad-editor-texts.ts';
import type { WantedStills } from '../model/wanted-stills.ts';
import type { EditorCommand } from '../model/editor-keys.ts';
import { moveScene } from '../model/edit-script.ts';
import { changeSettings } from '../model/edit-settings.ts';
import { findQuotedScene, findScriptProblems } from '../model/find-problems.ts';
import type { Playback } from '../model/playback.ts';
import { obeyPlayer } from '../model/obey-player.ts';
import { useSceneSelection } from '../model/use-scene-selection.ts';
import { type Cut, useSceneSpans } from '../model/use-scene-spans.ts';
import { thumbnailOf } from '../model/scene-images.ts';
import type { UploadImage } from '../model/use-image-upload.ts';
import { useEditorKeys } from '../model/use-editor-keys.ts';
import { useSceneStills } from '../model/use-scene-stills.ts';
import { useCanvasSession } from '../model/use-canvas-session.ts';
import { type CutFeed, useInstantCut } from '../model/use-instant-cut.ts';
import { usePoster } from '../model/use-poster.ts';
import { usePreviewLoop } from '../model/use-preview-loop.ts';
import classes from './ad-editor.module.css';
import { AdSettingsSheet } from './ad-settings-sheet.tsx';
import { CanvasOverlay } from './canvas-overlay.tsx';
import { FindingList } from './finding-list.tsx';
import { MakeBar } from './make-bar.tsx';
import { PreviewProblem, PreviewPill, PreviewWait } from './preview-status.tsx';
import { SceneList } from './scene-list.tsx';
import { SceneStrip } from './scene-strip.tsx';
import { SelectedElement } from './selected-element.tsx';
import { VariantTabs } from './variant-tabs.tsx';

loadAdEditorTexts();

/** Only a scene that shows a video has a part to choose. */
const VideoTrim = lazyPart(async () => (await import('./video-trim.tsx')).VideoTrim);

/** Shown after a click. */
const AdSettings = lazyPart(async () => (await import('./ad-settings.tsx')).AdSettings);

export interface PlayerSlot {
  taskId: TaskId;
  variant: number;
  title: string;
  /** The ratio of its sides, until the document names them. */
  size: { width: number; height: number };
  /** An image of the first frame, until it is painted. */
  poster: string | undefined;
  /** The timeline as edited, until a newer preview is made. */
  edits: CutFeed;
  /** Those of the ad: turning them off is an edit. */
  captions: { isShown: boolean; onToggle(): void };
  /** Lies over the canvas. */
  overlay: ReactNode;
  /** Receives the player once it is mounted; null when it unmounts. */
  onPlayback(playback: Playback | null): void;
  /** Receives each new document that is shown. */
  onDocument(document: TimelineDocument): void;
}

interface AdEditorProps {
  renderPlayer(slot: PlayerSlot): ReactNode;
  /**
   * Renders the review of a line: claims that the product's data does not support, and legal and platform violations.
   */
  renderReview(text: string): ReactNode;
  /** Addresses of the small images requested last that are painted, by tick. */
  stills: ReadonlyMap<number, string>;
  onStills(wanted: WantedStills): void;
  upload: UploadImage;
  /** Undefined while they load. */
  costs: Record<'draft' | 'final', CallData<'getTaskCost'> | undefined>;
  /** The quality being pushed right now. */
  making: AdQuality | null;
  onMake(quality: 'draft' | 'final'): void;
  /** In place of the editor, while there is no script to edit. */
  noScript: ReactNode;
  /** What the draft lacks for a preview. */
  blocker: ReactNode;
}

/** Errors that fail a preview and would also fail the ad, after it was paid for. */
const REFUSALS: ReadonlySet<string> = new Set<ErrorCode>([
  'POLICY_FORBIDS',
  'SCENE_TEXT_TOO_LONG',
  'INVALID_INPUT',
  'INCOMPLETE_FORM',
]);
const STACKED = '(max-width: 72em)';

/** The wizard's last step: the ad's preview, and all its scenes to edit. */
export function AdEditor({
  renderPlayer,
  renderReview,
  stills,
  upload,
  costs,
  making,
  noScript,
  blocker,
  ...on
}: AdEditorProps) {
  const { t } = useTranslation(['adEditor', 'translation']);
  const store = useAdDraftStore();
  const content = useDraftState((state) => state.content);
  const title = useDraftState((state) => state.title);
  const preview = usePreviewLoop(store);
  const isStacked = useMediaQuery(STACKED, false, { getInitialValueInEffect: false });
  const [variant, setVariant] = useState(0);
  const [view, setView] = useState<'scenes' | 'ad'>('scenes');
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [playback, setPlayback] = useState<Playback | null>(null);
  const [cut, setCut] = useState<Cut | null>(null);

  const count = content.settings.count ?? 1;
  const shownVariant = Math.min(variant, count - 1);
  const script = listChosenScripts(content)[shownVariant];
  const session = useCanvasSession();
  const edits = useInstantCut(store, {
    taskId: preview.taskId,
    variant: shownVariant,
    dragged: script && session.selected && session.pending ? { scriptId: script.id, ...session } : null,
  });
  const made = useMadePreview(preview.taskId, shownVariant);
  const sceneCount = script?.script.scenes.length ?? 0;
  const shown = cut?.document ?? null;
  const spans = useSceneSpans(cut);
  const selection = useSceneSelection({
    sceneCount,
    countScenes: () => listChosenScripts(store.getState().content)[shownVariant]?.script.scenes.length ?? 0,
    spans,
    document: shown,
    playback,
    edits,
    onSelect: () => session.select(null),
  });
  const { scene } = selection;
  const sceneStills = useSceneStills({
    document: shown,
    spans,
    taskId: preview.taskId,
    variant: shownVariant,
    stills,
    onStills: on.onStills,
  });
  const isCurrent = preview.state.kind === 'current';
  const firstImage = useDraftState(({ content: { product }, assets }) => {
    const [first] = listShownImages(product);
    return first && thumbnailOf(first.ref, assets);
  });
  const poster = usePoster(playback, { taskId: preview.taskId, variant: shownVariant, instead: firstImage });
  const review = useTimelineReview(isCurrent ? preview.taskId : null, shownVariant, content.settings.platforms ?? []);
  const problems = script ? findScriptProblems(script, { hasButton: content.settings.cta_sticker !== false }) : [];

  const failedScene = script && preview.state.kind === 'failed' ? findQuotedScene(script, preview.state.message) : null;
  const [problem] = problems;
  const isRefused = preview.state.kind === 'failed' && REFUSALS.has(preview.state.reason);
  const blockedScene = problem ? problem.scene : isRefused ? failedScene : undefined;

  const hasCaptions = content.settings.subtitles ?? true;
  const toggleCaptions = (): void =>
    store.change((before) => changeSettings(before, { subtitles: !(before.settings.subtitles ?? true) }));

  function obey(command: EditorCommand): void {
    switch (command.kind) {
      case 'undo':
        return store.undo();
      case 'redo':
        return store.redo();
      case 'select_scene':
        return selection.select(scene + command.by);
      case 'move_scene': {
        const to = scene + command.by;
        if (!script || to < 0 || to >= sceneCount) return;
        selection.selectNext(to);
        return store.change((before) => moveScene(before, { scriptId: script.id, index: scene }, to));
      }
      case 'captions':
        return toggleCaptions();
      case 'make':
        // As the button allows it.
        if (script && blockedScene === undefined && making === null && costs.final?.is_enough !== false)
          on.onMake('final');
        return;
      default:
        if (playback) obeyPlayer(playback, command);
    }
  }
  useEditorKeys(obey);
  const make = useCallbackRef(on.onMake);

  if (!script) return noScript;

  const ratio = content.settings.ratio ?? '9:16';
  const [across = 9, down = 16] = ratio.split(':').map(Number);
  const noScenes = made?.made.made.noScenes;
  const settings = (
    <Suspense
      fallback={<Skeleton height={520} radius="lg" role="status" aria-label={t('translation:state.loading')} />}
    >
      <AdSettings
        scriptId={script.id}
        isOnly={count === 1}
        variant={shownVariant}
        missingScenes={noScenes === 'off' ? undefined : noScenes}
        onForesee={edits.foresee}
      />
    </Suspense>
  );

  const makeBar = (
    <MakeBar
      draft={costs.draft}
      final={costs.final}
      making={making}
      seconds={shown ? shown.duration / TICKS_PER_SECOND : null}
      lengthS={content.settings.length_s ?? AD_VIDEO_LIMITS.minLengthS}
      blockedScene={blockedScene}
      onScene={selection.select}
      onMake={make}
    />
  );

  return (
    <>
      <div
        className={classes.editor}
        data-variants={count > 1 || undefined}
        data-problem={preview.state.kind === 'failed' || undefined}
      >
        <div className={classes.stage} style={{ '--ratio': across / down } as CSSProperties}>
          {count > 1 && (
            <VariantTabs
              count={count}
              value={shownVariant}
              onChange={(next) => {
                setVariant(next);
                selection.set(0);
                session.select(null);
              }}
            />
          )}
          <div className={classes.screen}>
            {preview.taskId === null ? (
              <PreviewWait ratio={`${across} / ${down}`} state={preview.state} blocker={blocker} />
            ) : (
              <>
                <PreviewPill state={preview.state} />
                {renderPlayer({
                  taskId: preview.taskId,
                  variant: shownVariant,
                  title: title === '' ? t('translation:task.untitled') : title,
                  size: { width: across, height: down },
                  poster,
                  edits,
                  captions: { isShown: hasCaptions, onToggle: toggleCaptions },
                  overlay: shown && playback && (
                    <CanvasOverlay
                      script={script}
                      document={shown}
                      playback={playback}
                      session={session}
                      onScene={selection.set}
                    />
                  ),
                  onPlayback: setPlayback,
                  // What the editor says of a frame can wait for the frame.
                  onDocument: (document) => startTransition(() => setCut({ document, sceneCount })),
                })}
              </>
            )}
          </div>
          <PreviewProblem
            state={preview.state}
            scene={failedScene}
            onScene={selection.select}
            onRetry={preview.retry}
          />
          {spans.length > 0 && playback && (
            <SceneStrip
              spans={spans}
              playback={playback}
              selected={scene}
              scriptId={script.id}
              stills={sceneStills}
              onSelect={selection.jump}
            />
          )}
          {shown && playback && (
            <Suspense fallback={null}>
              <VideoTrim
                key={scene}
                script={script}
                index={scene}
                span={spans[scene]}
                document={shown}
                playback={playback}
              />
            </Suspense>
          )}
        </div>
        <div className={classes.side}>
          {shown && playback && (
            <SelectedElement script={script} document={shown} playback={playback} session={session} />
          )}
          <div className={classes.toolbar}>
            {isStacked ? (
              <Text fw={600}>{t('scenes.title')}</Text>
            ) : (
              <SegmentedControl
                aria-label={t('view.label')}
                value={view}
                onChange={(value) => setView(value)}
                data={[
                  { value: 'scenes', label: t('view.scenes') },
                  { value: 'ad', label: t('view.ad') },
                ]}
              />
            )}
            {isStacked && (
              <Button
                variant="default"
                leftSection={<SlidersHorizontal size={16} aria-hidden />}
                onClick={() => setSheetOpen(true)}
              >
                {t('view.ad')}
              </Button>
            )}
          </div>
          {problems
            .filter(({ scene: place }) => place === null)
            .map(({ kind }) => (
              <Alert key={kind} color="red" mb="sm" role="alert">
                {t(`problem.${kind}`, { max: AD_VIDEO_LIMITS.maxScenes })}
              </Alert>
            ))}
          {review.data && review.data.findings.length > 0 && (
            <FindingList findings={review.data.findings} document={shown} spans={spans} onScene={selection.select} />
          )}
          {view === 'scenes' || isStacked ? (
            <SceneList
              script={script}
              problems={problems}
              spans={spans}
              document={shown}
              isCurrent={isCurrent}
              playback={playback}
              selected={scene}
              onSelect={selection.select}
              onSelectNext={selection.selectNext}
              onShow={selection.showWhilePaused}
              renderReview={renderReview}
              stills={sceneStills}
              upload={upload}
            />
          ) : (
            settings
          )}
          {!isStacked && makeBar}
        </div>
      </div>
      {/* Below everything, so that it stays in view from the player on. */}
      {isStacked && makeBar}
      <AdSettingsSheet isOpen={isSheetOpen && isStacked} onClose={() => setSheetOpen(false)}>
        {settings}
      </AdSettingsSheet>
    </>
  );
}
