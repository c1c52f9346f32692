import { Button, FileButton, Group, Input } from '@mantine/core';
import type { LibraryAsset } from '@reelwright/contracts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadFile } from '#src/nouns/uploads/upload-file.ts';
import { LibraryButton } from '#src/nouns/media-selection/components/library-button.tsx';
import { showError } from '#src/ui/toast.ts';
import classes from './brand-kits.module.css';

interface BrandLogoProps {
  address: string | undefined;
  onChange(asset: LibraryAsset | undefined): void;
}

/** The logo of a brand, an image of the library. */
export function BrandLogo({ address, onChange }: BrandLogoProps) {
  const { t } = useTranslation('brandKits');
  const [isSending, setSending] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File | null): Promise<void> {
    if (!file) return;
    const controller = new AbortController();
    running.current = controller;
    setSending(true);
    try {
      const { signal } = controller;
      onChange(await uploadFile(file, { wantedAs: 'image', signal, onProgress: () => undefined }));
    } catch (error) {
      if (!controller.signal.aborted) showError(error as Error);
    } finally {
      setSending(false);
    }
  }

  return (
    <Input.Wrapper label={t('form.logo')} description={t('form.logoHint')} labelElement="div">
      <Group mt={6}>
        {address !== undefined && <img className={classes.logo} src={address} alt={t('form.logo')} />}
        <FileButton accept="image/png,image/jpeg,image/webp" onChange={(file) => void send(file)}>
          {(props) => (
            <Button variant="default" h={44} loading={isSending} {...props}>
              {t(address === undefined ? 'form.addLogo' : 'form.changeLogo')}
            </Button>
          )}
        </FileButton>
        <LibraryButton
          label={t('form.logoFromLibrary')}
          size="sm"
          kinds="image"
          maxCount={1}
          onChoose={([asset]) => asset && onChange(asset)}
        />
        {address !== undefined && (
          <Button variant="subtle" color="gray" h={44} onClick={() => onChange(undefined)}>
            {t('form.removeLogo')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}
