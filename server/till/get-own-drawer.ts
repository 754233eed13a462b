import { cents } from '../../domain/platform/cents.ts'
import { hasRole } from '../../domain/platform/staff-role.ts'
import * as calls from '../../domain/till/drawer-calls.ts'
import { handle } from '../platform/handler.ts'
import { readDrawers, readMostFloat, readTillPeople } from './drawer-queries.ts'
import type { TillFacts } from './till-facts.ts'

/** B-12: the drawer of whoever asks. */
export const getOwnDrawer = ({ settings }: TillFacts) =>
  handle(calls.getOwnDrawer, 'read', async (tx, _input, { actor }) => {
    const isTheirs = ({ accountId }: { readonly accountId: number }) => accountId === actor.accountId
    const drawers = await readDrawers(tx, null)
    const people = await readTillPeople(tx)
    return {
      drawer: drawers.find((drawer) => isTheirs(drawer) && drawer.countedCents === null) ?? null,
      uncountedCents: people.find(isTheirs)?.cashCents ?? 0,
      mostFloatCents: hasRole(actor.roles, ['cashier']) ? await readMostFloat(tx) : null,
      noteAboveCents: cents(settings.tillNoteAboveCents),
    }
  })
