import { lazy, Suspense } from 'react'
import { Button } from 'react-aria-components/Button'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import './bell.css'
import { bellTexts } from './texts.ts'

/** It knows the calls of ten screens: it comes after the screen that it stands on. */
const WorkBell = lazy(async () => ({ default: (await import('./WorkBell.tsx')).WorkBell }))

/** The bell of the desk; it counts as soon as its code is there (mockup 50, R-603). */
export function DeskBell() {
  const { title } = useTexts(bellTexts)
  const place = (
    <Button className="ib desk-bell" aria-label={title} isDisabled>
      <Icon name="bell" size={22} />
    </Button>
  )
  return (
    <Suspense fallback={place}>
      <WorkBell />
    </Suspense>
  )
}
