import { globSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import shell from './mobile/app.json' with { type: 'json' }
import { nativeShell } from './tools/mobile-web.ts'

/**
 * Which texts come together: those of the back office's help, which open on demand, of its screens, of the first screens, of one's
 * account, of eating, parking and reading, and those of the booking, which is everything else.
 */
const TEXT_PARTS = [
  ['help', /web\/staff\/help\//],
  ['staff', /web\/(?:staff|\w+\/staff)\//],
  ['first', /web\/(?:platform|ui|shell|shell\/home|content|accounts\/welcome)\/texts/],
  ['account', /web\/(?:accounts|dogs|privacy|messages|shell\/profile)\//],
  ['eat', /web\/(?:bar|restaurant|parking|services|content)\//],
] as const

/**
 * A few chunks of texts per language. Each slice imports its own text modules; in a build they are read from one module per
 * language and part, because a bundler otherwise leaves a request of 40 bytes for each.
 */
function fewChunksOfTexts(): Plugin {
  const files = ['web/*/texts', 'web/*/*/texts', 'domain/platform/{refusal,field}-texts']
    .flatMap((folder) => globSync(`${folder}/it.ts`, { cwd: import.meta.dirname }))
    .map((file) => resolve(import.meta.dirname, file).replaceAll('\\', '/'))
  const partOf = (file: string) => TEXT_PARTS.find(([, pattern]) => pattern.test(file))?.[0] ?? 'more'
  return {
    name: 'battigia-few-chunks-of-texts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('virtual:texts-') ? `\0${id}` : undefined),
    load(id) {
      const [, part, language] = /^\0virtual:texts-(\w+)-(\w\w)$/.exec(id) ?? []
      if (!part || !language) return undefined
      return files
        .map((file, index) => ({ index, file, path: file.replace(/it\.ts$/, `${language}.ts`) }))
        .filter(({ file }) => partOf(file) === part)
        .map(({ index, path }) => `export { ${language} as t${index} } from '${path}'`)
        .join('\n')
    },
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('texts/it.ts')) return undefined
      return code.replaceAll(
        /\(\) => import\('([^']*texts)\/(\w\w)\.ts'\)/g,
        (all, folder: string, language: string) => {
          const file = resolve(dirname(id), folder, 'it.ts').replaceAll('\\', '/')
          const index = files.indexOf(file)
          if (index < 0) return all
          return `() => import('virtual:texts-${partOf(file)}-${language}').then((texts) => ({ ${language}: texts.t${index} }))`
        },
      )
    },
  }
}

/** Chunks that the first screen needs at once, beside the entry: named by the page modules they hold. */
const FIRST_SCREENS = ['web/shell/home/HomePage.tsx', 'web/accounts/WelcomePage.tsx']

/**
 * Preloads the chunks of the first screens from the document, instead of after the entry has run: on a slow network
 * this was worth more than a second of first paint (stack.md).
 */
function preloadFirstScreens(): Plugin {
  return {
    name: 'battigia-preload-first-screens',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
        const entry = chunks.find((chunk) => chunk.isEntry)
        const wanted = new Set<string>()
        const want = (fileName: string) => {
          const chunk = chunks.find((candidate) => candidate.fileName === fileName)
          if (!chunk || wanted.has(fileName) || chunk === entry || entry?.imports.includes(fileName)) return
          wanted.add(fileName)
          chunk.imports.forEach(want)
        }
        for (const chunk of chunks) {
          const modules = chunk.moduleIds.map((id) => id.replaceAll('\\', '/'))
          const isFirst = FIRST_SCREENS.some((screen) => modules.some((id) => id.endsWith(screen)))
          if (isFirst || chunk.facadeModuleId?.endsWith('texts-first-it')) want(chunk.fileName)
        }
        return [...wanted].map((fileName) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', href: `/${fileName}`, crossorigin: true },
          injectTo: 'head' as const,
        }))
      },
    },
  }
}

/** What rolldown tells of a module. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/** Bar and cart, whose pages come together: two of the five tabs. */
const TAB_PAGES = 'web/orders/items/pages.tsx'

