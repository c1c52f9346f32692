import { ActionIcon, Group, SegmentedControl, Stack, Text, Tooltip } from '@mantine/core';
import type { TaskId } from '@reelwright/contracts';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '#src/ui/copy-text.ts';
import classes from './post-texts-card.module.css';
import { useTaskDraft } from './get-task-draft.ts';
import { POST_PLATFORMS, type PostPlatform, writePosts } from './post-texts.ts';

const NAMES: Record<PostPlatform, string> = {
  tiktok: 'TikTok',
  instagram: 'Instagram',
  youtube: 'YouTube',
  facebook: 'Facebook',
  x: 'X',
};

/** A text for a post of the ad on each platform, from what the ad says. Renders nothing while there is none. */
export function PostTexts({ taskId, variant }: { taskId: TaskId; variant: number }) {
  const { t } = useTranslation('adResult');
  const [platform, setPlatform] = useState<PostPlatform>('tiktok');
  const content = useTaskDraft(taskId).data?.content;
  const posts = content ? writePosts(content, variant) : [];
  const post = posts.find((each) => each.platform === platform);
  if (!post) return null;
  return (
    <Stack gap="xs" role="group" aria-label={t('posts')}>
      <Text size="sm" c="dimmed">
        {t('posts')}
      </Text>
      <div className={classes.platforms} translate="no">
        <SegmentedControl
          fullWidth
          size="xs"
          classNames={{ label: classes.platform ?? '' }}
          value={platform}
          onChange={(value) => setPlatform(value)}
          data={POST_PLATFORMS.map((value) => ({ value, label: NAMES[value] }))}
          aria-label={t('platform')}
        />
      </div>
      {post.title !== undefined && <PostPart label={t('postTitle')} text={post.title} />}
      <PostPart label={t('postText')} text={post.text} />
    </Stack>
  );
}

function PostPart({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation('adResult');
  return (
    <div className={classes.part}>
      <Group justify="space-between" wrap="nowrap">
        <Text size="xs" fw={600}>
          {label}
        </Text>
        <Tooltip label={t('copy')}>
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={t('copyOf', { label })}
            onClick={() => void copyText(text, t('copied'))}
          >
            <Copy size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Group>
      <p className={classes.text} translate="no">
        {text}
      </p>
    </div>
  );
}
