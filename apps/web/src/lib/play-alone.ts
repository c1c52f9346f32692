let playing: HTMLMediaElement | null = null;

/** Plays a sound and silences the one that played before: one at a time in the whole tab. */
export async function playAlone(sound: HTMLMediaElement): Promise<void> {
  if (playing !== sound) playing?.pause();
  playing = sound;
  await sound.play();
}
