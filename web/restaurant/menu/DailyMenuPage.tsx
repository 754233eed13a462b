import * as z from 'zod/mini'
import { getDailyMenu, getResort } from '../../../domain/content/calls.ts'
import { LIVE_MENU_PATH } from '../../../domain/content/menu-live.ts'
import { parseCivilDate, type CivilDate } from '../../../domain/platform/civil-date.ts'
import { RESTAURANT_IDS, getRestaurants } from '../../../domain/restaurant/calls.ts'
import { DishArt } from '../../design/art/dishes/DishArt.tsx'
import { useFailureReason } from '../../platform/failure.ts'
import { day } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useQueryState } from '../../platform/navigation.tsx'
import { useLive } from '../../platform/live.ts'
import { invalidate, useCallQuery } from '../../platform/queries.ts'
import { shareText } from '../../platform/share.ts'
import { useTexts } from '../../platform/texts.ts'
import { IconButton, LinkButton } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Note, Skeleton } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toasts.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import { MenuDishes } from './MenuDishes.tsx'
import styles from './menu.module.css'
import { menuTexts } from './texts.ts'

const query = z.object({ restaurant: z.optional(z.enum(RESTAURANT_IDS.map(String))) })

/** The menu of today (R-106, R-214, mockup 24): dishes with allergens and prices, by restaurant where both cook. */
export function DailyMenuPage() {
  const texts = useTexts(menuTexts)
  const resort = useCallQuery(getResort, {})
  const failureReason = useFailureReason()
  const today = parseCivilDate(resort.data?.today ?? '')
  const load = () => void resort.refetch()
  return (
    <Page
      back="/tabs/home"
      action={<Share />}
      footer={
        <LinkButton full to="/tabs/home/ristorante">
          {texts.book}
        </LinkButton>
      }
    >
      {today === null ? (
        <>
          <h1 className="large">{texts.title}</h1>
          {resort.isError ? (
            <ErrorState text={failureReason(resort.error)} onRetry={load} isRetrying={resort.isFetching} />
          ) : (
            <MenuWaiting onRetry={load} />
          )}
        </>
      ) : (
        <MenuOf today={today} />
      )}
    </Page>
  )
}

function Share() {
  const texts = useTexts(menuTexts)
  const resort = useCallQuery(getResort, {})
  const share = () =>
    void shareText(`${texts.title}, ${resort.data?.name ?? ''}`, location.href).then(
      (isCopied) => isCopied && toast(texts.copied, { icon: 'check' }),
    )
  return <IconButton icon="share" label={texts.share} onPress={share} />
}

function MenuOf({ today }: { readonly today: CivilDate }) {
  const texts = useTexts(menuTexts)
  const language = useLanguage()
  const failureReason = useFailureReason()
  const [{ restaurant }, setQuery] = useQueryState(query)
  const restaurants = useCallQuery(getRestaurants, {})
  const menu = useCallQuery(getDailyMenu, { day: today, language, ...(restaurant === undefined ? {} : { restaurant }) })
  const load = () => void menu.refetch()
  const ask = () => void invalidate(getDailyMenu)
  useLive(LIVE_MENU_PATH, {}, { menu: ask }, { poll: ask })
  const shown = restaurant ?? String(menu.data?.restaurant ?? '')
  const open = (restaurants.data?.restaurants ?? []).filter(({ closedBecause }) => closedBecause === null)
  const name = restaurants.data?.restaurants.find((each) => String(each.restaurant) === shown)?.name
  const isEmpty = menu.data?.dishes.length === 0
  return (
    <>
      <p className={`call ink2 ${styles['when']}`}>
        {day(today, language)}
        {name === undefined || isEmpty ? '' : `, ${name}`}
      </p>
      <h1 className="large">{texts.title}</h1>
      {open.length > 1 ? (
        <Segmented
          className="mt3"
          label={texts.restaurants}
          value={shown}
          options={open.map((each) => ({ id: String(each.restaurant), label: each.name }))}
          onChange={(next) => setQuery({ restaurant: next })}
        />
      ) : null}
      {menu.isPending ? <MenuWaiting onRetry={load} /> : null}
      {menu.isError && !menu.data ? (
        <ErrorState text={failureReason(menu.error)} onRetry={load} isRetrying={menu.isFetching} />
      ) : null}
      {isEmpty ? <NoMenu /> : null}
      {menu.data && !isEmpty ? <MenuDishes dishes={menu.data.dishes} /> : null}
      {menu.data?.note ? (
        <Note icon="restaurant" title={menu.data.note.title} className="mt3">
          {menu.data.note.text}
        </Note>
      ) : null}
    </>
  )
}

function NoMenu() {
  const texts = useTexts(menuTexts).empty
  return (
    <EmptyState
      art={<DishArt name={null} size={132} />}
      title={texts.title}
      text={texts.text}
      action={
        <LinkButton full variant="tint" to="/tabs/menu" motion="tab">
          {texts.action}
        </LinkButton>
      }
    />
  )
}

function MenuWaiting({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Waiting onRetry={onRetry}>
      <Skeleton height={420} radius={22} className="mt3" />
    </Waiting>
  )
}
