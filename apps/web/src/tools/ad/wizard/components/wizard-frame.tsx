import { Group, Stack, Text, Title } from '@mantine/core';
import type { AdDraftStep } from '@reelwright/contracts';
import { type ComponentProps, memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { ConflictAlert } from './conflict-alert.tsx';
import { SaveStatus } from './save-status.tsx';
import { WizardBar } from './wizard-bar.tsx';
import { WizardStepper } from './wizard-stepper.tsx';
import classes from './wizard-frame.module.css';

interface WizardFrameProps {
  step: AdDraftStep;
  /** Null if the step has its own. */
  bar: Omit<ComponentProps<typeof WizardBar>, 'step'> | null;
  children: ReactNode;
}

/** The frame of each step: its title, whether it is saved, the other steps, and the bar. */
export const WizardFrame = memo(({ step, bar, children }: WizardFrameProps) => {
  const { t } = useTranslation('adWizard');
  const title = useDraftState((state) => state.title);
  return (
    <Stack maw={1240} mx="auto" gap="md" className={classes.frame ?? ''}>
      <Group justify="space-between" gap="xs" wrap="wrap" align="flex-end">
        <div style={{ minWidth: 0, flex: '1 1 150px' }}>
          <Text size="sm" c="dimmed" truncate>
            {title === '' ? t('untitled') : title}
          </Text>
          <Title order={1} size="h2">
            {t(`heading.${step}`)}
          </Title>
        </div>
        <SaveStatus />
      </Group>
      <WizardStepper step={step} />
      <ConflictAlert />
      {children}
      {bar && <WizardBar step={step} {...bar} />}
    </Stack>
  );
});
WizardFrame.displayName = 'WizardFrame';
