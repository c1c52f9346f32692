import type { Material } from '../materials.ts';
import type { Shape } from '../shapes.ts';

/** The materials of a subject. */
export interface SubjectKit {
  body: Material;
  /** Caps, handles, trims. */
  accent: Material;
  /** Liquids, screens, insides. */
  inner: Material;
  /** A label's place on a copy of the body's material, if there is a label. */
  print(material: Material, place: LabelPlace): Material;
}

export interface LabelPlace {
  /** Width and height in units of the scene. */
  width: number;
  height: number;
  /** Its middle. */
  y: number;
  x?: number;
  /** Radius, if it lies around the y axis. */
  radius?: number;
}

export type MakeSubject = (kit: SubjectKit) => Shape[];
