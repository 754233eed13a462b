import type { Unreached } from '../../../domain/messages/unreached.ts'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { staffMessageTexts } from './texts.ts'

/** As many as stand in the form without pushing its buttons away. */
const FEW = 3

/** Whom words do not get to, with the number to call each; many of them are folded. */
export function UnreachedPeople({ people }: { readonly people: readonly Unreached[] }) {
  const texts = useTexts(staffMessageTexts)
  if (people.length === 0) return null
  return (
    <details className="messages-unreached" open={people.length <= FEW}>
      <summary>
        <Icon name="phone" size={18} />
        <span className="grow">{texts.unreached(people.length)}</span>
        <Icon name="chevron-down" size={18} />
      </summary>
      <ul>
        {people.map((person, index) => (
          <Row key={index} {...person} />
        ))}
      </ul>
    </details>
  )
}

function Row({ name, phone, places, tables, reason }: Unreached) {
  const texts = useTexts(staffMessageTexts)
  const facts = [...places, ...tables.map(texts.table), texts.unreachedReasons[reason]]
  return (
    <li>
      <div className="grow">
        <p className="head">{name}</p>
        <p className="foot ink2">{facts.join(' · ')}</p>
      </div>
      {phone === '' ? (
        <span className="foot ink2">{texts.noPhone}</span>
      ) : (
        <a href={`tel:${phone.replaceAll(' ', '')}`}>
          <span className="sr">
            {texts.call} {name}:{' '}
          </span>
          {phone}
        </a>
      )}
    </li>
  )
}
