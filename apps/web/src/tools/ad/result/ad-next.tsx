import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { AD_LANGUAGES, AD_RATIOS, type AdLanguage, type Task } from '@reelwright/contracts';
import { Image, Languages, Package, RefreshCw, Scaling } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { findByMedium } from '#src/nouns/tasks/model/task-output.ts';
import { useTaskActions } from '#src/nouns/tasks/model/use-task-actions.ts';
import type { NextProps } from '#src/nouns/tools/web-tool.ts';
import { useKeepProduct } from '#src/nouns/catalogue/model/use-keep-product.ts';
import { toKeptProduct } from '../draft/to-kept-product.ts';
import { useTaskDraft } from './get-task-draft.ts';
import { loadAdResultTexts } from './ad-result-texts.ts';
import { useNextDraft } from './next-draft.ts';
import classes from './ad-next.module.css';
import { PostTexts } from './post-texts-card.tsx';

loadAdResultTexts();

/** How the language is named in itself. */
const NAMES: Record<AdLanguage, string> = { en: 'English', 'zh-CN': '中文' };

const settingOf = ({ input }: Task, name: string): unknown => input[name];

/** What to do with a finished ad. */
export function AdNext({ task, variant, onRegenerated }: NextProps) {
  const { t } = useTranslation(['adResult', 'translation']);
  const titleId = useId();
  const { inRatio, inLanguage, isStarting } = useNextDraft(task);
  const { runAgain, isRegenerating } = useTaskActions(task, { onRegenerated });
  const made = useTaskDraft(task.task_id);
  const kept = useKeepProduct('ad');
  const ratio = settingOf(task, 'ratio') ?? AD_RATIOS[0];
  const language = settingOf(task, 'language') ?? AD_LANGUAGES[0];
  const thumbnail = findByMedium(task, 'image', variant);
  return (
    <Card component="section" aria-labelledby={titleId} withBorder padding="lg" radius="lg">
      <Title id={titleId} order={2} size="h5" mb="sm">
        {t('title')}
      </Title>
      <Stack gap="md">
        <Group gap="xs" role="group" aria-label={t('size')}>
          <Text size="sm" c="dimmed" w="100%">
            {t('size')}
          </Text>
          {AD_RATIOS.filter((each) => each !== ratio).map((each) => (
            <Button
              key={each}
              variant="default"
              mih={44}
              disabled={isStarting}
              leftSection={<Scaling size={16} aria-hidden />}
              onClick={() => inRatio(each)}
            >
              {each}
            </Button>
          ))}
        </Group>
        <Group gap="xs" role="group" aria-label={t('another')} className={classes.offers ?? ''}>
          <Text size="sm" c="dimmed" w="100%">
            {t('another')}
          </Text>
          <Button
            variant="default"
            mih={44}
            loading={isRegenerating}
            leftSection={<RefreshCw size={16} aria-hidden />}
            onClick={() => runAgain()}
          >
            {t('translation:task.regenerateNewSeed', { count: task.credits })}
          </Button>
          {AD_LANGUAGES.filter((each) => each !== language).map((each) => (
            <Button
              key={each}
              variant="default"
              mih={44}
              disabled={isStarting}
              leftSection={<Languages size={16} aria-hidden />}
              onClick={() => inLanguage(each)}
            >
              {t('inLanguage', { language: NAMES[each] })}
            </Button>
          ))}
          <Button
            variant="default"
            mih={44}
            disabled={!made.data}
            loading={kept.isSaving}
            leftSection={<Package size={16} aria-hidden />}
            onClick={() => made.data && kept.keep(toKeptProduct(made.data.content))}
          >
            {kept.label}
          </Button>
          {thumbnail && (
            <Button
              component="a"
              href={thumbnail.download_url}
              download
              variant="default"
              mih={44}
              leftSection={<Image size={16} aria-hidden />}
            >
              {t('thumbnail')}
            </Button>
          )}
        </Group>
        <PostTexts taskId={task.task_id} variant={variant} />
      </Stack>
    </Card>
  );
}
