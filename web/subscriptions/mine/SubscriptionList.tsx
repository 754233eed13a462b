import type { Subscription } from '../../../domain/subscriptions/calls.ts'
import { useLanguage } from '../../platform/language.ts'
import { Link } from '../../platform/navigation.tsx'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Pill } from '../../ui/surfaces.tsx'
import { stretchWords } from '../plan-words.ts'
import { MINE_PATH } from '../subscription-paths.ts'
import { subscriptionTexts } from '../texts.ts'
import { STATE_LOOKS } from './subscription-words.ts'
import styles from '../subscriptions.module.css'

/** One's own subscriptions, each with its place, days and state. */
export function SubscriptionList({ subscriptions }: { readonly subscriptions: readonly Subscription[] }) {
  const texts = useTexts(subscriptionTexts)
  const language = useLanguage()
  return (
    <div className={`list ava-ins mt3 ${styles['own']}`}>
      {subscriptions.map((each) => {
        const look = STATE_LOOKS[each.state]
        return (
          <Link key={each.subscriptionId} to={`${MINE_PATH}?subscription=${each.subscriptionId}`}>
            <span className="ava">
              <Icon name={each.code === null ? 'ticket' : 'umbrella'} size={22} />
            </span>
            <span className="grow">
              <span className="head row-detail">
                {each.code === null ? each.name : texts.confirm.place(each.code, each.name)}
              </span>
              <span className="sub ink2 row-detail">{stretchWords(each.from, each.to, language, true)}</span>
              <span className="row-detail mt1">
                <Pill tone={look.tone} {...(look.icon ? { icon: look.icon } : {})}>
                  {texts.mine.states[each.state]}
                </Pill>
              </span>
            </span>
            <Icon name="chevron-right" size={18} className="chev" />
          </Link>
        )
      })}
    </div>
  )
}
