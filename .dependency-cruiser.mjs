/**
 * The boundaries of the house, made from the one order of the slices: a slice imports only slices to its
 * left; `platform` and `ui` know no slice; domain knows neither side; web and server do not meet.
 */
export const SLICES = [
  'settings',
  'content',
  'accounts',
  'dogs',
  'payments',
  'umbrellas',
  'restaurant',
  'bar',
  'parking',
  'services',
  'subscriptions',
  'cart',
  'orders',
  'returns',
  'till',
  'fiscal',
  'weather',
  'arrivals',
  'numbers',
  'privacy',
  'messages',
  'staff',
]

const any = (names) => `(${names.join('|')})`
const slice = any(SLICES)

const sliceOrder = SLICES.slice(0, -1).map((name, index) => ({
  name: `slice-order-${name}`,
  comment: `${name} may import only the slices to its left`,
  severity: 'error',
  from: { path: `^(domain|server|web)/${name}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^(domain|server|web)/${any(SLICES.slice(index + 1))}/` },
}))

export default {
  forbidden: [
    ...sliceOrder,
    {
      name: 'domain-is-pure',
      comment: 'domain imports only itself and zod/mini',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^domain/', '^node_modules/zod/'] },
    },
    {
      name: 'server-and-web-do-not-meet',
      severity: 'error',
      from: { path: '^server/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(web|tests|bench|tools)/' },
    },
    {
      name: 'web-and-server-do-not-meet',
      severity: 'error',
      from: { path: '^web/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(server|tests|bench|tools)/' },
    },
    {
      name: 'sandbox-stands-alone',
      comment: 'the product speaks to the sandbox as to a provider, over HTTP; neither imports the other',
      severity: 'error',
      from: { path: '^sandbox/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(domain|server|web|tests|bench|tools)/' },
    },
    {
      name: 'product-knows-no-sandbox',
      severity: 'error',
      from: { path: '^(domain|server|web)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^sandbox/' },
    },
    {
      name: 'platform-knows-no-slice',
      severity: 'error',
      from: { path: '^(domain|server|web)/platform/', pathNot: '\\.test\\.tsx?$' },
      to: { path: `^(domain|server|web)/${slice}/` },
    },
    {
      name: 'ui-knows-no-slice-and-no-call',
      severity: 'error',
      from: { path: '^web/(ui|design)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: [
          `^(domain|web)/${slice}/`,
          '^web/shell/',
          '^web/platform/(call|queries)\\.tsx?$',
          '^domain/platform/call\\.ts$',
        ],
      },
    },
    {
      name: 'queries-are-private-to-their-slice',
      severity: 'error',
      from: { path: '^server/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '-queries\\.ts$', pathNot: '^server/$1/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'no-development-package-on-the-server',
      severity: 'error',
      from: { path: '^(server|domain)/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm-dev'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.tsbuild|data|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'browser'],
    },
  },
}
