import { type AdMaterial, buildAd, type BuiltAd } from '@reelwright/ad';
import { SceneTextsError } from '@reelwright/looks';
import { checkDocument } from '@reelwright/timeline';
import { AppError } from '../app-error.ts';

/** Cuts an ad. Throws SCENE_TEXT_TOO_LONG if a scene has no room for its text. Called before anything is rendered. */
export function cutAd(material: AdMaterial): BuiltAd {
  const built = buildOrRefuse(material);
  const refusals = checkDocument(built.document);
  if (refusals.length > 0) throw new Error(`the ad's timeline breaks its own rules: ${JSON.stringify(refusals)}`);
  return built;
}

function buildOrRefuse(material: AdMaterial): BuiltAd {
  try {
    return buildAd(material);
  } catch (error) {
    if (!(error instanceof SceneTextsError)) throw error;
    const title = material.script.scenes[error.scene]?.on_screen.text;
    throw new AppError(
      'SCENE_TEXT_TOO_LONG',
      { position: error.scene + 1, text: title || material.product.name },
      { cause: error },
    );
  }
}
