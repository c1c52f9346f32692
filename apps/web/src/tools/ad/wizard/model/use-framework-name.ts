import { SCRIPT_FRAMEWORKS } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';

/** What a framework is called in the reader's language; one of a provider's own as it calls it. */
export function useFrameworkName(): (framework: string) => string {
  const { t } = useTranslation('adWizard');
  return (framework) => {
    const known = SCRIPT_FRAMEWORKS.find((each) => each === framework);
    return known ? t(`framework.${known}`) : framework;
  };
}
