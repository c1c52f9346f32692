import { ActionIcon, Group, Input } from '@mantine/core';
import { ImageOff, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { editSettings } from '../../draft/draft-edits.ts';
import { getDraftUploads, setLogo, usePendingUploads } from '../../draft/draft-uploads.ts';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { ImageOr } from '#src/ui/image-or.tsx';
import { LibraryButton } from '#src/nouns/media-selection/components/library-button.tsx';
import { AddTile, UploadTile } from './image-tiles.tsx';
import classes from './image-board.module.css';

/** The brand's logo, shown in a corner of the ad. */
export function LogoField() {
  const { t } = useTranslation(['adWizard', 'adForm']);
  const store = useAdDraftStore();
  const uploads = getDraftUploads(store, 'logo');
  const pending = usePendingUploads(uploads);
  const address = useDraftState(({ content: { settings }, assets }) => {
    if (!settings.logo) return null;
    return 'url' in settings.logo ? settings.logo.url : (assets.get(settings.logo.asset_id)?.thumb_url ?? '');
  });
  return (
    <Input.Wrapper label={t('adForm:form.logo')} description={t('adForm:form.logoHint')} labelElement="div">
      <ul className={classes.grid} aria-label={t('adForm:form.logo')}>
        {address !== null && (
          <li className={classes.tile}>
            <ImageOr src={address} alt={t('adForm:form.logo')} className={classes.logo}>
              <span className={classes.broken} role="img" aria-label={t('adForm:form.logo')}>
                <ImageOff size={22} aria-hidden />
              </span>
            </ImageOr>
            <ActionIcon
              className={classes.remove ?? ''}
              size={28}
              variant="default"
              aria-label={t('settings.removeLogo')}
              onClick={() => store.change(editSettings({ logo: undefined }))}
            >
              <X size={15} aria-hidden />
            </ActionIcon>
          </li>
        )}
        {pending.map((row) => (
          <UploadTile
            key={row.id}
            row={row}
            onRetry={() => uploads.retry(row.id)}
            onDismiss={() => uploads.dismiss(row.id)}
          />
        ))}
        {address === null && pending.length === 0 && (
          <AddTile
            label={t('adForm:images.addLogo')}
            accepts={uploads.accepts}
            isMany={false}
            onFiles={(files) => uploads.add(files.slice(0, 1))}
          />
        )}
      </ul>
      <Group mt="xs">
        <LibraryButton
          label={t('images.fromLibrary')}
          kinds="image"
          maxCount={1}
          onChoose={([asset]) => asset && setLogo(store, asset)}
        />
      </Group>
    </Input.Wrapper>
  );
}
