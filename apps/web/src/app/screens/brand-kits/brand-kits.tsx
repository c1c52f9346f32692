import { Button, Container, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { BrandKit } from '@reelwright/contracts';
import { Palette, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getLanguage } from '#src/lib/i18n.ts';
import { useDeleteBrandKit } from '#src/nouns/brand-kits/api/delete-brand-kit.ts';
import { useBrandKits } from '#src/nouns/brand-kits/api/list-brand-kits.ts';
import { useSaveBrandKit } from '#src/nouns/brand-kits/api/save-brand-kit.ts';
import { BrandKitCard } from '#src/nouns/brand-kits/components/brand-kit-card.tsx';
import { BrandKitForm } from '#src/nouns/brand-kits/components/brand-kit-form.tsx';
import classes from '#src/nouns/brand-kits/components/brand-kits.module.css';
import {
  type BrandKitForm as Form,
  makeBrandKitForm,
  toBrandKitForm,
  toBrandKitInput,
} from '#src/nouns/brand-kits/model/brand-kit-form.ts';
import { loadBrandKitTexts } from '#src/nouns/brand-kits/model/brand-kit-texts.ts';
import { WordList } from '#src/nouns/pronunciations/components/word-list.tsx';
import { useVoices } from '#src/nouns/voices/api/list-voices.ts';
import { ListTrouble } from '#src/ui/list-trouble.tsx';
import { StateMessage } from '#src/ui/state-message.tsx';
import { showError, showUndoToast } from '#src/ui/toast.ts';

loadBrandKitTexts();

/** The brands of the workspace, and how their words are pronounced. */
export function BrandKitsScreen() {
  const { t } = useTranslation(['brandKits', 'pronunciations', 'translation']);
  const kits = useBrandKits();
  const voices = useVoices();
  const remove = useDeleteBrandKit();
  const restore = useSaveBrandKit();
  const [edited, setEdited] = useState<Form | null>(null);
  const list = kits.data?.list ?? [];
  const isFull = kits.data !== undefined && list.length >= kits.data.max;

  function erase(kit: BrandKit): void {
    const { id: _id, ...input } = toBrandKitInput(toBrandKitForm(kit)) ?? {};
    remove.mutate(kit.id, {
      onSuccess: () =>
        showUndoToast(t('list.deleted', { name: kit.name }), {
          label: t('list.undo'),
          onUndo: () => restore.mutate({ name: kit.name, ...input }, { onError: showError }),
        }),
      onError: showError,
    });
  }

  return (
    <Container size={760} px={0} py="md">
      <Stack gap="lg">
        <Group justify="space-between" align="flex-start">
          <div>
            <Title order={1} size="h2">
              {t('title')}
            </Title>
            <Text c="dimmed" mt={4}>
              {t('text')}
            </Text>
          </div>
          {list.length > 0 && edited === null && (
            <Button
              h={44}
              leftSection={<Plus size={18} aria-hidden />}
              disabled={isFull}
              onClick={() => setEdited(makeBrandKitForm(false))}
            >
              {t('list.add')}
            </Button>
          )}
        </Group>
        <ListTrouble query={kits} />
        {kits.isPending && kits.fetchStatus !== 'paused' && <Skeleton height={120} radius="lg" />}
        {isFull && (
          <Text size="sm" c="dimmed">
            {t('list.full', { max: kits.data.max })}
          </Text>
        )}
        {kits.data && list.length === 0 && edited === null && (
          <StateMessage
            icon={Palette}
            title={t('list.empty')}
            text={t('list.emptyText')}
            action={
              <Button leftSection={<Plus size={18} aria-hidden />} onClick={() => setEdited(makeBrandKitForm(true))}>
                {t('list.add')}
              </Button>
            }
          />
        )}
        {edited && (
          <BrandKitForm key={edited.id ?? ''} start={edited} voices={voices.data} onClose={() => setEdited(null)} />
        )}
        {list.length > 0 && (
          <ul className={classes.list} aria-label={t('list.label')}>
            {list
              .filter(({ id }) => id !== edited?.id)
              .map((kit) => (
                <BrandKitCard
                  key={kit.id}
                  kit={kit}
                  onEdit={() => setEdited(toBrandKitForm(kit))}
                  onDelete={() => erase(kit)}
                />
              ))}
          </ul>
        )}
        <Paper component="section" withBorder p="lg" radius="lg" aria-label={t('pronunciations:title')}>
          <Title order={2} size="h4" mb="xs">
            {t('pronunciations:title')}
          </Title>
          <WordList voices={voices.data} language={getLanguage()} voiceId="" />
        </Paper>
      </Stack>
    </Container>
  );
}
