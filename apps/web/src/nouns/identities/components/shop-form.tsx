import { Button, Stack, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ShopFormProps {
  isBusy: boolean;
  onSubmit(shop: string): void;
}

/** Asks which shop to sign in with. The server checks the name. */
export function ShopForm({ isBusy, onSubmit }: ShopFormProps) {
  const { t } = useTranslation('identities');
  const [shop, setShop] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The form takes the place of the button that was pressed, and of its focus.
  useEffect(() => field.current?.focus(), []);
  const submit = (event: { preventDefault(): void }): void => {
    event.preventDefault();
    if (shop.trim() !== '') onSubmit(shop.trim());
  };
  return (
    <form onSubmit={submit} aria-label={t('shop.title')}>
      <Stack gap="xs">
        <TextInput
          size="md"
          label={t('shop.field')}
          placeholder={t('shop.placeholder')}
          value={shop}
          onChange={(event) => setShop(event.currentTarget.value)}
          maxLength={255}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          ref={field}
        />
        <Button type="submit" variant="default" size="md" loading={isBusy} disabled={shop.trim() === ''}>
          {t('shop.submit')}
        </Button>
      </Stack>
    </form>
  );
}
