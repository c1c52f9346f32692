let playing: HTMLMediaElement | null = null;

/** Plays audio and stops the audio that played before: one at a time in the whole tab. */
export async function playAlone(sound: HTMLMediaElement): Promise<void> {
  if (playing !== sound) playing?.pause();
  playing = sound;
  await sound.play();
}
