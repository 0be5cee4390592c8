import { ApiError } from '@clinic/api'
import type { TranslationFunctions } from '../../../i18n/i18n-types'
import { failureText } from '../../../platform/record/failure-text'

/** Why a time was refused: the rules it breaks and whose time is taken, or else the one sentence of the failure. */
export function refusalReasons(texts: TranslationFunctions, refusal: Error): string[] {
  const { override_reason: _, version: _version, ...fields } = refusal instanceof ApiError ? refusal.fields : {}
  const reasons = Object.values(fields)
  return reasons.length > 0 ? [...new Set(reasons)] : [failureText(texts, refusal)]
}
