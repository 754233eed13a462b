import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '../../tests/support/server.ts'
import { createHttpServer } from './http-server.ts'
import { serveWeb } from './web-assets.ts'

const SHARE = path.join(import.meta.dirname, '..', '..', 'deploy', 'share-assets.sh')
let folder: string
const open: FastifyInstance[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'battigia-releases-'))
})
afterAll(async () => {
  await Promise.all(open.map((server) => server.close()))
  await rm(folder, { recursive: true })
})

/** A release as it is built: a page that names its script, which has its content's hash in its name. */
async function build(version: string): Promise<string> {
  const release = path.join(folder, 'releases', version)
  const assets = path.join(release, 'dist', 'web', 'assets')
  await mkdir(assets, { recursive: true })
  await writeFile(
    path.join(release, 'dist', 'web', 'index.html'),
    `<!doctype html><script src="/assets/main-${version}.js">`,
  )
  await writeFile(path.join(assets, `main-${version}.js`), `export const version = '${version}'`)
  await writeFile(path.join(assets, 'react-same.js'), 'export {}')
  return release
}

const share = (release: string) => execFileSync(SHARE, [release, path.join(folder, 'assets')])

async function start(release: string): Promise<FastifyInstance> {
  const server = await createHttpServer({
    publicUrl: 'https://battigia.example',
    appOrigins: [],
    trustedProxies: [],
    log: silentLog,
  })
  await serveWeb(server, path.join(release, 'dist', 'web'))
  open.push(server)
  return server
}

/** The page that one process gives, and what each process answers when its files are asked for. */
async function loadPage(from: FastifyInstance, servers: readonly FastifyInstance[]): Promise<string[]> {
  const html = (await from.inject('/')).body
  const assets = [...html.matchAll(/src="([^"]+)"/g)].map(([, address]) => address ?? '')
  const answers = servers.flatMap((server) =>
    assets.map(async (url) => {
      const { statusCode, headers, body } = await server.inject(url)
      return `${statusCode} ${headers['cache-control']} ${body}`
    }),
  )
  return Promise.all(answers)
}

const KEPT = '200 public, max-age=31536000, immutable export const version ='

test('in a rolling restart a page of either version finds its files at a process of the other', async () => {
  const first = await build('v1')
  share(first)
  const [one, other] = [await start(first), await start(first)]
  const second = await build('v2')
  // A process that runs already answers for the release that is on its way.
  share(second)
  const steps = [
    [one, other],
    [await start(second), other],
    [await start(second), await start(second)],
  ] as const
  const seen = new Set<string>()
  for (const servers of steps) {
    // The pages that were loaded before the restart began are still open after it.
    for (const page of [one, ...servers]) {
      for (const answer of await loadPage(page, servers)) {
        expect(answer).toContain(KEPT)
        seen.add(answer)
      }
    }
  }
  expect(seen.size).toBe(2)
})

test('sharing again changes nothing, and each release keeps the list of its files', async () => {
  const release = await build('v3')
  share(release)
  share(release)
  expect(await readdir(path.join(folder, 'assets'))).toEqual(expect.arrayContaining(['main-v3.js', 'react-same.js']))
  expect(await readFile(path.join(release, 'dist', 'assets.list'), 'utf8')).toBe('main-v3.js\nreact-same.js\n')
})
