import { ActionIcon, Slider, Text, Tooltip } from '@mantine/core';
import { BoxSelect, Brush, Eraser, Hand, Minus, Plus, Redo2, Scan, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BRUSH, EDITOR_TOOLS, type EditorAction, type EditorTool } from '../model/editor-tool.ts';
import classes from './editor-toolbar.module.css';

const ICONS = { box: BoxSelect, keep: Brush, remove: Eraser, pan: Hand } as const;
const KEYS = { box: 'B', keep: 'K', remove: 'R', pan: 'H' } as const;

interface EditorToolbarProps {
  tool: EditorTool;
  brush: number;
  canUndo: boolean;
  canRedo: boolean;
  onAction(action: EditorAction): void;
  onBrush(brush: number): void;
}

/** The tools of the stage, the brush's size, and undo. */
export function EditorToolbar({ tool, brush, canUndo, canRedo, onAction, onBrush }: EditorToolbarProps) {
  const { t } = useTranslation('backgroundRemover');
  const isBrush = tool === 'keep' || tool === 'remove';
  return (
    <div className={classes.bar} role="toolbar" aria-label={t('editor.tools')}>
      <div className={classes.group}>
        {EDITOR_TOOLS.map((each) => {
          const Icon = ICONS[each];
          return (
            <button
              key={each}
              type="button"
              className={classes.tool}
              data-tool={each}
              aria-pressed={each === tool}
              title={t(`editor.toolHint.${each}`, { key: KEYS[each] })}
              onClick={() => onAction({ kind: 'tool', tool: each })}
            >
              <Icon size={18} aria-hidden />
              <span>{t(`editor.tool.${each}`)}</span>
            </button>
          );
        })}
      </div>
      <div className={classes.brush} data-idle={!isBrush}>
        <Text size="xs" c="dimmed">
          {t('editor.brush')}
        </Text>
        <Slider
          className={classes.slider ?? ''}
          size="sm"
          thumbLabel={t('editor.brush')}
          label={null}
          disabled={!isBrush}
          min={0}
          max={100}
          value={toPercent(brush)}
          onChange={(percent) => onBrush(toRadius(percent))}
        />
      </div>
      <div className={classes.group}>
        <IconAction label={t('editor.undo')} isDisabled={!canUndo} onClick={() => onAction({ kind: 'undo' })}>
          <Undo2 size={18} aria-hidden />
        </IconAction>
        <IconAction label={t('editor.redo')} isDisabled={!canRedo} onClick={() => onAction({ kind: 'redo' })}>
          <Redo2 size={18} aria-hidden />
        </IconAction>
      </div>
    </div>
  );
}

interface ZoomBarProps {
  zoom: number;
  onAction(action: EditorAction): void;
}

/** How large the image is shown; lies over the stage. */
export function ZoomBar({ zoom, onAction }: ZoomBarProps) {
  const { t } = useTranslation('backgroundRemover');
  return (
    <div className={classes.zoomBar}>
      <IconAction label={t('editor.zoomOut')} onClick={() => onAction({ kind: 'zoom', factor: 1 / 1.25 })}>
        <Minus size={18} aria-hidden />
      </IconAction>
      <span className={classes.zoom}>{Math.round(zoom * 100)}%</span>
      <IconAction label={t('editor.zoomIn')} onClick={() => onAction({ kind: 'zoom', factor: 1.25 })}>
        <Plus size={18} aria-hidden />
      </IconAction>
      <IconAction label={t('editor.zoomFit')} onClick={() => onAction({ kind: 'zoom', factor: null })}>
        <Scan size={18} aria-hidden />
      </IconAction>
    </div>
  );
}

/** The slider's scale is even to the eye: each step makes the brush larger by the same share. */
const SPAN = Math.log(BRUSH.max / BRUSH.min);
const toPercent = (radius: number): number => Math.round((100 * Math.log(radius / BRUSH.min)) / SPAN);
const toRadius = (percent: number): number => BRUSH.min * Math.exp((SPAN * percent) / 100);

interface IconActionProps {
  label: string;
  isDisabled?: boolean;
  onClick(): void;
  children: React.ReactNode;
}

function IconAction({ label, isDisabled = false, onClick, children }: IconActionProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} disabled={isDisabled} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
