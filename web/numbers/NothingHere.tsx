import { useTexts } from '../platform/texts.ts'
import { numbersTexts } from './texts.ts'

/** No record in these days: it is said, and nothing is drawn. */
export function NothingHere() {
  const texts = useTexts(numbersTexts)
  return (
    <div className="numbers-nothing">
      <p className="sub b">{texts.empty}</p>
      <p className="foot ink2 bal">{texts.emptyText}</p>
    </div>
  )
}
