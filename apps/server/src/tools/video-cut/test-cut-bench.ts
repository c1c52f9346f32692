import { videoCutInput } from '@reelwright/contracts';
import type * as z from 'zod';
import { openVideoBench, type ResultFile, VIDEO } from '../../runner/test-video-bench.ts';
import type { VideoSource } from '#src/modules/uploads/uploads.service.ts';
import { createVideoCutTool } from './video-cut.tool.ts';

/** Cuts videos with the tool's own steps, on a storage of this test. */
export async function openCutBench() {
  const bench = await openVideoBench(createVideoCutTool);
  let frameRate = { num: 25, den: 1 };
  const keepRate = (media: VideoSource['media'] | undefined): VideoSource['media'] | undefined => {
    if (media) ({ frameRate } = media);
    return media;
  };
  return {
    ...bench,
    take: async (...args: Parameters<typeof bench.take>) => keepRate(await bench.take(...args)),
    takeFile: async (path: string) => keepRate(await bench.takeFile(path)),
    /** Runs the steps of every result; goes on with the files of a `killed` run. */
    cut(
      wish: Partial<z.input<typeof videoCutInput>>,
      options: Parameters<typeof bench.run>[1] = {},
    ): Promise<ResultFile[]> {
      const input = videoCutInput.parse({ asset_id: VIDEO, name: 'Clip.mov', frame_rate: frameRate, ...wish });
      return bench.run(input, options);
    },
  };
}
