import { getCart } from '../../../domain/cart/calls.ts'
import { getReleasedPlaces, type ReleasedPlace } from '../../../domain/cart/released-calls.ts'
import { LIVE_PATH, type UmbrellaLine } from '../../../domain/umbrellas/calls.ts'
import { useLanguage } from '../../platform/language.ts'
import { useLive } from '../../platform/live.ts'
import { invalidate, useCallQuery } from '../../platform/queries.ts'
import { useSession } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { MAP_PATH } from '../CartTimeoutAlert.tsx'
import { codesWords } from '../line-words.ts'
import { releasedTexts } from './texts.ts'

/** Follows the places of a cart, and says kindly which of them the resort has taken out of it, with the way to choose again (B-11). */
export function ReleasedPlaces({ lines }: { readonly lines: readonly UmbrellaLine[] }) {
  const { isLoggedIn } = useSession()
  const { data, refetch } = useCallQuery(getReleasedPlaces, {}, { enabled: isLoggedIn, staleTime: 0 })
  const ask = () => {
    void invalidate(getCart)
    void refetch()
  }
  const [first] = lines
  const { from = '', to = '', part = '' } = first ?? {}
  useLive(LIVE_PATH, { from, to, part }, { places: ask }, { poll: ask, isEnabled: isLoggedIn && first !== undefined })
  const places = data?.places ?? []
  return places.length === 0 ? null : <Released places={places} />
}

function Released({ places }: { readonly places: readonly ReleasedPlace[] }) {
  const texts = useTexts(releasedTexts)
  const language = useLanguage()
  const [first] = places
  const codes = codesWords(places, language)
  const isOne = places.length === 1
  return (
    <Note
      tone="accent"
      icon="umbrella"
      role="status"
      className="mt4"
      title={isOne ? texts.titleOne(codes) : texts.titleMany(codes)}
    >
      <p>{isOne ? texts.textOne : texts.textMany}</p>
      <div className="mt3">
        <LinkButton
          size="sm"
          variant="tint"
          to={MAP_PATH}
          query={{ from: first?.from, to: first?.to, part: first?.part }}
        >
          {texts.again}
        </LinkButton>
      </div>
    </Note>
  )
}
