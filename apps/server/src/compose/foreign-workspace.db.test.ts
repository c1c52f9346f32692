import { randomUUID } from 'node:crypto';
import { CALLS, type Call, type CallName } from '@reelwright/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import type { Actor } from '../actor.ts';
import { checkInput } from '../check-input.ts';
import { addTestUser, TEST_SIGN_IN } from '../modules/accounts/test-users.ts';
import type { RequestContext } from '../platform/http/request-context.ts';
import { silentLogger } from '../platform/log/logger.ts';
import type { Services } from './open-services.ts';
import { openTestServices, type TestServices } from './test-services.ts';

/** One id of each resource. */
interface Ids {
  task: string;
  draft: string;
  asset: string;
  upload: string;
  share: string;
  pronunciation: string;
  identity: string;
  passkey: string;
  session: string;
  folder: string;
  kit: string;
  product: string;
  productImport: string;
}

const contentWith = (asset: string) => ({
  version: 1,
  source: { kind: 'uploads' },
  product: { name: 'Mug', images: [{ id: 'one', ref: { asset_id: asset } }] },
});
const adWith = (asset: string) => ({
  product: { name: 'Mug', selling_points: ['Keeps tea hot'], images: [{ asset_id: asset }] },
});
/** Inputs of all calls that take an id. */
const INPUTS: Partial<Record<CallName, (ids: Ids) => object>> = {
  endSession: ({ session }) => ({ session_id: session }),
  reviewTimeline: ({ task }) => ({ task_id: task }),
  createDraft: ({ asset }) => ({ tool_type: 104, content: contentWith(asset) }),
  getDraft: ({ draft }) => ({ draft_id: draft }),
  saveDraft: ({ draft, asset }) => ({ draft_id: draft, base_version: 1, content: contentWith(asset) }),
  createDraftFromTask: ({ task }) => ({ task_id: task }),
  deleteDraft: ({ draft }) => ({ draft_id: draft }),
  restoreDraft: ({ draft }) => ({ draft_id: draft }),
  previewLooks: ({ asset }) => ({ ratio: '9:16', language: 'en', image: { asset_id: asset } }),
  listUploadParts: ({ upload }) => ({ upload_id: upload }),
  cancelUpload: ({ upload }) => ({ upload_id: upload }),
  getUploadUrl: ({ folder }) => ({ file_name: 'a.png', filesize: 10, folder_id: folder }),
  startPartsUpload: ({ folder }) => ({ file_name: 'a.png', filesize: 10, folder_id: folder }),
  reportUpload: ({ upload }) => ({ upload_id: upload }),
  listLibrary: ({ folder }) => ({ folder_id: folder }),
  getLibraryAsset: ({ asset }) => ({ asset_id: asset }),
  updateLibraryAsset: ({ asset }) => ({ asset_id: asset, description: 'Mine' }),
  tagLibraryAssets: ({ asset }) => ({ asset_ids: [asset], add_tags: ['mine'] }),
  favoriteAssets: ({ asset }) => ({ asset_ids: [asset], is_favorite: true }),
  addFolder: ({ folder }) => ({ folder_name: 'Mine', parent_id: folder }),
  updateFolder: ({ folder }) => ({ folder_id: folder, folder_name: 'Mine' }),
  moveInLibrary: ({ asset, folder }) => ({ asset_ids: [asset], folder_ids: [folder], parent_id: folder }),
  copyInLibrary: ({ asset, folder }) => ({ asset_ids: [asset], parent_id: folder }),
  removeFromLibrary: ({ asset, folder }) => ({ asset_ids: [asset], folder_ids: [folder] }),
  restoreToLibrary: ({ asset, folder }) => ({ asset_ids: [asset], folder_ids: [folder] }),
  emptyBin: ({ asset, folder }) => ({ asset_ids: [asset], folder_ids: [folder] }),
  downloadAsset: ({ asset }) => ({ asset_id: asset }),
  downloadAssets: ({ asset, folder }) => ({ asset_ids: [asset], folder_ids: [folder] }),
  getVideoInfoByTaskId: ({ task }) => ({ task_id: task }),
  getVideoFrames: ({ asset }) => ({ asset_id: asset }),
  findDuplicates: ({ folder }) => ({ file_names: ['mug.png'], parent_id: folder }),
  listAssetsByPage: ({ folder }) => ({ folder_id: folder }),
  deleteAssets: ({ asset }) => ({ asset_ids: [asset] }),
  updateAsset: ({ asset }) => ({ asset_id: asset, description: 'Mine' }),
  analyzeAssets: ({ asset }) => ({ asset_ids: [asset] }),
  listAdFacts: ({ asset }) => ({ asset_ids: [asset] }),
  importLinks: ({ folder }) => ({ urls: ['https://shop.example/mug.png'], folder_id: folder }),
  saveBrandKit: ({ kit }) => ({ id: kit, name: 'Mine' }),
  deleteBrandKit: ({ kit }) => ({ id: kit }),
  getProduct: ({ product }) => ({ product_id: product }),
  saveProduct: ({ product }) => ({ product_id: product, product: { name: 'Mine', selling_points: ['Mine'] } }),
  deleteProducts: ({ product }) => ({ product_ids: [product] }),
  restoreProducts: ({ product }) => ({ product_ids: [product] }),
  undoProductImport: ({ productImport }) => ({ import_id: productImport }),
  preloadPreview: ({ task }) => ({ task_id: task }),
  getPreviewMaterial: ({ task }) => ({ task_id: task }),
  getRenderStream: ({ task }) => ({ task_id: task }),
  exportProject: ({ task }) => ({ task_id: task }),
  exportCaptions: ({ task }) => ({ task_id: task, format: 'srt' }),
  savePronunciation: ({ pronunciation }) => ({ id: pronunciation, written: 'Xiaomi', spoken: 'shao mee' }),
  deletePronunciation: ({ pronunciation }) => ({ id: pronunciation }),
  createShare: ({ task }) => ({ task_id: task }),
  listShares: ({ task }) => ({ task_id: task }),
  revokeShare: ({ share }) => ({ share_id: share }),
  pushTask: ({ asset, task, draft }) => ({
    tool_type: 104,
    input: adWith(asset),
    draft_id: draft,
    preview_task_id: task,
  }),
  unlinkIdentity: ({ identity }) => ({ identity_id: identity }),
  renamePasskey: ({ passkey }) => ({ identity_id: passkey, name: 'Mine' }),
  deletePasskey: ({ passkey }) => ({ identity_id: passkey }),
  getTaskStatus: ({ task }) => ({ task_id: task }),
  cancelTask: ({ task }) => ({ task_id: task }),
  regenerateTask: ({ task }) => ({ task_id: task }),
  deleteTasks: ({ task }) => ({ task_ids: [task] }),
  restoreTasks: ({ task }) => ({ task_ids: [task] }),
  renameTask: ({ task }) => ({ task_id: task, title: 'Mine' }),
  giveFeedback: ({ task }) => ({ task_id: task, is_liked: true }),
  getTaskDraft: ({ task }) => ({ task_id: task }),
  listFinishedResults: ({ task }) => ({ task_id: task }),
  getTaskCredits: ({ task }) => ({ task_id: task }),
  getManifest: ({ task }) => ({ task_id: task }),
  getTaskCost: ({ asset }) => ({ tool_type: 104, input: adWith(asset) }),
};
/** What the operator sees belongs to no workspace: `operator.db.test.ts`. */
const ID_CALLS = (Object.entries(CALLS) as [CallName, Call][])
  .filter(([, { access }]) => access !== 'operator')
  .filter(
    ([name, { input }]) =>
      // The ids in the input of a tool are of the tool's own contract.
      name === 'getTaskCost' ||
      JSON.stringify(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })).includes('"format":"uuid"'),
  )
  .map(([name]) => name);
