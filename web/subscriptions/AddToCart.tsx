import { useState } from 'react'
import { money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useGo } from '../platform/navigation.tsx'
import { useOnline } from '../platform/online.ts'
import { useTexts } from '../platform/texts.ts'
import { announce } from '../ui/Announcer.tsx'
import { Button } from '../ui/Button.tsx'
import { ActionBar } from '../ui/Page.tsx'
import { Note } from '../ui/surfaces.tsx'
import { problemWords, type ChoiceProblem } from './choices-check.ts'
import { subscriptionDraft, type SubscriptionDraft } from './subscription-draft.ts'
import { subscriptionTexts } from './texts.ts'
import styles from './subscriptions.module.css'

interface AddToCartProps {
  readonly draft: SubscriptionDraft
  readonly isHeld: boolean
  /** Why it cannot be ordered like this; null when it can. */
  readonly problem: ChoiceProblem | null
  /** What is to be paid with the order; null while it is not known. */
  readonly cents: number | null
}

/** Into the cart, with what is to be paid now; disabled with its reason (mockup 18). */
export function AddToCart({ draft, isHeld, problem, cents }: AddToCartProps) {
  const texts = useTexts(subscriptionTexts).confirm
  const language = useLanguage()
  const isOnline = useOnline()
  const go = useGo()
  const [isLeaving, setLeaving] = useState(false)
  const add = () => {
    setLeaving(true)
    subscriptionDraft.set({ ...draft, isAdded: true })
    announce(texts.added)
    go('/tabs/carrello', { query: { cart: 'subscription' } })
  }
  return (
    <ActionBar className="decision">
      {problem === null ? null : <Reason icon="alert">{problemWords(problem, texts)}</Reason>}
      {isOnline ? null : <Reason icon="wifi-off">{texts.offline}</Reason>}
      <Button
        full
        isDisabled={!isHeld || problem !== null || !isOnline || cents === null}
        isBusy={isLeaving}
        trailing={cents === null ? '' : money(cents, language)}
        onPress={add}
      >
        {draft.isAdded ? texts.replace : texts.add}
      </Button>
    </ActionBar>
  )
}

function Reason({ icon, children }: { readonly icon: 'alert' | 'wifi-off'; readonly children: string }) {
  return (
    <Note tone="warn" icon={icon} role="status" className={styles['hold'] ?? ''}>
      {children}
    </Note>
  )
}
