import * as fc from 'fast-check'

/**
 * `npm test` gives one verdict for one state of the code, so its properties begin at a fixed seed. `PROPERTY_SEED` names another:
 * the nightly run takes a new one every time.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_260_501) })
