import { AD_RATIOS, type AdRatio } from '@reelwright/contracts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ratio-picker.module.css';

const LONG_SIDE_PX = 40;

function sizeOf(ratio: AdRatio): { width: number; height: number } {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  const scale = LONG_SIDE_PX / Math.max(width, height);
  return { width: width * scale, height: height * scale };
}

/** Picks the canvas format from small drawings. */
export function RatioPicker({ value, onChange }: { value: AdRatio; onChange(value: AdRatio): void }) {
  const { t } = useTranslation('adForm');
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('form.ratio')}</legend>
      <div className={classes.tiles}>
        {AD_RATIOS.map((ratio) => (
          <label key={ratio} className={classes.tile}>
            <input
              type="radio"
              name={name}
              value={ratio}
              checked={ratio === value}
              onChange={() => onChange(ratio)}
              className={classes.input}
            />
            <span className={classes.frame} aria-hidden>
              <span className={classes.shape} style={sizeOf(ratio)} />
            </span>
            <span className={classes.ratio}>{ratio}</span>
            <span className={classes.use}>
              {t(`ratio.${ratio.replace(':', 'x') as '9x16' | '1x1' | '16x9' | '4x5'}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