/** The screens of the desk that are open all day. */
const DESK_PAGES = ['BeachDayPage', 'ArrivalsPage', 'BarPage', 'TillPage'].map((page) => `web/staff/${page}.tsx`)

/** What every start needs behind the first screen. */
const BEHIND = [
  'web/shell/worker/AfterFirstScreen.tsx',
  'web/shell/home/OfflineHome.tsx',
  'web/orders/items/PendingOrders.tsx',
]

/** Which of these pages import a module, directly or through others. */
function screensOf(id: string, graph: ModuleGraph, pages: readonly string[]): ReadonlySet<string> {
  const screens = new Set<string>()
  const seen = new Set<string>()
  const climb = (at: string) => {
    if (seen.has(at)) return
    seen.add(at)
    const screen = pages.find((path) => at.replaceAll('\\', '/').endsWith(path))
    if (screen !== undefined) screens.add(screen)
    for (const importer of graph.getModuleInfo(at)?.importers ?? []) climb(importer)
  }
  climb(id)
  return screens
}

/**
 * One chunk of everything that only the home needs at once, one for the welcome and one for both: forty small ones wait for each
 * other on a phone's network, and the document preloads all of them anyway. The screens themselves stay chunks that the manifest names.
 */
function firstChunk(id: string, graph: ModuleGraph): string | null {
  if (FIRST_SCREENS.some((path) => id.replaceAll('\\', '/').endsWith(path))) return null
  const [screen, other] = screensOf(id, graph, FIRST_SCREENS)
  if (screen === undefined) return null
  if (other !== undefined) return 'first'
  return screen.includes('home') ? 'home' : 'welcome'
}

/**
 * One chunk of the small parts of our own that bar and cart share with other pages: forty of them, read one by one, were the longest
 * part of a first press without a network (decision 126). What the desk shows as well is a chunk of its own: a tablet loads no dishes
 * and no cart. What is a library's stays where it is.
 */
function tabsChunk(id: string, graph: ModuleGraph): string | null {
  const path = id.replaceAll('\\', '/')
  if (path.includes('node_modules') || path.endsWith(TAB_PAGES) || firstChunk(id, graph) !== null) return null
  if (screensOf(id, graph, BEHIND).size > 0) return null
  if (screensOf(id, graph, [TAB_PAGES]).size === 0) return null
  return screensOf(id, graph, DESK_PAGES).size > 0 ? 'parts' : 'tabs'
}

/** Whether the build is for a native shell (`npm run mobile:sync`). */
const isNative = process.env['VITE_APP_PLATFORM'] === 'android' || process.env['VITE_APP_PLATFORM'] === 'ios'

/** Chunks that the document preloads whatever page is asked for, and its style. */
const IN_THE_DOCUMENT = /^assets\/(?:app-[^.]*\.css|(?:app|react|rolldown-runtime|home|first|welcome)-[^.]*\.js)$/

export default defineConfig({
  root: 'web',
  base: '/',
  plugins: [
    react(),
    { ...optimizeLocales.vite({ locales: ['it-IT', 'en-US', 'en-GB', 'fr-FR', 'nl-NL', 'de-DE'] }), enforce: 'pre' },
    fewChunksOfTexts(),
    preloadFirstScreens(),
    ...(isNative ? [nativeShell(shell)] : []),
  ],
  build: {
    outDir: isNative ? '../dist/mobile' : '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: ['chrome111', 'safari16.4', 'firefox115'],
    // Fonts and pictures stay files of their own: data URLs are not in the CSP.
    assetsInlineLimit: 0,
    // What the document itself loads is there before anything later is asked for: naming it with every page is weight in the first load.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((name) => !IN_THE_DOCUMENT.test(name)),
    },
    rolldownOptions: {
      // Calls are plain data: what no screen asks for is left out.
      treeshake: { manualPureFunctions: ['defineCall', 'rule', 'text', 'whole', 'wholeText'] },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
            // The entry stays a chunk of its own, which the manifest and the document name.
            { name: 'app', tags: ['$initial'], test: /^(?!.*web\/(?:index\.html|main\.tsx))/, priority: 1 },
            { name: firstChunk, debugName: 'first screens' },
            { name: tabsChunk, debugName: 'tabs' },
          ],
        },
      },
    },
  },
})
