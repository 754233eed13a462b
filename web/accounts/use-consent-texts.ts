import { getPage } from '../../domain/content/page-calls.ts'
import { PERSONAL_DATA_SLUG, PURPOSES_SLUG } from '../../domain/content/page-slugs.ts'
import { useLanguage } from '../platform/language.ts'
import { useCallQuery } from '../platform/queries.ts'

/** The two texts of the consents: their versions are sent with the sign-up, so it waits for them. */
export function useConsentTexts() {
  const language = useLanguage()
  const personalData = useCallQuery(getPage, { slug: PERSONAL_DATA_SLUG, language })
  const purposes = useCallQuery(getPage, { slug: PURPOSES_SLUG, language })
  return {
    versions: personalData.data &&
      purposes.data && {
        personalDataVersion: personalData.data.version,
        purposesVersion: purposes.data.version,
      },
    isMissing: personalData.isError || purposes.isError,
    load: () => Promise.all([personalData.refetch(), purposes.refetch()]),
  }
}
