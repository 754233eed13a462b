import { printPlaceTags } from '../../../../domain/bar/catalogue-calls.ts'
import { parseCivilDate } from '../../../../domain/platform/civil-date.ts'
import { useFailureReason } from '../../../platform/failure.ts'
import { useQueryState } from '../../../platform/navigation.tsx'
import { useCallQuery } from '../../../platform/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { PaperPreview, Printed } from '../../../ui/staff/Paper.tsx'
import { StaffPage } from '../../../ui/staff/StaffPage.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { Skeleton } from '../../../ui/surfaces.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { useResortQuery } from '../../../umbrellas/use-resort.ts'
import { TagChoice } from './TagChoice.tsx'
import { TagSheet } from './TagSheet.tsx'
import { chosenRows, rowsOf, sheetsOf, tagsQuery } from './tag-sheets.ts'
import { tagTexts } from './texts.ts'
import './tags.css'

/** `ges/cartelli`: the QR of every umbrella on sheets of A4, to be printed by the browser (R-510, B-08, R-603). */
export function TagsScreen() {
  const texts = useTexts(tagTexts)
  const failureReason = useFailureReason()
  const [{ size = '8', rows, day: asked }, setQuery] = useQueryState(tagsQuery)
  const resort = useResortQuery()
  const day = parseCivilDate(asked ?? '')
  const tags = useCallQuery(printPlaceTags, day === null ? {} : { day })
  if (tags.data === undefined || resort.data === undefined) {
    const failure = tags.error ?? resort.error
    const load = () => {
      if (tags.isError) void tags.refetch()
      if (resort.isError) void resort.refetch()
    }
    return (
      <StaffPage title={texts.title}>
        {failure === null ? (
          <Waiting onRetry={load}>
            <Skeleton height={520} radius={22} />
          </Waiting>
        ) : (
          <ErrorState text={failureReason(failure)} onRetry={load} isRetrying={tags.isFetching || resort.isFetching} />
        )}
      </StaffPage>
    )
  }
  const { name, today } = resort.data
  const known = rowsOf(tags.data.tags)
  const chosen = chosenRows(rows, known)
  const sheets = sheetsOf(tags.data.tags, chosen, size)
  const isOver = day !== null && day < today
  const [first] = sheets
  return (
    <StaffPage
      title={texts.title}
      className="tags"
      actions={
        <Button size="sm" isDisabled={isOver || first === undefined} onPress={() => globalThis.print()}>
          {texts.print(sheets.length)}
        </Button>
      }
    >
      <TagChoice size={size} known={known} chosen={chosen} day={day} today={today} onChange={setQuery} />
      {first === undefined ? null : (
        <PaperPreview label={texts.preview}>
          <TagSheet tags={first} size={size} resort={name} />
        </PaperPreview>
      )}
      {isOver ? null : (
        <Printed>
          {sheets.map((sheet) => (
            <TagSheet key={sheet[0]?.code} tags={sheet} size={size} resort={name} />
          ))}
        </Printed>
      )}
    </StaffPage>
  )
}
