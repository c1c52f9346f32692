import { DOCUMENT_VERSION, type Media, type TimelineDocument, type Track, msToTicks } from '@reelwright/timeline';
import { AD_LAYOUTS } from './ad-layouts.ts';
import { chooseLook } from './ad-look.ts';
import type { AdMaterial } from './ad-material.ts';
import { MUSIC_MEDIA, buildAudioTracks, VOICE_MEDIA } from './audio-tracks.ts';
import { canvasSizeOf } from './canvas-size.ts';
import { buildPictureTrack, mediaIdOf } from './picture-track.ts';
import { planScenes } from './plan-scenes.ts';
import { planShots } from './plan-shots.ts';
import { timeScriptWords } from './script-words.ts';
import { LOGO_MEDIA, buildScrimTracks, buildStickerTracks } from './sticker-track.ts';
import { buildCaptionTrack, buildTitleTrack } from './text-track.ts';

const FRAME_RATE = { num: 30, den: 1 };
const BACKGROUND = '#101014';
const TARGET_LUFS = -14;
const MAX_TRUE_PEAK_DB = -1;
const DUCKING_DB = 9;

/** The ad as a timeline document: same material, same document. */
export function buildDocument(material: AdMaterial): TimelineDocument {
  const canvas = canvasSizeOf(material.ratio, material.resolution);
  const layout = AD_LAYOUTS[material.ratio];
  const look = chooseLook({
    palettes: material.pictures.map((picture) => picture.palette),
    language: material.language,
  });
  const spoken = material.script.scenes.map(({ role }, index) => ({
    role,
    durationMs: material.voices[index]?.durationMs ?? 0,
  }));
  const { scenes, durationMs } = planScenes(spoken, material.lengthMs);
  const words = timeScriptWords(material, scenes);
  const wordStartsMs = words.flat().map((word) => (word.start / msToTicks(1000)) * 1000);
  const shots = planShots({ scenes, pictureCount: material.pictures.length, wordStartsMs });
  const texts = { material, scenes, words, layout, look };
  const tracks: (Track | undefined)[] = [
    buildPictureTrack({ material, shots, words, canvasAspect: canvas.width / canvas.height }),
    ...buildScrimTracks({ material, scenes, layout, look }),
    buildTitleTrack(texts),
    buildCaptionTrack(texts),
    ...buildStickerTracks({ material, scenes, layout, look }),
    ...buildAudioTracks(material, scenes, words),
  ];
  return {
    version: DOCUMENT_VERSION,
    canvas: { ...canvas, background: BACKGROUND },
    frameRate: FRAME_RATE,
    duration: msToTicks(durationMs),
    media: listMedia(material),
    script: words.flat(),
    tracks: tracks.filter((track) => track !== undefined),
    audio: { targetLufs: TARGET_LUFS, maxTruePeakDb: MAX_TRUE_PEAK_DB, duckingDb: DUCKING_DB },
  };
}

function listMedia(material: AdMaterial): Record<string, Media> {
  const media: Record<string, Media> = {};
  for (const [index, { key, width, height }] of material.pictures.entries())
    media[mediaIdOf(index)] = { kind: 'image', key, width, height };
  const { voice } = material;
  media[VOICE_MEDIA] = { kind: 'audio', key: voice.key, duration: msToTicks(voice.durationMs) };
  if (material.logo) media[LOGO_MEDIA] = { kind: 'image', ...material.logo };
  if (material.music)
    media[MUSIC_MEDIA] = { kind: 'audio', key: material.music.key, duration: msToTicks(material.music.durationMs) };
  return media;
}
