import type { ReactNode } from 'react'
import { useLanguage } from '../../platform/language.ts'
import { serverTime } from '../../platform/server-clock.ts'
import { useTexts } from '../../platform/texts.ts'
import { List, ListRow } from '../../ui/List.tsx'
import { lastUseWords } from '../security/session-words.ts'
import { passkeyTexts } from './texts.ts'

/** A passkey as its owner sees it. */
export interface OwnPasskey {
  readonly id: number
  readonly name: string
  readonly lastUsedAt: string | null
  /** Whether it is looked after in the back office, and only shown here. */
  readonly opensDesk?: boolean
}

interface PasskeyListProps {
  readonly passkeys: readonly OwnPasskey[]
  readonly onChange: (id: number) => void
  /** Why nothing can be changed now. */
  readonly offline: { readonly reason?: string }
  /** What is said below the list besides. */
  readonly hint?: string
  /** The row that adds one; missing where none can be added. */
  readonly children: ReactNode
}

/** Somebody's passkeys, each with its last use and the way to rename it or take it away (B-26). */
export function PasskeyList({ passkeys, onChange, offline, hint = '', children }: PasskeyListProps) {
  const { list: texts } = useTexts(passkeyTexts)
  return (
    <List inset="icon" header={texts.title} footer={`${texts.text} ${hint}`.trimEnd()}>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} offline={offline} onChange={onChange} />
      ))}
      {children}
    </List>
  )
}

interface PasskeyRowProps extends Pick<PasskeyListProps, 'onChange' | 'offline'> {
  readonly passkey: OwnPasskey
}

function PasskeyRow({ passkey: { id, name, lastUsedAt, opensDesk = false }, onChange, offline }: PasskeyRowProps) {
  const { list: texts } = useTexts(passkeyTexts)
  const language = useLanguage()
  const used = lastUsedAt === null ? texts.unused : lastUseWords(lastUsedAt, serverTime(), texts, language)
  const label = name === '' ? texts.unnamed : name
  if (opensDesk) return <ListRow icon="passkey" label={label} detail={used} value={texts.ofDesk} />
  return <ListRow icon="passkey" label={label} detail={used} onPress={() => onChange(id)} {...offline} />
}
