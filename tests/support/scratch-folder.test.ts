import { chown, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { scratchFolder } from './scratch-folder.ts'

const PREFIX = 'battigia-scratch-trial-'
/** No process has this number. */
const NOBODY = 2 ** 22 + 1

test('a new scratch folder takes the place of what a killed run of this user has left, and lets that of others be', async () => {
  const folder = await scratchFolder(PREFIX)
  const parent = path.dirname(folder)
  const [own, foreign] = [path.join(parent, `${PREFIX}${NOBODY}-own`), path.join(parent, `${PREFIX}${NOBODY}-foreign`)]
  onTestFinished(async () => {
    for (const one of [folder, own, foreign]) await rm(one, { recursive: true, force: true })
  })
  await mkdir(own)
  await writeFile(path.join(own, 'left'), '')
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    await mkdir(foreign)
    await chown(foreign, 65_534, 65_534)
  }
  const next = await scratchFolder(PREFIX)
  onTestFinished(() => rm(next, { recursive: true, force: true }))
  const names = await readdir(parent)
  expect(names).not.toContain(path.basename(own))
  expect(names.includes(path.basename(foreign))).toBe(isRoot)
})
