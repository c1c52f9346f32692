import { Anchor, Container, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAppSetting } from '#src/nouns/accounts/api/app-setting.ts';

const TEXTS = {
  terms: ['who', 'use', 'content', 'account'],
  privacy: ['stored', 'files', 'device', 'rights'],
} as const;

/** What holds for an installation whose operator has not written its own. */
function LegalPage({ name }: { name: keyof typeof TEXTS }) {
  const { t } = useTranslation();
  const { data: setting } = useAppSetting();
  const ownUrl = name === 'terms' ? setting?.terms_url : setting?.privacy_url;
  return (
    <Container size={640} py={{ base: 'xl', sm: 64 }}>
      <Title order={1} size="h2" mb="lg">
        {t(`legal.${name}.title`)}
      </Title>
      {ownUrl ? (
        <Text>
          <Anchor href={ownUrl}>{t('legal.ownTexts')}</Anchor>
        </Text>
      ) : (
        <Stack gap="md">
          {TEXTS[name].map((part) => (
            // Each name has its own parts.
            <Text key={part}>{t(`legal.${name}.${part}` as 'legal.terms.who')}</Text>
          ))}
        </Stack>
      )}
    </Container>
  );
}

export const TermsScreen = () => <LegalPage name="terms" />;
export const PrivacyScreen = () => <LegalPage name="privacy" />;
