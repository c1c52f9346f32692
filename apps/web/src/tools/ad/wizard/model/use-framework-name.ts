import { SCRIPT_FRAMEWORKS } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';

/** Returns a function that names a framework in the user's language; a provider's own framework keeps its name. */
export function useFrameworkName(): (framework: string) => string {
  const { t } = useTranslation('adWizard');
  return (framework) => {
    const known = SCRIPT_FRAMEWORKS.find((each) => each === framework);
    return known ? t(`framework.${known}`) : framework;
  };
}
