declare module 'virtual:worker-parts' {
  import type { Parts } from './parts.ts'

  const parts: Parts
  // oxlint-disable-next-line no-restricted-exports -- a module of JSON exports it so
  export default parts
}
