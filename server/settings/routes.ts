import { checkVersion } from './check-version.ts'
import { getParametroInt } from './get-parametro-int.ts'
import { getParametroString, type ParameterTexts } from './get-parametro-string.ts'

export const settingsHandlers = (texts: ParameterTexts) => [
  getParametroInt(texts.settings),
  getParametroString(texts),
  checkVersion(texts.settings),
]
