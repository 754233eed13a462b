import * as calls from '../../../domain/settings/staff-calls.ts'
import { handle } from '../../platform/handler.ts'
import type { SettingsStaffFacts } from './settings-staff-facts.ts'
import { readVersions } from './staff-queries.ts'

/** Whom a maintenance or a new minimum would shut out now. */
export const getAppUse = ({ use, countOpenPayments }: SettingsStaffFacts) =>
  handle(calls.getAppUse, 'read', async (tx) => {
    const [guestsOnline, openPayments, versions] = await Promise.all([
      use.guestsOnline(tx),
      countOpenPayments(tx),
      readVersions(tx),
    ])
    return { guestsOnline, openPayments, versions }
  })
