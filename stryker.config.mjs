/**
 * `npm run test:mutants` changes the rules of money, prices, limits, locks, deadlines and states one place at a time; a test beside
 * them has to fail each time. Contracts, schemas, words and the editors' drafts are no rules.
 */
export default {
  mutate: [
    'domain/platform/{cents,civil-date,staff-role}.ts',
    'domain/{payments,orders,umbrellas,restaurant,bar,parking,services,subscriptions,returns,till,weather}/*.ts',
    '!domain/**/*.test.ts',
    '!domain/**/{calls,*-calls,*-words,*-names,*-fixture,*-kinds,*-draft,*-file,*-draft-paint}.ts',
    '!domain/payments/snapshot.ts',
    '!domain/orders/history-reasons.ts',
    '!domain/umbrellas/plan.ts',
    '!domain/restaurant/{offer,service-plan}.ts',
    '!domain/orders/order-items.ts',
  ],
  testRunner: 'rules',
  plugins: [import.meta.resolve('./tools/mutant-runner.mjs')],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  disableTypeChecks: false,
  tempDirName: '.stryker/sandbox',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.stryker/report.json' },
  clearTextReporter: {
    allowColor: false,
    allowEmojis: false,
    logTests: false,
    reportTests: false,
    reportScoreTable: true,
  },
  // What rules and their tests import; references of a tsconfig lead to what is not there.
  ignorePatterns: ['/*', '!/domain', '!/tests', '!/resorts', '!/server', '!/package.json', 'tsconfig.json'],
}
