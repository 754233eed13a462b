import { useFailureReason, useFailureText } from '../../platform/failure.ts'
import { useTexts } from '../../platform/texts.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { RadioList } from '../../ui/choices.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Note, Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { Link } from '../../platform/navigation.tsx'
import { NoCardsArt } from '../NoCardsArt.tsx'
import { CardMark } from '../CardMark.tsx'
import { paymentTexts } from '../texts.ts'
import { EDIT_PATH } from './card-paths.ts'
import { cardDetail, cardWords } from './card-words.ts'
import type { CardChoice } from './use-card-choice.ts'
import styles from '../payments.module.css'

interface CardChoiceBodyProps {
  readonly choice: CardChoice
  readonly onChoose: (cardId: string) => void
}

/** The saved cards with the one that is chosen, or what there is instead of them (R-211, mockup 35). */
export function CardChoiceBody({ choice, onChoose }: CardChoiceBodyProps) {
  const { cards, failure, isLoading, retry, mode } = choice.saved
  const failureReason = useFailureReason()
  if (cards === undefined) {
    if (failure) return <ErrorState text={failureReason(failure)} onRetry={retry} isRetrying={isLoading} />
    return (
      <Waiting onRetry={retry}>
        <Skeleton height={184} radius="var(--r-xl)" />
      </Waiting>
    )
  }
  if (cards.length === 0) return <NoCards modeId={mode === null ? null : mode?.modeId} />
  return (
    <div className="col g3">
      <CardProblem choice={choice} />
      <CardList choice={choice} onChoose={onChoose} />
      <RemovalAlert choice={choice} />
    </div>
  )
}

function CardProblem({ choice }: { readonly choice: CardChoice }) {
  const texts = useTexts(paymentTexts).cards
  const failureText = useFailureText()
  if (choice.failure !== null) {
    return (
      <Note tone="bad" icon="alert" role="alert">
        {failureText(choice.failure)}
      </Note>
    )
  }
  return choice.isGone ? (
    <Note icon="info" role="status">
      {texts.gone}
    </Note>
  ) : null
}

function CardList({ choice, onChoose }: CardChoiceBodyProps) {
  const texts = useTexts(paymentTexts).cards
  const { cards = [], mode } = choice.saved
  const adding = addingTo(mode?.modeId)
  return (
    <div className={styles.cards}>
      <RadioList
        className={styles.part ?? ''}
        label={texts.list}
        value={choice.chosen?.cardId ?? null}
        onChange={onChoose}
        options={cards.map((card) => ({
          id: card.cardId,
          label: (
            <>
              <span className="sr">{cardWords(card, texts)}</span>
              <span aria-hidden="true">•••• {card.lastFour}</span>
            </>
          ),
          detail: cardDetail(card, texts),
          leading: <CardMark brand={card.brand} />,
        }))}
      />
      {mode === null ? null : (
        <Link to={EDIT_PATH} {...adding} className={classNames('row g3', styles.add)}>
          <span className={styles.tile}>
            <Icon name="plus" size={19} stroke={2.2} />
          </span>
          <span className="grow prim b">{texts.add}</span>
        </Link>
      )}
    </div>
  )
}

/** Adding a card takes the place of the list, which comes back in its place once the card is saved. */
function addingTo(modeId: number | null | undefined) {
  return { query: { mode: modeId ?? undefined }, replace: true }
}

/** The way to pay that cards are saved for; null where there is none, undefined until it is known. */
function NoCards({ modeId }: { readonly modeId: number | null | undefined }) {
  const texts = useTexts(paymentTexts).cards
  const canAdd = modeId !== null
  const adding = addingTo(modeId)
  return (
    <EmptyState
      art={<NoCardsArt />}
      title={texts.emptyTitle}
      text={canAdd ? texts.emptyText : texts.emptyNever}
      action={
        canAdd ? (
          <LinkButton full icon="plus" to={EDIT_PATH} {...adding}>
            {texts.add}
          </LinkButton>
        ) : undefined
      }
    />
  )
}

/** Asks before a card goes for good. */
function RemovalAlert({ choice }: { readonly choice: CardChoice }) {
  const texts = useTexts(paymentTexts).cards
  const { leaving } = choice
  if (leaving === null) return null
  return (
    <AlertDialog
      title={texts.removeTitle}
      text={texts.removeText(cardWords(leaving, texts))}
      icon="trash"
      iconTone="danger"
      actions={[
        { label: texts.remove, variant: 'danger-tint', onPress: choice.remove, isBusy: choice.isRemoving },
        { label: texts.keep, variant: 'tint', onPress: choice.keep, autoFocus: true },
      ]}
    />
  )
}
