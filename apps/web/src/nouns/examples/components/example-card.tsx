import { Button } from '@mantine/core';
import type { Example } from '@reelwright/contracts';
import { Play, Shuffle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '#src/lib/format-clock.ts';
import classes from './examples.module.css';

export interface ExampleActions {
  onRemix(): void;
  isRemixing: boolean;
}

interface ExampleCardProps extends ExampleActions {
  example: Example;
  onOpen(): void;
}

/** An example's image, which plays on hover. */
export function ExampleCard({ example, onOpen, onRemix, isRemixing }: ExampleCardProps) {
  const { t, i18n } = useTranslation();
  const [isOver, setOver] = useState(false);
  const find = (kind: Example['outputs'][number]['kind']) => example.outputs.find((output) => output.kind === kind);
  const [video, thumbnail, preview] = [find('video'), find('thumbnail'), find('preview')];
  const language = new Intl.DisplayNames(i18n.resolvedLanguage, { type: 'language' }).of(
    new Intl.Locale(example.language).language,
  );
  return (
    <article
      className={classes.card}
      aria-label={example.title}
      onPointerEnter={(event) => setOver(event.pointerType === 'mouse')}
      onPointerLeave={() => setOver(false)}
    >
      <button
        type="button"
        className={classes.open}
        aria-label={t('home.exampleOpen', { title: example.title })}
        onClick={onOpen}
      >
        {thumbnail && (
          <>
            <img src={thumbnail.url} alt="" loading="lazy" className={classes.background} />
            <img src={thumbnail.url} alt="" loading="lazy" className={classes.image} />
          </>
        )}
        {isOver && preview && (
          <video src={preview.url} className={classes.image} autoPlay muted loop playsInline aria-hidden />
        )}
        <span className={classes.play}>
          <Play size={20} fill="currentColor" aria-hidden />
        </span>
        <span className={classes.length}>{formatClock(video?.duration_s ?? 0)}</span>
      </button>
      <div className={classes.words}>
        <h3 className={classes.name}>{example.title}</h3>
        <p className={classes.facts}>
          {example.ratio} · {language}
        </p>
        <Button
          variant="light"
          fullWidth
          className={classes.remix ?? ''}
          leftSection={<Shuffle size={16} aria-hidden />}
          loading={isRemixing}
          aria-label={t('home.exampleRemixOf', { title: example.title })}
          onClick={onRemix}
        >
          {t('home.exampleRemix')}
        </Button>
      </div>
    </article>
  );
}
