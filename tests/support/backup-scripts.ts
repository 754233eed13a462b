import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { startPostgres } from '../../tools/postgres.mjs'

const SCRIPTS = path.join(import.meta.dirname, '..', '..', 'deploy', 'backup')
const run = promisify(execFile)

/** What a script that has ended left: its exit code and everything that it printed. */
interface Ended {
  readonly code: number | null
  readonly printed: string
}

interface RunningScript {
  readonly child: ChildProcess
  readonly ended: Promise<Ended>
}

/** Where an operator works: a PostgreSQL with its tools, a key, and folders for backups and for temporary files. */
export interface BackupPlace {
  /** PostgreSQL as its superuser. */
  readonly server: string
  readonly bin: string
  readonly backups: string
  readonly temporary: string
  readonly key: string
  /** The public key of whoever signs backups here. */
  readonly signer: string
  /** Makes a backup out of any bytes as `backup.sh` does: encrypted for this place, signed by this place's key or by another. */
  forge(name: string, plain: Buffer, by?: 'us' | 'somebody'): Promise<string>
  /** Starts one of the shipped scripts as its unit or an operator does, with nothing but these variables. */
  start(script: string, args: readonly string[], variables: Readonly<Record<string, string>>): RunningScript
  close(): Promise<void>
}

export async function backupPlace(): Promise<BackupPlace> {
  const postgres = (await startPostgres()) as { url: string; bin: string; stop(): Promise<void> }
  const folder = await mkdtemp(path.join(tmpdir(), 'battigia-backup-test-'))
  const [backups, temporary] = [path.join(folder, 'backups'), path.join(folder, 'temporary')]
  await Promise.all([backups, temporary].map((each) => mkdir(each)))
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=backup']
  await run('openssl', [...request, '-keyout', key, '-out', certificate])
  const [ours, theirs, signer] = ['ours.pem', 'theirs.pem', 'signer.pem'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  for (const file of [ours, theirs])
    await run('openssl', ['genpkey', '-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256', '-out', file])
  await run('openssl', ['pkey', '-in', ours, '-pubout', '-out', signer])
  const env = {
    PATH: `${postgres.bin}:${process.env['PATH']}`,
    TMPDIR: temporary,
    BACKUP_DIR: backups,
    BACKUP_CERTIFICATE: certificate,
    BACKUP_SIGNING_KEY: ours,
  }
  return {
    server: postgres.url,
    bin: postgres.bin,
    backups,
    temporary,
    key,
    signer,
    async forge(name, plain, by = 'us') {
      const [source, file] = [path.join(folder, 'plain'), path.join(backups, name)]
      await writeFile(source, plain)
      const encrypt = ['cms', '-encrypt', '-binary', '-aes-256-gcm', '-outform', 'DER', '-in', source, '-out', file]
      await run('openssl', [...encrypt, certificate])
      await signAs(file, by === 'us' ? ours : theirs)
      return file
    },
    start: (script, args, variables) => startScript(path.join(SCRIPTS, script), args, { ...env, ...variables }),
    async close() {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The signature of a file under its own name, beside it. */
async function signAs(file: string, key: string): Promise<void> {
  const named = `${file}.named`
  await writeFile(named, Buffer.concat([Buffer.from(`${path.basename(file)}\n`), await readFile(file)]))
  await run('openssl', ['dgst', '-sha256', '-sign', key, '-out', `${file}.sig`, named])
  await rm(named)
}

function startScript(script: string, args: readonly string[], env: NodeJS.ProcessEnv): RunningScript {
  const child = spawn(script, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, printed }))
  return { child, ended }
}

/** The command lines of all processes, as everybody on the machine sees them. */
export async function commandLines(): Promise<string[]> {
  if (process.platform !== 'linux') return (await run('ps', ['-axo', 'args'])).stdout.split('\n')
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  // A process that has ended meanwhile has no line.
  return Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')))
}
