import { Button, SegmentedControl, Select, Text, Title } from '@mantine/core';
import { type CutFrame, CUT_RATIOS, planCutFrame, type VideoFrames } from '@reelwright/contracts';
import { Crop, RotateCcw, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cropToRatio, rotateFrame, WHOLE_FRAME } from '../model/cut-edit.ts';
import classes from './image-panel.module.css';

/** How an image comes to a ratio. */
const FITS = ['crop', 'blur', 'black', 'white'] as const;
type Fit = (typeof FITS)[number];
const FILLS = { blur: 'blur', black: '#000000', white: '#ffffff' } as const;

export type ChosenRatio = (typeof CUT_RATIOS)[number] | 'original';

interface ImagePanelProps {
  video: VideoFrames;
  frame: CutFrame;
  /** Kept by the screen: a crop that was dragged no longer tells its ratio. */
  ratio: ChosenRatio;
  isCropping: boolean;
  onChange(frame: CutFrame): void;
  onRatio(ratio: ChosenRatio): void;
  onCropping(isCropping: boolean): void;
}

/** Rotates, crops, and sets the image on a canvas of another ratio. */
export function ImagePanel({ video, frame, ratio, isCropping, onChange, onRatio, onCropping }: ImagePanelProps) {
  const { t } = useTranslation('videoCut');
  const fill = frame.canvas?.fill;
  const fit: Fit =
    fill === undefined ? 'crop' : (FITS.find((each) => each !== 'crop' && FILLS[each] === fill) ?? 'crop');
  const { canvas } = planCutFrame(video, frame);
  const apply = (next: ChosenRatio, by: Fit): void => {
    if (next === 'original') onChange({ ...frame, crop: null, canvas: null });
    else if (by === 'crop') onChange(cropToRatio(video, frame, next));
    else onChange({ ...frame, crop: null, canvas: { ratio: next, fill: FILLS[by] } });
    onRatio(next);
    onCropping(next !== 'original' && by === 'crop');
  };
  const isChanged = JSON.stringify(frame) !== JSON.stringify(WHOLE_FRAME);
  return (
    <section aria-labelledby="cut-image" className={classes.section}>
      <Title order={2} size="h5" id="cut-image">
        {t('image.title')}
      </Title>
      <div className={classes.row}>
        <Button
          variant="default"
          size="xs"
          leftSection={<RotateCcw size={14} aria-hidden />}
          onClick={() => onChange(rotateFrame(frame, -90))}
        >
          {t('image.rotateLeft')}
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<RotateCw size={14} aria-hidden />}
          onClick={() => onChange(rotateFrame(frame, 90))}
        >
          {t('image.rotateRight')}
        </Button>
        <Button
          variant={isCropping ? 'light' : 'default'}
          size="xs"
          aria-pressed={isCropping}
          leftSection={<Crop size={14} aria-hidden />}
          onClick={() => {
            if (!isCropping && frame.canvas !== null) onChange({ ...frame, canvas: null });
            onCropping(!isCropping);
          }}
        >
          {t('image.free')}
        </Button>
      </div>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t('image.ratio')}
        value={ratio}
        onChange={(next) => apply(next, fit)}
        data={[
          { value: 'original' as const, label: t('image.original') },
          ...CUT_RATIOS.map((value) => ({ value, label: value })),
        ]}
      />
      {ratio !== 'original' && (
        <Select
          size="xs"
          label={t('image.fit')}
          allowDeselect={false}
          value={fit}
          onChange={(next) => apply(ratio, FITS.find((each) => each === next) ?? 'crop')}
          data={FITS.map((value) => ({ value, label: t(`image.${value}`) }))}
        />
      )}
      <div className={classes.row}>
        <Text size="xs" c="dimmed">
          {t('image.size', { width: canvas.width, height: canvas.height })}
        </Text>
        {isChanged && (
          <Button
            variant="subtle"
            size="compact-xs"
            onClick={() => {
              onChange(WHOLE_FRAME);
              onRatio('original');
              onCropping(false);
            }}
          >
            {t('image.reset')}
          </Button>
        )}
      </div>
    </section>
  );
}