/** Calls that need no input, and so answer about who asks. */
const OWN_CALLS = (Object.entries(CALLS) as [CallName, Call][])
  .filter(([name, { access }]) => (access === 'guest' || access === 'member') && /^(get|list|my)[A-Z]/.test(name))
  .filter(([, { input, answer }]) => answer === 'json' && input.safeParse({}).success)
  .map(([name]) => name);

let opened: TestServices;
let services: Services;
let owner: Actor;
let stranger: Actor;
let owned: Ids;

const { signal } = new AbortController();
const makeIds = (): Ids => ({
  task: randomUUID(),
  draft: randomUUID(),
  asset: randomUUID(),
  upload: randomUUID(),
  share: randomUUID(),
  pronunciation: randomUUID(),
  identity: randomUUID(),
  passkey: randomUUID(),
  session: randomUUID(),
  folder: randomUUID(),
  kit: randomUUID(),
  product: randomUUID(),
  productImport: randomUUID(),
});

async function call(name: CallName, actor: Actor, input: object, isLeft = false): Promise<unknown> {
  // The table's types tie each handler to its row; a loop over all rows loses that.
  const handler = services.modules.handlers[name] as unknown as (input: unknown, context: RequestContext) => unknown;
  const origin = { address: '127.0.0.1', isOwnPage: true, deviceId: null, userAgent: null };
  const context = {
    actor,
    token: null,
    origin,
    asksNotToBeTracked: false,
    language: 'en',
    requestId: 'test',
    signal: isLeft ? AbortSignal.abort() : signal,
    log: silentLogger,
  } as const;
  return handler(checkInput((CALLS[name] as Call).input, input, 'en'), context);
}

/**
 * Returns the data or the refusal of a call, without parts that differ from call to call. `isLeft`: whoever asked does
 * not wait for the answer.
 */
