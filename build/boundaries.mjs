// Which room may know which, for dependency-cruiser: docs/architecture.md in rules. Floors, ground first.

/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */

/**
 * @param {string} name
 * @param {string} comment what to do, in one sentence
 * @param {Rule['from']} from
 * @param {Rule['to']} to
 * @returns {Rule}
 */
function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}

/**
 * A room may know only the floors below it (and itself).
 * @param {string} folder
 * @param {string[]} floors groups of rooms, ground first
 * @returns {Rule[]}
 */
function floorRules(folder, floors) {
  return floors.slice(0, -1).map((rooms, index) => {
    const above = floors.slice(index + 1).join('|');
    return forbid(
      `${folder}-${rooms.replaceAll('|', '-')}-knows-nothing-above`,
      `${folder}/{${rooms}} lies below {${above}} and must not import from there: move what both need down.`,
      { path: `^${folder}/(${rooms})/` },
      { path: `^${folder}/(${above})/` },
    );
  });
}

/** Packs that play with typolena's cards. */
const typolenaFamily = 'typolena|typolena-duell|typolena-doppelpack';

/** @type {Rule[]} */
const rules = [
  ...floorRules('shared', ['engine', 'cards', 'games', 'search|fairness|protocol']),
  forbid(
    'shared-stands-alone',
    'shared/ runs everywhere: it imports from shared/ and valibot, and from nothing else.',
    { path: '^shared/' },
    { path: ['^(electron|renderer|tests|build)/', 'node_modules/(?!valibot/)'] },
  ),
  forbid(
    'shared-without-node',
    'shared/ runs in browsers too: no module of Node.',
    { path: '^shared/' },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'games-are-strangers',
    'A game never imports another game; only the packs with typolena\'s cards share its folder. Move common things to shared/cards.',
    { path: '^shared/games/([^/]+)/', pathNot: `^shared/games/(${typolenaFamily})/` },
    { path: '^shared/games/[^/]+/', pathNot: '^shared/games/$1/' },
  ),
  forbid(
    'typolena-packs-share-typolena-only',
    'typolena\'s packs may import typolena, and no other game.',
    { path: `^shared/games/(${typolenaFamily})/` },
    { path: '^shared/games/[^/]+/', pathNot: ['^shared/games/$1/', '^shared/games/typolena/'] },
  ),
  forbid(
    'registry-is-the-only-list',
    'Only the registry imports the games: take a GameModule from it or as an argument.',
    { path: '^(shared/(?!games/)|electron/)' },
    { path: '^shared/games/[^/]+/' },
  ),
  forbid(
    'game-tables-are-strangers',
    'A game\'s table never imports another game\'s; move common things to renderer/table.',
    { path: '^renderer/games/([^/]+)/', pathNot: `^renderer/games/(${typolenaFamily})/` },
    { path: '^renderer/games/[^/]+/', pathNot: '^renderer/games/$1/' },
  ),
  forbid(
    'renderer-imports-shared-only',
    'The renderer is a web page: it talks to the host by messages and imports from shared/ only.',
    { path: '^renderer/' },
    { path: '^(electron|tests)/' },
  ),
  forbid(
    'renderer-without-node',
    'The renderer is a web page: no module of Node, no electron, no ws.',
    { path: '^renderer/' },
    { path: ['node_modules/(electron|ws|bonjour-service)/'] },
  ),
  forbid('renderer-without-core', 'The renderer is a web page: no module of Node.', { path: '^renderer/' }, { dependencyTypes: ['core'] }),
  forbid(
    'host-knows-no-transport',
    'electron/host takes connections, stores and bots as arguments; of the transports it knows only the Connection interface.',
    { path: '^electron/host/' },
    { path: '^electron/(?!host/)', pathNot: '^electron/transport/connection\\.ts$' },
  ),
  forbid(
    'services-below-composition',
    'Transports, storage, discovery, bots and IPC are put together by main and headless and do not import them.',
    { path: '^electron/(transport|storage|discovery|bots|ipc|preload)/' },
    { path: '^electron/(main|headless)/' },
  ),
  forbid(
    'headless-without-electron',
    'Only main, ipc and preload may import electron: everything else also runs without a window.',
    { path: '^electron/', pathNot: '^electron/(main|ipc|preload)/' },
    { path: ['node_modules/electron/', '^electron/(main|ipc|preload)/'] },
  ),
  forbid(
    'electron-without-renderer',
    'electron/ and renderer/ meet only in shared/.',
    { path: '^electron/' },
    { path: '^renderer/' },
  ),
  forbid(
    'product-without-tests-and-tools',
    'The product never imports tests or build tools.',
    { path: '^(shared|electron|renderer)/' },
    { path: '^(tests|build)/' },
  ),
  forbid('no-cycles', 'Two modules that need each other are one, or need a third.', {}, { circular: true }),
  forbid('resolvable', 'This import leads nowhere.', {}, { couldNotResolve: true }),
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: rules,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^out/', '\\.d\\.ts$', '^virtual:', 'vite/client'] },
    // Types count as well: a type of a room is knowledge of that room.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.mjs', '.js', '.vue', '.json'],
    },
  },
};
