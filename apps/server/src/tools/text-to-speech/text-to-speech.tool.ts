import {
  countSpokenCharacters,
  textToSpeech,
  textToSpeechContract,
  type textToSpeechInput,
} from '@reelwright/contracts';
import type { Tool } from '../../runner/tool.ts';
import { refuseVoice, type RefuseVoiceDependencies } from './choose-voice.ts';
import { createEncodeStep } from './steps/encode.step.ts';
import { createPublishStep } from './steps/publish.step.ts';
import { createSpeakStep } from './steps/speak.step.ts';
import { getResult } from './steps/results.ts';
import { createWriteCaptionsStep } from './steps/write-captions.step.ts';
import { titleOf } from './title.ts';

export type TextToSpeechDependencies = RefuseVoiceDependencies &
  Parameters<typeof createSpeakStep>[0] &
  Parameters<typeof createEncodeStep>[0] &
  Parameters<typeof createWriteCaptionsStep>[0];

const TIMEOUT_MS = 20 * 60_000;
const FIXED_S = 2;
/** Characters spoken, encoded and published per second, on two cores. */
const CHARACTERS_PER_SECOND = 400;

/** Tool 92: makes a recording of a text in a voice, with captions. */
export function createTextToSpeechTool(dependencies: TextToSpeechDependencies): Tool<typeof textToSpeechInput> {
  return {
    row: textToSpeech,
    ...textToSpeechContract,
    title: ({ text }) => titleOf(text),
    refuse: (input) => refuseVoice(input, dependencies),
    expectedSeconds: ({ text }) => FIXED_S + countSpokenCharacters(text) / CHARACTERS_PER_SECOND,
    timeoutMs: TIMEOUT_MS,
    steps: [
      createSpeakStep(dependencies),
      createEncodeStep(dependencies),
      createWriteCaptionsStep(dependencies),
      createPublishStep(),
    ],
    outputs: (results) => getResult(results, 'publish').outputs,
  };
}
