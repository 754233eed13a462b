import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Call } from '../domain/platform/call.ts'
import { hasRole, STAFF_ROLES, type StaffRole } from '../domain/platform/staff-role.ts'
import { STAFF_SCREENS } from '../web/staff/staff-screens.ts'
import { en } from '../web/staff/texts/en.ts'

const ROOT = join(import.meta.dirname, '..')
/** The page that `node tools/roles.ts` writes. */
export const ROLES_PAGE = join(ROOT, 'docs', 'roles.md')

const FIRST = `# Who may do what in the back office

Made by \`node tools/roles.ts\` from the screens and the calls themselves; a test fails when it says something else than they do.
A person has one role or more; the management may do everything. A person without the role is refused by the server,
whatever their screen shows. **Proof**: whoever does it has to have proven who they are within ten minutes, by password
and second step.
`

/** Every call that only the resort's people make, by the slice that it is of. */
async function staffCalls(): Promise<Map<string, Call[]>> {
  const files = globSync('domain/*/{calls,*-calls}.ts', { cwd: ROOT }).toSorted()
  const bySlice = new Map<string, Call[]>()
  for (const file of files) {
    const module = (await import(join(ROOT, file))) as Record<string, unknown>
    const calls = Object.values(module).filter(isStaffCall)
    const [, slice = ''] = file.split('/')
    if (calls.length > 0) bySlice.set(slice, [...(bySlice.get(slice) ?? []), ...calls])
  }
  return bySlice
}

function isStaffCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'policy' in value && value.policy === 'staff' && 'path' in value
}

const HEADS = STAFF_ROLES.map((role) => en.roles[role])
const marks = (roles: readonly StaffRole[]) => STAFF_ROLES.map((role) => (hasRole([role], roles) ? '✓' : ''))

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(heads), `|${heads.map(() => ' --- |').join('')}`, ...rows.map(line)].join('\n')
}

/** What a call does, in its own words, without the ids of requirements. */
const deed = ({ summary }: Call) => summary.replace(/ \([^()]*\b[A-Z]+-\d+[^()]*\)$/, '')

function callsTable(calls: readonly Call[]): string {
  const rows = calls
    .toSorted((a, b) => a.method.localeCompare(b.method) || a.name.localeCompare(b.name))
    .map((call) => [
      deed(call),
      ...marks(call.roles ?? []),
      call.needsProof === true ? 'proof' : '',
      call.method === 'GET' ? 'reads' : '',
      `\`${call.name}\``,
    ])
  return table(['What', ...HEADS, 'Proof', 'Only reads', 'Call'], rows)
}

/** The whole page: screens by role, then calls by role. */
export async function rolesPage(): Promise<string> {
  const screens = STAFF_SCREENS.map(({ id, path, roles }) => [
    en.screens[id],
    en.purposes[id],
    ...marks(roles),
    `\`${path}\``,
  ])
  const slices = [...(await staffCalls())].toSorted(([a], [b]) => a.localeCompare(b))
  const all = slices.flatMap(([, calls]) => calls)
  const proven = all.filter(({ needsProof }) => needsProof === true).length
  const parts = [
    FIRST,
    `## Screens\n\n${table(['Screen', 'What for', ...HEADS, 'Address'], screens)}\n`,
    `## Actions\n\n${all.length} calls, of which ${proven} ask for a proof.\n`,
    ...slices.map(([slice, calls]) => `### ${slice[0]?.toUpperCase()}${slice.slice(1)}\n\n${callsTable(calls)}\n`),
  ]
  return parts.join('\n')
}

/** What the page says now; empty when there is none. */
export function readRolesPage(): string {
  return readFileSync(ROLES_PAGE, 'utf8')
}

if (import.meta.main) writeFileSync(ROLES_PAGE, await rolesPage())
