import { Tour } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentPathSelector } from '../menu/use-current-path.ts';
import { hasTypedText } from '#src/lib/typed-text.ts';
import { loadShellTexts } from '../shell-texts.ts';
import classes from './first-tour.module.css';

loadShellTexts();

/** Delay until the screen is complete. */
const PATIENCE_MS = 1200;
const WIDE = '(min-width: 48em)';

/** The parts that the tour shows; on phones some are elsewhere. */
const STEPS = {
  wide: [
    { name: 'start', target: '#screen form' },
    { name: 'create', target: '[data-tour="create"]' },
    { name: 'tray', target: '[data-tour="tray"]' },
  ],
  narrow: [
    // The whole form leaves no room for the text on a small phone.
    { name: 'start', target: '#screen form textarea' },
    { name: 'create', target: '[data-tour="tabs"]' },
    { name: 'tray', target: '[data-tour="tray"]' },
  ],
} as const;

/** Returns whether the user has begun to work: focused a control, or put something into home's box. */
function hasBegun(): boolean {
  const box = document.querySelector<HTMLTextAreaElement>('#screen form textarea');
  const hasFiles = document.querySelector('#screen form li') !== null;
  return document.activeElement !== document.body || hasTypedText() || (box?.value ?? '') !== '' || hasFiles;
}

/** Shows the tour once: after it ends or is closed, it never starts again in this browser. */
export function FirstTour() {
  const { t } = useTranslation('shell');
  const [state, setState] = useLocalStorage<'new' | 'seen'>({
    key: 'tour',
    defaultValue: 'new',
    getInitialValueInEffect: false,
  });
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const isAtHome = useCurrentPathSelector((path) => path === '/home');
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    if (state === 'seen' || !isAtHome) return;
    // A user who has started to work needs no tour.
    const timer = setTimeout(() => {
      startTransition(() => setDue(!hasBegun()));
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [state, isAtHome]);

  const leave = (): void => {
    setDue(false);
    setState('seen');
  };
  if (!isDue || state === 'seen' || !isAtHome) return null;
  return (
    <Tour
      active
      onClose={leave}
      maxWidth={340}
      spotlightPadding={6}
      spotlightRadius={12}
      tooltipShadow="xl"
      closeOnOverlayClick
      withCloseButton={false}
      classNames={{ navigationButton: classes.button }}
      labels={{
        skip: t('tour.skip'),
        back: t('tour.back'),
        next: t('tour.next'),
        close: t('tour.done'),
        stepCounter: (current, total) => t('tour.count', { current, total }),
      }}
    >
      {STEPS[isWide ? 'wide' : 'narrow'].map(({ name, target }) => (
        <Tour.Step key={name} target={target} title={t(`tour.${name}.title`)}>
          {t(`tour.${name}.text`)}
        </Tour.Step>
      ))}
    </Tour>
  );
}
