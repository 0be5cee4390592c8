import type { TranslationFunctions } from '../../i18n/i18n-types'

/** The texts of consents, in a language that somebody else reads. */
export type ConsentWords = TranslationFunctions['treatment-consent']
