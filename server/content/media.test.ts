import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { photoPath } from '../../domain/content/content-fields.ts'
import { contentFacts, MANAGER } from '../../tests/support/content-facts.ts'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { runHandler } from '../../tests/support/run-handler.ts'
import { testServer, type TestServer } from '../../tests/support/server.ts'
import { changeSetting } from '../settings/change-setting.ts'
import { getLiveStreaming } from './get-live-streaming.ts'
import { getWebcam } from './get-webcam.ts'
import { uploadPhoto } from './staff/upload-photo.ts'

let db: TestDatabase
let server: TestServer

beforeAll(async () => {
  db = await testDatabase()
  server = await testServer(db)
})
afterAll(async () => {
  await server.close()
  await db.close()
})

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ method: 'GET', url, headers })

test('a photo is fetched once, by a name that never means another', async () => {
  const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#0a5c82' } })
    .jpeg()
    .toBuffer()
  const dataUrl = `data:image/jpeg;base64,${bytes.toString('base64')}`
  const { photoId } = await runHandler(
    db.database,
    uploadPhoto(await contentFacts(db)),
    { dataUrl },
    { actor: MANAGER },
  )
  const large = await get(photoPath(photoId, 800))
  expect([large.statusCode, large.headers['content-type'], large.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ])
  expect((await sharp(large.rawPayload).metadata()).width).toBe(800)
  expect((await sharp((await get(photoPath(photoId, 156))).rawPayload).metadata()).width).toBe(156)
  for (const wrong of [`/media/${photoId}-157.webp`, `/media/${'0'.repeat(32)}-800.webp`, '/media/..%2Fapp.ts'])
    expect((await get(wrong)).statusCode, wrong).toBe(404)
})

describe('R-107 R-220 the webcam', () => {
  const set = async (values: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(values)) {
      await db.database.transaction((tx) => changeSetting(tx, key, value, 'test'))
    }
    await server.app.settings.reload(db.database)
  }
  const sources = async () => {
    const facts = await contentFacts(db)
    return runHandler(db.database, getWebcam(facts), {}, { actor: MANAGER })
  }

  test('the demo plays a drawn beach: a live playlist whose segments are there', async () => {
    await set({ webcamWeb: 1, webcamIos: 1, webcamSpot: 'torretta nord' })
    expect(await sources()).toMatchObject({
      sources: [{ kind: 'hls' }, { kind: 'mp4' }],
      spot: 'torretta nord',
      isSample: true,
    })
    const list = await get('/webcam/live.m3u8')
    expect([list.headers['content-type'], list.headers['cache-control']]).toEqual([
      'application/vnd.apple.mpegurl',
      'no-store',
    ])
    const segments = list.body.split('\n').filter((line) => line.startsWith('/webcam/'))
    expect(segments).toHaveLength(5)
    for (const segment of segments) {
      const answer = await get(segment)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'video/mp2t'])
    }
    const part = await get('/webcam/sample.mp4', { range: 'bytes=0-99' })
    expect([part.statusCode, part.rawPayload.length, part.headers['content-type']]).toEqual([206, 100, 'video/mp4'])
    expect((await get('/webcam/sample9.mpegts')).statusCode).toBe(404)
    const facts = await contentFacts(db)
    expect(await runHandler(db.database, getLiveStreaming(facts), {}, { actor: MANAGER })).toMatchObject({
      isAvailableIos: true,
      source: 'https://app.example/webcam/live.m3u8',
    })
  })

  test('Z-03 a page may embed the host that is set, from then on, and no other', async () => {
    const policy = async () => String((await get('/')).headers['content-security-policy'])
    expect(await policy()).toContain("frame-src 'none'; ")
    await set({ linkHosts: ['cam.example', 'stream.example'], webcamFrameUrl: 'https://cam.example/live?x=1' })
    await set({ webcamWeb: 1, webcamIos: 1, webcamAndroid: 1 })
    await set({ webcamSourceUrl: 'https://stream.example:8443/a/live.m3u8' })
    expect((await policy()).split('; ')).toEqual(
      expect.arrayContaining([
        'frame-src https://cam.example',
        "connect-src 'self' https://stream.example:8443",
        "media-src 'self' blob: https://stream.example:8443",
      ]),
    )
    expect(await sources()).toMatchObject({ sources: [{ kind: 'hls', platforms: ['ios', 'web'] }], isSample: false })
    await set({ webcamAndroid: 0 })
    expect(await policy()).toContain("frame-src 'none'; ")
  })
})
