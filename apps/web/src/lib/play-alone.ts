let playing: HTMLMediaElement | null = null;

/** Plays audio and stops the audio that played before: one at a time in the whole tab. */
export async function playAlone(audio: HTMLMediaElement): Promise<void> {
  if (playing !== audio) playing?.pause();
  playing = audio;
  await audio.play();
}
