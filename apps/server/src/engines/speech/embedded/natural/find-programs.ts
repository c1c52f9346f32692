import { existsSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from '#src/platform/process/wrap-program.ts';

/** Folder of the voice in Debian's package `festvox-us-slt-hts`. */
const FESTIVAL_VOICE_FOLDER = '/usr/share/festival/voices/us/cmu_us_slt_arctic_hts';

/** The programs with recorded voices on this machine. */
export interface NaturalPrograms {
  flite: boolean;
  /** Festival with its HTS voice. */
  festival: boolean;
}

/** Looks up which of the programs are installed. */
export const findNaturalPrograms = (): NaturalPrograms => ({
  flite: findProgram('flite') !== undefined,
  festival:
    findProgram('festival') !== undefined &&
    existsSync(path.join(FESTIVAL_VOICE_FOLDER, 'hts', 'cmu_us_slt_arctic_hts.htsvoice')),
});
