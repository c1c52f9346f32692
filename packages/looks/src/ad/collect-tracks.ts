import type { VisualClip, StickerClip, TextClip, Track } from '@reelwright/timeline';
import { SLOTS, type SlottedClip, type SlotName } from '../layout/slots.ts';

const trackIdOf = (slot: SlotName): string => `${slot}-track`;

/** Collects the clips of an ad's scenes into tracks: one for each used slot, bottom first. Cuts are hard. */
export function collectTracks(slotted: readonly SlottedClip[]): Track[] {
  const clipsOf = (name: SlotName) =>
    slotted
      .filter(({ slot }) => slot === name)
      .map(({ clip }) => clip)
      .toSorted((a, b) => a.start - b.start);
  return SLOTS.flatMap(({ name, kind }): Track[] => {
    const clips = clipsOf(name);
    if (clips.length === 0) return [];
    switch (kind) {
      case 'sticker':
        return [{ kind, id: trackIdOf(name), clips: clips.filter(isSticker) }];
      case 'text':
        return [{ kind, id: trackIdOf(name), clips: clips.filter(isText) }];
      case 'video':
      case 'image':
        return [{ kind, id: trackIdOf(name), clips: clips.filter(isImage), transitions: [] }];
    }
  });
}

/** Lists the clips of an ad's tracks with their slots, without captions. */
export function listSlotted(tracks: readonly Track[]): SlottedClip[] {
  return tracks.flatMap((track) => {
    const slot = SLOTS.find(({ name }) => trackIdOf(name) === track.id)?.name;
    if (!slot) return [];
    // Each slot has its own kind of clip.
    return (track.clips as readonly AnyClip[])
      .filter(({ kind }) => kind !== 'caption')
      .map((clip) => ({ slot, clip }) as SlottedClip);
  });
}

type AnyClip = VisualClip | StickerClip | TextClip;
const isImage = (clip: AnyClip): clip is VisualClip => clip.kind === 'image' || clip.kind === 'video';
const isText = (clip: AnyClip): clip is TextClip => clip.kind === 'title' || clip.kind === 'caption';
const isSticker = (clip: AnyClip): clip is StickerClip => !isImage(clip) && !isText(clip);

/**
 * Puts captions on top of an ad's tracks. Texts that take the place of captions, when there are none, share their track,
 * which keeps an ad within the editor's limit.
 */
export function withCaptions(tracks: readonly Track[], captions: Track | undefined): Track[] {
  const texts = tracks.find(({ id }) => id === trackIdOf('captions'));
  if (captions?.kind !== 'text' || texts?.kind !== 'text') return captions ? [...tracks, captions] : [...tracks];
  const clips = [...texts.clips, ...captions.clips].toSorted((a, b) => a.start - b.start);
  return [...tracks.filter((track) => track !== texts), { ...captions, clips }];
}
