import type { TranslationFunctions } from '../../i18n/i18n-types'
import { notify } from '../page/notify'

/** Goes on without a draft that could not be read, and says so where there is one that was damaged. */
export const reportDamage = (texts: TranslationFunctions['draft']) => (error: unknown) => {
  if (error instanceof Error && error.name === 'DamagedRow') void notify('warning', texts.damaged())
  return undefined
}
