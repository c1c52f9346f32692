import { AD_LANGUAGES, type AdLanguage, type DraftToolType, productToVideo, urlToVideo } from '@reelwright/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { editSettings } from '../draft/draft-edits.ts';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { VideoSettings } from '../wizard/components/video-settings.tsx';
import { useVoices } from '#src/nouns/voices/api/list-voices.ts';
import { VoicePicker } from '#src/nouns/voices/components/voice-picker.tsx';
import { loadVoiceTexts } from '#src/nouns/voices/model/voice-texts.ts';
import { voiceSampleQuery } from '#src/nouns/voices/api/sample-queries.ts';
import { useSamples } from '#src/ui/use-samples.ts';
import { useAllSizes } from './use-all-sizes.ts';
import { WizardScreen } from './wizard-screen.tsx';

loadVoiceTexts();

export const LinkVideoSettingsScreen = () => <VideoSettingsScreen toolType={urlToVideo.id} />;
export const UploadsVideoSettingsScreen = () => <VideoSettingsScreen toolType={productToVideo.id} />;

function VideoSettingsScreen({ toolType }: { toolType: DraftToolType }) {
  return (
    <WizardScreen toolType={toolType} step="settings">
      <SettingsStep />
    </WizardScreen>
  );
}

function SettingsStep() {
  return <VideoSettings voicePicker={<DraftVoice />} allSizes={useAllSizes()} />;
}

/** Picks the ad's voice, from the languages of ads. */
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
