import * as z from 'zod/mini'
import { useFailureReason } from '../platform/failure.ts'
import { useQueryState } from '../platform/navigation.tsx'
import { useTexts } from '../platform/texts.ts'
import { NoOrdersArt } from '../design/art/NoOrdersArt.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { List, ListRow } from '../ui/List.tsx'
import { Page } from '../ui/Page.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { DogEditor } from './DogEditor.tsx'
import { DogPicture } from './DogPicture.tsx'
import { DOGS_PATH, NEW_DOG } from './DogStrip.tsx'
import { dogTexts } from './texts.ts'
import { useDogs, useDogWords } from './use-dogs.ts'

const BACK = '/tabs/contact'
const querySchema = z.object({ dog: z.optional(z.string()) })

type Dogs = NonNullable<ReturnType<typeof useDogs>['data']>

/** A person's dogs; `?dog=` opens the passport of one, or the form of a new one (B-16). */
export function DogsPage() {
  const texts = useTexts(dogTexts)
  const failureReason = useFailureReason()
  const [{ dog: asked }] = useQueryState(querySchema)
  const query = useDogs()
  const load = () => void query.refetch()
  if (query.data === undefined)
    return (
      <Page title={texts.list.title} back={BACK}>
        {query.isError ? (
          <ErrorState text={failureReason(query.error)} onRetry={load} isRetrying={query.isFetching} />
        ) : (
          <Waiting onRetry={load}>
            <Skeleton height={68} radius={16} />
            <Skeleton height={68} radius={16} className="mt3" />
          </Waiting>
        )}
      </Page>
    )
  if (asked === undefined) return <DogList data={query.data} />
  const dog = query.data.dogs.find(({ dogId }) => String(dogId) === asked) ?? null
  if (dog === null && asked !== NEW_DOG) return <GoneDog />
  return <DogEditor key={dog?.dogId ?? NEW_DOG} dog={dog} mostDocuments={query.data.mostDocuments} />
}

function DogList({ data: { dogs, mostDogs } }: { readonly data: Dogs }) {
  const texts = useTexts(dogTexts)
  const words = useDogWords()
  const add = (
    <LinkButton to={`${DOGS_PATH}?dog=${NEW_DOG}`} full icon="plus">
      {dogs.length === 0 ? texts.first : texts.another}
    </LinkButton>
  )
  if (dogs.length === 0)
    return (
      <Page title={texts.list.title} back={BACK}>
        <EmptyState art={<NoOrdersArt />} title={texts.list.emptyTitle} text={texts.list.emptyText} action={add} />
      </Page>
    )
  const isFull = dogs.length >= mostDogs
  return (
    <Page title={texts.list.title} back={BACK} footer={isFull ? null : add}>
      <List inset="avatar" aria-label={texts.strip} {...(isFull ? { footer: texts.list.most(mostDogs) } : {})}>
        {dogs.map((dog) => (
          <ListRow
            key={dog.dogId}
            leading={<DogPicture name={dog.name} photo={dog.photo} size={44} />}
            label={dog.name}
            detail={words(dog)}
            href={`${DOGS_PATH}?dog=${dog.dogId}`}
          />
        ))}
      </List>
    </Page>
  )
}

function GoneDog() {
  const texts = useTexts(dogTexts)
  return (
    <Page title={texts.list.title} back={BACK}>
      <EmptyState
        art={<NoOrdersArt />}
        title={texts.gone}
        action={
          <LinkButton to={DOGS_PATH} full replace>
            {texts.toList}
          </LinkButton>
        }
      />
    </Page>
  )
}
