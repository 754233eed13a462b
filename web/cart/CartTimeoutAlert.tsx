import { useEffect } from 'react'
import { useLanguage } from '../platform/language.ts'
import { useGo } from '../platform/navigation.tsx'
import { useStore } from '../platform/store.ts'
import { useTexts } from '../platform/texts.ts'
import { AlertDialog } from '../ui/AlertDialog.tsx'
import { announce } from '../ui/Announcer.tsx'
import { searchOf } from './line-search.ts'
import { codesWords, countPlaces } from './line-words.ts'
import { cartTexts } from './texts.ts'
import { expiredLines, forgetExpiredCart } from './umbrella-cart-actions.ts'

/** Where a search shows its map. */
export const MAP_PATH = '/tabs/main-page-ombrelloni/new-search-loader'

/** Says that the time of the cart is over and what became of it; leads back to the same search (R-405, mockup 31). */
export function CartTimeoutAlert() {
  const texts = useTexts(cartTexts)
  const language = useLanguage()
  const go = useGo()
  const lines = useStore(expiredLines)
  const title = lines === null ? null : texts.timeout.title
  useEffect(() => {
    if (title !== null) announce(title, 'assertive')
  }, [title])
  if (lines === null || lines.length === 0) return null
  const again = () => {
    forgetExpiredCart()
    go(MAP_PATH, { query: searchOf(lines) })
  }
  return (
    <AlertDialog
      title={texts.timeout.title}
      text={texts.timeout.text(countPlaces(lines), codesWords(lines, language))}
      icon="timer-off"
      iconTone="danger"
      onEscape={forgetExpiredCart}
      actions={[
        { label: texts.timeout.again, onPress: again },
        { label: texts.timeout.close, onPress: forgetExpiredCart },
      ]}
    />
  )
}
