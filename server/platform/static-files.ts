import { send } from '@fastify/send'
import type { FastifyInstance } from 'fastify'

/** What files are called here; nothing hidden, nothing escaped, no way up. Anything else is not found. */
const PLAIN_PATH = /^(?:\/[\w@-][\w.@-]*)+$/

/** A missing file answers like any other address that there is not. */
const MISSING: ReadonlySet<number> = new Set([400, 403, 404])

export interface StaticFiles {
  /** The folder that is served, and nothing outside of it. */
  readonly root: string
  /** What its addresses begin with, with a slash at the end. */
  readonly prefix: string
  /** The headers of a file by its absolute name, besides its type. */
  readonly headers: (file: string) => Readonly<Record<string, string>>
}

/** Serves the files of a folder: by parts where a player asks for some, and not again to whoever has them. */
export function serveFiles(app: FastifyInstance, { root, prefix, headers }: StaticFiles): void {
  app.get(`${prefix}*`, async (request, reply) => {
    const pathname = request.url.slice(prefix.length - 1).split('?', 1)[0] ?? ''
    if (!PLAIN_PATH.test(pathname)) return reply.callNotFound()
    const found = await send(request.raw, pathname, { root, index: false, cacheControl: false })
    if (found.type === 'directory' || MISSING.has(found.statusCode)) return reply.callNotFound()
    const own = found.type === 'file' ? headers(found.metadata.path) : {}
    return reply
      .code(found.statusCode)
      .headers({ ...found.headers, ...own })
      .send(found.stream)
  })
}
