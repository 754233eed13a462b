import { useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { useTexts } from '../../platform/texts.ts'
import { announce } from '../../ui/Announcer.tsx'
import { Button as DeskButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { List, ListRow } from '../../ui/List.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Note, Skeleton } from '../../ui/surfaces.tsx'
import { useOwnRoles } from '../use-own-roles.ts'
import { bellTexts } from './texts.ts'
import { useWaitingWork, type WaitingWork } from './use-waiting-work.ts'

/** More than this is said as "99+". */
const MOST_SHOWN = 99

/** The bell of the desk: how much waits for who works here, and a list that leads to each of it (mockup 50, R-603). */
export function WorkBell() {
  const texts = useTexts(bellTexts)
  const waiting = useWaitingWork(useOwnRoles())
  const [isOpen, setOpen] = useState(false)
  const { total, isAsking, hasGap } = waiting
  useSaid(isAsking ? null : total, texts.label(total))
  return (
    <>
      <Button
        className="ib desk-bell"
        aria-label={total === 0 && (isAsking || hasGap) ? texts.title : texts.label(total)}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        <Icon name="bell" size={22} />
        {total === 0 ? null : (
          <span className="desk-bell-count" aria-hidden="true">
            {total > MOST_SHOWN ? `${MOST_SHOWN}+` : total}
          </span>
        )}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} isGrouped title={texts.title}>
        <WorkList {...waiting} />
      </Sheet>
    </>
  )
}

/** Says to screen readers that there is more than before; null while it is not known. */
function useSaid(total: number | null, words: string): void {
  const before = useRef<number | null>(null)
  useEffect(() => {
    if (total === null) return
    if (before.current !== null && total > before.current) announce(words)
    before.current = total
  }, [total, words])
}

function WorkList({ work, isAsking, hasGap, retry }: WaitingWork) {
  const texts = useTexts(bellTexts)
  return (
    <div className="col g4">
      {work.length === 0 && !isAsking && !hasGap ? <Note tone="ok">{texts.none}</Note> : null}
      {work.length === 0 && isAsking ? <Skeleton height={54} radius={16} /> : null}
      {work.length === 0 ? null : (
        <List inset="icon" aria-label={texts.title}>
          {work.map(({ kind, count, icon, path }) => (
            <ListRow
              key={kind}
              icon={icon}
              label={texts.kinds[kind]}
              value={<b className="num">{count}</b>}
              href={path}
            />
          ))}
        </List>
      )}
      {hasGap ? (
        <>
          <Note tone="warn">{texts.gap}</Note>
          <DeskButton size="sm" variant="tint" onPress={retry}>
            {texts.retry}
          </DeskButton>
        </>
      ) : null}
    </div>
  )
}
