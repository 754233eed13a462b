import { useMemo } from 'react'
import { useTexts } from '../../platform/texts.ts'
import type { ScreenHelp } from '../../ui/staff/screen-help.ts'
import { staffTexts } from '../texts.ts'
import type { HelpId } from './chapters.ts'
import { HelpContent } from './HelpContent.tsx'

/** What the "?" of a screen opens; null at the door, which is none. */
export function useScreenHelp(screen: HelpId | null): ScreenHelp | null {
  const texts = useTexts(staffTexts)
  return useMemo(() => {
    if (screen === null) return null
    const title = screen === 'altro' ? texts.more.title : texts.screens[screen]
    return { label: texts.help(title), title: texts.help(title), content: <HelpContent screen={screen} /> }
  }, [screen, texts])
}
