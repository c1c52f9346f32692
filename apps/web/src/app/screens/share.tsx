import { Button, Center, Loader, Text, Title } from '@mantine/core';
import { type CallData, ERRORS } from '@reelwright/contracts';
import { useParams } from '@tanstack/react-router';
import { Download, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListTrouble } from '#src/ui/list-trouble.tsx';
import { StateMessage } from '#src/ui/state-message.tsx';
import { useShared } from '#src/nouns/shares/api/get-shared.ts';
import { PasswordForm } from '#src/nouns/shares/components/password-form.tsx';
import { TaskPlayer } from '#src/nouns/tasks/components/task-player.tsx';
import { VariantStrip } from '#src/nouns/tasks/components/variant-strip.tsx';
import { findByMedium, findMade, firstVariant, listVideos } from '#src/nouns/tasks/model/task-output.ts';
import { loadTaskTexts } from '#src/nouns/tasks/model/task-texts.ts';
import { CallError } from '#src/lib/api-client.ts';
import { usePageSubject } from '#src/app/shell/use-page-subject.ts';
import classes from './share.module.css';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';

loadTaskTexts();

/** The public page of a share link. */
export function ShareScreen() {
  const { token } = useParams({ from: '/share/$token' });
  return <SharedLink key={token} token={token} />;
}

function SharedLink({ token }: { token: string }) {
  const { t } = useTranslation('tasks');
  const [password, setPassword] = useState<string | null>(null);
  const query = useShared(token, password);
  const { data, error, isFetching, refetch } = query;
  const code = error instanceof CallError ? error.code : null;
  const asks =
    code === ERRORS.SHARE_PASSWORD_NEEDED.code ||
    code === ERRORS.SHARE_PASSWORD_WRONG.code ||
    code === ERRORS.SHARE_LOCKED.code;

  if (data) return <Shared shared={data} onBroken={() => void refetch()} />;
  // While a password is checked, the form stays on the screen.
  if (asks || (password !== null && isFetching)) {
    return (
      <PasswordForm
        problem={code === ERRORS.SHARE_PASSWORD_NEEDED.code || isFetching ? null : describeError(error, getLanguage())}
        isChecking={isFetching}
        onSubmit={(typed) => (typed === password ? void refetch() : setPassword(typed))}
      />
    );
  }
  if (code === ERRORS.SHARE_ENDED.code) {
    return <StateMessage icon={Unlink} title={t('shared.endedTitle')} text={t('shared.endedText')} headingOrder={1} />;
  }
  if (query.isPending && query.fetchStatus !== 'paused') {
    return (
      <Center py={120}>
        <Title order={1} className={classes.unseen}>
          {t('shared.loading')}
        </Title>
        <Loader role="status" aria-label={t('shared.loading')} />
      </Center>
    );
  }
  return (
    <>
      <Title order={1} className={classes.unseen}>
        {t('shared.failedTitle')}
      </Title>
      <ListTrouble query={query} />
    </>
  );
}

interface SharedProps {
  shared: CallData<'shareDetail'>;
  onBroken(): void;
}

function Shared({ shared, onBroken }: SharedProps) {
  const { t, i18n } = useTranslation(['tasks', 'translation']);
  const [chosen, setVariant] = useState<number | null>(null);
  const variant = chosen ?? firstVariant(shared);
  const title = shared.title === '' ? t('shared.untitled') : shared.title;
  const video = findByMedium(shared, 'video', variant);
  const audio = findByMedium(shared, 'audio', variant);
  const image = findByMedium(shared, 'image', variant);
  const made = findMade(shared, variant);
  const day = (at: string): string =>
    new Intl.DateTimeFormat(i18n.resolvedLanguage, { dateStyle: 'long' }).format(new Date(at));
  usePageSubject(shared.title);
  return (
    <article className={classes.shared}>
      {video && <TaskPlayer key={variant} video={video} poster={image} title={title} onBroken={onBroken} />}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a voice alone; its captions are files of their own */}
      {!video && audio && <audio src={audio.url} controls className={classes.audio} aria-label={title} />}
      {made && made === image && <img src={image.url} alt={title} className={classes.image} />}
      <div className={classes.words}>
        <div className={classes.name}>
          <Title order={1} size="h3" style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            <time dateTime={shared.created_at}>{day(shared.created_at)}</time>
            {shared.expires_at !== null && ` · ${t('shared.until', { day: day(shared.expires_at) })}`}
          </Text>
        </div>
        {made && (
          <Button
            component="a"
            href={made.download_url}
            download
            size="md"
            leftSection={<Download size={16} aria-hidden />}
          >
            {t('shared.download')}
          </Button>
        )}
      </div>
      {listVideos(shared).length > 1 && <VariantStrip task={shared} chosen={variant} onChoose={setVariant} />}
    </article>
  );
}
