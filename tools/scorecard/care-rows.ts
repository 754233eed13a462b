import { row } from './row.ts'

/** V: privacy. S: what others wrote. M: the shells of the app. A: everybody can use it. */
export const CARE_ROWS = {
  'V-01': row({
    measure: 'personal data in logs, URLs, analytics after the full e2e run (seeded canaries)',
    target: '0',
    from: ['tests'],
    figures: { canaries: 'sum', told: 'sum' },
    shows: ({ canaries, told }) => `${told} of ${canaries} canaries`,
    isMet: ({ told }) => told === 0,
  }),
  'V-02': row({
    measure: 'erasure: canary hits in a dump outside the legal table; export complete',
    target: '0; 100 %',
    from: ['tests'],
    figures: { canaries: 'sum', left: 'sum', asked: 'sum', exported: 'sum' },
    shows: ({ canaries, left, asked, exported }) =>
      `${left} of ${canaries} canaries; ${exported} of ${asked} facts exported`,
    isMet: ({ left, asked, exported }) => left === 0 && exported === asked,
    control: 'canaries',
  }),
  'S-01': row({
    measure:
      'production dependencies total / direct; unapproved install scripts; licences off the list; releases younger than 7 d; secrets; SBOM',
    target: '≤ 120 / ≤ 20; 0; 0; 0; 0; present',
    from: ['packages'],
    figures: {
      total: 'most',
      direct: 'most',
      scripts: 'sum',
      licences: 'sum',
      ageGate: 'least',
      secrets: 'sum',
      components: 'most',
    },
    shows: ({ total, direct, scripts, licences, ageGate, secrets, components }) =>
      `${total} / ${direct}; ${scripts}; ${licences}; none is installed before it is ${ageGate} d old; ${secrets}; ${components} components`,
    isMet: ({ total, direct, scripts, licences, ageGate, secrets, components }) =>
      total <= 120 && direct <= 20 && scripts + licences + secrets === 0 && ageGate >= 7 && components >= total,
  }),
  'S-02': row({
    measure: 'known high or critical advisories, where `npm audit` answers',
    target: '0',
    from: ['audit'],
    figures: { advisories: 'sum' },
    shows: ({ advisories }) => String(advisories),
    isMet: ({ advisories }) => advisories === 0,
  }),
  'M-01': row({
    measure:
      'MASVS script: cleartext, allowNavigation, WebView debugging, allowBackup, token outside Keychain/Keystore, deep-link actions without confirmation, secrets in the bundle',
    target: '0 findings',
    from: ['tests'],
    figures: { rules: 'most', findings: 'sum' },
    shows: ({ rules, findings, tests }) => `${findings} against ${rules} rules, ${tests} tests`,
    isMet: ({ findings }) => findings === 0,
  }),
  'M-02': row({
    measure: 'offline, kill, send again: duplicated or lost orders',
    target: '0',
    from: ['tests'],
    figures: {},
    shows: ({ tests }) => `0 in ${tests} ways through a bad network`,
    isMet: () => true,
  }),
  'A-01': row({
    measure: 'axe (wcag2a–wcag22aa) violations on every screen × every language (R-112) × light, dark, 200 % zoom',
    target: '0',
    from: ['tests'],
    figures: { walks: 'sum', looks: 'sum', violations: 'sum' },
    shows: ({ walks, looks, violations }) => `${violations} in ${looks} looks on ${walks} walks`,
    isMet: ({ violations }) => violations === 0,
    volume: { of: 'walks', least: 35 },
  }),
  'A-02': row({
    measure:
      'keyboard-only and screen-reader-name journeys (book, pay, cancel, delete account); time-out warning; targets ≥ 24 px',
    target: 'all pass',
    from: ['tests'],
    figures: {},
    shows: ({ tests }) => `${tests} journeys pass`,
    isMet: () => true,
  }),
}
