import { Button, Group, Text, TextInput } from '@mantine/core';
import { type Profile, TEXT_LIMITS, type UiLanguage } from '@reelwright/contracts';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage, setLanguage } from '#src/lib/i18n.ts';
import { useSaveProfile } from '#src/nouns/accounts/api/save-profile.ts';
import { showError, showToast } from '#src/ui/toast.ts';
import { LanguageSwitch } from '../../shell/switches.tsx';
import { AvatarField } from './avatar-field.tsx';
import { Section } from './section.tsx';

export function AccountSection({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation('profile');
  const date = new Intl.DateTimeFormat(i18n.resolvedLanguage, { dateStyle: 'long' }).format(
    new Date(profile.created_at),
  );
  return (
    <>
      <Section title={t('account.avatar')} text={t('account.avatarText')}>
        <AvatarField profile={profile} />
      </Section>
      <Section title={t('account.nickname')} text={t('account.nicknameText')}>
        <NicknameForm nickname={profile.nickname ?? ''} />
      </Section>
      <Section title={t('account.language')} text={t('account.languageText')}>
        <LanguageField kept={profile.language} />
      </Section>
      <Text size="sm" c="dimmed">
        {t('account.since', { date })}
      </Text>
    </>
  );
}

function NicknameForm({ nickname }: { nickname: string }) {
  const { t } = useTranslation('profile');
  const [typed, setTyped] = useState(nickname);
  const save = useSaveProfile();
  const isEmpty = typed.trim() === '';
  // An account has no nickname at first; only a removed one is a mistake.
  const isRemoved = isEmpty && typed !== nickname;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isEmpty) return;
    save.mutate({ nickname: typed }, { onSuccess: () => showToast('success', t('saved')) });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Group align="flex-start" wrap="nowrap">
        <TextInput
          flex={1}
          miw={0}
          size="md"
          aria-label={t('account.nickname')}
          autoComplete="nickname"
          maxLength={TEXT_LIMITS.nickname}
          required
          withAsterisk={false}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={
            isRemoved ? t('account.nicknameNeeded') : save.error ? describeError(save.error, getLanguage()) : undefined
          }
        />
        <Button type="submit" size="md" loading={save.isPending} disabled={isEmpty || typed.trim() === nickname}>
          {t('save')}
        </Button>
      </Group>
    </form>
  );
}

/** The language of the pages, which mails follow. */
function LanguageField({ kept }: { kept: UiLanguage | null }) {
  const { i18n } = useTranslation();
  const save = useSaveProfile();
  const { mutate } = save;
  const shown = i18n.resolvedLanguage as UiLanguage;
  useEffect(() => {
    if (shown === kept) return;
    mutate(
      { language: shown },
      {
        onError: (error) => {
          showError(error);
          if (kept !== null) void setLanguage(kept);
        },
      },
    );
  }, [shown, kept, mutate]);
  return <LanguageSwitch />;
}
