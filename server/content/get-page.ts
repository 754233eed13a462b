import * as calls from '../../domain/content/page-calls.ts'
import { promiseOf, withRefundTerms } from '../../domain/content/refund-terms.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { refundPolicyOf } from '../../domain/settings/refund-policy.ts'
import { handle } from '../platform/handler.ts'
import type { ContentFacts } from './content-facts.ts'
import { findPage, findVersion } from './content-queries.ts'

/** one text of the resort, as it is shown now or as it was when somebody accepted it. */
export const getPage = ({ settings }: Pick<ContentFacts, 'settings'>) =>
  handle(calls.getPage, 'read', async (tx, { slug, language, version }) => {
    const promise = version === undefined ? null : promiseOf(version)
    const page =
      promise === null ? await findPage(tx, slug, language) : await findVersion(tx, slug, language, promise.version)
    if (page === null) throw new Refusal('not_found')
    const markdown = withRefundTerms(page.markdown, promise?.policy ?? refundPolicyOf(settings), language)
    return { ...page, markdown, version: version ?? page.version }
  })
