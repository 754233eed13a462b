import { setTimeout as sleep } from 'node:timers/promises'
import { openProxied, type Proxied } from './proxied-servers.ts'
import { openVisitors } from './proxy-visitors.ts'

// Whether plain http is refused, and what guests lose behind each proxy when a process is restarted and when one dies:
//   node bench/proxies.ts [nginx|caddy] [restart|kill]
// Measures the files in deploy/proxy on loopback. Needs nginx, caddy and openssl. CONFIG measures another file, SERVERS another
// release's folder.

const PROXIES = ['nginx', 'caddy'] as const
/** As `deploy/release.sh` waits between two processes. */
const PAUSE = 5_000
const BACK_AFTER = 3_000

const CASES = {
  restart: async ({ servers }: Proxied) => {
    for (const server of servers) {
      await server.stop('SIGTERM')
      await server.start()
      await sleep(PAUSE)
    }
  },
  kill: async ({ servers: [server] }: Proxied) => {
    await server?.stop('SIGKILL')
    await sleep(BACK_AFTER)
    await server?.start()
    await sleep(PAUSE)
  },
}
type Case = keyof typeof CASES

async function measure(proxied: Proxied, what: Case): Promise<string> {
  const visitors = openVisitors(proxied.address)
  await sleep(3_000)
  await CASES[what](proxied)
  const { asked, failed, slowestMs } = await visitors.leave()
  const reasons = [...failed].map(([reason, count]) => `${reason} ${count}`).join(', ')
  const lost = [...failed.values()].reduce((sum, count) => sum + count, 0)
  return `${proxied.proxy.padEnd(6)} ${what.padEnd(8)} ${lost} of ${asked} failed, slowest answer ${slowestMs} ms  ${reasons}`
}

/** Paths whose requests carry tokens, passwords or one-time codes. */
const SECRET_PATHS = ['/singlefin-ws/rest/accounts/login', '/webhooks/stripe', '/auth/social/google/callback?code=x']

/** Programs are refused by http, so that none goes on sending secrets in the clear; people are sent on to https. */
async function requirePlainRefused({ proxy, plainAddress }: Proxied): Promise<string> {
  const answerOf = async (path: string, method: string) => {
    const { status, headers } = await fetch(plainAddress + path, { method, redirect: 'manual' })
    return `${method} ${path} ${status} ${headers.get('location')?.split(':', 1)[0] ?? '-'}`
  }
  for (const path of SECRET_PATHS)
    for (const method of ['GET', 'POST']) {
      const answer = await answerOf(path, method)
      if (!answer.endsWith(' 404 -')) throw new Error(`${proxy}: ${answer}, expected 404`)
    }
  const page = await answerOf('/tabs/home', 'GET')
  if (!/ 30[18] https$/.test(page)) throw new Error(`${proxy}: ${page}, expected to be sent on to https`)
  return `${proxy.padEnd(6)} plain    refused to programs, people are sent on`
}

const wanted = process.argv.slice(2)
const chosen = <T extends string>(all: readonly T[]) => {
  const named = all.filter((one) => wanted.includes(one))
  return named.length > 0 ? named : all
}
for (const proxy of chosen(PROXIES)) {
  for (const what of chosen(Object.keys(CASES) as Case[])) {
    const proxied = await openProxied(proxy)
    try {
      process.stdout.write(`${await requirePlainRefused(proxied)}\n${await measure(proxied, what)}\n`)
    } finally {
      await proxied.close()
    }
  }
}
