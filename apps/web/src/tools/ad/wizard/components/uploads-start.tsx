import { Alert, Button, Group, Paper, Text } from '@mantine/core';
import { AD_VIDEO_LIMITS, type LibraryAsset, type SavedProduct, TEXT_LIMITS } from '@reelwright/contracts';
import { ArrowRight, ImagePlus, TriangleAlert } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductButton } from '#src/nouns/catalogue/components/product-button.tsx';
import { listAcceptedFiles } from '#src/nouns/uploads/check-media-file.ts';
import { LibraryButton } from '#src/nouns/media-selection/components/library-button.tsx';
import { GrowingTextarea } from '#src/ui/growing-textarea.tsx';
import { useFileDrop } from '../model/use-file-drop.ts';
import classes from './uploads-start.module.css';

interface UploadsStartProps {
  isStarting: boolean;
  problem: string | undefined;
  onStart(start: { files: File[]; assets: LibraryAsset[]; description: string }): void;
  /** Continues with a saved product. */
  onProduct(product: SavedProduct): void;
}

/** A product's images and videos, and a short description: the first step without a link. */
export function UploadsStart({ isStarting, problem, onStart, onProduct }: UploadsStartProps) {
  const { t } = useTranslation('adWizard');
  const zone = useRef<HTMLLabelElement>(null);
  const [description, setDescription] = useState('');
  const inputId = useId();
  const isOver = useFileDrop(zone, (files) => onStart({ files: [...files], assets: [], description }));
  return (
    <Paper withBorder radius="lg" className={classes.box}>
      <label ref={zone} htmlFor={inputId} className={classes.zone} data-over={isOver || undefined}>
        <ImagePlus size={34} aria-hidden />
        <Text fw={600}>{t('uploads.drop')}</Text>
        <Text size="sm" c="dimmed" ta="center">
          {t('uploads.rules')}
        </Text>
        <input
          id={inputId}
          type="file"
          multiple
          accept={listAcceptedFiles('images_and_videos')}
          className={classes.input}
          disabled={isStarting}
          onChange={(event) => onStart({ files: [...(event.currentTarget.files ?? [])], assets: [], description })}
        />
      </label>
      <Group justify="center" mt="xs">
        <LibraryButton
          label={t('images.fromLibrary')}
          kinds="image,video"
          maxCount={AD_VIDEO_LIMITS.maxImages}
          onChoose={(assets) => onStart({ files: [], assets, description })}
        />
        <ProductButton
          variant="default"
          size="compact-sm"
          label={t('link.savedProduct')}
          disabled={isStarting}
          onPick={onProduct}
        />
      </Group>
      <GrowingTextarea
        mt="lg"
        label={t('uploads.description')}
        description={t('uploads.descriptionHint')}
        placeholder={t('uploads.descriptionPlaceholder')}
        minRows={3}
        maxRows={8}
        maxLength={TEXT_LIMITS.productDescription}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      {problem !== undefined && (
        <Alert color="red" mt="md" role="alert" icon={<TriangleAlert size={18} aria-hidden />}>
          {problem}
        </Alert>
      )}
      <Button
        mt="lg"
        size="md"
        loading={isStarting}
        rightSection={<ArrowRight size={18} aria-hidden />}
        onClick={() => onStart({ files: [], assets: [], description })}
      >
        {t('uploads.start')}
      </Button>
    </Paper>
  );
}
