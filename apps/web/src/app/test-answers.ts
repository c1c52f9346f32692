import {
  AD_LANGUAGES,
  AD_RATIOS,
  AD_RESOLUTIONS,
  type AssetId,
  type BrandKit,
  type CallData,
  type Draft,
  type DraftCard,
  type DraftId,
  type LibraryAsset,
  MUSIC_CHOICES,
  priceOfAds,
  type SignInMethods,
  type PronunciationId,
  type Task,
  type TaskId,
  type UserInfo,
  USER_TYPES,
} from '@reelwright/contracts';
import { type Answers, Refusal } from './test-server.ts';

/** Creation time of everything in a test. */
const MADE_AT = '2026-11-20T10:00:00.000Z';
const ENDED_AT = '2026-11-20T10:00:20.000Z';
const LATER = '2099-01-01T00:00:00.000Z';

export const NO_METHODS: SignInMethods = { google: null, facebook: null, shopify: null, openid: [], passkeys: false };

export const SETTING: CallData<'appSetting'> = {
  version: '0',
  terms_url: null,
  privacy_url: null,
  demo_account: null,
  sign_in_methods: NO_METHODS,
  has_mailbox: false,
  limits: [],
  cookie_domain: null,
  features: { offline: true, cut_out_model: false },
  flagged_countries: [],
  scripts: [],
};

export const GUEST: UserInfo = {
  userId: 1 as UserInfo['userId'],
  user_type: USER_TYPES.guest,
  vip_level: 0,
  email: null,
  nickname: null,
  isRegister: false,
  app_permission: [],
  is_operator: false,
  permissions: {},
  delete_after: null,
  credits: 10,
  credits_held: 0,
};

/** An installation without other ways to sign in. */

const TOKEN: CallData<'guestLogin'> = {
  token: 'guest-token',
  url: '',
  expires: LATER,
  maxAge: 3600,
  refresh_token: 0,
};

/** A signed-in user. */
export const MEMBER: UserInfo = {
  ...GUEST,
  userId: 2 as UserInfo['userId'],
  user_type: USER_TYPES.free,
  vip_level: 1,
  email: 'demo@shop.example',
  credits: 250,
};
export const MEMBER_TOKEN: CallData<'login'> = { ...TOKEN, token: 'member-token' };

const VOICES: CallData<'listVoices'>['list'] = [
  { id: 'ava', name: 'Ava', language: 'en', gender: 'female', age: 'adult', style: 'friendly' },
  { id: 'finn', name: 'Finn', language: 'en', gender: 'male', age: 'adult', style: 'deep' },
  { id: 'lan', name: 'Lan', language: 'zh-CN', gender: 'female', age: 'young', style: 'clear' },
];

let lastId = 0;

/** Returns a new id at each call, so that no two tests of a file share a row. */
function makeId(): string {
  lastId += 1;
  return `00000000-0000-4000-8000-${String(lastId).padStart(12, '0')}`;
}

export const makeTaskId = (): TaskId => makeId() as TaskId;
/** The brand kit that new work of a workspace begins with. */
export const makeBrandKit = (change: Partial<BrandKit> = {}): BrandKit => ({
  id: makeId() as BrandKit['id'],
  name: 'Kiln & Co',
  colors: ['#c43a13'],
  fonts: {},
  words: {},
  is_default: true,
  ...change,
});
export const makePronunciationId = (): PronunciationId => makeId() as PronunciationId;

