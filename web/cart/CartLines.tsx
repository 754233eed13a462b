import { useRef } from 'react'
import type { UmbrellaLine } from '../../domain/umbrellas/calls.ts'
import { money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { Link } from '../platform/navigation.tsx'
import { useOnline } from '../platform/online.ts'
import { useTexts } from '../platform/texts.ts'
import { classNames } from '../ui/class-names.ts'
import { uiTexts } from '../ui/texts.ts'
import { removeRow } from '../ui/remove-row.ts'
import { PlaceSymbol } from '../umbrellas/PlaceSymbol.tsx'
import { OldPrice } from '../umbrellas/promotions/OldPrice.tsx'
import { useUmbrellaCart } from '../umbrellas/use-umbrella-cart.ts'
import { searchOf } from './line-search.ts'
import { companyWords, periodWords, placeNumber, placesWords } from './line-words.ts'
import styles from './cart.module.css'
import { cartTexts } from './texts.ts'

/** Route of the map with a place's sheet open. */
export const SHEET_PATH = '/tabs/main-page-ombrelloni/checkout-ombrellone'

/** The places of the cart, each with what comes along and what can be done with it (R-311, mockup 10). */
export function CartLines({ lines }: { readonly lines: readonly UmbrellaLine[] }) {
  const { removeLine } = useUmbrellaCart()
  const box = useRef<HTMLDivElement>(null)
  return (
    <div className={styles.lines} ref={box}>
      {lines.map((line, index) => (
        <Line key={line.lineId} line={line} onRemove={() => removeRow(box.current, index, () => removeLine(line))} />
      ))}
    </div>
  )
}

function Line({ line, onRemove }: { readonly line: UmbrellaLine; readonly onRemove: () => void }) {
  const texts = useTexts(cartTexts)
  const language = useLanguage()
  const { offlineReason } = useTexts(uiTexts)
  const isOnline = useOnline()
  const company = companyWords(line, texts, language)
  return (
    <article className={classNames('card', styles.line)} aria-label={placesWords([line], texts, language)}>
      <PlaceSymbol
        kind={line.kind}
        state="mine"
        number={placeNumber(line)}
        dogs={line.dogs.length}
        size={54}
        isAccessible={line.isAccessible}
      />
      <div className="grow">
        <div className={classNames('row sp', styles.title)}>
          <h2 className="t3" tabIndex={-1} data-row>
            {placesWords([line], texts, language)}
          </h2>
          <span className="row g2">
            <span className="price">{money(line.totalCents, language)}</span>
            <OldPrice rows={line.price} totalCents={line.totalCents} />
          </span>
        </div>
        <p className="sub ink2">{periodWords(line, texts, language)}</p>
        {company === '' ? null : <p className="sub ink2">{company}</p>}
        <div className={styles.acts}>
          <Link
            className="link"
            to={SHEET_PATH}
            query={{ ...searchOf([line]), place: line.code }}
            aria-label={texts.editPlace(line.code)}
          >
            {texts.edit}
          </Link>
          <button
            type="button"
            className={classNames('link', styles.remove)}
            aria-label={texts.removePlace(line.code)}
            aria-describedby={isOnline ? undefined : `keeps-${line.lineId}`}
            disabled={!isOnline}
            onClick={onRemove}
          >
            {texts.remove}
          </button>
          {isOnline ? null : (
            <span id={`keeps-${line.lineId}`} className="foot ink2">
              {offlineReason}
            </span>
          )}
        </div>
      </div>
    </article>
  )
}
