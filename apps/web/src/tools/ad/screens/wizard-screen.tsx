import { Button, Skeleton, Stack } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type AdDraftStep, type DraftId, type DraftToolType, ERRORS } from '@reelwright/contracts';
import { Link, useLocation, useSearch } from '@tanstack/react-router';
import { FileQuestion, WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '#src/ui/state-message.tsx';
import { AdDraftContext, useAdDraft, useAdDraftStore } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { afterPaint } from '#src/lib/after-paint.ts';
import { CallError } from '#src/lib/api-client.ts';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { useAfterPaint } from '#src/lib/use-after-paint.ts';
import { RecentDrafts } from '#src/nouns/drafts/components/recent-drafts.tsx';
import { AlreadyMaking } from '#src/nouns/tasks/components/already-making.tsx';
import { ChooseDraft } from '../wizard/components/choose-draft.tsx';
import { WizardFrame } from '../wizard/components/wizard-frame.tsx';
import { loadAdWizardTexts } from '../wizard/model/ad-wizard-texts.ts';
import { DraftProblemsContext } from '../wizard/model/draft-problems.ts';
import { useGenerate } from './use-generate.ts';
import classes from './wizard-screen.module.css';

loadAdWizardTexts();

interface WizardScreenProps {
  toolType: DraftToolType;
  step: AdDraftStep;
  children: ReactNode;
  /** The step replaces the wizard's bar, and its undo keys, with its own. */
  hasOwnBar?: boolean;
}

/** One step of the wizard: opens the draft in the address, and frames the step's content. */
export function WizardScreen({ toolType, step, children, hasOwnBar = false }: WizardScreenProps) {
  const { draft } = useSearch({ strict: false });
  if (draft === undefined) {
    return (
      <ChooseDraft toolType={toolType}>
        <RecentDrafts toolType={toolType} step={step} />
      </ChooseDraft>
    );
  }
  return (
    <OpenDraft key={draft} draftId={draft as DraftId}>
      <DraftStep step={step} hasOwnBar={hasOwnBar}>
        {children}
      </DraftStep>
    </OpenDraft>
  );
}

function OpenDraft({ draftId, children }: { draftId: DraftId; children: ReactNode }) {
  const { t } = useTranslation(['adWizard', 'translation']);
  const { data: store, error, isPending, refetch } = useAdDraft(draftId);
  if (isPending) {
    return (
      <Stack maw={1240} mx="auto" role="status" aria-label={t('translation:state.loading')}>
        <Skeleton height={34} w={280} />
        <Skeleton height={58} radius="lg" />
        <Skeleton height={420} radius="lg" />
      </Stack>
    );
  }
  if (!store) {
    const isGone = error instanceof CallError && error.code === ERRORS.NOT_FOUND.code;
    return (
      <StateMessage
        headingOrder={1}
        icon={isGone ? FileQuestion : WifiOff}
        title={t(isGone ? 'open.goneTitle' : 'open.failedTitle')}
        text={isGone ? t('open.goneText') : describeError(error, getLanguage())}
        action={
          isGone ? (
            <Button component={Link} to="/link-to-video">
              {t('open.begin')}
            </Button>
          ) : (
            <Button onClick={() => void refetch()}>{t('translation:action.tryAgain')}</Button>
          )
        }
      />
    );
  }
  return <AdDraftContext value={store}>{children}</AdDraftContext>;
}

/** Focuses a field's input: the invalid row, else the first; in a field without text, its first control. */
function focusField(field: HTMLElement): void {
  const wanted = ['[aria-invalid="true"]', ':is(input:not([type="file"]), textarea)', ':is(input, button):enabled'];
  for (const selector of wanted) {
    const found = field.querySelector<HTMLElement>(selector);
    if (!found) continue;
    found.focus();
    return;
  }
}

/** The content of a step, painted after its heading: a step of many controls would hold the heading back. */
function StepContent({ field, children }: { field: string; children: ReactNode }) {
  const { t } = useTranslation();
  const isNext = useAfterPaint();

  // A user sent to an invalid field gets the focus there.
  useEffect(() => {
    if (field === '' || !isNext) return;
    const frame = requestAnimationFrame(() => {
      const asked = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
      asked?.scrollIntoView({ block: 'center' });
      if (asked) focusField(asked);
    });
    return () => cancelAnimationFrame(frame);
  }, [field, isNext]);

  return isNext ? children : <div className={classes.soon} role="status" aria-label={t('state.loading')} />;
}

function DraftStep({ step, hasOwnBar, children }: { step: AdDraftStep; hasOwnBar: boolean; children: ReactNode }) {
  const store = useAdDraftStore();
  const hash = useLocation({ select: (location) => location.hash });
  const { generate, problems, price, balance, isUploading, isPushing } = useGenerate();
  const isAsked = hash !== '';
  const shown = useMemo(() => ({ problems, isAsked }), [problems, isAsked]);
  // Always the same: not every change of the draft renders the step.
  const content = useMemo(() => <StepContent field={hash}>{children}</StepContent>, [hash, children]);

  // The change renders what follows the draft, for which the step's heading need not wait.
  useEffect(
    () =>
      afterPaint(() =>
        store.change((content) => (content.step === step ? content : { ...content, step }), { isSilent: true }),
      ),
    [store, step],
  );

  useHotkeys(
    hasOwnBar
      ? []
      : [
          ['mod+Z', () => store.undo()],
          ['mod+shift+Z', () => store.redo()],
          ['mod+Y', () => store.redo()],
        ],
    // Also active in a text field, where the browser's undo would only cover that field.
    [],
  );

  return (
    <DraftProblemsContext value={shown}>
      <WizardFrame
        step={step}
        bar={hasOwnBar ? null : { price, balance, isUploading, isPushing, onGenerate: () => void generate() }}
      >
        {content}
      </WizardFrame>
      <AlreadyMaking />
    </DraftProblemsContext>
  );
}
