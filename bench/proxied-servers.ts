import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, startEmbeddedPostgres } from '../server/platform/embedded-postgres.ts'

const ROOT = path.join(import.meta.dirname, '..')

export interface BenchServer {
  /** Resolves when it is ready. */
  start(): Promise<void>
  /** Resolves when it has gone. */
  stop(signal: NodeJS.Signals): Promise<void>
}

/** A proxy with the shipped configuration in front of two processes of production on one database. */
export interface Proxied {
  readonly proxy: string
  readonly address: string
  /** The same by http. */
  readonly plainAddress: string
  readonly servers: readonly BenchServer[]
  close(): Promise<void>
}

export async function openProxied(proxy: 'nginx' | 'caddy'): Promise<Proxied> {
  const folder = mkdtempSync(path.join(tmpdir(), 'battigia-proxies-'))
  chmodSync(folder, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir: folder })
  const [port, plainPort, ...ports] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
  const address = `https://localhost:${port}`
  const servers = ports.map((serverPort) => benchServer(serverPort, postgres.url, address, folder))
  // One after the other: the first one imports the resort.
  for (const server of servers) await server.start()
  const running = startProxy(proxy, folder, { port: port ?? 0, plainPort: plainPort ?? 0, ports })
  const plainAddress = `http://localhost:${plainPort}`
  await untilOk(`${plainAddress}/`, running)
  return {
    proxy,
    address,
    plainAddress,
    servers,
    async close() {
      await end(running, 'SIGTERM')
      await Promise.all(servers.map((server) => server.stop('SIGKILL')))
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function benchServer(port: number, databaseUrl: string, address: string, dataDir: string): BenchServer {
  const root = process.env['SERVERS'] ?? ROOT
  let child: ChildProcess | null = null
  const launch = () =>
    spawn(process.execPath, [path.join(root, 'server', 'main.ts')], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env['PATH'] ?? '',
        NODE_ENV: 'production',
        LOG_LEVEL: 'fatal',
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        PUBLIC_URL: address,
        SMTP_URL: 'smtp://127.0.0.1:1',
        MAIL_FROM: 'noreply@localhost.localdomain',
        SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
        RESORT: 'resorts/bagno-argo',
        TRUSTED_PROXIES: '127.0.0.1',
        // One address is everybody here.
        TRUSTED_PREFIXES: '127.0.0.0/8,::1/128',
      },
    })
  return {
    async start() {
      // A start that fails is tried again, as systemd does.
      for (let attempt = 1; ; attempt += 1) {
        child = launch()
        try {
          return await untilOk(`http://127.0.0.1:${port}/readyz`, child)
        } catch (error) {
          if (attempt === 5) throw error
        }
      }
    },
    async stop(signal) {
      if (child !== null) await end(child, signal)
    },
  }
}

interface Ports {
  readonly port: number
  /** Where http is sent on to https. */
  readonly plainPort: number
  readonly ports: readonly number[]
}

/** The shipped file with this machine's ports and a certificate that nobody trusts. */
function startProxy(proxy: 'nginx' | 'caddy', folder: string, ports: Ports): ChildProcess {
  const certificate = path.join(folder, 'certificate.pem')
  const key = path.join(folder, 'key.pem')
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files], { stdio: 'ignore' })
  const shipped = path.join(ROOT, 'deploy', 'proxy', proxy === 'nginx' ? 'nginx.conf' : 'Caddyfile')
  const text = readFileSync(process.env['CONFIG'] ?? shipped, 'utf8')
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${ports.ports[0]}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${ports.ports[1]}`)
  const file = path.join(folder, proxy)
  if (proxy === 'caddy') {
    const site = text
      .replace('http://battigia.example {', `http://localhost:${ports.plainPort} {`)
      .replace('battigia.example {', `localhost:${ports.port} {\n\ttls ${certificate} ${key}\n`)
    writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
    return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      stdio: 'ignore',
      env: { PATH: process.env['PATH'] ?? '', HOME: folder },
    })
  }
  const site = text
    .replaceAll(/listen (?:\[::\]:)?443/g, (all) => all.replace('443', String(ports.port)))
    .replaceAll(/listen (?:\[::\]:)?80/g, (all) => all.replace('80', String(ports.plainPort)))
    .replaceAll('battigia.example', 'localhost')
    .replace(/ssl_certificate .*/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${key};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;\nevents { worker_connections 1024; }\nhttp {\n${temporary.join('\n')}\n${site}\n}`,
  )
  return spawn('nginx', ['-c', file, '-e', `${folder}/error.log`], { stdio: ['ignore', 'ignore', 'inherit'] })
}

async function untilOk(url: string, child: ChildProcess): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 50) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}: ${url}`)
    const status = await fetch(url, { redirect: 'manual' }).then(
      (response) => response.status,
      () => 0,
    )
    if (status >= 200 && status < 400) return
    await sleep(50)
  }
  throw new Error(`nobody answers: ${url}`)
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}
