import { Button } from '@mantine/core';
import { FolderOpen, Images, SearchX, Star, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LibraryView } from '#src/nouns/assets/model/library-search.ts';
import { StateMessage } from '#src/ui/state-message.tsx';

interface LibraryEmptyProps {
  view: LibraryView;
  isInFolder: boolean;
  isNarrowed: boolean;
  onShowAll(): void;
}

/** Explains an empty list, and what to do next. */
export function LibraryEmpty({ view, isInFolder, isNarrowed, onShowAll }: LibraryEmptyProps) {
  const { t } = useTranslation('assets');
  if (isNarrowed) {
    return (
      <StateMessage
        icon={SearchX}
        title={t('empty.noneTitle')}
        text={t('empty.noneText')}
        action={
          <Button variant="default" onClick={onShowAll}>
            {t('filter.clear')}
          </Button>
        }
      />
    );
  }
  if (view === 'favorites') {
    return <StateMessage icon={Star} title={t('empty.favoritesTitle')} text={t('empty.favoritesText')} />;
  }
  if (view === 'bin') return <StateMessage icon={Trash2} title={t('empty.binTitle')} text={t('empty.binText')} />;
  return isInFolder ? (
    <StateMessage icon={FolderOpen} title={t('empty.folderTitle')} text={t('empty.text')} />
  ) : (
    <StateMessage icon={Images} title={t('empty.title')} text={t('empty.text')} />
  );
}
