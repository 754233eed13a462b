interface ImportMetaEnv {
  /** Version that the app reports; the release's own by default. */
  readonly VITE_APP_VERSION?: string
  /** `android` or `ios` in the native shells. */
  readonly VITE_APP_PLATFORM?: string
  /** Base hosts of the calls, separated by commas; empty for the page's own origin. */
  readonly VITE_API_HOSTS?: string
}

/** The player without subtitles and encryption, typed as the whole one. */
declare module 'hls.js/light' {
  import Hls from 'hls.js'

  // oxlint-disable-next-line no-restricted-exports -- the package itself exports it so
  export default Hls
}
