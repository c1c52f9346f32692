import { Badge, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkedIdentity } from '@reelwright/contracts';
import { useAppSetting } from '#src/nouns/accounts/api/app-setting.ts';
import { ListTrouble } from '#src/ui/list-trouble.tsx';
import { showError, showToast } from '#src/ui/toast.ts';
import { useBeginIdentity } from '../api/begin-identity.ts';
import { useIdentities } from '../api/list-identities.ts';
import { useUnlinkIdentity } from '../api/unlink-identity.ts';
import { loadIdentityTexts } from '../model/identity-texts.ts';
import { listProviders } from '../model/provider-list.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import classes from './linked-identities.module.css';
import { PasskeyList } from './passkey-list.tsx';
import { ProviderIcon } from './provider-icon.tsx';

loadIdentityTexts();

/** How the signed-in user signs in: password, linked accounts and passkeys. */
export function LinkedIdentities() {
  const { t, i18n } = useTranslation('identities');
  const { pathname } = useLocation();
  const query = useIdentities();
  const { data: setting } = useAppSetting();
  const begin = useBeginIdentity();
  const unlink = useUnlinkIdentity();
  const [leaving, setLeaving] = useState<LinkedIdentity | null>(null);
  if (!query.data || !setting) return query.isPending && !query.error ? <Waiting /> : <ListTrouble query={query} />;
  const { has_password: hasPassword, identities, passkeys } = query.data;
  const methods = setting.sign_in_methods;
  const linkable = listProviders(methods).filter(
    ({ provider }) => provider !== 'shopify' && !identities.some((each) => each.provider === provider),
  );
  const toDate = (at: string): string =>
    new Intl.DateTimeFormat(i18n.resolvedLanguage, { dateStyle: 'medium' }).format(new Date(at));
  const unlinkNow = ({ identity_id: id, provider_name: name }: LinkedIdentity): void =>
    unlink.mutate(id, {
      onSuccess: () => showToast('success', t('linked.unlinked', { name })),
      onError: showError,
      onSettled: () => setLeaving(null),
    });

  return (
    <Stack gap="xl">
      <section aria-labelledby="sign-in-methods">
        <Title order={2} size="h4" id="sign-in-methods">
          {t('linked.title')}
        </Title>
        <Text size="sm" c="dimmed" mb="sm">
          {t('linked.text')}
        </Text>
        <ul className={classes.list}>
          <Row icon={<Lock size={18} aria-hidden />} name={t('linked.password')}>
            <Badge variant="light" color={hasPassword ? 'teal' : 'gray'}>
              {t(hasPassword ? 'linked.passwordSet' : 'linked.passwordMissing')}
            </Badge>
          </Row>
          {identities.map((each) => (
            <Row
              key={each.identity_id}
              icon={<ProviderIcon provider={each.provider} />}
              name={each.provider_name}
              detail={[each.email, t('linked.linkedSince', { date: toDate(each.linked_at) })]
                .filter(Boolean)
                .join(' · ')}
            >
              <Button
                variant="default"
                h={40}
                aria-label={t('linked.unlinkName', { name: each.provider_name })}
                onClick={() => setLeaving(each)}
              >
                {t('linked.unlink')}
              </Button>
            </Row>
          ))}
          {linkable.map(({ provider, name }) => (
            <Row key={provider} icon={<ProviderIcon provider={provider} />} name={name}>
              <Button
                variant="light"
                h={40}
                aria-label={t('linked.linkName', { name })}
                loading={begin.variables?.provider === provider && (begin.isPending || begin.isSuccess)}
                onClick={() => begin.mutate({ provider, intent: 'link', next: pathname }, { onError: showError })}
              >
                {t('linked.link')}
              </Button>
            </Row>
          ))}
        </ul>
      </section>
      {(methods.passkeys || passkeys.length > 0) && <PasskeyList passkeys={passkeys} canAdd={methods.passkeys} />}
      {leaving && (
        <ConfirmDialog
          title={t('linked.confirmUnlink', { name: leaving.provider_name })}
          text={t('linked.confirmUnlinkText')}
          action={t('linked.unlink')}
          isBusy={unlink.isPending}
          onConfirm={() => unlinkNow(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </Stack>
  );
}

interface RowProps {
  icon: ReactNode;
  name: string;
  detail?: string;
  children: ReactNode;
}

/** One way to sign in, and what can be done with it. */
function Row({ icon, name, detail, children }: RowProps) {
  return (
    <li className={classes.row}>
      <span className={classes.icon}>{icon}</span>
      <div className={classes.words}>
        <Text fw={500}>{name}</Text>
        {detail && (
          <Text size="sm" c="dimmed" truncate>
            {detail}
          </Text>
        )}
      </div>
      <Group gap="xs">{children}</Group>
    </li>
  );
}

function Waiting() {
  return (
    <Stack aria-hidden>
      <Skeleton h={24} w={180} />
      <Skeleton h={160} />
    </Stack>
  );
}
