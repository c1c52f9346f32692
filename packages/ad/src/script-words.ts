import { keepTogether } from '@reelwright/captions';
import { type ScriptWord, msToTicks } from '@reelwright/timeline';
import type { AdMaterial } from './ad-material.ts';
import { listNames } from './list-names.ts';
import type { ScenePlan } from './scene-plan.ts';

/** Times every word of the voice-over in the ad, scene by scene. The words of a number or a name stay together. */
export function timeScriptWords(material: AdMaterial, scenes: readonly ScenePlan[]): ScriptWord[][] {
  const names = listNames(material);
  return material.voices.map((voice, index) => {
    const offsetMs = scenes[index]?.voiceStartMs ?? 0;
    const spoken = material.script.scenes[index]?.spoken.text ?? '';
    const words = voice.words.map((word, position) => ({
      id: `w${index}-${position}`,
      scene: sceneId(index),
      text: word.text,
      start: msToTicks(offsetMs + word.startMs),
      end: msToTicks(offsetMs + word.endMs),
      spaceAfter: /\s/.test(spoken.charAt(word.end)),
    }));
    const isKept = keepTogether(words, names);
    return words.map((word, position) => (isKept[position] ? { ...word, staysWithNext: true } : word));
  });
}

function sceneId(index: number): string {
  return `scene-${index}`;
}

/**
 * Anchors a clip to the words of a scene, so that it moves with them when they are spoken again; returns nothing
 * without words.
 */
export function anchorTo(words: readonly ScriptWord[], span: { start: number; duration: number }) {
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last) return {};
  return {
    anchor: {
      fromWord: first.id,
      toWord: last.id,
      lead: first.start - span.start,
      tail: span.start + span.duration - last.end,
    },
  };
}
