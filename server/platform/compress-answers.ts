import { pipeline, type Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Shorter answers fit into one packet as they are. */
const SHORTEST = 1024
/** Text of any kind; a stream of events has no end to wait for. */
const TEXT = /^text\/(?!event-stream)|[/+](?:json|javascript|xml)\b|mpegurl/
/** Higher qualities cost more time than they save on the way. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const ENCODINGS = {
  br: { whole: (body: Buffer) => promisify(brotliCompress)(body, BROTLI), stream: () => createBrotliCompress(BROTLI) },
  gzip: { whole: (body: Buffer) => promisify(gzip)(body), stream: () => createGzip() },
} as const
type Encoding = keyof typeof ENCODINGS

/** The best encoding that a request takes; null for none. */
export function encodingOf(header: string | undefined): Encoding | null {
  const taken = new Set(
    (header ?? '').split(',').flatMap((part) => {
      const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
      return parameters.some((word) => /^q=0(?:\.0*)?$/.test(word)) ? [] : [name]
    }),
  )
  return (['br', 'gzip'] as const).find((name) => taken.has(name)) ?? null
}

/** Compresses what is text and long enough, for those who take it. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (payload === null || payload === undefined || !isCompressible(reply)) return payload
    const isStream = typeof payload === 'object' && 'pipe' in payload
    const length = isStream
      ? Number(reply.getHeader('content-length') ?? Infinity)
      : Buffer.byteLength(payload as string | Buffer)
    if (length < SHORTEST) return payload
    addVary(reply)
    const encoding = request.method === 'HEAD' ? null : encodingOf(request.headers['accept-encoding'])
    if (encoding === null) return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    if (!isStream) return ENCODINGS[encoding].whole(Buffer.from(payload as string | Buffer))
    // Whoever goes away meanwhile ends both.
    return pipeline(payload as Readable, ENCODINGS[encoding].stream(), () => undefined)
  })
}

/** Parts of a file are counted in its own bytes. */
function isCompressible(reply: FastifyReply): boolean {
  const isWhole = reply.statusCode !== 206 && !reply.hasHeader('content-encoding')
  return isWhole && TEXT.test(String(reply.getHeader('content-type') ?? ''))
}

function addVary(reply: FastifyReply): void {
  const now = reply.getHeader('vary')
  const names = now === undefined ? [] : String(now).split(/, */)
  if (!names.some((name) => name.toLowerCase() === 'accept-encoding'))
    reply.header('vary', [...names, 'accept-encoding'].join(', '))
}
