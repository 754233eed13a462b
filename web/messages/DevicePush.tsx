import { useOnline } from '../platform/online.ts'
import { useTexts } from '../platform/texts.ts'
import { Switch } from '../ui/choices.tsx'
import { List } from '../ui/List.tsx'
import { Note, Skeleton } from '../ui/surfaces.tsx'
import { messageTexts } from './texts.ts'
import { usePush } from './use-push.ts'

/** The switch of this device; where there is none, why, and what to do about it. Asks nobody before a press. */
export function DevicePush() {
  const texts = useTexts(messageTexts).device
  const isOnline = useOnline()
  const { state, turn } = usePush()
  if (state === undefined) return <Skeleton height={96} radius="var(--r-xl)" className="mt3" />
  if (state === 'on' || state === 'off') {
    return (
      <List className="mt3" header={texts.title} footer={state === 'on' ? texts.about : texts.off}>
        <Switch isSelected={state === 'on'} onChange={turn} isDisabled={!isOnline}>
          {texts.label}
        </Switch>
      </List>
    )
  }
  const { title, text } = texts[state]
  return (
    <Note className="mt3" tone={state === 'denied' ? 'warn' : 'info'} icon="bell-off" title={title}>
      {text}
    </Note>
  )
}