/** Makes a video of 20 s in the library, unless changed. */
export function makeLibraryAsset(change: Partial<CallData<'getLibraryAsset'>> = {}): CallData<'getLibraryAsset'> {
  return {
    id: makeId() as AssetId,
    file_name: 'Launch.mp4',
    asset_type: 2,
    state: 'ready',
    percent: 100,
    url: '/files/launch.mp4',
    thumb_url: '/files/launch.jpg',
    preview_url: '/files/launch-small.mp4',
    width: 1280,
    height: 720,
    duration: 20,
    filesize: 1000,
    is_folder: false,
    folder_id: null,
    format: 'video/mp4',
    tags: [],
    category_id: 0,
    description: '',
    is_favorite: false,
    filmstrip: null,
    date_created: '2026-11-20T10:00:00.000Z',
    date_modified: '2026-11-20T10:00:00.000Z',
    date_deleted: null,
    path: [],
    task_id: null,
    peaks_url: null,
    duplicates: [],
    sha256: '',
    analysis: { state: 'analyzed', problem: null, result: null, suggestion: null },
    ...change,
  };
}

/** Makes an ad that is rendering, unless changed. */
export function makeTask(change: Partial<Task> = {}): Task {
  return {
    task_id: makeTaskId(),
    draft_id: null,
    feedback: null,
    result_feedback: [],
    variant_failures: [],
    tool_type: 104,
    title: 'Ember Stoneware Mug',
    state: 'generating',
    queue_position: null,
    step: 'render',
    percent: 62,
    seconds_left: 9,
    credits: 5,
    seed: 1,
    failure: null,
    input: { ratio: '9:16', language: 'en' },
    outputs: [],
    created_at: MADE_AT,
    started_at: '2026-11-20T10:00:02.000Z',
    ended_at: null,
    ...change,
  };
}

export const makeQueuedTask = (): Task =>
  makeTask({ state: 'in_queue', queue_position: 3, step: null, percent: 0, seconds_left: null });

export const makeFailedTask = (change: Partial<Task> = {}): Task =>
  makeTask({
    state: 'failed',
    failure: {
      code: -2105,
      reason: 'NO_USABLE_IMAGE',
      msg: "Generate Failed. None of the product's images could be used. Upload images instead.",
      refund_msg: 'The Credits have been returned to the account.',
    },
    ended_at: ENDED_AT,
    ...change,
  });

/** Makes a finished recording. */
export function makeRecording(title: string, change: Partial<Task> = {}): Task {
  return makeTask({
    tool_type: 92,
    title,
    state: 'success',
    credits: 2,
    percent: 100,
    seconds_left: null,
    input: { text: title, language: 'en' },
    outputs: [
      {
        asset_id: makeId() as AssetId,
        kind: 'audio_mp3',
        variant: 0,
        url: '/files/voice.mp3',
        download_url: `/files/${title.replaceAll(' ', '-')}.mp3`,
        content_type: 'audio/mpeg',
        width: 0,
        height: 0,
        duration_s: 4.2,
        size_bytes: 48_000,
        sha256: 'f'.repeat(64),
      },
    ],
    ended_at: ENDED_AT,
    ...change,
  });
}

/** Returns the credit movements of a task of one video in its state. */
function creditsOf({ credits, state, created_at: at, variant_failures: failures }: Task): CallData<'getTaskCredits'> {
  const isReturned = state === 'failed' || state === 'cancelled';
  const hold = [
    { kind: 'hold', account: 'available', amount: -credits, at },
    { kind: 'hold', account: 'held', amount: credits, at },
  ] as const;
  const release = [
    { kind: 'release', account: 'held', amount: -credits, at },
    { kind: 'release', account: 'available', amount: credits, at },
  ] as const;
  return {
    quote: { credits, lines: [{ variant: 0, length_s: 15, credits }] },
    missing_credits: failures.length === 0 ? null : failures.reduce((sum, { credits: part }) => sum + part, 0),
    spent: 0,
    entries: isReturned ? [...hold, ...release] : [...hold],
  };
}

function toCard({ content, assets, ...facts }: Draft): DraftCard {
  const [first] = content.product.images ?? [];
  const asset = first && 'asset_id' in first.ref ? first.ref.asset_id : null;
  return {
    ...facts,
    step: content.step,
    image_url: assets.find(({ id }) => id === asset)?.thumb_url ?? null,
    image_count: content.product.images?.length ?? 0,
  };
}

