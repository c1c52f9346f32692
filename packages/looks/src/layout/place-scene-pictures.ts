import type { LookMotion } from '../look.ts';
import type { LookPicture } from '../picture/ad-picture.ts';
import { type PlacedPicture, placePicture, placePictureAlone } from '../picture/place-picture.ts';
import { extendPicture } from '../picture/extend-picture.ts';
import type { Size } from '../rect.ts';
import type { PictureSlot } from './arrangement.ts';
import { byTurns } from './scene-context.ts';

export interface ScenePictureRequest {
  slots: readonly PictureSlot[];
  pictures: readonly LookPicture[];
  motion: LookMotion;
  durationS: number;
  turn: number;
  canvas: Size;
  /** The ground, where it is light enough for catalogue photos to lie on it without an edge. */
  meltInto: string | undefined;
}

export interface PlacedScenePicture {
  slot: PictureSlot;
  picture: LookPicture;
  placement: PlacedPicture;
}

/** Each picture in its slot; one whose subject would not be clear of the texts there stands alone in what is free of them. */
export function placeScenePictures(request: ScenePictureRequest): PlacedScenePicture[] {
  return request.slots.flatMap((slot, index): PlacedScenePicture[] => {
    const picture = request.pictures[index];
    if (!picture) return [];
    const common = {
      picture,
      distance: slot.distance,
      move: {
        name: byTurns(request.motion.camera, request.turn + index),
        zoomPerSecond: request.motion.zoomPerSecond,
        durationS: request.durationS,
      },
      meltInto: slot.canMelt ? request.meltInto : undefined,
    };
    const placement =
      placePicture({ ...common, box: slot.box, clear: slot.clear }) ??
      placePicture({ ...common, distance: 'whole', box: slot.box, clear: slot.clear }) ??
      (slot.overlap && placePicture({ ...common, distance: 'whole', box: slot.overlap, clear: slot.clear })) ??
      (slot.band && extendPicture({ ...common, band: slot.band, canvas: request.canvas })) ??
      placePictureAlone({ ...common, distance: 'whole', box: slot.free });
    return [{ slot, picture, placement }];
  });
}
