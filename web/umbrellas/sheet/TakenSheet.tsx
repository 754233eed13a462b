import { Button as AriaButton } from 'react-aria-components/Button'
import { moneyWhole, time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import type { PlaceView } from '../map/map-view.ts'
import { isGazeboKind } from '../map/place-look.ts'
import { PlaceSymbol } from '../PlaceSymbol.tsx'
import { umbrellaTexts } from '../texts.ts'
import styles from '../beach-page.module.css'

function numberOf(view: PlaceView): string | number {
  return isGazeboKind(view.category.kind) ? view.place.code : view.place.number
}

/** Why it is not to be had: another guest was faster, or a hold of this person ran out and it pauses. */
function useReason(view: PlaceView, hasNear: boolean): { readonly title: string; readonly text: string } {
  const texts = useTexts(umbrellaTexts)
  const language = useLanguage()
  const { code } = view.place
  if (view.pausedUntil === null)
    return { title: texts.taken.title(code), text: hasNear ? texts.taken.text : texts.taken.alone }
  const at = time(view.pausedUntil, language)
  return { title: texts.paused.title(code, at), text: hasNear ? texts.paused.text : texts.paused.alone }
}

/** A place that cannot be taken now: why, and the three nearest free ones instead (mockup 34, panel 2). */
export function TakenSheet(props: {
  view: PlaceView
  near: readonly PlaceView[]
  onPick: (code: string) => void
  onClose: () => void
}) {
  const { view, near, onPick, onClose } = props
  const texts = useTexts(umbrellaTexts)
  const language = useLanguage()
  const { title, text } = useReason(view, near.length > 0)
  return (
    <Sheet
      isOpen
      isGrouped
      title={title}
      onClose={onClose}
      footer={
        <Button full variant="tint" onPress={onClose}>
          {texts.taken.back}
        </Button>
      }
    >
      <div className={styles['centre']}>
        <PlaceSymbol
          kind={view.category.kind}
          state={view.pausedUntil === null ? 'booked' : 'held'}
          number={numberOf(view)}
          size={56}
        />
        <p className="sub ink2 mt2 bal" role="status">
          {text}
        </p>
        <div className={styles['near']}>
          {near.map((one) => (
            <AriaButton key={one.place.id} onPress={() => onPick(one.place.code)}>
              <PlaceSymbol kind={one.category.kind} state="free" number={numberOf(one)} dogs={one.category.maxDogs} />
              <b>{one.place.code}</b>
              <span className="foot ink2">{one.dayCents === null ? '' : moneyWhole(one.dayCents, language)}</span>
            </AriaButton>
          ))}
        </div>
      </div>
    </Sheet>
  )
}
