import { Badge } from '@mantine/core';
import type { ToolListing } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useText } from '#src/lib/use-text.ts';
import { getToolPath } from '#src/nouns/tools/tool-registry.ts';
import type { SampleSide } from '#src/nouns/tools/web-tool.ts';
import { getRouteMetadata } from '../../route-table.ts';
import { RouteBadges } from '../../shell/menu/route-badges.tsx';
import type { ListedTool } from './list-tool-groups.ts';
import classes from './tool-box-card.module.css';

/** A tool with a sample of its work, its price and its limits. */
export function ToolBoxCard({ tool, listing }: ListedTool) {
  const text = useText();
  const path = getToolPath(tool);
  const { tdk } = getRouteMetadata(path);
  const Icon = tool.icon;
  const name = text(tool.name);
  return (
    <Link to={path} className={classes.card}>
      {tool.sample ? (
        <span className={classes.sample}>
          <Side side={tool.sample.before} part="before" name={name} />
          <ArrowRight size={18} className={classes.arrow} aria-hidden />
          <Side side={tool.sample.after} part="after" name={name} />
        </span>
      ) : (
        <span className={classes.sample} data-empty>
          <Icon size={34} aria-hidden />
        </span>
      )}
      <span className={classes.name}>
        <Icon size={18} aria-hidden />
        {name} <RouteBadges path={path} />
      </span>
      <span className={classes.text}>{text(tdk.description)}</span>
      {listing && <Facts listing={listing} />}
    </Link>
  );
}

function Side({ side, part, name }: { side: SampleSide; part: 'before' | 'after'; name: string }) {
  const { t } = useTranslation('aiTools');
  const text = useText();
  return (
    <span className={classes.side}>
      {side.kind === 'image' ? (
        <img src={side.url} alt={t(`${part}Image`, { name })} loading="lazy" />
      ) : (
        <span className={classes.words}>{text(side.text)}</span>
      )}
      <span className={classes.part}>{t(part)}</span>
    </span>
  );
}

function Facts({ listing: { price, limits } }: { listing: ToolListing }) {
  const { t, i18n } = useTranslation('aiTools');
  const number = new Intl.NumberFormat(i18n.language);
  const { text, files, image, video, length_s: length, results } = limits;
  const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20);
  const lines = [
    text && t('limit.text', { max: number.format(text.max) }),
    files && files.max > 0 && t('limit.files', { count: files.max }),
    image && t('limit.image', { size: megabytes(image.max_size_bytes) }),
    video && t('limit.video', { size: megabytes(video.max_size_bytes), minutes: video.max_duration_s / 60 }),
    length && t('limit.length', length),
    results && results.max > 1 && t('limit.results', { count: results.max }),
  ].filter((line) => typeof line === 'string');
  return (
    <>
      <span className={classes.limits}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      <Badge variant="light" className={classes.price ?? ''} tt="none" component="span">
        {t(`price.${price.unit === 'second' && price.per === 1 ? 'eachSecond' : price.unit}`, {
          count: price.credits,
          per: price.per,
        })}
      </Badge>
    </>
  );
}
