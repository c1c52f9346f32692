import { AD_LANGUAGES, type AdLanguage, type DraftToolType, TOOL_TYPES } from '@reelwright/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { editSettings } from '#src/lib/ad-draft/draft-edits.ts';
import { useAdDraftStore, useDraftState } from '#src/lib/ad-draft/use-ad-draft.ts';
import { VideoSettings } from '#src/features/link-to-video/components/video-settings.tsx';
import { useVoices } from '#src/features/text-to-speech/api/list-voices.ts';
import { VoicePicker } from '#src/features/text-to-speech/components/voice-picker.tsx';
import { loadTextToSpeechTexts } from '#src/features/text-to-speech/model/text-to-speech-texts.ts';
import { voiceSampleQuery } from '#src/lib/sample-queries.ts';
import { useSamples } from '#src/lib/use-samples.ts';
import { WizardScreen } from './wizard-screen.tsx';

loadTextToSpeechTexts();

export const LinkVideoSettingsScreen = () => <VideoSettingsScreen toolType={TOOL_TYPES.URL_TO_VIDEO.id} />;
export const UploadsVideoSettingsScreen = () => <VideoSettingsScreen toolType={TOOL_TYPES.PRODUCT_TO_VIDEO.id} />;

function VideoSettingsScreen({ toolType }: { toolType: DraftToolType }) {
  return (
    <WizardScreen toolType={toolType} step="settings">
      <VideoSettings voicePicker={<DraftVoice />} />
    </WizardScreen>
  );
}

/** Who speaks in this ad: a voice of one of the languages that ads are made in. */
function DraftVoice() {
  const store = useAdDraftStore();
  const { language = 'en', voice = '' } = useDraftState((state) => state.content.settings);
  const { data, isError, refetch } = useVoices();
  const queries = useQueryClient();
  const samples = useSamples((id) => queries.query(voiceSampleQuery(id)));
  const voices = useMemo(
    () =>
      data && {
        languages: data.languages.filter((each) => AD_LANGUAGES.some((known) => known === each)),
        list: data.list.filter((each) => AD_LANGUAGES.some((known) => known === each.language)),
      },
    [data],
  );
  return (
    <VoicePicker
      voices={voices}
      hasFailed={isError}
      onAskAgain={() => void refetch()}
      language={language}
      voice={voice}
      samples={samples}
      onChange={(choice) =>
        store.change(editSettings({ language: choice.language as AdLanguage, voice: choice.voice || undefined }))
      }
    />
  );
}
