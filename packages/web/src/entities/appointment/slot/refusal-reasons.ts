import { ApiError } from '@clinic/api'
import type { TranslationFunctions } from '../../../i18n/i18n-types'
import { failureText } from '../../../platform/record/failure-text'

/** Returns why a time was refused: the rules it violates and the taken times, or else the failure's sentence. */
export function refusalReasons(texts: TranslationFunctions, refusal: Error): string[] {
  const { override_reason: _, version: _version, ...fields } = refusal instanceof ApiError ? refusal.fields : {}
  const reasons = Object.values(fields)
  return reasons.length > 0 ? [...new Set(reasons)] : [failureText(texts, refusal)]
}
