import { join } from 'node:path'
import config from '../capacitor.config.ts'
import { readMobile } from './mobile-files.ts'
import { MOBILE_RULES, mobileFindings } from './mobile-rules.ts'

/** The native projects keep the rules of the security guide (M-01); the synced bundles too, where there are any. */
const read = readMobile(join(import.meta.dirname, '..'), config)
const findings = mobileFindings(read)
const bundles = read.bundle.length > 0 ? `${read.bundle.length} files of the synced app` : 'no synced app to look into'
const lines = [...findings, `${MOBILE_RULES.length} rules, ${findings.length} findings; ${bundles}`]
process.stdout.write(lines.map((line) => `  ${line}\n`).join(''))
process.exitCode = findings.length === 0 ? 0 : 1
