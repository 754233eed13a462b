import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { getVisit, type DogPassport, type Visit, type VisitDog } from '../../domain/arrivals/calls.ts'
import { DogFace } from '../design/art/DogFace.tsx'
import { DocumentPill } from '../dogs/DocumentPill.tsx'
import { dogTexts } from '../dogs/texts.ts'
import { day as dayWords } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { Icon } from '../ui/Icon.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Note, Skeleton } from '../ui/surfaces.tsx'
import { arrivalTexts } from './texts.ts'

const PAPERS_ICON = {
  ok: 'check',
  waiting: 'clock',
  missing: 'document',
  expired: 'clock-alert',
  rejected: 'close',
} as const

/** The dogs of a visit: face, name, size and how their papers stand; a tap shows the passport (B-16). */
export function VisitDogs({ visit }: { readonly visit: Visit }) {
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <>
      {visit.dogs.map((dog, index) => (
        <DogRow key={`${dog.name} ${index}`} dog={dog} onOpen={() => setOpened(dog.name)} />
      ))}
      {opened === null ? null : <PassportSheet visit={visit} name={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

function DogRow({ dog, onOpen }: { readonly dog: VisitDog; readonly onOpen: () => void }) {
  const texts = useTexts(arrivalTexts)
  const papers = texts.papers[dog.papers]
  return (
    <Button className="visit-dog" onPress={onOpen}>
      <DogFace name={dog.name} size={36} />
      <span className="grow sub">
        <b>{dog.name}</b>, {texts.sizes[dog.size]}
      </span>
      <span className={`papers ${dog.papers}`}>
        <Icon name={PAPERS_ICON[dog.papers]} size={16} stroke={2.4} />
      </span>
      <span className="sr">
        , {papers}. {texts.passport.open(dog.name)}
      </span>
    </Button>
  )
}

interface PassportSheetProps {
  readonly visit: Visit
  readonly name: string
  readonly onClose: () => void
}

/** What the guest and the resort know of a dog: photo, chip, weight, papers (B-16). */
function PassportSheet({ visit, name, onClose }: PassportSheetProps) {
  const texts = useTexts(arrivalTexts)
  const query = useCallQuery(getVisit, { visitId: visit.visitId, day: visit.day })
  const dog = visit.dogs.find((one) => one.name === name)
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={name}
      subtitle={dog === undefined ? undefined : texts.papers[dog.papers]}
      leading={<DogFace name={name} size={48} />}
    >
      <Loaded query={query} skeleton={<Skeleton height={180} radius={16} />}>
        {({ passports }) => {
          const passport = passports.find((one) => one.name === name)
          if (passport === undefined) return <Note icon="paw">{texts.passport.unsaved}</Note>
          return <PassportFacts passport={passport} />
        }}
      </Loaded>
    </Sheet>
  )
}

function PassportFacts({ passport }: { readonly passport: DogPassport }) {
  const texts = useTexts(arrivalTexts)
  const dogs = useTexts(dogTexts)
  const language = useLanguage()
  const kilograms =
    passport.weightTenthsKg === null
      ? null
      : new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(passport.weightTenthsKg / 10)
  return (
    <>
      {passport.photo === '' ? null : <img className="passport-photo" src={passport.photo} alt={passport.name} />}
      {passport.chip === null ? null : <Fact name={texts.passport.chip}>{passport.chip}</Fact>}
      {kilograms === null ? null : <Fact name={texts.passport.weight}>{texts.passport.kilograms(kilograms)}</Fact>}
      {passport.temperament === null ? null : (
        <Fact name={dogs.form.temperament}>{dogs.form.temperaments[passport.temperament]}</Fact>
      )}
      <hr className="hr" />
      {passport.documents.length === 0 ? <p className="sub ink2">{texts.passport.none}</p> : null}
      {passport.documents.map(({ documentId, kind, state, validUntil }) => (
        <div className="kv" key={documentId}>
          <span>
            {dogs.documents.kinds[kind]}
            {validUntil === null ? null : (
              <small className="foot ink2"> {texts.passport.until(dayWords(validUntil, language, 'date'))}</small>
            )}
          </span>
          <DocumentPill state={state} />
        </div>
      ))}
    </>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div className="kv">
      <span>{name}</span>
      <span>{children}</span>
    </div>
  )
}
