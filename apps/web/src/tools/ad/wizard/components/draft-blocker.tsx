import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { findDraftAddress } from '#src/nouns/drafts/model/draft-address.ts';
import { useAdDraftStore } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { DraftProblemsContext, useProblemText } from '../model/draft-problems.ts';

/** What keeps the draft from becoming an ad, and a link to where it is solved; nothing if nothing does. */
export function DraftBlocker() {
  const { t } = useTranslation('adWizard');
  const { toolType, draftId } = useAdDraftStore();
  const { problems } = use(DraftProblemsContext);
  const toText = useProblemText();
  const problem = problems.find(({ step }) => step !== 'editor');
  if (!problem) return null;
  const { field, step } = problem;
  return (
    <>
      <Text size="sm" c="#b9bcc6">
        {toText(problem)}
      </Text>
      <Button
        size="xs"
        variant="white"
        color="dark"
        renderRoot={(props) => <Link {...findDraftAddress({ toolType, step, draftId })} hash={field} {...props} />}
      >
        {t('goToStep', { step: t(`step.${step}`) })}
      </Button>
    </>
  );
}
