import { getPage } from '../../../domain/content/page-calls.ts'
import { Markdown } from '../../content/markdown.tsx'
import { useLanguage } from '../../platform/language.ts'
import { Link } from '../../platform/navigation.tsx'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { shellTexts } from '../../shell/texts.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import styles from '../../cart/cart.module.css'
import { cartTexts } from '../../cart/texts.ts'

interface TermsSheetProps {
  /** Page of the resort's texts, e.g. `conditions-without-payment`. */
  readonly slug: string
  /** What is accepted: of the words and of the refund that they promise. */
  readonly version: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The conditions of sale that belong to the chosen method, to read without leaving the checkout, and the way to the rule of bad weather (R-509, B-19). */
export function TermsSheet({ slug, version, isOpen, onClose }: TermsSheetProps) {
  const texts = useTexts(cartTexts)
  const { weather } = useTexts(shellTexts).titles
  const language = useLanguage()
  const { data, isError, refetch } = useCallQuery(getPage, { slug, language, version }, { enabled: isOpen })
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={data?.title ?? texts.checkout.terms}>
      {isError ? <ErrorState onRetry={() => void refetch()} /> : null}
      {data ? (
        <div className={styles.prose}>
          <Markdown text={data.markdown} />
          <p>
            <Link className="link" to="/tabs/contact/meteo">
              {weather}
            </Link>
          </p>
        </div>
      ) : isError ? null : (
        <Waiting onRetry={() => void refetch()}>
          <div className={styles.prose}>
            {['92%', '100%', '84%', '96%'].map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
        </Waiting>
      )}
    </Sheet>
  )
}
