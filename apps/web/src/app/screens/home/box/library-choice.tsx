import type { LibraryAsset } from '@reelwright/contracts';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LibraryButton } from '#src/nouns/media-selection/components/library-button.tsx';

interface LibraryChoiceProps {
  /** How often the library was asked for: it opens each time. */
  asked: number;
  maxCount: number;
  onChoose(assets: LibraryAsset[]): void;
}

/** Opens the library from a button that stands elsewhere, so that the dialog loads with the first click. */
export function LibraryChoice({ asked, maxCount, onChoose }: LibraryChoiceProps) {
  const { t } = useTranslation();
  return (
    <LibraryButton
      label={t('home.fromLibrary')}
      kinds="image,video"
      maxCount={maxCount}
      onChoose={onChoose}
      renderButton={(open) => <Opener key={asked} open={open} />}
    />
  );
}

function Opener({ open }: { open(): void }) {
  const openOnce = useEffectEvent(open);
  useEffect(() => openOnce(), []);
  return null;
}
