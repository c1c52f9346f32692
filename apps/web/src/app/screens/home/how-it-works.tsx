import { SimpleGrid, Title } from '@mantine/core';
import { Download, Link as LinkIcon, SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './how-it-works.module.css';

const STEPS = [
  { icon: LinkIcon, title: 'home.step1Title', text: 'home.step1Text' },
  { icon: SlidersHorizontal, title: 'home.step2Title', text: 'home.step2Text' },
  { icon: Download, title: 'home.step3Title', text: 'home.step3Text' },
] as const;

/** Shown to users who have made nothing yet. */
export function HowItWorks() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="how">
      <Title order={2} size="h3" id="how" mb="md">
        {t('home.how')}
      </Title>
      <SimpleGrid component="ol" cols={{ base: 1, sm: 3 }} spacing="md" className={classes.steps}>
        {STEPS.map(({ icon: Icon, title, text }, index) => (
          <li key={title} className={classes.step}>
            <span className={classes.icon}>
              <Icon size={20} aria-hidden />
              <span className={classes.number}>{index + 1}</span>
            </span>
            <span className={classes.title}>{t(title)}</span>
            <span className={classes.text}>{t(text)}</span>
          </li>
        ))}
      </SimpleGrid>
    </section>
  );
}
