import { readdirSync } from 'node:fs';

// Who may import whom. The zones are folder names, so a new noun is covered the moment its folder exists.
// The numbers are those of the house's directions:
//   1 packages know no apps, and pure ones touch nothing of their host
//   2 routes to service to store
//   3 module to module through the service; vendor SDKs at the edges
//   4 in the web app: app to tools to nouns to ui to lib
//   5 a package is imported by its name, through its one door

/** Tests, and what only tests use: `test-*.ts`, and the contract tests that an adapter and its fake share. */
const TESTS = '(\\.(test|e2e)\\.tsx?$|/test-[^/]+\\.tsx?$|-contract\\.ts$)';
const PURE =
  '^packages/(contracts|timeline|compositor|media|interchange|looks|captions|claims|ad-policy|product-kinds|product-page|ad|seeded-random|color-spaces|planes|motion|cut-out|erase|streams)/src/';
/** Libraries of pure packages besides zod: pure themselves. */
const PURE_LIBRARIES = /** @type {Record<string, string[]>} */ ({
  looks: ['hyphen', 'lru-cache'],
  'product-page': ['entities', 'html-encoding-sniffer', 'htmlparser2', 'srcset'],
  streams: ['htmlparser2', 'm3u8-parser', 'mpd-parser'],
});
const MODULES = '^apps/server/src/modules/';
const WEB = '^apps/web/src/';

/** Which noun of the web app may import which others. A noun that is not listed imports none. */
const WEB_NOUN_ARROWS = /** @type {Record<string, string[]>} */ ({
  assets: ['uploads', 'player', 'tools'],
  'brand-kits': ['uploads', 'media-selection'],
  catalogue: ['media-selection', 'tools'],
  drafts: ['tools'],
  examples: ['player'],
  identities: ['accounts'],
  'media-selection': ['uploads'],
  pronunciations: ['voices'],
  tasks: ['drafts', 'player', 'tools'],
});
const NOUNS = readdirSync(new URL('apps/web/src/nouns/', import.meta.url));

/** Vendor SDKs and who may speak to each. A package that is neither here nor a plain library is refused. */
const VENDOR_SDKS = [
  { sdk: ['@electric-sql/pglite', 'pg'], zones: ['platform/'] },
  // Columns that other stores select stand in a `select-….ts`.
  { sdk: ['drizzle-orm'], zones: ['platform/', '.*\\.(store|tables)\\.ts$', '.*/select-[a-z-]+\\.ts$'] },
  { sdk: ['undici', 'ipaddr.js'], zones: ['platform/'] },
  { sdk: ['nodemailer'], zones: ['platform/mail/'] },
  // Templates of mails.
  { sdk: ['@react-email/.*', 'react'], zones: ['modules/mails/'] },
  {
    sdk: ['fastify', '@fastify/.*', 'fastify-type-provider-zod', '@scalar/.*'],
    zones: ['platform/http/', '.*\\.routes\\.ts$'],
  },
  { sdk: ['ai', '@ai-sdk/.*'], zones: ['platform/models/', 'engines/[^/]+/providers/'] },
  { sdk: ['pino', 'prom-client', '@node-rs/argon2', 'bowser', 'tldts'], zones: ['platform/'] },
  { sdk: ['jose', 'openid-client', '@simplewebauthn/.*'], zones: ['platform/identity-providers/'] },
  { sdk: ['@napi-rs/canvas'], zones: ['platform/', 'engines/', 'studio/(render|fonts)/'] },
  { sdk: ['subset-font'], zones: ['studio/fonts/'] },
  { sdk: ['@commander-js/.*', 'commander', 'cli-progress'], zones: ['cli/'] },
  { sdk: ['@aws-sdk/.*'], zones: ['platform/storage/'] },
  // The header names what is stored, and what a link leads to.
  { sdk: ['content-disposition'], zones: ['platform/storage/', 'modules/uploads/name-of-link\\.ts$'] },
  { sdk: ['mediabunny'], zones: ['platform/media/packets/'] },
  // Runs models that the operator supplies.
  { sdk: ['onnxruntime-web', 'onnxruntime-common'], zones: ['platform/onnx/'] },
  { sdk: ['tesseract.js-core'], zones: ['engines/media-analysis/'] },
  { sdk: ['yazl', 'yauzl'], zones: ['studio/interchange/', 'platform/storage/archive\\.ts$'] },
  // No vendor's service but a codec: allowed where images are read.
  {
    sdk: ['sharp'],
    zones: ['platform/', 'engines/', 'studio/(render|looks)/', 'tools/', 'modules/(products|uploads|examples)/'],
  },
  {
    sdk: [
      '@techstark/opencv-js',
      '@tensorflow/.*',
      '@vladmandic/human',
      '@echogarden/.*',
      '@node-rs/jieba',
      'kuromoji',
      'n2words',
      'wink-nlp',
      'wink-eng-lite-web-model',
      'opencc-js',
      'pinyin-pro',
      'tinyld',
    ],
    zones: ['engines/'],
  },
  { sdk: ['htmlparser2', 'domhandler', 'cheerio'], zones: ['platform/'] },
];

