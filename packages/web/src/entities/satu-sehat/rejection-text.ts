import { type Refused, rejectionOf, rejectionOfReply } from '@clinic/core/satu-sehat'
import type { TranslationFunctions } from '../../i18n/i18n-types'

type Words = TranslationFunctions['satu-sehat']

/** Returns in a sentence why the service refused something: by its rule, or by the status of a reply that names none. */
export function rejectionText(words: Words, refusal: Refused): string {
  const { rule, http_status } = refusal
  if (rule !== null) return ruleText(words, rule)
  const { key } = rejectionOfReply(refusal)
  return key === 'patientDoubted'
    ? words.rejections.patientDoubted()
    : words.refusals[refusalOf(http_status)]({ status: String(http_status) })
}

/** Returns in a sentence what a rule refuses. */
export function ruleText(words: Words, rule: number): string {
  const { key, field } = rejectionOf(rule)
  return words.rejections[key]({ field, rule: String(rule) })
}

function refusalOf(status: number | null): keyof Words['refusals'] {
  if (status === null) return 'noReply'
  if (status === 408 || status === 429 || status >= 500) return 'busy'
  return named[status] ?? 'other'
}

const named: Readonly<Partial<Record<number, keyof Words['refusals']>>> = {
  401: 'notAllowed',
  403: 'notAllowed',
  404: 'notFound',
  409: 'conflict',
  410: 'notFound',
  412: 'conflict',
}