async function answer(name: CallName, actor: Actor, ids: Ids, isLeft = false): Promise<unknown> {
  const input = INPUTS[name]?.(ids);
  if (!input) throw new Error(`the test has no input for ${name}`);
  const told = await call(name, actor, input, isLeft).catch((error: unknown) => {
    const { code, values } = error as { code?: string; values?: object };
    return { refused: code ?? String(error), values };
  });
  return JSON.parse(
    JSON.stringify(told, (key, value: unknown) =>
      /_id$|^id$|_at$|seed|created/.test(key) ? undefined : value,
    ).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id'),
  );
}

beforeAll(async () => {
  opened = await openTestServices('foreign-workspace', { isPrivate: true });
  ({ services } = opened);
  [owner, stranger] = [await addTestUser(services.platform.database), await addTestUser(services.platform.database)];
  const content = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#846' } })
    .png()
    .toBuffer();
  const asset = await services.modules.uploads.addImage(owner, { fileName: 'mug.png', content, signal });
  const { upload_id: upload } = (await call('getUploadUrl', owner, { file_name: 'a.png', filesize: 10 })) as {
    upload_id: string;
  };
  const { draft_id: draft } = (await call(
    'createDraft',
    owner,
    INPUTS.createDraft?.({ ...makeIds(), asset }) ?? {},
  )) as {
    draft_id: string;
  };
  const { id: pronunciation } = (await call('savePronunciation', owner, { written: 'Qi', spoken: 'chee' })) as {
    id: string;
  };
  await services.modules.accounts.grantForExample({
    userId: owner.userId,
    amount: 100,
    idempotencyKey: 'foreign-workspace',
  });
  await services.modules.accounts.grantForExample({
    userId: stranger.userId,
    amount: 100,
    idempotencyKey: 'foreign-stranger',
  });
  const { task_id: task } = (await call('pushTask', owner, { tool_type: 104, input: adWith(asset) })) as {
    task_id: string;
  };
  const share = randomUUID();
  await services.platform.database.query(
    "insert into shares (share_id, task_id, token_hash, created_at) values ($1, $2, 'hash', now())",
    [share, task],
  );
  await services.modules.accounts.signIn(owner.userId, TEST_SIGN_IN);
  const { list } = (await call('listSessions', owner, {})) as { list: { session_id: string }[] };
  const session = list[0]?.session_id ?? '';
  const [identity, passkey] = [randomUUID(), randomUUID()];
  await services.platform.database.query(
    "insert into identities (identity_id, user_id, provider, subject, is_email_verified, linked_at) values ($1, $2, 'google', 'owner', true, now())",
    [identity, owner.userId],
  );
  await services.platform.database.query(
    "insert into passkeys (identity_id, user_id, name, credential_id, public_key, counter, transports, is_synced, created_at) values ($1, $2, 'Mine', 'owner', '', 0, '{}', false, now())",
    [passkey, owner.userId],
  );
  const { id: ownFolder } = (await call('addFolder', owner, { folder_name: 'Mugs' })) as { id: string };
  const { id: kit } = (await call('saveBrandKit', owner, { name: 'Tarn' })) as { id: string };
  const { product_id: product } = (await call('saveProduct', owner, {
    product: { name: 'Mug', selling_points: ['Keeps tea hot'], images: [{ asset_id: asset }] },
  })) as { product_id: string };
  const { import_id: productImport } = (await call('importProducts', owner, {
    file: Buffer.from('Name,Selling points\nCup,Light').toString('base64'),
  })) as { import_id: string };
  owned = {
    task,
    draft,
    asset,
    upload,
    share,
    pronunciation,
    identity,
    passkey,
    session,
    folder: ownFolder,
    kit,
    product,
    productImport,
  };
});

afterAll(async () => {
  await opened.close();
});

test.each(ID_CALLS)('%s treats the id of a foreign workspace as an unknown id', async (name) => {
  expect(await answer(name, stranger, owned)).toEqual(await answer(name, stranger, makeIds()));
});

test('the ids that are refused to strangers work for their owner', async () => {
  for (const name of ['getTaskStatus', 'getDraft', 'listShares', 'getLibraryAsset', 'listLibrary'] as const) {
    expect(await answer(name, owner, owned), name).not.toHaveProperty('refused');
  }
  // Painting looks takes ten seconds: it is left as soon as the image is found.
  expect(await answer('previewLooks', stranger, owned, true)).toMatchObject({ refused: 'NOT_FOUND' });
  expect(await answer('previewLooks', owner, owned, true)).toEqual({
    refused: DOMException.ABORT_ERR,
  });
});

test('what is listed without an id belongs to who asks', async () => {
  const own: string[] = [];
  for (const name of OWN_CALLS) {
    own.push(JSON.stringify(await call(name, owner, {}).catch(String)));
    const foreign = JSON.stringify(await call(name, stranger, {}).catch(String));
    for (const [kind, id] of Object.entries(owned)) expect(foreign, `${name}: ${kind}`).not.toContain(id);
  }
  const { task, draft, pronunciation, identity, passkey, session } = owned;
  for (const id of [task, draft, pronunciation, identity, passkey, session]) expect(own.join('\n')).toContain(id);
});
