import { Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  type AdPlatform,
  type AdQuality,
  type CallInput,
  type DraftToolType,
  productToVideo,
  urlToVideo,
} from '@reelwright/contracts';
import type { ClaimProduct } from '@reelwright/claims';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DraftProblem, toAdInput, toProductInput } from '../draft/draft-input.ts';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useScreenNavigate } from '#src/lib/use-screen-navigate.ts';
import { askForAnother } from '#src/nouns/tasks/model/another-question.ts';
import { useRunningTask } from '#src/nouns/tasks/model/use-running-task.ts';
import { usePaidAction } from '#src/nouns/tasks/model/use-paid-action.ts';
import { showError } from '#src/ui/toast.ts';
import { findDraftAddress } from '#src/nouns/drafts/model/draft-address.ts';
import { uploadMedia } from '#src/nouns/uploads/upload-media.ts';
import { paidSubjectOf } from './use-generate.ts';
import { WizardScreen } from './wizard-screen.tsx';
import { DraftBlocker } from '../wizard/components/draft-blocker.tsx';
import { AdEditor, type PlayerSlot } from '../editor/components/ad-editor.tsx';
import { useForeseenCuts } from '../editor/model/use-instant-cut.ts';
import type { WantedStills } from '../editor/model/wanted-stills.ts';
import { PlayerWait } from '#src/nouns/player/components/player-wait.tsx';
import { useStills } from '#src/nouns/player/model/use-stills.ts';
import { TextReview } from '#src/nouns/ad-reviews/components/text-review.tsx';
import { useTaskCost } from '#src/nouns/tasks/api/get-task-cost.ts';
import { usePushTask } from '#src/nouns/tasks/api/push-task.ts';

const EditorPlayer = lazyPart(
  async () => (await import('#src/nouns/player/components/editor-player.tsx')).EditorPlayer,
);

/** Only an editor without a script needs what writes one. */
const FirstScript = lazyPart(async () => (await import('../wizard/components/first-script.tsx')).FirstScript);

const INPUT_DELAY_MS = 300;
const NO_PLATFORMS: readonly AdPlatform[] = [];

function renderPlayer({ onPlayback, ...slot }: PlayerSlot): ReactNode {
  return <PlayerInSlot {...slot} onPlayback={onPlayback} />;
}

function PlayerInSlot({ onPlayback, ...slot }: PlayerSlot) {
  const foreseen = useForeseenCuts(slot.edits);
  return (
    <Suspense fallback={<PlayerWait {...slot.size} poster={slot.poster} />}>
      <EditorPlayer {...slot} foreseen={foreseen} onPreview={onPlayback} />
    </Suspense>
  );
}

/** Returns the current cost of a task; null while the draft is incomplete. */
function useCost(quality: AdQuality, toolType: DraftToolType) {
  const content = useDraftState((state) => state.content);
  // Checking the whole input takes time that an edit needs for its frame.
  const [settled] = useDebouncedValue(content, INPUT_DELAY_MS);
  const input = useMemo((): CallInput<'getTaskCost'> | null => {
    const result = toAdInput(settled, toolType, quality);
    return result.ok ? { tool_type: toolType, input: { ...result.input } } : null;
  }, [settled, toolType, quality]);
  const cost = useTaskCost(input);
  return input === null ? undefined : cost.data;
}

/** The wizard's last step: combines the editor, the player, the reviews and the tasks. */
function EditorScreen({ toolType }: { toolType: DraftToolType }) {
  return (
    <WizardScreen toolType={toolType} step="editor" hasOwnBar>
      <AdEditorStep />
    </WizardScreen>
  );
}
export const LinkEditorScreen = () => <EditorScreen toolType={urlToVideo.id} />;
export const UploadsEditorScreen = () => <EditorScreen toolType={productToVideo.id} />;

function AdEditorStep() {
  const { t } = useTranslation();
  const navigate = useScreenNavigate();
  const store = useAdDraftStore();
  const { draftId, toolType } = store;
  const content = useDraftState((state) => state.content);
  const { product, settings } = content;
  const claims = useMemo(() => {
    const { name, ...rest } = toProductInput(product, settings.language);
    return name === undefined ? undefined : ({ name, ...rest } as ClaimProduct);
  }, [product, settings.language]);
  const costs = { draft: useCost('draft', toolType), final: useCost('final', toolType) };
  const [wantedStills, setWantedStills] = useState<WantedStills | null>(null);
  const stills = useStills(wantedStills);
  const running = useRunningTask(draftId);
  const push = usePushTask();
  const paid = usePaidAction(paidSubjectOf(draftId));
  const [wanted, setWanted] = useState<AdQuality>('final');

  const { platforms = NO_PLATFORMS } = settings;
  const hasFormerPrice = product.original_price !== undefined;
  const renderReview = useCallback(
    (text: string): ReactNode => (
      <TextReview text={text} product={claims} platforms={platforms} hasFormerPrice={hasFormerPrice} />
    ),
    [claims, platforms, hasFormerPrice],
  );

  // A problem without a field in the editor is solved in its own step.
  function showProblem(problem: DraftProblem | undefined): void {
    if (problem) void navigate({ ...findDraftAddress({ toolType, step: problem.step, draftId }), hash: problem.field });
  }

  async function make(quality: 'draft' | 'final'): Promise<void> {
    const newest = store.getState().content;
    const result = toAdInput(newest, toolType, quality);
    if (!result.ok) return showProblem(result.problems[0]);
    if (!paid.isPending) setWanted(quality);
    const preview = newest.preview_task_id;
    if (!paid.isPending && running && (await askForAnother(running)) !== 'another') return;
    try {
      const task = await paid.run(result.input, async (key) => {
        await store.flush();
        return push.mutateAsync({
          tool_type: toolType,
          input: { ...result.input },
          idempotency_key: key,
          draft_id: draftId,
          ...(preview === undefined ? {} : { preview_task_id: preview }),
        });
      });
      if (task) await navigate({ to: '/video-detail', search: { id: task.task_id } });
    } catch (error) {
      showError(error as Error);
    }
  }

  return (
    <AdEditor
      renderPlayer={renderPlayer}
      renderReview={renderReview}
      stills={stills}
      onStills={setWantedStills}
      upload={uploadMedia}
      costs={costs}
      making={paid.isPending ? wanted : null}
      onMake={(quality) => void make(quality)}
      blocker={<DraftBlocker />}
      noScript={
        <Suspense fallback={<Skeleton height={520} radius="lg" role="status" aria-label={t('state.loading')} />}>
          <FirstScript />
        </Suspense>
      }
    />
  );
}
