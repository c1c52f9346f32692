// Who may import whom. The zones are folder names, so a new noun is covered the moment its folder exists.
// The numbers are those of the house's directions:
//   1 packages know no apps, and pure ones touch nothing of their host
//   2 routes to service to store
//   3 module to module through the service; vendor SDKs at the edges
//   4 in the web app: app to features to components and lib
//   5 a package is imported by its name, through its one door

/** Tests, and what only tests use: `test-*.ts`, and the contract tests that an adapter and its fake share. */
const TESTS = '(\\.(test|e2e)\\.tsx?$|/test-[^/]+\\.tsx?$|-contract\\.ts$)';
const PURE =
  '^packages/(contracts|timeline|compositor|media|interchange|looks|captions|claims|ad-policy|product-kinds)/src/';
const MODULES = '^apps/server/src/modules/';
const WEB = '^apps/web/src/';

/** Vendor SDKs and who may speak to each. A package that is neither here nor a plain library is refused. */
const VENDOR_SDKS = [
  { sdk: ['@electric-sql/pglite', 'pg', 'pg-boss'], zones: ['platform/'] },
  { sdk: ['drizzle-orm'], zones: ['platform/', '.*\\.(store|tables)\\.ts$'] },
  { sdk: ['undici', 'ipaddr.js'], zones: ['platform/'] },
  {
    sdk: ['fastify', '@fastify/.*', 'fastify-type-provider-zod', '@scalar/.*'],
    zones: ['platform/http/', '.*\\.routes\\.ts$'],
  },
  { sdk: ['ai', '@ai-sdk/.*'], zones: ['platform/models/', 'engines/[^/]+/providers/'] },
  { sdk: ['pino', 'prom-client', '@node-rs/argon2'], zones: ['platform/'] },
  { sdk: ['@napi-rs/canvas'], zones: ['platform/', 'engines/', 'render/', 'fonts/'] },
  { sdk: ['subset-font'], zones: ['fonts/'] },
  { sdk: ['yazl', 'yauzl'], zones: ['interchange/'] },
  // No vendor's service but a codec: allowed where pictures are read.
  {
    sdk: ['sharp'],
    zones: [
      'platform/',
      'engines/',
      'render/',
      'looks/',
      'tools/',
      'review/',
      'modules/(products|media-library|examples)/',
    ],
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
      'opencc-js',
      'pinyin-pro',
      'tinyld',
    ],
    zones: ['engines/'],
  },
  { sdk: ['htmlparser2', 'domhandler', 'cheerio'], zones: ['platform/', 'modules/products/'] },
];

/** Libraries that speak to nobody and may be used anywhere in the server. */
const PLAIN_LIBRARIES = ['zod', 'eventsource-parser'];

/** @param {string[]} names */
const toPackagePath = (names) => `^node_modules/(@types/)?(${names.join('|')})/`;

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
      from: { path: PURE, pathNot: TESTS },
      to: { path: 'node_modules/', pathNot: '^node_modules/zod/' },
    },
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
      name: 'timeline-knows-only-contracts',
      comment: 'The document knows its limits, not who draws it.',
      severity: 'error',
      from: { path: '^packages/timeline/' },
      to: { path: '^packages/', pathNot: '^packages/(timeline|contracts)/' },
    },
    {
      name: 'what-reads-the-timeline-stands-alone',
      comment: 'They draw, encode or exchange what the timeline describes, and do not know each other.',
      severity: 'error',
      from: { path: '^packages/(compositor|media|interchange|looks|captions)/' },
      to: { path: '^packages/', pathNot: '^packages/($1|timeline|contracts|product-kinds)/' },
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
    // ---- 3 -----------------------------------------------------------------------------------------------------
    {
      name: 'module-to-module-through-the-service',
      comment:
        "Another module is reached through its *.service.ts or a use case (start-render.ts), never through its store, tables, policy, presenter, routes or jobs. Tables may name another module's table as the target of a foreign key.",
      severity: 'error',
      from: { path: `${MODULES}([^/]+)/`, pathNot: ['\\.tables\\.ts$', TESTS] },
      to: {
        path: `${MODULES}[^/]+/.*\\.(store|tables|policy|presenter|routes|jobs)\\.ts$`,
        pathNot: `${MODULES}$1/`,
      },
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
      comment: 'Tools and the render pipeline are no part of a module: they too go through its service.',
      severity: 'error',
      from: { path: '^apps/server/src/(tools|render|engines)/' },
      to: { path: `${MODULES}.*\\.(store|tables|policy|presenter|routes|jobs)\\.ts$` },
    },
    {
      name: 'platform-knows-no-product',
      comment: 'Platform adapters serve any product. Only tests wire them with modules.',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: TESTS },
      to: { path: '^apps/server/src/(modules|tools|engines|render|entry)/' },
    },
    {
      name: 'engines-know-no-product',
      comment: 'An engine is a capability: it knows no module and no tool.',
      severity: 'error',
      from: { path: '^apps/server/src/engines/', pathNot: TESTS },
      to: { path: '^apps/server/src/(modules|tools|entry)/' },
    },
    {
      name: 'nothing-imports-an-entry',
      comment: 'Entries and the composition root know everything; nothing knows them.',
      severity: 'error',
      from: { pathNot: ['^apps/server/src/(entry|compose|cli|review|bench)/', TESTS] },
      to: { path: '^apps/server/src/(entry|compose|cli|review)/' },
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
      name: 'features-know-no-app',
      comment: 'app composes features; components and lib serve both.',
      severity: 'error',
      from: { path: `${WEB}(features|components|lib)/` },
      to: { path: `${WEB}(app/|main\\.tsx$)` },
    },
    {
      name: 'features-do-not-import-each-other',
      comment: 'Screens compose features.',
      severity: 'error',
      from: { path: `${WEB}features/([^/]+)/` },
      to: { path: `${WEB}features/`, pathNot: `${WEB}features/$1/` },
    },
    {
      name: 'components-and-lib-know-no-feature',
      comment: 'What a feature needs of its own belongs into the feature.',
      severity: 'error',
      from: { path: `${WEB}(components|lib)/` },
      to: { path: `${WEB}features/` },
    },
    {
      name: 'lib-knows-no-component',
      comment: 'lib is below components.',
      severity: 'error',
      from: { path: `${WEB}lib/` },
      to: { path: `${WEB}components/` },
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
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
