/** Every limit of uploads, texts, lists and timings. Sizes in bytes and times in seconds, unless named otherwise. */
export const KIB = 1024;
export const MIB = 1024 * KIB;

export const FILE_EXTENSIONS = {
  image: ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'svg', 'webp', 'heic', 'heif'],
  video: ['mp4', 'avi', 'mov', 'wmv', 'flv', 'mkv', 'webm'],
  audio: ['mp3', 'wav'],
} as const;

/** Size, duration and formats of each kind of upload. */
export const UPLOAD_LIMITS = {
  image: { maxSizeBytes: 10 * MIB },
  backgroundRemovalImage: { maxSizeBytes: 12 * MIB, extensions: ['jpg', 'jpeg', 'png'] },
  imageToVideo: { maxSizeBytes: 10 * MIB, extensions: ['jpg', 'jpeg', 'png', 'webp'] },
  foregroundImage: { maxSizeBytes: 10 * MIB, minWidth: 300, minHeight: 300, extensions: ['png', 'jpg', 'webp'] },
  enhancement: { maxSizeBytes: 500 * MIB, maxDurationS: 300, extensions: ['mp4'] },
  watermarkRemoval: {
    minFiles: 1,
    maxFiles: 20,
    maxSizeBytes: 400 * MIB,
    maxDurationS: 360,
    extensions: ['mov', 'mp4'],
    maxBoxAreaPercent: 20,
    minBoxDurationS: 1,
  },
  clips: { minFiles: 3, maxFiles: 100, maxSizeBytes: 200 * MIB, maxDurationS: 180, extensions: ['mov', 'mp4', 'webm'] },
  library: { maxFiles: 30, forbiddenNameCharacters: '/\\:*?<>|' },
  /**
   * The size limit of the most permissive tool (500 MB), and a longer duration; tools with lower limits check them
   * again.
   */
  libraryVideo: { maxSizeBytes: 500 * MIB, maxDurationS: 600 },
  libraryAudio: { maxSizeBytes: 20 * MIB, maxDurationS: 600 },
  productMaterials: { minFiles: 3, maxFiles: 30, maxVideos: 20, minImages: 3, minVideos: 1 },
  remix: { minFiles: 3, maxFiles: 30, maxVideos: 20, minImages: 3, minVideos: 1 },
  avatarVideo: { maxSizeBytes: 300 * MIB, minDurationS: 30, maxDurationS: 300, extensions: ['mp4', 'mov'] },
  photoAvatar: { maxSizeBytes: 5 * MIB, maxWidth: 4096, maxHeight: 4096, extensions: ['jpg', 'png'] },
  otherPhoto: { maxSizeBytes: 30 * MIB, minShortSide: 720 },
  translationVideo: { maxSizeBytes: 400 * MIB, maxDurationS: 360 },
  lipSyncTranslation: { minFiles: 1, maxFiles: 5, maxSizeBytes: 200 * MIB, maxDurationS: 120 },
  sampleVideo: { maxSizeBytes: 100 * MIB, maxDurationS: 180 },
  editorVideo: { maxSizeBytes: 20 * MIB },
  editorMusic: { maxSizeBytes: 20 * MIB },
  editorFilesAtOnce: 5,
} as const;

/** Bytes of each part but the last of a file that arrives in parts. */
export const UPLOAD_PART_BYTES = 8 * MIB;

export type FileKind = keyof typeof FILE_EXTENSIONS;

/**
 * Returns the kind of a file by its name; undefined if no upload may have that name. The content is checked after the
 * upload.
 */
export function findFileKind(fileName: string): FileKind | undefined {
  const [, extension = ''] = /[^.]\.([^.]+)$/.exec(fileName.trim().toLowerCase()) ?? [];
  const kinds = Object.keys(FILE_EXTENSIONS) as FileKind[];
  return kinds.find((kind) => (FILE_EXTENSIONS[kind] as readonly string[]).includes(extension));
}

/** Whether a name has no characters that the library forbids. */
export function isLibraryName(fileName: string): boolean {
  const forbidden = Array.from(UPLOAD_LIMITS.library.forbiddenNameCharacters);
  return !forbidden.some((character) => fileName.includes(character));
}

/** Returns the size limit of an upload, by its file name. */
export function maxUploadBytes(fileName: string): number {
  switch (findFileKind(fileName)) {
    case 'video':
      return UPLOAD_LIMITS.libraryVideo.maxSizeBytes;
    case 'audio':
      return UPLOAD_LIMITS.libraryAudio.maxSizeBytes;
    case 'image':
    case undefined:
      return isPhotoName(fileName)
        ? UPLOAD_LIMITS.backgroundRemovalImage.maxSizeBytes
        : UPLOAD_LIMITS.image.maxSizeBytes;
  }
}

/**
 * Whether a file has a name of the formats that the background remover takes. The library keeps files of its limit;
 * tools with lower limits check them again.
 */
export function isPhotoName(fileName: string): boolean {
  const [, extension = ''] = /[^.]\.([^.]+)$/.exec(fileName.trim().toLowerCase()) ?? [];
  return (UPLOAD_LIMITS.backgroundRemovalImage.extensions as readonly string[]).includes(extension);
}

