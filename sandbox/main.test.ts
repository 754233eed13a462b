import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

/** The sandbox as a starter runs it, on any free port unless told otherwise. */
function run(more: NodeJS.ProcessEnv = {}, cwd?: string) {
  const env = { ...process.env, NODE_ENV: 'test', PAYMENTS_SANDBOX_PORT: '0', PAYMENTS_SANDBOX_FILE: '', ...more }
  const main = path.join(import.meta.dirname, 'main.ts')
  const child = spawn(process.execPath, [main, '--end-with-stdin'], { env, cwd, stdio: 'pipe' })
  started.push(child)
  const said = async (from: NodeJS.ReadableStream) => String(await once(from, 'data').then(([data]) => data))
  return {
    child,
    url: async () => /http:\S+/.exec(await said(child.stdout))?.[0] ?? '',
    complaint: () => said(child.stderr),
  }
}

test('it says where it is and that it can be used, and SIGTERM ends it', async () => {
  const { child, url } = run()
  const health = await fetch(`${await url()}/_sandbox/health`)
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }])
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('it ends with the pipe of who started it', async () => {
  const { child, url } = run()
  await url()
  child.stdin.end()
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('102 a taken port and production are refused in a sentence', async () => {
  const { port } = new URL(await run().url())
  const second = run({ PAYMENTS_SANDBOX_PORT: port })
  expect(await second.complaint()).toMatch(new RegExp(`^Payment sandbox: port ${port} is taken: set .+\\n$`))
  expect(await once(second.child, 'exit')).toEqual([1, null])
  const production = run({ NODE_ENV: 'production' })
  expect(await production.complaint()).toBe('Payment sandbox: the payment sandbox never runs in production\n')
  expect(await once(production.child, 'exit')).toEqual([1, null])
})

test('it writes its file at its end, and none where none is named', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sandbox-'))
  const body = '{"advanceMs":86400000}'
  const change = async (at: string) => fetch(`${at}/_sandbox/clock`, { method: 'POST', body })
  try {
    for (const [signal, file] of [
      ['SIGTERM', ''],
      ['SIGTERM', 'one.json'],
      [null, 'two.json'],
    ] as const) {
      const { child, url } = run({ PAYMENTS_SANDBOX_FILE: file }, folder)
      await change(await url())
      if (signal === null) child.stdin.end()
      else child.kill(signal)
      await once(child, 'exit')
    }
    expect((await readdir(folder)).toSorted()).toEqual(['one.json', 'two.json'])
    for (const name of ['one.json', 'two.json'])
      expect(await readFile(path.join(folder, name), 'utf8')).toContain('86400000')
  } finally {
    await rm(folder, { recursive: true })
  }
})
