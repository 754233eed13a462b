import { creditTexts } from '../../payments/credit/texts.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Switch } from '../../ui/choices.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from '../../cart/cart.module.css'
import type { Checkout } from './use-checkout.ts'

/** "Usa il credito (12,00 €)": what it pays, and what is paid otherwise (B-06). Nothing where there is no credit. */
export function CreditSwitch({ checkout }: { readonly checkout: Checkout }) {
  const texts = useTexts(creditTexts).checkout
  const language = useLanguage()
  const { credit, state, switchCredit } = checkout
  if (credit.mayUseCents === 0) return null
  return (
    <div className={classNames('card', styles.credit)}>
      <span className={styles.mark}>
        <Icon name="euro" size={19} />
      </span>
      <Switch className="grow" isSelected={state.isCreditOn} isDisabled={state.isBusy} onChange={switchCredit}>
        <span className="call">{texts.use(money(credit.mayUseCents, language))}</span>
        <span className="foot ink2 row-detail">{credit.isAlone ? texts.coversAll : texts.together}</span>
      </Switch>
    </div>
  )
}
