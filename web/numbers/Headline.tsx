import type { CallOutput } from '../../domain/platform/call.ts'
import type { getNumbersOverview } from '../../domain/numbers/calls.ts'
import { difference, growth, type Change } from '../../domain/numbers/measures.ts'
import { headlineOf } from '../../domain/numbers/tables.ts'
import { money, moneyWhole } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { classNames } from '../ui/class-names.ts'
import { numberText } from './TableView.tsx'
import { numbersTexts } from './texts.ts'

/** The five figures of a period, each with its difference from the same weekdays a year before (mockup 56). */
export function Headline({ overview }: { readonly overview: CallOutput<typeof getNumbersOverview> }) {
  const texts = useTexts(numbersTexts)
  const language = useLanguage()
  const now = headlineOf(overview.now)
  const before = overview.before === null ? null : headlineOf(overview.before.figures)
  const year = overview.before?.from.slice(0, 4) ?? ''
  const percent = (value: number | null, digits: number) =>
    value === null ? '—' : `${numberText(value, language, digits)} %`
  const points = (by: number) => texts.points(signed(by, numberText(Math.abs(by), language, by % 1 === 0 ? 0 : 1)))
  const inPercent = (by: number) => `${signed(by, numberText(Math.abs(by), language))} %`
  const euro = (by: number) => signed(by, money(Math.abs(by), language))
  const { occupancy, revenue, dogs, barTicket, expired } = texts.headline
  const figures = [
    {
      name: occupancy,
      value: percent(now.occupancyPercent, 0),
      change: difference(now.occupancyPercent, before?.occupancyPercent ?? null),
      say: points,
    },
    {
      name: revenue,
      value: moneyWhole(Math.round(now.revenueCents / 100) * 100, language),
      change: growth(now.revenueCents, before?.revenueCents ?? null),
      say: inPercent,
    },
    {
      name: dogs,
      value: numberText(now.dogs, language),
      change: growth(now.dogs, before?.dogs ?? null),
      say: inPercent,
    },
    {
      name: barTicket,
      value: now.barTicketCents === null ? '—' : money(now.barTicketCents, language),
      change: difference(now.barTicketCents, before?.barTicketCents ?? null),
      say: euro,
    },
    {
      name: expired,
      value: percent(now.expiredPercent, 1),
      change: difference(now.expiredPercent, before?.expiredPercent ?? null),
      say: points,
      isBetterLess: true,
    },
  ]
  return (
    <dl className="panel numbers-headline">
      {figures.map(({ name, value, change, say, isBetterLess = false }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            {overview.counted.isAhead ? (
              <span>{texts.soFar}</span>
            ) : change === null ? (
              <span>
                <span aria-hidden="true">— </span>
                {texts.noComparison}
              </span>
            ) : (
              <span className={classNames(toneOf(change, isBetterLess))}>
                {say(change.by)} <span className="sr">{texts.directions[change.direction]} </span>
                {texts.comparedTo(year)}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function signed(by: number, text: string): string {
  return by > 0 ? `+${text}` : by < 0 ? `−${text}` : text
}

function toneOf({ direction }: Change, isBetterLess: boolean): string {
  if (direction === 'same') return ''
  return (direction === 'up') === isBetterLess ? 'worse' : 'better'
}
