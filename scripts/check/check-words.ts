import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/paths.mjs';
import { findOldWords, type OldWord } from './find-old-words.ts';

/** The words that docs/glossary.md replaces. */
const OLD_WORDS: readonly OldWord[] = [
  {
    word: 'picture',
    use: 'image, or visual for an image or a video',
    // The specification names the errors and the route of picture avatars; styles are named after kinds of pictures.
    except: /^AVATAR_PICTURE_|^avatar_picture_|^CreatePictureAvatar$|PictureStyle|PICTURE_STYLE|^stylePicture/,
    // Holds rows with the old fields.
    folders: ['apps/server/src/platform/database/migrations.db.test.ts'],
  },
  { word: 'film', use: 'video' },
  {
    word: 'sound',
    use: 'audio',
    // "Sound effect" and "soundtrack" are standard terms.
    except: /effect/i,
    // Voices and instruments make sounds; some products do too.
    folders: [
      'apps/server/src/engines/music/',
      'apps/server/src/engines/speech/',
      'apps/server/src/engines/writing/',
      'packages/claims/',
      'packages/product-kinds/',
    ],
  },
  // A shadow lies on the ground; a set has one before its backdrop.
  { word: 'ground', use: 'background', except: /groundShadow/, folders: ['packages/scene/', 'packages/tracer/'] },
];

const files = globSync('{apps,packages,e2e,scripts}/**/!(find-old-words.test).{ts,tsx}', {
  cwd: ROOT,
  exclude: (name) => name === 'node_modules' || name === 'dist',
});
const problems = files.flatMap((file) => {
  const address = file.split(path.sep).join('/');
  const found = findOldWords(address, readFileSync(path.join(ROOT, file), 'utf8'), OLD_WORDS);
  return found.map(({ line, name, use }) => `${address}:${line}: ${name}: use ${use}`);
});
for (const problem of problems) console.log(problem);
console.log(`${files.length} files, ${problems.length} names with old words`);
process.exitCode = problems.length > 0 ? 1 : 0;
