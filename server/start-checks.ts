import { constants } from 'node:fs'
import { access, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Environment } from './platform/environment.ts'
import { WrongEnvironment } from './platform/environment.ts'

/** Tries the folders of the environment before anything else happens. Throws WrongEnvironment with every wrong one. */
export async function requireFolders(environment: Environment): Promise<void> {
  const { dataDir, isDataDirSet, databaseUrl, smtpUrl, resort } = environment
  const isDataDirUsed = isDataDirSet || databaseUrl === null || smtpUrl === null
  const lines = [
    ...(isDataDirUsed ? await wrongWritable(dataDir) : []),
    ...(resort !== null && !(await isFolder(resort))
      ? [`RESORT: expected a folder with a resort, got "${resort}"`]
      : []),
  ]
  if (lines.length > 0) throw new WrongEnvironment(lines)
}

async function wrongWritable(folder: string): Promise<string[]> {
  try {
    await makeFolder(folder)
    await access(folder, constants.W_OK | constants.X_OK)
    return []
  } catch (error) {
    return [`DATA_DIR: expected a folder that this user may write to, got "${folder}" (${codeOf(error)})`]
  }
}

/** One level at a time: Node's own recursive mkdir never ends below /proc, which answers that the parent is missing. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o711 })
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    if (codeOf(error) !== 'ENOENT' || path.dirname(folder) === folder) throw error
    await makeFolder(path.dirname(folder))
    await mkdir(folder, { mode: 0o711 })
  }
}

async function isFolder(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => null)
  return found?.isDirectory() === true
}

/** Opens the port. Throws a sentence that names HOST or PORT. */
export async function listenAt(
  listen: (host: string, port: number) => Promise<number>,
  { host, port }: Pick<Environment, 'host' | 'port'>,
): Promise<number> {
  try {
    return await listen(host, port)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EADDRINUSE')
      throw new Error(
        'The port is already in use. Stop the other program, or choose another one: PORT=3001 npm start',
        { cause: error },
      )
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code))
      throw new WrongEnvironment([`HOST: expected a name or address of this machine, got "${host}" (${code})`])
    if (code === 'EACCES')
      throw new WrongEnvironment([`PORT: expected one that this user may open, such as 3000, got "${port}" (${code})`])
    throw error
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
