import { Button as AriaButton } from 'react-aria-components/Button'
import { moneyWhole } from '../../platform/format.ts'
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

/** Another guest was faster: the three nearest free places instead (mockup 34, panel 2). */
export function TakenSheet(props: {
  view: PlaceView
  near: readonly PlaceView[]
  onPick: (code: string) => void
  onClose: () => void
}) {
  const { view, near, onPick, onClose } = props
  const texts = useTexts(umbrellaTexts)
  const language = useLanguage()
  return (
    <Sheet
      isOpen
      isGrouped
      title={texts.taken.title(view.place.code)}
      onClose={onClose}
      footer={
        <Button full variant="tint" onPress={onClose}>
          {texts.taken.back}
        </Button>
      }
    >
      <div className={styles['centre']}>
        <PlaceSymbol kind={view.category.kind} state="booked" number={numberOf(view)} size={56} />
        <p className="sub ink2 mt2 bal" role="status">
          {near.length > 0 ? texts.taken.text : texts.taken.alone}
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
