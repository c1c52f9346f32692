import type { DraftScript } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { fixScene, listFixes, type SceneFix } from '../model/edit-script.ts';
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

/** Edits how a scene is shown and spoken: its image, layout, duration and voice. */
export function SceneDetails({ script, index, span, document, isCurrent, estimatedMs, upload }: SceneDetailsProps) {
  const store = useAdDraftStore();
  const content = useDraftState((state) => state.content);
  const fix = listFixes(script)[index] ?? {};
  const change = (values: SceneFix, mergeKey?: string): void =>
    store.change(
      (before) => fixScene(before, { scriptId: script.id, index }, values),
      mergeKey === undefined ? {} : { mergeKey: `${script.id}.${index}.${mergeKey}` },
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
        <LayoutPicker
          position={index + 1}
          value={fix.layout}
          lacks={listLayoutLacks(content, script, index)}
          onChange={(layout) => change({ layout })}
        />
      </div>
      <DurationField
        position={index + 1}
        value={fix.min_duration_ms}
        naturalMs={fix.min_duration_ms === undefined && isCurrent && span ? spanSeconds(span) * 1000 : estimatedMs}
        onChange={(minDurationMs) => change({ min_duration_ms: minDurationMs }, 'duration')}
      />
      <VoiceField
        label="scene"
        position={index + 1}
        language={script.script.language}
        value={fix.voice}
        adVoice={readVaried(content, script.id, 'voice')}
        onChange={(voice) => change({ voice })}
      />
      <HiddenElements script={script} scene={index} />
    </div>
  );
}
