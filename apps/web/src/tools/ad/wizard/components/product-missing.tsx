import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { PackageSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { findDraftAddress } from '#src/nouns/drafts/model/draft-address.ts';
import { useAdDraftStore } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { StateMessage } from '#src/ui/state-message.tsx';

/** Shown where scripts would be, while the draft names no product to write about. */
export function ProductMissing() {
  const { t } = useTranslation('adWizard');
  const { toolType, draftId } = useAdDraftStore();
  return (
    <StateMessage
      icon={PackageSearch}
      title={t('scripts.emptyTitle')}
      text={t('scripts.emptyText')}
      action={
        <Button
          renderRoot={(props) => <Link {...findDraftAddress({ toolType, step: 'product', draftId })} {...props} />}
        >
          {t('scripts.toProduct')}
        </Button>
      }
    />
  );
}
