import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { workerParts, type BundleManifest } from './tools/worker-parts.ts'

const BUILT = join(import.meta.dirname, 'dist', 'web')

/** Tells the worker which files the app was built into. */
function knowTheBuild(): Plugin {
  return {
    name: 'battigia-know-the-build',
    resolveId: (id) => (id === 'virtual:worker-parts' ? `\0${id}` : undefined),
    load(id) {
      if (id !== '\0virtual:worker-parts') return undefined
      const manifest = JSON.parse(readFileSync(join(BUILT, '.vite', 'manifest.json'), 'utf8')) as BundleManifest
      return `export default ${JSON.stringify(workerParts(manifest, (address) => readFileSync(join(BUILT, address))))}`
    },
  }
}

/** The service worker: one classic script beside the app that was built before it (`tools/build.mjs`). */
export default defineConfig({
  root: 'web',
  plugins: [knowTheBuild()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: false,
    target: ['chrome111', 'safari16.4', 'firefox115'],
    rolldownOptions: {
      input: join(import.meta.dirname, 'web', 'sw', 'worker.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
})
