import { getOwnDrawer } from '../../../domain/till/drawer-calls.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { CountDrawerSheet } from './CountDrawerSheet.tsx'
import { OpenDrawerSheet } from './OpenDrawerSheet.tsx'
import './till.css'

/** The person's own drawer, from any screen: opened at the beginning of a shift, counted at its end (B-12). */
export function OwnDrawer({ onClose }: { readonly onClose: () => void }) {
  const { data } = useCallQuery(getOwnDrawer, {}, { staleTime: 0 })
  if (data === undefined) return null
  const { drawer, uncountedCents, mostFloatCents, noteAboveCents } = data
  if (drawer !== null) return <CountDrawerSheet drawer={drawer} noteAboveCents={noteAboveCents} onClose={onClose} />
  return <OpenDrawerSheet people={null} uncountedCents={uncountedCents} mostCents={mostFloatCents} onClose={onClose} />
}
