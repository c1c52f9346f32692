/** Thrown if the texts of a scene fit its layout at no legible size and must be shortened. */
export class SceneTextsError extends Error {
  /** Index of the scene in the ad, from 0. */
  readonly scene: number;

  constructor(scene: number, message: string) {
    super(message);
    this.name = 'SceneTextsError';
    this.scene = scene;
  }
}
