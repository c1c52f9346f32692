import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ToolCards } from '#src/app/tool-cards.tsx';

/** Every tool. */
export function Tools() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="tools">
      <Title order={2} size="h3" id="tools" mb="md">
        {t('home.tools')}
      </Title>
      <ToolCards />
    </section>
  );
}
