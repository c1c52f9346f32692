import { Input } from '@mantine/core';
import { CAPTION_STYLE_NAMES, type CaptionStyleName } from '@reelwright/contracts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAdChoicesTexts } from './ad-choices-texts.ts';
import classes from './caption-style-picker.module.css';

loadAdChoicesTexts();

interface CaptionStylePickerProps {
  /** Undefined: the style of the look. */
  value: CaptionStyleName | undefined;
  onChange(style: CaptionStyleName | undefined): void;
}

/**
 * Picks the caption style, each shown with a sample line. The selected style, and one under the pointer, animate as in
 * the ad.
 */
export function CaptionStylePicker({ value, onChange }: CaptionStylePickerProps) {
  const { t } = useTranslation('adChoices');
  const group = useId();
  const words = t('captions.sample', { returnObjects: true });
  return (
    <div role="radiogroup" aria-labelledby={group}>
      <Input.Label id={group} component="div" mb={6}>
        {t('captions.label')}
      </Input.Label>
      <div className={classes.tiles}>
        {([undefined, ...CAPTION_STYLE_NAMES] as const).map((style) => (
          <label key={style ?? ''} className={classes.tile}>
            <input
              type="radio"
              name={group}
              className={classes.input}
              checked={value === style}
              onChange={() => onChange(style)}
            />
            <span className={classes.screen} aria-hidden>
              <span className={classes.line} data-style={style ?? 'auto'}>
                {words.map((word) => (
                  <span key={word} className={classes.word}>
                    {word}
                  </span>
                ))}
              </span>
            </span>
            <span className={classes.name}>{style ? t(`captions.name.${style}`) : t('captions.auto')}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
