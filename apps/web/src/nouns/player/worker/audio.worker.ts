import { masterAudio } from '../model/master-audio.ts';
import { stretchTime } from '../model/stretch-time.ts';
import type { AudioAnswer, AudioRequest } from './audio-messages.ts';

function answer(request: AudioRequest): Float32Array<ArrayBuffer>[] {
  switch (request.kind) {
    case 'stretch':
      return stretchTime(request.channels, request.part);
    case 'master':
      return masterAudio(request.channels, request.goal);
  }
}

addEventListener('message', ({ data }: MessageEvent<AudioRequest>) => {
  const channels = answer(data);
  postMessage({ id: data.id, channels } satisfies AudioAnswer, { transfer: channels.map(({ buffer }) => buffer) });
});
