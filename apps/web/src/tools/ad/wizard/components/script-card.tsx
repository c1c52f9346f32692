import { Badge, Text } from '@mantine/core';
import type { DraftScript } from '@reelwright/contracts';
import { PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useScriptTime } from '../api/time-script.ts';
import { useFrameworkName } from '../model/use-framework-name.ts';
import classes from './script-card.module.css';

interface ScriptCardProps {
  draft: DraftScript;
  /** The number of the ad's video that uses the script, from 1; 0 for none. */
  video: number;
  /** Whether the ad has more than one video. */
  isMany: boolean;
  isOpen: boolean;
  onOpen(): void;
  onToggle(): void;
}

/** A script in the list: its framework and opening, its length, and whether it is selected. */
export function ScriptCard({ draft, video, isMany, isOpen, onOpen, onToggle }: ScriptCardProps) {
  const { t } = useTranslation('adWizard');
  const { script } = draft;
  const name = useFrameworkName()(script.framework);
  const lines = script.scenes.map(({ spoken }) => spoken.text);
  const time = useScriptTime(script.language, lines);
  const seconds = Math.round(
    (time.data?.total_ms ?? script.scenes.reduce((sum, each) => sum + each.duration_ms, 0)) / 1000,
  );
  return (
    <li className={classes.card} data-open={isOpen || undefined} data-chosen={video > 0 || undefined}>
      <input
        type="checkbox"
        className={classes.check}
        checked={video > 0}
        onChange={onToggle}
        aria-label={t('scripts.choose', { name, begin: lines[0] ?? '' })}
      />
      <button type="button" className={classes.open} aria-expanded={isOpen} onClick={onOpen}>
        <span className={classes.head}>
          <span className={classes.name}>{name}</span>
          <span className={classes.time}>{t('seconds', { count: seconds })}</span>
        </span>
        <Text component="span" size="sm" c="dimmed" lineClamp={2} className={classes.begin ?? ''}>
          {lines[0]}
        </Text>
        <span className={classes.badges}>
          {video > 0 && (
            <Badge size="sm" variant="filled">
              {isMany ? t('scripts.video', { number: video }) : t('scripts.chosen')}
            </Badge>
          )}
          {draft.is_edited && (
            <Badge size="sm" variant="light" color="gray" leftSection={<PencilLine size={11} aria-hidden />}>
              {t('scripts.edited')}
            </Badge>
          )}
        </span>
      </button>
    </li>
  );
}
