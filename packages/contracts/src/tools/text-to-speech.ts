import { defineTool } from '../tool.ts';

/** Makes a spoken recording with captions from a text. `peaks` is the recording's waveform in audiowaveform's JSON. */
export const textToSpeech = defineTool({
  id: 92,
  name: 'TEXT_TO_VOICE',
  route: 'text-to-speech',
  steps: ['speak', 'encode', 'write_captions', 'publish'],
  outputs: {
    audio_mp3: 'audio',
    audio_wav: 'audio',
    captions_srt: 'text',
    captions_vtt: 'text',
    peaks: 'data',
  },
  lane: 'light',
  hasDraft: false,
  permission: 'everyone',
  badge: 'new',
  contract: async () => (await import('./text-to-speech.contract.ts')).textToSpeechContract,
});
