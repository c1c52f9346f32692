import { Avatar, Button, FileButton, Group, Modal, Slider, Stack, Text } from '@mantine/core';
import type { Profile } from '@reelwright/contracts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoveAvatar } from '#src/nouns/accounts/api/remove-avatar.ts';
import { useSaveAvatar } from '#src/nouns/accounts/api/save-avatar.ts';
import { LibraryButton } from '#src/nouns/media-selection/components/library-button.tsx';
import { showError, showToast } from '#src/ui/toast.ts';
import { type Crop, cropToSquare, drawCrop, readImage } from './crop-image.ts';

const PREVIEW_PX = 240;
const CENTRED: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** The image of the profile: the initials without one. */
export function AvatarField({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const [image, setImage] = useState<ImageBitmap | null>(null);
  const remove = useRemoveAvatar();
  const name = profile.nickname ?? profile.email ?? '';
  const choose = async (file: Blob | null | undefined): Promise<void> => {
    if (!file) return;
    try {
      setImage(await readImage(file));
    } catch {
      showToast('warning', t('account.avatarUnreadable'));
    }
  };
  return (
    <Group wrap="nowrap">
      <Avatar src={profile.avatar_url} name={name} size={80} color="initials" alt={t('account.avatarOf', { name })} />
      <Group gap="sm" flex={1}>
        <FileButton onChange={(file) => void choose(file)} accept="image/png,image/jpeg,image/webp">
          {(props) => (
            <Button variant="default" h={44} {...props}>
              {t(profile.avatar_url === null ? 'account.avatarAdd' : 'account.avatarChange')}
            </Button>
          )}
        </FileButton>
        <LibraryButton
          label={t('account.avatarFromLibrary')}
          kinds="image"
          maxCount={1}
          onChoose={([asset]) => void (asset && fetchImage(asset.url).then(choose, showError))}
          renderButton={(open) => (
            <Button variant="default" h={44} onClick={open}>
              {t('account.avatarFromLibrary')}
            </Button>
          )}
        />
        {profile.avatar_url !== null && (
          <Button
            variant="subtle"
            color="gray"
            h={44}
            loading={remove.isPending}
            onClick={() => remove.mutate(undefined, { onError: showError })}
          >
            {t('account.avatarRemove')}
          </Button>
        )}
      </Group>
      {image && <CropDialog image={image} onClose={() => setImage(null)} />}
    </Group>
  );
}

/** Reads an image of the library. */
async function fetchImage(url: string): Promise<Blob> {
  const answer = await fetch(url);
  return await answer.blob();
}

/** Chooses the square of an image; sliders, so that keys and fingers do it alike. */
function CropDialog({ image, onClose }: { image: ImageBitmap; onClose(): void }) {
  const { t } = useTranslation(['profile', 'translation']);
  const [crop, setCrop] = useState(CENTRED);
  const canvas = useRef<HTMLCanvasElement>(null);
  const save = useSaveAvatar();
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, image, crop);
  }, [image, crop]);
  const submit = async (): Promise<void> => {
    const content = await cropToSquare(image, crop);
    save.mutate({ image: content }, { onSuccess: onClose, onError: showError });
  };
  return (
    <Modal opened onClose={onClose} title={t('account.cropTitle')} centered>
      <Stack>
        <canvas
          ref={canvas}
          width={PREVIEW_PX}
          height={PREVIEW_PX}
          role="img"
          aria-label={t('account.cropPreview')}
          style={{ alignSelf: 'center', borderRadius: '50%' }}
        />
        {(['zoom', 'x', 'y'] as const).map((axis) => (
          <div key={axis}>
            <Text size="sm" aria-hidden>
              {t(`account.crop.${axis}`)}
            </Text>
            <Slider
              thumbLabel={t(`account.crop.${axis}`)}
              label={null}
              min={axis === 'zoom' ? 1 : 0}
              max={axis === 'zoom' ? 4 : 1}
              step={0.01}
              value={crop[axis]}
              onChange={(value) => setCrop({ ...crop, [axis]: value })}
            />
          </div>
        ))}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('translation:action.cancel')}
          </Button>
          <Button loading={save.isPending} onClick={() => void submit()}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
