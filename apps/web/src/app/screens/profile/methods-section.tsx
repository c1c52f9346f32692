import { useTranslation } from 'react-i18next';
import { LinkedIdentities } from '#src/nouns/identities/components/linked-identities.tsx';
import { Section } from './section.tsx';

export function MethodsSection() {
  const { t } = useTranslation('profile');
  return (
    <Section title={t('methods.title')} text={t('methods.text')}>
      <LinkedIdentities />
    </Section>
  );
}