function titleOf({ product, source }: Draft['content']): string {
  return product.name ?? (source.kind === 'link' ? source.link : '');
}

/** Makes a library image, or a video of seven seconds. */
function makeAsset(fileName: string, change: Partial<LibraryAsset> = {}): LibraryAsset {
  const id = makeId() as AssetId;
  const isVideo = fileName.endsWith('.mp4');
  return {
    id,
    file_name: fileName,
    asset_type: isVideo ? 2 : 1,
    state: 'ready',
    percent: 100,
    url: `/files/${id}`,
    thumb_url: `/files/${id}-small`,
    width: 1200,
    height: 1200,
    duration: isVideo ? 7 : null,
    filesize: 1000,
    ...change,
  };
}

const page = <Row>(list: Row[]) => ({ list, total: list.length, page: 1, page_size: 24, next_cursor: null });

/** An account's contents at the start of a test. */
export interface TestAccount {
  user?: Partial<UserInfo>;
  tasks?: readonly Task[];
  drafts?: readonly Draft[];
}

/** Makes a draft as the server stores it. */
export function makeDraft(content: Draft['content'], change: Partial<Draft> = {}): Draft {
  return {
    draft_id: makeId() as DraftId,
    tool_type: 104,
    title: titleOf(content),
    version: 1,
    created_at: MADE_AT,
    changed_at: MADE_AT,
    content,
    assets: [],
    ...change,
  };
}