/** Libraries that speak to nobody and may be used anywhere in the server. */
const PLAIN_LIBRARIES = ['zod', 'csv-parse', 'eventsource-parser', 'lru-cache', 'p-map', '@zxcvbn-ts/language-common'];

/** @param {string[]} names */
const toPackagePath = (names) => `(^|/)node_modules/(@types/)?(${names.join('|')})/`;

/** @type {import('dependency-cruiser').IConfiguration & { forbidden: import('dependency-cruiser').IForbiddenRuleType[] }} */
export default {
  forbidden: [
    // ---- 1 -----------------------------------------------------------------------------------------------------
    {
      name: 'packages-know-no-apps',
      comment: 'Packages know nothing of apps.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|e2e|scripts)/' },
    },
    {
      name: 'pure-packages-no-node',
      comment: 'A pure package runs in a browser too: no Node built-in.',
      severity: 'error',
      from: { path: PURE, pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pure-packages-own-libraries-only',
      comment: 'Pure packages import zod and each other; never React, a network client or a vendor SDK.',
      severity: 'error',
      from: { path: PURE, pathNot: [TESTS, `^packages/(${Object.keys(PURE_LIBRARIES).join('|')})/`] },
      to: { path: 'node_modules/', pathNot: '^node_modules/zod/' },
    },
    ...Object.entries(PURE_LIBRARIES).map(([name, libraries]) => ({
      name: `libraries-of-${name}`,
      comment: `Besides zod, ${name} uses ${libraries.join(', ')}. Name further pure libraries in PURE_LIBRARIES.`,
      severity: /** @type {const} */ ('error'),
      from: { path: `^packages/${name}/`, pathNot: TESTS },
      to: { path: 'node_modules/', pathNot: toPackagePath(['zod', ...libraries]) },
    })),
    {
      name: 'contracts-stand-alone',
      comment: 'contracts depends on zod only.',
      severity: 'error',
      from: { path: '^packages/contracts/' },
      to: { path: '^packages/', pathNot: '^packages/contracts/' },
    },
    {
      name: 'product-kinds-stand-alone',
      comment: 'The table of kinds is read by all and reads nobody.',
      severity: 'error',
      from: { path: '^packages/product-kinds/' },
      to: { path: '^packages/', pathNot: '^packages/product-kinds/' },
    },
    {
      name: 'product-page-knows-only-contracts',
      comment: 'The reader of pages finds a product and knows nobody who uses it; htmlparser2 splits its tags.',
      severity: 'error',
      from: { path: '^packages/product-page/' },
      to: { path: '^packages/', pathNot: '^packages/(product-page|contracts)/' },
    },
    {
      name: 'timeline-stands-alone',
      comment: 'The document holds its own limits, and does not know who draws it. Every program of media loads it.',
      severity: 'error',
      from: { path: '^packages/timeline/' },
      to: { path: '^packages/', pathNot: '^packages/timeline/' },
    },
    {
      name: 'what-reads-the-timeline-stands-alone',
      comment: 'They draw, encode or exchange what the timeline describes, and do not know each other.',
      severity: 'error',
      from: { path: '^packages/(compositor|media|interchange|looks|captions)/' },
      to: { path: '^packages/', pathNot: '^packages/($1|timeline|contracts|product-kinds|color-spaces)/' },
    },
    {
      name: 'ad-stands-on-what-it-lays-out',
      comment: 'Script and material become a document: ad knows looks, captions and the timeline, not who draws them.',
      severity: 'error',
      from: { path: '^packages/ad/' },
      to: {
        path: '^packages/',
        pathNot: '^packages/(ad|captions|contracts|looks|product-kinds|seeded-random|timeline)/',
      },
    },
    {
      name: 'seeded-random-knows-only-contracts',
      comment: 'Random numbers know the range of seeds and nothing else.',
      severity: 'error',
      from: { path: '^packages/seeded-random/' },
      to: { path: '^packages/', pathNot: '^packages/(seeded-random|contracts)/' },
    },
    {
      name: 'motion-stands-alone',
      comment: 'What follows motion in planes of pixels knows no video and no tool.',
      severity: 'error',
      from: { path: '^packages/motion/src/' },
      to: { path: '^packages/', pathNot: '^packages/motion/' },
    },
    {
      name: 'color-spaces-stand-alone',
      comment: 'Conversions of colours know no image and no tool.',
      severity: 'error',
      from: { path: '^packages/color-spaces/src/', pathNot: TESTS },
      to: { path: ['^packages/', 'node_modules/'], pathNot: '^packages/color-spaces/' },
    },
    {
      name: 'planes-stand-alone',
      comment: 'Arithmetic on planes of pixels knows no image and nobody who measures one.',
      severity: 'error',
      from: { path: '^packages/planes/' },
      to: { path: '^packages/', pathNot: '^packages/planes/' },
    },
    {
      name: 'cut-out-knows-only-pixels',
      comment: 'Subjects are separated from pixels alone, in a browser as on the server.',
      severity: 'error',
      from: { path: '^packages/cut-out/' },
      to: { path: '^packages/', pathNot: '^packages/(cut-out|planes|color-spaces)/' },
    },
    {
      name: 'tracer-knows-scenes-and-seeds',
      comment: 'The tracer draws what a scene graph names; it uses threads of Node and no library.',
      severity: 'error',
      from: { path: '^packages/tracer/src/', pathNot: TESTS },
      to: { path: ['^packages/', 'node_modules/'], pathNot: '^packages/(tracer|scene|seeded-random|color-spaces)/' },
    },
    {
      name: 'who-reads-the-words-stands-alone',
      comment: 'The claims check what an ad says of its product and do not know the policy.',
      severity: 'error',
      from: { path: '^packages/claims/' },
      to: { path: '^packages/', pathNot: '^packages/(claims|contracts)/' },
    },
    {
      name: 'policy-reads-claims-and-timelines',
      comment: 'The policy asks the claims for cures and effects, and sees where texts lie.',
      severity: 'error',
      from: { path: '^packages/ad-policy/' },
      to: { path: '^packages/', pathNot: '^packages/(ad-policy|claims|timeline|contracts)/' },
    },
    // ---- 2 -----------------------------------------------------------------------------------------------------
    {
      name: 'routes-not-to-store',
      comment: 'Routes call the service; they never touch the store or its tables.',
      severity: 'error',
      from: { path: '^apps/server/src/.*\\.routes\\.ts$' },
      to: { path: '\\.(store|tables)\\.ts$' },
    },
    {
      name: 'lower-layers-know-no-http',
      comment: 'Stores, tables, policies, presenters and services know neither HTTP nor routes.',
      severity: 'error',
      from: { path: `${MODULES}.*\\.(store|tables|policy|presenter|service|jobs)\\.ts$` },
      to: { path: ['\\.routes\\.ts$', '^apps/server/src/platform/http/', toPackagePath(['fastify', '@fastify/.*'])] },
    },
    {
      name: 'lower-layers-know-no-service',
      comment: 'The service calls the store, the policy and the presenter, never the other way round. Types are fine.',
      severity: 'error',
      from: { path: `${MODULES}.*\\.(store|tables|policy|presenter)\\.ts$` },
      to: { path: '\\.(service|jobs)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'policy-and-presenter-are-pure',
      comment: 'They decide and shape; they read no database, no file and no service of the platform. Types are fine.',
      severity: 'error',
      from: { path: `${MODULES}.*\\.(policy|presenter)\\.ts$` },
      to: {
        path: ['\\.store\\.ts$', '^apps/server/src/platform/', toPackagePath(['drizzle-orm'])],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'programs-of-engines-load-no-contracts',
      comment:
        'A program of an engine would take twice as long to start for the 123 files of contracts (docs/decisions/473). Types are fine.',
      severity: 'error',
      from: {
        path: ['^apps/server/src/engines/.*-program\\.ts$', '^apps/server/src/engines/music/embedded/(compose|play)/'],
        pathNot: TESTS,
      },
      to: { path: '^packages/contracts/', dependencyTypesNot: ['type-only'] },
    },
    // ---- 3 -----------------------------------------------------------------------------------------------------
    {
      name: 'module-to-module-through-the-service',
      comment:
        "Another module is reached through its *.service.ts or a use case (start-render.ts), never through its store, tables, policy, presenter, routes or jobs. Tables may name another module's table as the target of a foreign key.",
      severity: 'error',
      // Analyses hang on the rows of assets, and are read with them in one statement.
      from: { path: `${MODULES}([^/]+)/`, pathNot: ['\\.tables\\.ts$', 'analyses\\.store\\.ts$', TESTS] },
      to: {
        path: `${MODULES}[^/]+/.*\\.(store|tables|policy|presenter|routes|jobs)\\.ts$`,
        pathNot: `${MODULES}$1/`,
      },
    },
    {
      name: 'compose-opens-modules',
      comment: 'A <noun>.module.ts opens its noun from what it is handed; only the composition root calls it.',
      severity: 'error',
      from: { pathNot: ['^apps/server/src/compose/', TESTS] },
      to: { path: `${MODULES}.*\\.module\\.ts$` },
    },
    {
      name: 'services-are-handed-in',
      comment: "A module names another module's service by its type alone; compose hands it in.",
      severity: 'error',
      from: { path: `${MODULES}([^/]+)/`, pathNot: TESTS },
      to: { path: `${MODULES}[^/]+/.*\\.service\\.ts$`, pathNot: `${MODULES}$1/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tables-to-tables-only',
      comment: 'A table definition imports nothing of another module but the table that its foreign key points at.',
      severity: 'error',
      from: { path: `${MODULES}([^/]+)/.*\\.tables\\.ts$` },
      to: { path: MODULES, pathNot: [`${MODULES}$1/`, '\\.tables\\.ts$'] },
    },
    {
      name: 'others-reach-modules-through-the-service',
      comment: 'Tools and the studio are no part of a module: they too go through its service.',
      severity: 'error',
      from: { path: '^apps/server/src/(tools|studio|engines)/' },
      to: { path: `${MODULES}.*\\.(store|tables|policy|presenter|routes|jobs)\\.ts$` },
    },
    {
      name: 'runner-knows-the-task-row',
      comment: 'The runner claims and ends runs: of the modules it knows the rows of tasks and previews, and services.',
      severity: 'error',
      from: { path: '^apps/server/src/runner/', pathNot: TESTS },
      to: {
        path: MODULES,
        pathNot: [
          `${MODULES}tasks/(tasks\\.store|kept-tasks\\.store|runs\\.store|task-ends\\.store|task-events|task-files)\\.ts$`,
          '\\.service\\.ts$',
        ],
      },
    },
    {
      name: 'runner-knows-no-tool',
      comment: 'A tool implements the port of the runner, never the other way round.',
      severity: 'error',
      from: { path: '^apps/server/src/(runner|modules)/', pathNot: TESTS },
      to: { path: '^apps/server/src/tools/' },
    },
    {
      name: 'server-tools-do-not-import-each-other',
      comment: 'What two tools share is an engine, a package or the runner.',
      severity: 'error',
      from: { path: '^apps/server/src/tools/([^/]+)/' },
      to: { path: '^apps/server/src/tools/', pathNot: '^apps/server/src/tools/$1/' },
    },
    {
      name: 'platform-knows-no-product',
      comment: 'Platform adapters serve any product. Only tests wire them with modules.',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: TESTS },
      to: { path: '^apps/server/src/(modules|tools|runner|engines|studio|entry)/' },
    },
    {
      name: 'engines-know-no-product',
      comment: 'An engine is a capability: it knows no module and no tool.',
      severity: 'error',
      from: { path: '^apps/server/src/engines/', pathNot: TESTS },
      to: { path: '^apps/server/src/(modules|tools|runner|entry)/' },
    },
    {
      name: 'nothing-imports-an-entry',
      comment: 'Entries and the composition root know everything; nothing knows them.',
      severity: 'error',
      from: { pathNot: ['^apps/server/(src/(entry|compose|cli)|dev)/', TESTS] },
      to: { path: '^apps/server/src/(entry|compose|cli)/' },
    },
    {
      name: 'the-product-knows-no-development-tool',
      comment: 'Benchmarks, golden frames and reviews use the product; of the product, only their commands start them.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: ['^apps/server/(dev|src/cli/commands)/', TESTS] },
      to: { path: '^apps/server/dev/' },
    },
    ...VENDOR_SDKS.map(({ sdk, zones }) => ({
      name: `vendor-sdk-${(sdk[0] ?? '').replace(/[^a-z-]/g, '')}`,
      comment: `${sdk.join(', ')}: only in ${zones.join(', ')}. Others use the port.`,
      severity: /** @type {const} */ ('error'),
      from: { path: '^apps/server/src/', pathNot: [`^apps/server/src/(${zones.join('|')})`, TESTS] },
      to: { path: toPackagePath(sdk) },
    })),
    {
      name: 'server-libraries-are-listed',
      comment:
        'A new package of the server gets its place in VENDOR_SDKS or PLAIN_LIBRARIES, by somebody who thought about it.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: TESTS },
      to: {
        path: 'node_modules/',
        pathNot: toPackagePath([...PLAIN_LIBRARIES, ...VENDOR_SDKS.flatMap(({ sdk }) => sdk)]),
      },
    },
    {
      name: 'no-cycles',
      comment: 'No cycles, not even of types: one of the two does not know its place.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    // ---- 4 -----------------------------------------------------------------------------------------------------
    {
      name: 'web-app-is-on-top',
      comment: 'app composes tools and nouns; nothing below imports it. Tests open their screen in the whole app.',
      severity: 'error',
      from: { path: `${WEB}(tools|nouns|ui|lib)/`, pathNot: TESTS },
      to: { path: `${WEB}(app/|main\\.tsx$)` },
    },
    {
      name: 'web-tools-do-not-import-each-other',
      comment: 'What two tools share is a noun.',
      severity: 'error',
      from: { path: `${WEB}tools/([^/]+)/` },
      to: { path: `${WEB}tools/`, pathNot: `${WEB}tools/$1/` },
    },
    {
      name: 'web-nouns-know-no-tool',
      comment: 'Nouns, ui and lib serve every tool and know none.',
      severity: 'error',
      from: { path: `${WEB}(nouns|ui|lib)/` },
      to: { path: `${WEB}tools/` },
    },
    {
      name: 'web-ui-and-lib-know-no-noun',
      comment: 'ui and lib know no noun.',
      severity: 'error',
      from: { path: `${WEB}(ui|lib)/` },
      to: { path: `${WEB}nouns/` },
    },
    ...NOUNS.map((noun) => ({
      name: `web-noun-${noun}`,
      comment: 'A noun imports another noun only along an arrow of WEB_NOUN_ARROWS.',
      severity: /** @type {const} */ ('error'),
      from: { path: `${WEB}nouns/${noun}/` },
      to: { path: `${WEB}nouns/`, pathNot: `${WEB}nouns/(${[noun, ...(WEB_NOUN_ARROWS[noun] ?? [])].join('|')})/` },
    })),
    {
      name: 'web-lib-is-at-the-bottom',
      comment: 'lib is below ui.',
      severity: 'error',
      from: { path: `${WEB}lib/` },
      to: { path: `${WEB}ui/` },
    },
    {
      name: 'web-no-node',
      comment: 'The web app runs in a browser.',
      severity: 'error',
      from: { path: WEB, pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    // ---- 5 -----------------------------------------------------------------------------------------------------
    {
      name: 'packages-by-name',
      comment: 'A package is imported by its name (@reelwright/timeline), never by a path into its folder.',
      severity: 'error',
      from: { path: '^(apps|e2e|scripts)/' },
      to: { path: '^packages/', dependencyTypes: ['local'], dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'package-to-package-by-name',
      comment: 'Between packages too.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/',
        pathNot: '^packages/$1/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased-workspace'],
      },
    },
    {
      name: 'one-door',
      comment: "A package's one door is its src/index.ts.",
      severity: 'error',
      from: { path: '^(apps|e2e|scripts)/' },
      to: { path: '^packages/', pathNot: '^packages/[^/]+/src/index\\.ts$' },
    },
    {
      name: 'one-door-between-packages',
      comment: "A package's one door is its src/index.ts.",
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: ['^packages/$1/', '^packages/[^/]+/src/index\\.ts$'] },
    },
    {
      name: 'apps-do-not-import-each-other',
      comment: 'Server and browser share contracts, not code.',
      severity: 'error',
      from: { path: '^(apps/[^/]+|e2e)/' },
      to: { path: '^(apps/[^/]+|e2e|scripts)/', pathNot: '^$1/' },
    },
    // ---- hygiene -----------------------------------------------------------------------------------------------
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'held-out-texts-are-for-tests',
      comment: 'Held-out texts measure the product, which therefore must not know them.',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { path: '/held-out/' },
    },
    {
      name: 'no-undeclared-package',
      comment: 'An import of a package that no package.json on the way up declares: it is there by luck.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-package-in-production',
      comment: 'What the server runs must not come from devDependencies.',
      severity: 'error',
      from: { path: '^(apps/server|packages/[^/]+)/src/', pathNot: [TESTS, 'generate-migrations\\.ts$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    // TypeScript 7 has no JavaScript API, so dependency-cruiser can't parse with it; swc reads type imports too.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps/[^/]+|packages/[^/]+|e2e)/(dist|test-results)/' },
    combinedDependencies: true,
    // No rule asks who imports a module: counting that took a sixth of the time.
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
