import { makeSbom } from './sbom.mjs'

/** Licences that ask for nothing but their own words, and the one of libvips, which is linked to and not changed. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Unlicense',
])

/** Whether a licence or an SPDX expression of several is allowed: of one OR the other one is enough. */
export function isAllowed(expression) {
  const words = expression.replaceAll(/[()]/g, '')
  return words.split(' OR ').some((part) => part.split(' AND ').every((id) => ALLOWED.has(id.trim())))
}

/** What is shipped under a licence that is not on the list, or under none. */
export function licenceProblems({ components }) {
  return components.flatMap(({ name, version, licenses = [] }) => {
    const said = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '')
    const isFine = said.length > 0 && said.every(isAllowed)
    return isFine ? [] : [`${name}@${version}: ${said.join(', ') || 'no licence'}`]
  })
}

/** Everything that is shipped may be shipped. */
export function checkLicences() {
  const problems = licenceProblems(makeSbom())
  for (const problem of problems) process.stdout.write(`  ${problem}\n`)
  return problems.length === 0
}
