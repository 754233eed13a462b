import { useCallback, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { hasRole } from '../../../domain/platform/staff-role.ts'
import { useTexts } from '../../platform/texts.ts'
import { laterSheet } from '../../ui/later-sheet.tsx'
import { StaffIcon } from '../../ui/staff/StaffIcon.tsx'
import type { StaffMember } from '../staff-screens.ts'
import { staffTexts } from '../texts.ts'
import { useSearchKey } from './use-search-key.ts'

const DeskSearch = laterSheet(async () => (await import('./DeskSearch.tsx')).DeskSearch)

/** The search of the whole desk in the rail, and its key on every screen; for who may look people up (Z-03). */
export function RailSearch({ roles }: Pick<StaffMember, 'roles'>) {
  return hasRole(roles, ['beach', 'cashier']) ? <Search /> : null
}

function Search() {
  const texts = useTexts(staffTexts)
  const [isOpen, setOpen] = useState(false)
  useSearchKey(useCallback(() => setOpen(true), []))
  return (
    <>
      <Button className="rail-search wide-only" aria-keyshortcuts="/ Control+K" onPress={() => setOpen(true)}>
        <StaffIcon name="search" size={23} stroke={1.8} />
        <span className="ell">{texts.searchAll}</span>
      </Button>
      {isOpen ? <DeskSearch onClose={() => setOpen(false)} /> : null}
    </>
  )
}
