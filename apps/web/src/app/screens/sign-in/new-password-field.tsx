import { PasswordInput, Progress, Stack, Text } from '@mantine/core';
import { type ComponentProps, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { measurePassword, type PasswordStrength } from './password-strength.ts';

const COLORS = ['red', 'red', 'orange', 'teal', 'green'] as const;

interface NewPasswordFieldProps extends ComponentProps<typeof PasswordInput> {
  password: string;
  email: string;
}

/** A field for a new password, which says how hard it is to guess. */
export function NewPasswordField({ password, email, ...props }: NewPasswordFieldProps) {
  const { t } = useTranslation();
  const strength = useStrength(password, email);
  return (
    <Stack gap={6}>
      <PasswordInput
        size="md"
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': t('login.showPassword') }}
        required
        withAsterisk={false}
        {...props}
      />
      {strength !== null && (
        <div>
          <Progress value={(strength + 1) * 20} color={COLORS[strength]} size={4} aria-hidden />
          <Text size="xs" c="dimmed" mt={4} role="status">
            {t(`login.strength.${strength}`)}
          </Text>
        </div>
      )}
    </Stack>
  );
}

/** Null for an empty password, and until it is measured. */
function useStrength(password: string, email: string): PasswordStrength | null {
  const [strength, setStrength] = useState<PasswordStrength | null>(null);
  useEffect(() => {
    if (password === '') return undefined;
    let isCurrent = true;
    // Without the lists (the connection was lost) the field works on without a hint.
    measurePassword(password, email).then(
      (measured) => isCurrent && setStrength(measured),
      () => isCurrent && setStrength(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [password, email]);
  return password === '' ? null : strength;
}
