import { Button, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import type { GenerationOptions } from '@reelwright/contracts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import tile from '#src/ui/tile-input.module.css';
import { useDrawnPreview } from '../api/draw-preview.ts';
import classes from './scene-gallery.module.css';

type Scene = GenerationOptions['scenes'][number];

interface SceneGalleryProps {
  scenes: readonly Scene[];
  chosen: string | null;
  onChoose(sceneId: string | null): void;
}

const ALL = 'all';

/** Ready scenes to choose from; their images are drawn by the own engine, and kept. */
export function SceneGallery({ scenes, chosen, onChoose }: SceneGalleryProps) {
  const { t } = useTranslation('generator');
  const name = useId();
  const [group, setGroup] = useState(ALL);
  const groups = new Map(scenes.map((scene) => [scene.group, scene.group_name]));
  const shown = scenes.filter((scene) => group === ALL || scene.group === group);
  return (
    <fieldset className={classes.gallery}>
      <legend className={classes.legend}>
        <Text fw={600} size="sm">
          {t('scene.label')}
        </Text>
        {chosen !== null && (
          <Button variant="subtle" size="compact-sm" onClick={() => onChoose(null)}>
            {t('scene.none')}
          </Button>
        )}
      </legend>
      <div className={classes.groups}>
        <SegmentedControl
          size="xs"
          value={group}
          onChange={setGroup}
          aria-label={t('scene.groups')}
          data={[{ value: ALL, label: t('scene.all') }, ...[...groups].map(([value, label]) => ({ value, label }))]}
        />
      </div>
      <div className={classes.tiles}>
        {shown.map((scene) => (
          <label key={scene.id} className={classes.tile} data-chosen={scene.id === chosen}>
            <input
              type="radio"
              name={name}
              className={tile['cover'] ?? ''}
              checked={scene.id === chosen}
              onChange={() => onChoose(scene.id)}
            />
            <SceneImage sceneId={scene.id} />
            <span className={classes.name}>{scene.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Drawn once it comes into view. */
function SceneImage({ sceneId }: { sceneId: string }) {
  const { ref, entry } = useIntersection({ rootMargin: '80px' });
  const [isSeen, setSeen] = useState(false);
  if (entry?.isIntersecting === true && !isSeen) setSeen(true);
  const { data } = useDrawnPreview(isSeen ? { scene_id: sceneId } : null);
  return (
    <span ref={ref} className={classes.image}>
      {data ? <img src={data.url} alt="" loading="lazy" /> : <Skeleton height="100%" radius={0} />}
    </span>
  );
}