/** Answers for one account: its tasks and drafts are listed, changed, deleted and restored. */
export function answerAs({ user = {}, tasks = [], drafts = [] }: TestAccount): Answers {
  const info = { ...GUEST, ...user };
  const taskRows = new Map(tasks.map((task) => [task.task_id, task]));
  const goneTasks = new Map<TaskId, Task>();
  const draftRows = new Map(drafts.map((draft) => [draft.draft_id, draft]));
  const assets = new Map<AssetId, LibraryAsset>();
  const goneDrafts = new Map<DraftId, Draft>();

  const getTask = (id: TaskId) => taskRows.get(id) ?? new Refusal('NOT_FOUND');
  const changeTask = (id: TaskId, change: Partial<Task>) => {
    const row = taskRows.get(id);
    if (!row) return new Refusal('NOT_FOUND');
    const changed = { ...row, ...change };
    taskRows.set(id, changed);
    return changed;
  };

  return {
    guestLogin: TOKEN,
    getUserInfo: () => info,
    appSetting: SETTING,
    getReleaseNotes: { release: null, is_read: true },
    readReleaseNotes: {},
    getSurveys: { first_login: 'answered', ad_need: 'due' },
    getVersion: { version: '0' },
    listExamples: { examples: [], in_the_making: 0 },
    takeSample: null,

    listTasks: ({
      state,
      states = state && [state],
      tool_type: tool,
      tool_types: tools = tool && [tool],
      search,
      sort,
    }) => {
      const found = [...taskRows.values()].filter(
        (task) =>
          (states?.includes(task.state) ?? true) &&
          (tools?.includes(task.tool_type) ?? true) &&
          task.title.toLowerCase().includes(search?.toLowerCase() ?? ''),
      );
      return page(sort === 'title' ? found.toSorted((a, b) => a.title.localeCompare(b.title)) : found);
    },
    getTaskStatus: ({ task_id: id }) => getTask(id),
    listCreditMovements: page([]),
    // Tasks of tests were made from nothing.
    getTaskDraft: new Refusal('TOOL_UNAVAILABLE'),
    listFinishedResults: { results: [] },
    getTaskCredits: ({ task_id: id }) => {
      const task = taskRows.get(id);
      return task ? creditsOf(task) : new Refusal('NOT_FOUND');
    },
    // Painting needs a real browser.
    preloadPreview: new Refusal('PREVIEW_UNAVAILABLE'),
    getPreviewMaterial: { material: null },
    listShares: { shares: [] },
    cancelTask: ({ task_id: id }) => changeTask(id, { state: 'cancelled', ended_at: new Date().toISOString() }),
    renameTask: ({ task_id: id, title }) => changeTask(id, { title }),
    deleteTasks: ({ task_ids: ids }) => {
      for (const id of ids) {
        const task = taskRows.get(id);
        if (task) goneTasks.set(id, task);
        taskRows.delete(id);
      }
      return { task_ids: ids };
    },
    restoreTasks: ({ task_ids: ids }) => {
      for (const id of ids) {
        const task = goneTasks.get(id);
        if (task) taskRows.set(id, task);
      }
      return { task_ids: ids };
    },

    getTaskCost: ({ tool_type: tool, input }) => {
      const credits = tool === 92 ? 2 : priceOfAds({ length_s: 15, count: 1, quality: 'final', ...input });
      return { credits, balance: info.credits, is_enough: credits <= info.credits };
    },
    getDictList: {
      ratios: [...AD_RATIOS],
      resolutions: [...AD_RESOLUTIONS],
      lengths_s: [15, 30, 45, 60],
      languages: [...AD_LANGUAGES],
      voices: [],
      music: [...MUSIC_CHOICES],
    },
    listVoices: { languages: ['en', 'zh-CN'], list: VOICES },
    listMusic: {
      pieces: [
        {
          id: 'wool-and-wood',
          title: { en: 'Wool and Wood', 'zh-CN': '羊毛与木' },
          mood: 'warm',
          tempo_bpm: 92,
          key: 'C major',
        },
      ],
      effects: [],
    },
    previewLooks: { previews: [] },
    listPronunciations: { list: [], max: 200 },
    listBrandKits: { list: [], max: 20 },
    listProducts: { list: [], total: 0, page: 1, page_size: 20, next_cursor: null },

    getUploadUrl: ({ file_name: name, filesize }) => {
      const upload = makeAsset(name, { filesize });
      assets.set(upload.id, upload);
      return { upload_id: upload.id, url: `/files/${upload.id}`, method: 'PUT', expires: LATER };
    },
    startPartsUpload: ({ file_name: name, filesize }) => {
      const upload = makeAsset(name, { filesize });
      assets.set(upload.id, upload);
      return { upload_id: upload.id };
    },
    listUploadParts: () => ({ stored_bytes: 0, parts: [], expires: LATER }),
    cancelUpload: () => ({}),
    reportUpload: ({ upload_id: id }) => assets.get(id) ?? new Refusal('ASSET_MISSING'),

    createDraft: ({ tool_type: tool, content, title }) => {
      const draft = makeDraft(content, { tool_type: tool, title: title ?? titleOf(content) });
      draftRows.set(draft.draft_id, draft);
      return draft;
    },
    getDraft: ({ draft_id: id }) => draftRows.get(id) ?? new Refusal('NOT_FOUND'),
    saveDraft: ({ draft_id: id, base_version: base, content, title }) => {
      const draft = draftRows.get(id);
      if (!draft) return new Refusal('NOT_FOUND');
      if (draft.version !== base) return new Refusal('DRAFT_CHANGED', draft);
      const saved = { ...draft, content, version: base + 1, title: title ?? titleOf(content) };
      draftRows.set(id, saved);
      return saved;
    },
    listDrafts: () => page([...draftRows.values()].map(toCard)),
    deleteDraft: ({ draft_id: id }) => {
      const draft = draftRows.get(id);
      if (draft) goneDrafts.set(id, draft);
      draftRows.delete(id);
      return {};
    },
    restoreDraft: ({ draft_id: id }) => {
      const draft = goneDrafts.get(id);
      if (!draft) return new Refusal('NOT_FOUND');
      draftRows.set(id, draft);
      return draft;
    },
  };
}
