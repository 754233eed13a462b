/** The beach that is open to everybody (B-31). */
export const BEACH_PATH = '/tabs/main-page-ombrelloni/new-search-loader'
