import { Button } from 'react-aria-components/Button'
import type { DocumentCheck } from '../../../domain/dogs/calls.ts'
import { useTexts } from '../../platform/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { DocumentPill } from '../DocumentPill.tsx'
import { DogPicture } from '../DogPicture.tsx'
import { dogTexts } from '../texts.ts'
import { dogCheckTexts } from './texts.ts'

interface CheckListProps {
  readonly waiting: readonly DocumentCheck[]
  readonly checked: readonly DocumentCheck[]
  readonly openId: number | null
  readonly onOpen: (documentId: number) => void
}

/** What waits, oldest first, and what was checked last. */
export function CheckList({ waiting, checked, ...rest }: CheckListProps) {
  const texts = useTexts(dogCheckTexts)
  return (
    <nav className="panel scrolls checks-list" aria-label={texts.list}>
      <CheckGroup title={texts.waiting} checks={waiting} {...rest} />
      <CheckGroup title={texts.checked} checks={checked} {...rest} />
    </nav>
  )
}

interface CheckGroupProps extends Pick<CheckListProps, 'openId' | 'onOpen'> {
  readonly title: string
  readonly checks: readonly DocumentCheck[]
}

function CheckGroup({ title, checks, openId, onOpen }: CheckGroupProps) {
  const { kinds } = useTexts(dogTexts).documents
  if (checks.length === 0) return null
  return (
    <section>
      <h2 className="lh">{title}</h2>
      {checks.map(({ documentId, kind, state, dog, ownerName }) => (
        <Button
          key={documentId}
          className={classNames('checks-row', documentId === openId && 'on')}
          {...(documentId === openId ? { 'aria-current': true } : {})}
          onPress={() => onOpen(documentId)}
        >
          <DogPicture name={dog.name} photo={dog.photo} size={40} />
          <span className="grow">
            <span className="head row-detail">
              {dog.name}, {kinds[kind]}
            </span>
            <span className="foot ink2 ell row-detail">{ownerName}</span>
            {state === 'waiting' ? null : <DocumentPill state={state} />}
          </span>
        </Button>
      ))}
    </section>
  )
}
