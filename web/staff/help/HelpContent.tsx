import { useQuery } from '@tanstack/react-query'
import { loadTexts } from '../../platform/texts.ts'
import { Skeleton } from '../../ui/surfaces.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import type { HelpId } from './chapters.ts'
import { helpTexts } from './texts.ts'

/** Code, words and handbook come when the first help is opened; a tablet of the desk has them already (B-02). */
async function load() {
  const [{ HelpPage }] = await Promise.all([import('./HelpPage.tsx'), loadTexts(helpTexts)])
  return HelpPage
}

export function HelpContent({ screen }: { readonly screen: HelpId }) {
  const page = useQuery({
    queryKey: ['help'],
    queryFn: load,
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const again = () => void page.refetch()
  if (page.data !== undefined) return <page.data screen={screen} />
  if (page.isError) return <ErrorState onRetry={again} isRetrying={page.isFetching} />
  return (
    <Waiting onRetry={again}>
      <Skeleton height={240} radius={20} />
    </Waiting>
  )
}
