import {
  getMessageWishes,
  saveMessageWishes,
  SMS_CONSENT_VERSION,
  type MessageWishes,
} from '../../domain/messages/calls.ts'
import { WISH_TOPICS, type WishTopic } from '../../domain/messages/channels.ts'
import { OrdererGate } from '../orders/OrdererGate.tsx'
import { useFailureReason, useFailureText } from '../platform/failure.ts'
import { useOnline } from '../platform/online.ts'
import { setCallData, useCallMutation, useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { Switch } from '../ui/choices.tsx'
import { List } from '../ui/List.tsx'
import { Page } from '../ui/Page.tsx'
import { ErrorState } from '../ui/states.tsx'
import { Note, Skeleton } from '../ui/surfaces.tsx'
import { uiTexts } from '../ui/texts.ts'
import { toast } from '../ui/toasts.ts'
import { Waiting } from '../ui/Waiting.tsx'
import { DevicePush } from './DevicePush.tsx'
import { messageTexts } from './texts.ts'

/** What a guest hears of and how, and whether this device takes pushes (B-13). */
export function NotificationsPage() {
  return (
    <OrdererGate>
      <Wishes />
    </OrdererGate>
  )
}

function Wishes() {
  const texts = useTexts(messageTexts)
  const { offlineReason } = useTexts(uiTexts)
  const isOnline = useOnline()
  const reason = useFailureReason()
  const query = useCallQuery(getMessageWishes, {})
  const load = () => void query.refetch()
  return (
    <Page title={texts.title} back="/tabs/contact">
      {query.data ? (
        <>
          {isOnline ? null : (
            <Note tone="warn" icon="wifi-off" className="mt3">
              {offlineReason}
            </Note>
          )}
          <DevicePush />
          <Topics {...query.data} />
        </>
      ) : query.isError ? (
        <ErrorState text={reason(query.error)} onRetry={load} isRetrying={query.isFetching} />
      ) : (
        <Waiting onRetry={load}>
          <div className="col g3 mt3">
            <Skeleton height={96} radius="var(--r-xl)" />
            <Skeleton height={320} radius="var(--r-xl)" />
          </div>
        </Waiting>
      )}
    </Page>
  )
}

interface TopicsProps {
  readonly wishes: MessageWishes
  readonly isSmsOffered: boolean
}

function Topics({ wishes, isSmsOffered }: TopicsProps) {
  const texts = useTexts(messageTexts)
  const isOnline = useOnline()
  const failureText = useFailureText()
  const saving = useCallMutation(saveMessageWishes)
  /** Shows the switch where it was pressed at once, and back where it was when it could not be saved. */
  const save = (next: MessageWishes) => {
    const show = (shown: MessageWishes) => setCallData(getMessageWishes, {}, { wishes: shown, isSmsOffered })
    show(next)
    saving.mutate(
      { wishes: next },
      {
        onSuccess: (answer) => show(answer.wishes),
        onError: (error) => {
          show(wishes)
          toast(failureText(error), { tone: 'bad', icon: 'alert' })
        },
      },
    )
  }
  return (
    <>
      {WISH_TOPICS.map((topic) => (
        <TopicRows key={topic} topic={topic} wishes={wishes} onChange={save} />
      ))}
      {isSmsOffered ? (
        <List className="mt4" header={texts.sms.title} footer={texts.sms.text}>
          <Switch
            isDisabled={!isOnline}
            isSelected={wishes.smsVersion !== null}
            onChange={(isOn) => save({ ...wishes, smsVersion: isOn ? SMS_CONSENT_VERSION : null })}
          >
            {texts.sms.label}
          </Switch>
        </List>
      ) : null}
    </>
  )
}

interface TopicRowsProps {
  readonly topic: WishTopic
  readonly wishes: MessageWishes
  readonly onChange: (wishes: MessageWishes) => void
}

function TopicRows({ topic, wishes, onChange }: TopicRowsProps) {
  const texts = useTexts(messageTexts)
  const isOnline = useOnline()
  const { title, text } = texts.topics[topic]
  const named = (way: string) => (
    <>
      <span className="sr">{title}: </span>
      {way}
    </>
  )
  return (
    <List className="mt4" header={title} footer={text}>
      <Switch
        isDisabled={!isOnline}
        isSelected={wishes[topic].push}
        onChange={(push) => onChange({ ...wishes, [topic]: { ...wishes[topic], push } })}
      >
        {named(texts.push)}
      </Switch>
      {topic === 'orders' ? null : (
        <Switch
          isDisabled={!isOnline}
          isSelected={wishes[topic].mail}
          onChange={(mail) => onChange({ ...wishes, [topic]: { ...wishes[topic], mail } })}
        >
          {named(texts.mail)}
        </Switch>
      )}
    </List>
  )
}
