/*
 * Who may import whom (CONTRIBUTING.md has the map). Pages and components are
 * .astro files, which this tool does not read: ESLint holds the rules for them.
 */

/** Tests stand beside their sources and may use what tests need. */
const TEST = '\\.test\\.tsx?$|/testing/|/(fixtures?|test-support)\\.ts$';

/** What of the engine is options, names and plain data: light enough for a page. */
const ENGINE_DATA =
  '^src/engine/(options|core/(units|errors|design|context|hash|thread)|(lettering|monogram|compose|tattoo)/options|compose/plan-around|prompt/motif-index|inspect/problem-texts|render/(strands|light))\\.ts$';

/** Its way in at run time. */
const WORKER_DOOR = '^src/worker/(client|protocol)\\.ts$';

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
            'robust-predicates',
            '@rgrove/parse-xml',
            'svg-pathdata',
          ),
        ],
      },
    },
    {
      name: 'engine-by-the-worker',
      comment:
        'At run time the site reaches the engine through worker/client; options, names and types are free.',
      severity: 'error',
      from: {
        path: [src('islands', 'stores', 'services', 'lib', 'tools'), WORKER_DOOR],
        pathNot: TEST,
      },
      to: { path: src('engine'), pathNot: ENGINE_DATA, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'one-door',
      comment: 'worker/client is the only way into the worker.',
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
      src('engine', 'worksheet', 'lib'),
      packages('@fontsource'),
    ]),
    only('worksheet', 'The printed sheet is drawn from the engine alone.', [src('engine')]),
    only('cli', 'The command line runs the engine.', [
      src('engine', 'worksheet', 'lib'),
      packages('sharp'),
    ]),
    {
      name: 'no-react-outside-islands',
      comment: 'React is for islands.',
      severity: 'error',
      from: { path: '^(src|server|netlify)/', pathNot: src('islands') },
      to: {
        path: packages('react', 'react-dom', '@nanostores/react', 'sonner'),
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
