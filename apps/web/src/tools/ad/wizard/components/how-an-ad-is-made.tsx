import { AD_VIDEO_LIMITS, priceOfAds } from '@reelwright/contracts';
import { Clapperboard, FileText, Images, ScanSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './how-an-ad-is-made.module.css';

const PRICE = priceOfAds({ length_s: AD_VIDEO_LIMITS.minLengthS, count: 1, quality: 'final' });

/** The steps from a product to its ad, for first-time users. */
export function HowAnAdIsMade({ begin }: { begin: 'link' | 'uploads' }) {
  const { t } = useTranslation('adWizard');
  const steps = [
    { key: begin, icon: begin === 'link' ? ScanSearch : Images, text: t(`how.${begin}.text`) },
    { key: 'scripts', icon: FileText, text: t('how.scripts.text') },
    { key: 'video', icon: Clapperboard, text: t('how.video.text', { count: PRICE }) },
  ] as const;
  return (
    <ol className={classes.steps} aria-label={t('how.title')}>
      {steps.map(({ key, icon: Icon, text }) => (
        <li key={key} className={classes.step}>
          <span className={classes.icon} aria-hidden>
            <Icon size={20} />
          </span>
          <span>
            <span className={classes.name}>{t(`how.${key}.name`)}</span>
            <span className={classes.text}>{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
