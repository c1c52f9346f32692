import { Button, PasswordInput, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { SHARE_LIMITS } from '@reelwright/contracts';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './password-form.module.css';

interface PasswordFormProps {
  /** Why the last password was refused. */
  problem: string | null;
  isChecking: boolean;
  onSubmit(password: string): void;
}

/** Asks for a link's password. */
export function PasswordForm({ problem, isChecking, onSubmit }: PasswordFormProps) {
  const { t } = useTranslation('tasks');
  const [password, setPassword] = useState('');
  const submit = (event: { preventDefault(): void }): void => {
    event.preventDefault();
    if (password !== '') onSubmit(password);
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      <Stack align="center" gap="md">
        <ThemeIcon size={56} radius="xl" variant="light">
          <Lock size={26} aria-hidden />
        </ThemeIcon>
        <Title order={1} size="h3" ta="center">
          {t('shared.passwordTitle')}
        </Title>
        <Text c="dimmed" ta="center">
          {t('shared.passwordText')}
        </Text>
        <PasswordInput
          w="100%"
          size="md"
          label={t('shared.password')}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          maxLength={SHARE_LIMITS.password.max}
          autoComplete="off"
          error={problem}
          visibilityToggleButtonProps={{ 'aria-label': t('share.showPassword') }}
        />
        <Button type="submit" size="md" fullWidth loading={isChecking} disabled={password === ''}>
          {t('shared.watch')}
        </Button>
      </Stack>
    </form>
  );
}
