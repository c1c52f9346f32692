import type {
  GoboKind,
  LightKind,
  MaterialKind,
  MoodKind,
  PropKind,
  SceneGraph,
  SettingKind,
  TimeKind,
} from '../scene-graph.ts';

/** A ready scene in what it differs from a plain one. */
export interface SceneRow {
  id: string;
  /** English and Chinese. */
  names: readonly [string, string];
  setting: SettingKind;
  ground?: MaterialKind;
  groundColor?: string;
  backdrop?: string;
  props?: readonly PropKind[];
  light?: LightKind;
  time?: TimeKind;
  gobo?: GoboKind;
  colors?: readonly string[];
  mood?: MoodKind;
  palette?: readonly string[];
  blur?: number;
  height?: SceneGraph['camera']['height'];
}
