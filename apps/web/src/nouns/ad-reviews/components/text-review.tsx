import { Anchor, Badge, Group, Stack, Text } from '@mantine/core';
import type { ClaimProduct } from '@reelwright/claims';
import type { AdPlatform } from '@reelwright/contracts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { splitByRemarks } from '../model/split-by-remarks.ts';
import type { TextRemark } from '../model/text-remark.ts';
import { useTextReview } from '../model/use-text-review.ts';
import classes from './text-review.module.css';

interface TextReviewProps {
  /** The text as in the field. */
  text: string;
  /** The product whose data claims are checked against; omitted if the text is the product's data itself. */
  product?: ClaimProduct | undefined;
  platforms: readonly AdPlatform[];
  hasFormerPrice?: boolean | undefined;
}

const COLORS: Readonly<Record<TextRemark['severity'], string>> = { block: 'red', claim: 'yellow', advise: 'blue' };

/**
 * Shows a field's text with unsupported or forbidden parts marked, and the reasons. Renders nothing if there are none.
 */
export function TextReview(props: TextReviewProps) {
  const { t } = useTranslation();
  const { text, remarks } = useTextReview(props);
  return (
    <div role="status" aria-label={t('review.title')}>
      {remarks.length > 0 && (
        <Stack gap={6}>
          <div className={classes['text']} aria-hidden>
            {splitByRemarks(text, remarks).map(({ text: part, severity }, index) =>
              severity === null ? (
                part
              ) : (
                // Parts have no ids; their order is that of the text.
                // oxlint-disable-next-line react/no-array-index-key
                <mark key={index} className={classes['mark']} data-severity={severity}>
                  {part}
                </mark>
              ),
            )}
          </div>
          <ul className={classes['list']}>
            {remarks.map((remark) => (
              <li key={`${remark.start}:${remark.end}`}>
                <Group gap={6} wrap="nowrap" align="flex-start">
                  <Badge size="sm" variant="light" color={COLORS[remark.severity]} style={{ flexShrink: 0 }}>
                    {t(`review.severity.${remark.severity}`)}
                  </Badge>
                  <Text size="sm">
                    {remark.reasons.map(({ message, source }, index) => (
                      <Fragment key={message}>
                        {index === 0 ? t('review.remark', { text: remark.text, message }) : message}{' '}
                        {source !== undefined && (
                          <>
                            <Anchor
                              href={source}
                              target="_blank"
                              rel="noreferrer noopener"
                              size="sm"
                              underline="always"
                            >
                              {t('review.source')}
                            </Anchor>{' '}
                          </>
                        )}
                      </Fragment>
                    ))}
                  </Text>
                </Group>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </div>
  );
}
