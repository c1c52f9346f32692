import { useCallbackRef } from '@mantine/hooks';
import type { DraftScript } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import { useDeferredValue, useMemo } from 'react';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { fixScene, type SceneFix } from '../model/edit-script.ts';
import { readVaried } from '../model/edit-settings.ts';
import { type SceneSpan, spanSeconds } from '../model/read-scene-spans.ts';
import { listLayoutLacks } from '../model/suitable-layouts.ts';
import type { UploadImage } from '../model/use-image-upload.ts';
import { DurationField } from './duration-field.tsx';
import { HiddenElements } from './hidden-elements.tsx';
import { LayoutPicker } from './layout-picker.tsx';
import { ImageField } from './image-field.tsx';
import { VideoStartField } from './video-start-field.tsx';
import classes from './scene-list.module.css';
import { VoiceField } from '../../choices/voice-field.tsx';

interface SceneDetailsProps {
  script: DraftScript;
  index: number;
  span: SceneSpan | undefined;
  document: TimelineDocument | null;
  /** Whether the spans belong to the current scenes. */
  isCurrent: boolean;
  estimatedMs: number | undefined;
  upload: UploadImage;
}

const NO_FIX: SceneFix = {};

/**
 * Edits how a scene is shown and spoken: its image, layout, duration and voice. While words are typed, its fields stay as
 * they are until the frame is painted.
 */
export function SceneDetails({ script, index, span, document, isCurrent, estimatedMs, upload }: SceneDetailsProps) {
  const store = useAdDraftStore();
  const content = useDraftState((state) => state.content);
  const fix = script.scenes?.[index] ?? NO_FIX;
  const [later, laterScript] = [useDeferredValue(content), useDeferredValue(script)];
  const lacks = useMemo(() => listLayoutLacks(later, laterScript, index), [later, laterScript, index]);
  const change = useCallbackRef((values: SceneFix, mergeKey?: string): void =>
    store.change(
      (before) => fixScene(before, { scriptId: script.id, index }, values),
      mergeKey === undefined ? {} : { mergeKey: `${script.id}.${index}.${mergeKey}` },
    ),
  );
  const changeLayout = useCallbackRef((layout: SceneFix['layout']) => change({ layout }));
  const changeVoice = useCallbackRef((voice: SceneFix['voice']) => change({ voice }));
  const changeDuration = useCallbackRef((minDurationMs: SceneFix['min_duration_ms']) =>
    change({ min_duration_ms: minDurationMs }, 'duration'),
  );
  return (
    <div className={classes.details}>
      <div className={classes.wide}>
        <ImageField
          position={index + 1}
          fix={fix}
          media={span?.media ?? null}
          document={document}
          upload={upload}
          onChange={change}
        />
      </div>
      {document && span && (
        <VideoStartField
          position={index + 1}
          document={document}
          span={span}
          value={fix.video_start_ms}
          onChange={(videoStartMs) => change({ video_start_ms: videoStartMs }, 'video_start')}
        />
      )}
      <div className={classes.wide}>
        <LayoutPicker position={index + 1} value={fix.layout} lacks={lacks} onChange={changeLayout} />
      </div>
      <DurationField
        position={index + 1}
        value={fix.min_duration_ms}
        naturalMs={fix.min_duration_ms === undefined && isCurrent && span ? spanSeconds(span) * 1000 : estimatedMs}
        onChange={changeDuration}
      />
      <VoiceField
        label="scene"
        position={index + 1}
        language={script.script.language}
        value={fix.voice}
        adVoice={readVaried(content, script.id, 'voice')}
        onChange={changeVoice}
      />
      <HiddenElements script={script} scene={index} />
    </div>
  );
}
