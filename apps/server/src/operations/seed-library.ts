import * as z from 'zod';
import { seedAssets } from '../modules/uploads/seed-assets.ts';
import { StartupError } from '../platform/settings/startup-error.ts';
import { defineOperation } from './operation.ts';

/** Fills the library of an account, to see and measure how a large one behaves. */
export const seedLibrary = defineOperation({
  name: 'seed_library',
  input: z.object({ email: z.string(), count: z.number().int().min(1), images: z.number().int().min(0) }),
  result: z.object({ folders: z.number() }),
  async run({ platform, modules }, { email, count, images }, { onProgress }) {
    const actor = await modules.accounts.findMember(email);
    if (!actor) throw new StartupError(`There is no account for ${email}: make one with create-user.`);
    const folderIds = await seedAssets(
      { database: platform.database, storage: platform.storage, assets: modules.assets },
      { actor, count, imageCount: images, onProgress },
    );
    return { folders: folderIds.length };
  },
});
