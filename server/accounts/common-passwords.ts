import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Passwords that anybody tries first, in lower case: the well-known ones, names, clubs, words and keyboard
 * runs in the five languages, each also in the usual disguises (p@ssw0rd, lucaluca, juventus12345).
 */
export function commonPasswords(): ReadonlySet<string> {
  return (loaded ??= new Set(
    readFileSync(path.join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
      .split('\n')
      .filter((line) => line !== ''),
  ))
}

let loaded: ReadonlySet<string> | undefined
