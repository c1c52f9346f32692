import { Tour } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentPath } from '../menu/use-current-path.ts';
import { loadShellTexts } from '../shell-texts.ts';
import classes from './first-tour.module.css';

loadShellTexts();

/** Nobody is taken by the hand before the screen stands. */
const PATIENCE_MS = 1200;
const WIDE = '(min-width: 48em)';

/** What is shown where: on phones some of it is elsewhere. */
const STEPS = {
  wide: [
    { name: 'start', target: '#screen form' },
    { name: 'menu', target: '[data-tour="menu"]' },
    { name: 'search', target: '[data-tour="search"]' },
    { name: 'tray', target: '[data-tour="tray"]' },
  ],
  narrow: [
    { name: 'start', target: '#screen form' },
    { name: 'tabs', target: '[data-tour="tabs"]' },
    { name: 'tray', target: '[data-tour="tray"]' },
  ],
} as const;

/** Shows a new user around, once: whoever ends or leaves it never meets it again in this browser. */
export function FirstTour() {
  const { t } = useTranslation('shell');
  const [state, setState] = useLocalStorage<'new' | 'seen'>({
    key: 'tour',
    defaultValue: 'new',
    getInitialValueInEffect: false,
  });
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const isAtHome = useCurrentPath() === '/home';
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    if (state === 'seen' || !isAtHome) return;
    // Who has begun to work needs no guide.
    const timer = setTimeout(() => {
      startTransition(() => setDue(document.activeElement === document.body));
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
