import { SCENE_ROLES } from '@reelwright/contracts';
import * as z from 'zod';

/**
 * The schema that a model is asked to answer in. Wider than the accepted range: limits are checked, and explained,
 * afterwards.
 */
export const modelScene = z.object({
  role: z.enum(SCENE_ROLES),
  spoken: z.string().describe('What the voice says: whole sentences.'),
  on_screen: z.string().describe('The title on screen: at most six words, or empty.'),
  image_wish: z.string().describe('What the picture should show.'),
});
export type ModelScene = z.infer<typeof modelScene>;

export const modelScript = z.object({
  framework: z.string().describe('Name of the way the script argues, such as aida.'),
  scenes: z.array(modelScene),
  call_to_action: z.string().describe('Text of the button: two or three words.'),
});
export type ModelScript = z.infer<typeof modelScript>;