export const TEXT_LIMITS = {
  productName: 300,
  productDescription: 1000,
  sellingPoints: { maxLines: 10, maxLineLength: 100 },
  priceDigits: 6,
  productCategory: 200,
  /** A Chinese, Japanese or Korean character counts as two: it is twice as wide. */
  reviewQuote: 180,
  reviewAuthor: 60,
  avatarScript: { min: 20, max: 600 },
  clipScript: { min: 20 },
  /** One line of an ad. Numbers are compared with every number of the product's data. */
  adLine: { maxLength: 1000, maxNumbers: 40 },
  /** All lines of an ad together: many times what can be said in two minutes. */
  adLines: { maxLines: 130, maxCharacters: 20_000 },
  feedbackWords: 50,
  nickname: 60,
} as const;

const NUMBER = /\p{N}+(?:[.,:'’]\p{N}+)*/gu;

/** Counts the numbers of a text that are written in digits. */
export function countNumbers(text: string): number {
  return text.match(NUMBER)?.length ?? 0;
}

/** Limits of one link-to-video ad. */
export const AD_VIDEO_LIMITS = {
  minLengthS: 15,
  maxLengthS: 60,
  minImages: 1,
  maxImages: 30,
  maxScenes: 60,
  maxSceneMs: 20_000,
  /**
   * Maximum width of a scene's title on screen, as `measureWideText` counts it; a longer title fits no layout at a
   * legible size.
   */
  maxTitleWidth: 90,
} as const;

/** Number of ads that one task makes. */
export const AD_VARIANT_LIMITS = { min: 1, max: 10 } as const;

/**
 * Free previews: how often a user may request one, and how long it is kept. One every five seconds exceeds what
 * continuous editing requests.
 */
export const AD_PREVIEW_LIMITS = { max: 60, windowS: 300, keptS: 3600 } as const;

/** Fonts of a timeline that is edited in a browser: more than any ad draws with. */
export const PREVIEW_FONT_LIMITS = { maxFaces: 24, maxCharacters: 2000 } as const;

/** Number of scripts that one call writes. */
export const SCRIPT_WRITING_LIMITS = { maxPerFramework: 4, maxScripts: 16 } as const;

/** Visits of a referral link, by anybody who follows it. */
export const INVITE_LIMITS = {
  codeLength: 10,
  /** Visits from one address that are counted, for all codes together. */
  visitsFromAddress: { max: 20, windowS: 3600 },
} as const;

/** How long a deletion can be undone. */
export const UNDO_DAYS = 1;

/** Limits of public links to a finished video. */
export const SHARE_LIMITS = {
  maxDays: 90,
  password: { min: 4, max: 100 },
  /** Links of one task at a time. */
  maxShares: 10,
  /** Wrong passwords of one link from one address. Beyond the limit, even the right password is refused there. */
  wrongFromAddress: { max: 10, windowS: 900 },
  /** Wrong passwords of one link from all addresses together; more than one visitor can send. */
  wrongFromAll: { max: 100, windowS: 900 },
} as const;

/** Limits of wrong passwords at sign-in; beyond them, even the right password is refused. */
export const SIGN_IN_LIMITS = {
  /** For one account from one address. */
  wrongFromAddress: { max: 10, windowS: 900 },
  /** For one account from all addresses together. */
  wrongFromAll: { max: 100, windowS: 3600 },
} as const;

/** Codes that the operator hands out and members turn into credits. */
export const PROMOTION_CODE_LIMITS = {
  /** Of a code that the operator chose, without hyphens. */
  minLength: 6,
  maxLength: 40,
  /** Of a random code, in groups of four: 60 bits. */
  randomLength: 12,
  maxCredits: 100_000,
  maxUses: 1_000_000,
  maxDays: 3650,
  maxAtOnce: 500,
  noteLength: 100,
  /** Wrong codes of one account, and from one address for all accounts together. */
  wrongOfUser: { max: 10, windowS: 3600 },
  wrongFromAddress: { max: 50, windowS: 3600 },
} as const;

export const PASSWORD_LIMITS = { minLength: 6, maxLength: 200 } as const;

/** Codes that are mailed to prove an e-mail. */
export const VERIFICATION_CODE_LIMITS = {
  digits: 6,
  validMinutes: 10,
  maxTries: 5,
  resendAfterS: 60,
  /** Mails to one e-mail, for one purpose. */
  sent: { max: 5, windowS: 3600 },
  /** Mails that one address asks for, to all e-mails together. */
  sentFromAddress: { max: 20, windowS: 3600 },
  /** Codes that one address tries, for all e-mails together. */
  triedFromAddress: { max: 50, windowS: 3600 },
} as const;

export const GUEST_LIMITS = {
  /** New guests of one address. */
  startedFromAddress: { max: 60, windowS: 3600 },
  /** New guests of one address that are given credits. */
  welcomedFromAddress: { max: 5, windowS: 86_400 },
} as const;

/** How long it may take to prove at another site who one is. */
export const LOGIN_STATE_MINUTES = 10;

/** Limits of the passkeys of one user. */
export const PASSKEY_LIMITS = { maxPasskeys: 20, nameLength: 60 } as const;

/** Optional proof of a product: reviews, brand colours, rating, videos. */
export const PRODUCT_PROOF_LIMITS = { maxReviews: 3, maxBrandColors: 3, maxRating: 5, maxVideos: 10 } as const;

/** Longest script audio of a talking avatar, by mode. */
export const AVATAR_AUDIO_LIMITS_S = { standard: 180, pro: 90, proPlus: 45, proMax: 15, proMaxExtended: 30 } as const;

export const PAGING = { firstPage: 1, defaultPageSize: 20, maxPageSize: 100, maxSearchLength: 200 } as const;
/** Limits of the asset library. */
export const LIBRARY_LIMITS = {
  /** Assets, and folders, that one call may change. */
  maxAtOnce: 200,
  fileNameLength: 255,
  folderNameLength: 100,
  maxFolders: 5000,
  maxTags: 20,
  tagLength: 40,
  descriptionLength: 1000,
  /** How long a deletion can be undone. */
  binDays: 30,
  /** Assets of one download as an archive. */
  maxArchived: 200,
  /** Share of the space from which on the library warns. */
  warnFraction: 0.9,
} as const;

/** Tasks that one call may delete or restore. */
export const MAX_TASKS_AT_ONCE = 200;

export const ADS_LIBRARY_FREE_PLAYS = 5;
export const VISITED_PATHS_KEPT = 5;
export const CUSTOM_AVATAR_BUSINESS_DAYS = 5;
export const PREVIEW_WAIT_S = { min: 30, max: 60, wait: 45 } as const;
export const FLAGGED_COUNTRIES = ['IN', 'VN', 'ID', 'PH', 'BR', 'PK', 'TH'] as const;
export const THUMBNAIL_DEFAULTS = { width: 300, height: 300, quality: 90 } as const;

/** Counts the words of a text, separated by white space; each Chinese, Japanese or Korean character is one word. */
export function countWords(text: string): number {
  const wide = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
  return text.match(new RegExp(`${wide}|(?:(?!${wide})[\\p{L}\\p{N}'’-])+`, 'gu'))?.length ?? 0;
}

/** The image of a profile, as it is kept: a square. */
export const AVATAR_LIMITS = { sidePx: 512, maxUploadBytes: 700 * KIB } as const;

/** The code that confirms a new e-mail. */
export const EMAIL_CHANGE_LIMITS = { digits: 6, minutes: 10, tries: 5, resendS: 60 } as const;

export const ACCOUNT_LIMITS = {
  /** How long a deletion can be taken back. */
  deletionDays: 7,
  /** How long the archive of an account can be fetched. */
  exportDays: 7,
  /** A sign-in this fresh proves who somebody is who has no password. */
  freshSignInMinutes: 15,
} as const;

export const SESSION_LIMITS = {
  /** How long a token lives after it was issued. An unused session ends with its token. */
  tokenDays: 7,
  /** The same for guests. */
  guestTokenDays: 3,
  /** A token in use is replaced after this many hours. */
  refreshAfterHours: 24,
  /** A new token that nobody used may be lost: after this time the next answer carries another. */
  refreshAgainS: 300,
  /** How long a replaced token still works, for calls that were on their way: longer than a call may take. */
  tokenOverlapS: 180,
  /** How exactly `last_seen_at` is kept. */
  lastSeenS: 300,
  /** Sessions of one user; beyond that, the one that was unused for longest ends. */
  maxSessions: 50,
  /** How long the list shows a session that was ended because its token was stolen. */
  stolenShownDays: 30,
  deviceIdYears: 10,
  randomIdLength: 16,
} as const;

export const TIMINGS_MS = {
  requestTimeout: 120_000,
  toast: 3000,
  tooltipHideDelay: 200,
  chatShutdownDelay: 5100,
  mediaFolderClickDebounce: 200,
  mediaFolderClickLock: 100,
  mediaBreadcrumbThrottle: 1000,
  mediaOutsideClickAttach: 100,
} as const;

/** Sizes in CSS pixels. */
export const POPOVER_DEFAULT_WIDTH = 150;
export const MEDIA_DIALOG = {
  width: 808,
  height: 622,
  defaultWidth: 800,
  columns: 4,
  thumbnail: 72,
  thumbnailGap: 8,
  stripMaxWidth: 806,
  stripStep: 200,
  cascaderWidth: 200,
  cascaderDropdownWidth: 400,
  cascaderMenuMaxHeight: 300,
  categoryLabelMaxWidth: 140,
} as const;

export const STORAGE_KEYS = { lang: 'lang', inviteCode: 'inviteCode', visitedPaths: 'userHistoryPath' } as const;

/** Reasons that a user can give with a dislike; 7 is "other". */
export const COMMENT_REASONS = [1, 2, 3, 4, 5, 6, 7] as const;
