import { arrangeBeside } from './arrange-beside.ts';
import { arrangeBleed } from './arrange-bleed.ts';
import { arrangeBlock } from './arrange-block.ts';
import { arrangeCollage } from './arrange-collage.ts';
import { arrangeCorner } from './arrange-corner.ts';
import { arrangeEditorial } from './arrange-editorial.ts';
import { arrangeFrame } from './arrange-frame.ts';
import { arrangePoster } from './arrange-poster.ts';
import { arrangeStage } from './arrange-stage.ts';
import type { ArrangeRequest, Arranging, Composer } from './arrangement.ts';

export const COMPOSITIONS: Record<Arranging, (request: ArrangeRequest) => Composer> = {
  block: arrangeBlock,
  frame: arrangeFrame,
  bleed: arrangeBleed,
  poster: arrangePoster,
  collage: arrangeCollage,
  editorial: arrangeEditorial,
  corner: arrangeCorner,
  stage: arrangeStage,
  beside: arrangeBeside,
};
