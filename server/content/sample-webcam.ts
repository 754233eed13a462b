import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { livePlaylist, type LoopedStream } from '../../domain/content/live-playlist.ts'
import { SECOND } from '../../domain/platform/duration.ts'
import { serveFiles } from '../platform/static-files.ts'

const FOLDER = path.join(import.meta.dirname, 'webcam-sample')

/** Where the demo's stream lies: a drawn beach, round and round. */
export const SAMPLE_STREAM = { hls: '/webcam/live.m3u8', mp4: '/webcam/sample.mp4' }

/** Six segments of four seconds, five of them told at once (webcam guide, 1.4 and 1.5). */
const LOOP: LoopedStream = {
  segmentMs: 4 * SECOND,
  segments: 6,
  window: 5,
  uri: (segment) => `/webcam/sample${segment}.mpegts`,
}
/** When the stream began: the same for every server process. */
const BEGAN = Date.parse('2026-01-01T00:00:00Z')

/** Serves the demo's webcam: a live playlist made from the clock over files that never change. */
export function serveSampleWebcam(http: FastifyInstance): void {
  http.get(SAMPLE_STREAM.hls, async (_request, reply) =>
    reply
      .type('application/vnd.apple.mpegurl')
      .header('cache-control', 'no-store')
      .send(livePlaylist(LOOP, Date.now() - BEGAN)),
  )
  serveFiles(http, {
    root: FOLDER,
    prefix: '/webcam/',
    headers: (file) => ({
      'cache-control': 'public, max-age=3600',
      ...(file.endsWith('.mpegts') ? { 'content-type': 'video/mp2t' } : {}),
    }),
  })
}
