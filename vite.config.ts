import { globSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * Which texts come together: those of the first screens, of the resort's people, of one's account, of eating, parking and
 * reading, and those of the booking, which is everything else.
 */
const TEXT_PARTS = [
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

export default defineConfig({
  root: 'web',
  base: '/',
  plugins: [
    react(),
    { ...optimizeLocales.vite({ locales: ['it-IT', 'en-US', 'en-GB', 'fr-FR', 'nl-NL', 'de-DE'] }), enforce: 'pre' },
    fewChunksOfTexts(),
    preloadFirstScreens(),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: ['chrome111', 'safari16.4', 'firefox115'],
    // Fonts and pictures stay files of their own: data URLs are not in the CSP.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Calls are plain data: what no screen asks for is left out.
      treeshake: { manualPureFunctions: ['defineCall', 'rule', 'text', 'whole', 'wholeText'] },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
            // The entry stays a chunk of its own, which the manifest and the document name.
            { name: 'app', tags: ['$initial'], test: /^(?!.*web\/(?:index\.html|main\.tsx))/, priority: 1 },
          ],
        },
      },
    },
  },
})
