import { Anchor, Container, Group, Text, Title } from '@mantine/core';
import type { UserInfo } from '@reelwright/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { userInfoQuery } from '#src/nouns/accounts/api/get-user-info.ts';
import { useResetPwdByCode } from '#src/nouns/accounts/api/reset-pwd-by-code.ts';
import { CodeForm } from './code-form.tsx';
import { type AccountForm, findProblemField } from './form-problems.ts';

/** Sets a new password with a mailed code, and signs in. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const reset = useResetPwdByCode();
  // A member without a password comes here to set one.
  const known = useQueryClient().getQueryData<UserInfo>(userInfoQuery.queryKey)?.email ?? '';
  const form = useForm<AccountForm>({ defaultValues: { email: known, code: '', password: '', agreement: false } });

  const submit = ({ email, code, password }: AccountForm): void =>
    reset.mutate(
      { email, code, password },
      {
        onSuccess: () => router.history.push('/home'),
        onError: (error) => {
          const field = findProblemField(error);
          if (field) form.setError(field, { message: describeError(error, getLanguage()) }, { shouldFocus: true });
        },
      },
    );

  return (
    <Container size={420} py={{ base: 'xl', sm: 64 }}>
      <Title order={1} size="h2" mb={4}>
        {t('login.forgotTitle')}
      </Title>
      <Text c="dimmed" mb="lg">
        {t('login.forgotSubtitle')}
      </Text>
      <CodeForm
        form={form}
        type="reset_password"
        onSubmit={submit}
        submit={{ label: t('login.forgotButton'), isPending: reset.isPending, error: reset.error }}
        passwordLabel={t('login.newPassword')}
      />
      <Group justify="center" mt="md">
        <Anchor component={Link} to="/login" size="sm" className="link-control">
          {t('login.backToLogin')}
        </Anchor>
      </Group>
    </Container>
  );
}
