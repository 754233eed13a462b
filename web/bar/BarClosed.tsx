import type { BarState } from '../../domain/bar/calls.ts'
import { DishArt } from '../design/art/dishes/DishArt.tsx'
import { time } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { serverTime } from '../platform/server-clock.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/states.tsx'
import { Note } from '../ui/surfaces.tsx'
import styles from './bar.module.css'
import { barTexts } from './texts.ts'

/** Why the bar takes no orders now, and from when it does (R-807 "bar soon available"). */
export function useClosedWords(state: BarState): { readonly title: string; readonly text: string } {
  const texts = useTexts(barTexts).closed
  const language = useLanguage()
  if (state.isPaused) {
    const text = state.pausedUntil === null ? texts.pausedText : texts.pausedUntil(time(state.pausedUntil, language))
    return { title: texts.paused, text }
  }
  const now = time(serverTime(), language)
  if (now < state.opensAt) return { title: texts.opens(clockWords(state.opensAt)), text: texts.opensText }
  return { title: texts.over, text: texts.overText(clockWords(state.lastOrderAt), clockWords(state.opensAt)) }
}

/** '08:30' as a sign at the bar says it: "8:30". */
function clockWords(hours: string): string {
  return hours.replace(/^0/, '')
}

/** The closed bar, in the whole page (mockup 33); the menu can be looked at all the same. */
export function BarClosedPanel({ state, onLook }: { readonly state: BarState; readonly onLook: () => void }) {
  const texts = useTexts(barTexts).closed
  const words = useClosedWords(state)
  return (
    <EmptyState
      art={
        <div className={styles['closedArt']}>
          <DishArt name="espresso" size={110} />
          <DishArt name="coffee" size={110} />
        </div>
      }
      title={words.title}
      text={words.text}
      action={
        <Button full variant="tint" onPress={onLook}>
          {texts.look}
        </Button>
      }
    />
  )
}

/** The same above the menu that is being looked at. */
export function BarClosedNote({ state }: { readonly state: BarState }) {
  const words = useClosedWords(state)
  return (
    <Note tone="warn" icon="clock" title={words.title} className="mt3">
      {words.text}
    </Note>
  )
}
