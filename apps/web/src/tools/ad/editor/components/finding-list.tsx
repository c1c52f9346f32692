import { Anchor, Button, Text } from '@mantine/core';
import type { CallData } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import { ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { groupFindings } from '../model/group-findings.ts';
import type { SceneSpan } from '../model/read-scene-spans.ts';
import classes from './finding-list.module.css';

interface FindingListProps {
  findings: CallData<'reviewTimeline'>['findings'];
  document: TimelineDocument | null;
  spans: readonly SceneSpan[];
  onScene(index: number): void;
}

/** Lists legal and platform findings on the ad as it is cut, each rule once, with the scenes that break it. */
export function FindingList({ findings, document, spans, onScene }: FindingListProps) {
  const { t } = useTranslation('adEditor');
  const groups = groupFindings(findings, document, spans);
  const isForbidden = groups.some(({ severity }) => severity === 'block');
  return (
    <details className={classes.findings} data-forbidden={isForbidden || undefined} open={isForbidden}>
      <summary className={classes.summary}>
        <ShieldAlert size={17} aria-hidden />
        {isForbidden ? t('findings.forbidden') : t('findings.title', { count: groups.length })}
      </summary>
      <ul className={classes.list}>
        {groups.map(({ rule, reason, source, texts, scenes }) => (
          <li key={`${rule} ${reason}`}>
            <Text size="sm">
              {reason}{' '}
              <Anchor href={source} target="_blank" rel="noreferrer noopener" size="sm">
                {t('findings.source')}
              </Anchor>
            </Text>
            <Text size="xs" c="dimmed" lineClamp={2}>
              {texts.map((text) => t('findings.quote', { text })).join(' ')}
            </Text>
            <div className={classes.scenes}>
              {scenes.map((scene) => (
                <Button key={scene} size="compact-sm" variant="default" onClick={() => onScene(scene)}>
                  {t('findings.go', { position: scene + 1 })}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
