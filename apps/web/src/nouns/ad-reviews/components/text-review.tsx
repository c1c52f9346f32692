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
  /** As it stands in the field. */
  text: string;
  /** What may be claimed; left out where the text is the product's data itself. */
  product?: ClaimProduct | undefined;
  platforms: readonly AdPlatform[];
  hasFormerPrice?: boolean | undefined;
}

const COLORS: Readonly<Record<TextRemark['severity'], string>> = { block: 'red', claim: 'yellow', advise: 'blue' };

/** Beneath a text field: the text with what is not tied or not allowed marked, and why. Nothing where all is well. */
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
                // The stretches have no identity of their own: they are the text's, in its order.
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
