import { masterSound } from '../model/master-sound.ts';
import { stretchTime } from '../model/stretch-time.ts';
import type { SoundAnswer, SoundRequest } from './sound-messages.ts';

function answer(request: SoundRequest): Float32Array<ArrayBuffer>[] {
  switch (request.kind) {
    case 'stretch':
      return stretchTime(request.channels, request.part);
    case 'master':
      return masterSound(request.channels, request.goal);
  }
}

addEventListener('message', ({ data }: MessageEvent<SoundRequest>) => {
  const channels = answer(data);
  postMessage({ id: data.id, channels } satisfies SoundAnswer, { transfer: channels.map(({ buffer }) => buffer) });
});
