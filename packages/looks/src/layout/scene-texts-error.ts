/** The texts of a scene fit its layout at no legible size: they have to be shorter. */
export class SceneTextsError extends Error {
  /** Its place in the ad, from 0. */
  readonly scene: number;

  constructor(scene: number, message: string) {
    super(message);
    this.name = 'SceneTextsError';
    this.scene = scene;
  }
}
